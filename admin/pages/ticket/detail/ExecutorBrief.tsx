import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { usePlace } from '../data/use-place';
import { useTicket } from '../data/use-ticket';
import { BigTransitions } from './BigTransitions';
import { TicketChips } from './TicketFacts';

/** An order for the executor at the door: address, contact, description, deadline, and big buttons. */
export function ExecutorBrief({ onWrite }: { onWrite: () => void }) {
  const translate = useTranslate();
  const ticket = useTicket();
  const { contactName, contactPhone, executionDescription, customerDescription } = ticket;
  const place = usePlace();
  const phone = contactPhone || place?.phone;
  return (
    <Stack spacing={1.5} sx={{ mb: 2 }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <TicketChips ticket={ticket} />
      </Stack>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Stack spacing={2}>
          {place && (
            <Fact icon={<PlaceOutlined aria-hidden color="action" />} label={translate('tickets.executor.where')}>
              <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{place.name}</Typography>
              {place.address && <Typography>{place.address}</Typography>}
              {place.map && (
                <Button
                  href={place.map}
                  target="_blank"
                  rel="noreferrer"
                  size="small"
                  variant="outlined"
                  sx={{ mt: 0.5 }}
                >
                  {translate('tickets.executor.map')}
                </Button>
              )}
            </Fact>
          )}
          {(contactName || phone) && (
            <Fact icon={<PersonOutlined aria-hidden color="action" />} label={translate('tickets.executor.who')}>
              <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{contactName}</Typography>
              {phone && (
                <Button
                  href={`tel:${phone.replace(/[^+0-9]/g, '')}`}
                  startIcon={<PhoneOutlined />}
                  variant="outlined"
                  size="small"
                  sx={{ mt: 0.5 }}
                >
                  {translate('tickets.executor.call', { phone })}
                </Button>
              )}
            </Fact>
          )}
          <Fact icon={<AssignmentOutlined aria-hidden color="action" />} label={translate('tickets.executor.what')}>
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {executionDescription || customerDescription}
            </Typography>
          </Fact>
        </Stack>
      </Paper>
      <BigTransitions onWrite={onWrite} />
    </Stack>
  );
}

function Fact({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ display: 'flex', gap: 1.5 }}>
      {icon}
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography variant="overline" component="h2" color="text.secondary" sx={{ lineHeight: 1.6 }}>
          {label}
        </Typography>
        {children}
      </Box>
    </Box>
  );
}
