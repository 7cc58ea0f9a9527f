import CloseOutlined from '@mui/icons-material/CloseOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import { Box, Button, IconButton, Link, Popover, Skeleton, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { LoadFailure } from '../../components/LoadFailure';
import { ActionButton } from '../../generator/pages/ActionButton';
import { type AskedDialog, LineDialogs } from '../../generator/panels/LineDialogs';
import { PanelOf } from '../../generator/panels/PanelRecords';
import { useMatchContext } from '../../generator/use-match-context';
import { actionsFor } from '../../model/actions';
import type { PanelModel } from '../../model/panels';
import { rightsOn } from '../../model/rights';
import { AppointmentStateTag } from '../ticket/appointments/AppointmentStateTag';
import { type Appointment, attendeeOf } from '../ticket/appointments/appointment';
import { useWhen } from '../ticket/appointments/use-when';
import { usePlace } from '../ticket/data/use-place';
import { TicketProvider, useTicket, useTicketRecord } from '../ticket/data/use-ticket';
import { TICKETS, ticketAddress } from '../ticket/model/ticket';

interface AppointmentPopoverProps {
  appointment: Appointment;
  anchor: HTMLElement;
  onClose: () => void;
}

/** The details and actions of an appointment of the calendar. */
export function AppointmentPopover({ appointment, anchor, onClose }: AppointmentPopoverProps) {
  const translate = useTranslate();
  const when = useWhen();
  const heading = useId();
  const { data: ticket, error, refetch } = useTicketRecord(appointment.ticket);
  const { title, state, customer, note } = appointment;
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': heading,
          sx: { width: (theme) => theme.spacing(44), maxWidth: 1, p: 2 },
        },
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 1 }}>
        <Typography id={heading} variant="h3" component="h2" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <IconButton size="small" aria-label={translate('ra.action.close')} onClick={onClose} sx={{ m: -0.5 }}>
          <CloseOutlined fontSize="small" />
        </IconButton>
      </Stack>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums', my: 0.5 }}>{when(appointment)}</Typography>
      <Stack direction="row" useFlexGap sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <AppointmentStateTag state={state} />
        <Typography variant="body2">{attendeeOf(appointment)}</Typography>
      </Stack>
      {customer && <Typography sx={{ mt: 1.5, fontWeight: 'fontWeightMedium' }}>{customer}</Typography>}
      {error && <LoadFailure what="appointments" error={error} onRetry={() => refetch()} />}
      {!ticket && !error && <Skeleton variant="rounded" sx={{ mt: 1, height: (theme) => theme.spacing(16) }} />}
      {ticket && (
        <TicketProvider value={ticket}>
          <Site />
          {note && (
            <Typography
              variant="body2"
              color="text.secondary"
              sx={{ mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 120, overflow: 'auto' }}
            >
              {note}
            </Typography>
          )}
          <PanelOf on={TICKETS.path} name="appointments">
            {(panel) => <Actions appointment={appointment} panel={panel} />}
          </PanelOf>
        </TicketProvider>
      )}
    </Popover>
  );
}

const LINE = { display: 'flex', gap: 0.5, mt: 0.5, overflowWrap: 'anywhere' } as const;

/** The site, and the phone of its contact. */
function Site() {
  const { contactName, contactPhone } = useTicket();
  const site = usePlace();
  const phone = (contactPhone as string | null) ?? site?.phone;
  return (
    <>
      {site && (
        <Typography variant="body2" sx={LINE}>
          <PlaceOutlined aria-hidden fontSize="small" color="action" />
          <span>{[site.name, site.address].filter(Boolean).join(', ')}</span>
        </Typography>
      )}
      {phone && (
        <Typography variant="body2" sx={LINE}>
          <PhoneOutlined aria-hidden fontSize="small" color="action" />
          <span>
            <Link href={`tel:${phone.replace(/[^+0-9]/g, '')}`}>{phone}</Link>
            {contactName ? ` · ${contactName}` : ''}
          </span>
        </Typography>
      )}
    </>
  );
}

function Actions({ appointment, panel }: { appointment: Appointment; panel: PanelModel }) {
  const translate = useTranslate();
  const ticket = useTicket();
  const context = useMatchContext();
  const [asked, setAsked] = useState<AskedDialog>();
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, mt: 2, flexWrap: 'wrap' }}>
      {rightsOn(panel.model, appointment).update && (
        <Button size="small" variant="outlined" onClick={() => setAsked({ dialog: 'change' })}>
          {translate('ra.action.edit')}
        </Button>
      )}
      {actionsFor(panel.model, appointment, context).map((action) => (
        <ActionButton key={action.name} action={action} record={appointment} size="small" />
      ))}
      <Box sx={{ flex: 1 }} />
      <Button size="small" component={RouterLink} to={`${ticketAddress(ticket.id)}?part=appointments`}>
        {translate('calendar.openTicket')}
      </Button>
      <LineDialogs
        panel={panel}
        page={ticket}
        record={appointment}
        title={appointment.title}
        asked={asked}
        onClose={() => setAsked(undefined)}
      />
    </Stack>
  );
}
