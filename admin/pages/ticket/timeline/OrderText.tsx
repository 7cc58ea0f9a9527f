import EditOutlined from '@mui/icons-material/EditOutlined';
import { Box, Button, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useTicket } from '../data/use-ticket';
import { fieldOf, useTicketModel } from '../data/use-ticket-model';
import { PropertyForm } from '../properties/PropertyForm';
import { usePropertyEditing } from '../properties/property-editing';

/** Longer texts, or such with several lines, are shown in part until they are asked for. */
const shortText = 180;

/** What was ordered, in the customer's words, above the conversation. */
export function OrderText() {
  const translate = useTranslate();
  const ticket = useTicket();
  const field = fieldOf(useTicketModel(), 'customerDescription');
  const { open, canEdit, edit } = usePropertyEditing();
  const [whole, setWhole] = useState(false);
  if (!field) return null;
  const text = String(ticket.customerDescription ?? '');
  const isLong = text.length > shortText || text.includes('\n');
  const editLabel = translate('tickets.property.edit', { field: translate(field.label) });
  return (
    <Box component="section" sx={{ px: { xs: 0, lg: 2 }, py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography variant="subtitle2" component="h2" color="text.secondary" sx={{ flex: 1 }}>
          {translate('tickets.timeline.order')}
        </Typography>
        {isLong && (
          <Button size="small" onClick={() => setWhole(!whole)} aria-expanded={whole} sx={{ py: 0 }}>
            {translate(whole ? 'tickets.timeline.less' : 'tickets.timeline.more')}
          </Button>
        )}
        {canEdit(field.name) && (
          <Tooltip title={editLabel}>
            <IconButton size="small" aria-label={editLabel} onClick={() => edit(field.name)} sx={{ p: 0.25 }}>
              <EditOutlined fontSize="inherit" />
            </IconButton>
          </Tooltip>
        )}
      </Stack>
      {open === field.name ? (
        <PropertyForm field={field} onClose={() => edit(undefined)} />
      ) : (
        <Typography
          sx={{
            whiteSpace: whole ? 'pre-wrap' : 'normal',
            overflowWrap: 'anywhere',
            ...(whole
              ? { maxHeight: '40vh', overflowY: 'auto' }
              : { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: '2', overflow: 'hidden' }),
          }}
        >
          {text || translate('tickets.timeline.noOrder')}
        </Typography>
      )}
    </Box>
  );
}
