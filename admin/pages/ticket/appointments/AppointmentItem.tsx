import EditCalendarOutlined from '@mui/icons-material/EditCalendarOutlined';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import { Alert, Box, Button, ListItem, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ActionsMenu } from '../../../components/ActionsMenu';
import { NamedPerson } from '../../../components/NamedPerson';
import { useIsCustomer } from '../data/use-is-customer';
import { AppointmentStateTag } from './AppointmentStateTag';
import { type Appointment, attendeeOf, isCancelled, wishOf } from './appointment';
import { useAppointmentActions } from './use-appointment-actions';
import { useWhen } from './use-appointments';

/** An appointment: time, title, attendee, state, and its actions. */
export function AppointmentItem({ appointment }: { appointment: Appointment }) {
  const translate = useTranslate();
  const isCustomer = useIsCustomer();
  const when = useWhen();
  const { open, confirm, busy, dialog } = useAppointmentActions(appointment);
  const { title, note, can, proposalNote } = appointment;
  const wish = wishOf(appointment);
  const person = attendeeOf(appointment);
  return (
    <ListItem
      disableGutters
      data-appointment={appointment.id}
      sx={{ display: 'block', py: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography
            sx={{
              fontWeight: 'fontWeightMedium',
              fontVariantNumeric: 'tabular-nums',
              textDecoration: isCancelled(appointment) ? 'line-through' : undefined,
            }}
          >
            {when(appointment)}
          </Typography>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{title}</Typography>
          <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap', mt: 0.5 }}>
            <AppointmentStateTag state={appointment.state} />
            {person && <NamedPerson name={person} />}
          </Stack>
          {note && (
            <Typography
              variant="body2"
              color="text.secondary"
              sx={{ mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
            >
              {note}
            </Typography>
          )}
        </Box>
        {(can.edit || can.cancel) && (
          <ActionsMenu
            label={translate('tickets.appointment.more', { name: title })}
            actions={[
              {
                text: 'tickets.appointment.edit',
                Icon: EditCalendarOutlined,
                offered: can.edit,
                choose: () => open('edit'),
              },
              {
                text: 'tickets.appointment.cancel',
                Icon: EventBusyOutlined,
                offered: can.cancel,
                choose: () => open('cancel'),
              },
            ]}
          />
        )}
      </Stack>
      {wish && (
        <Alert
          severity="info"
          sx={{ mt: 1 }}
          action={
            can.edit && (
              <Button size="small" onClick={() => open('accept')}>
                {translate('tickets.appointment.accept')}
              </Button>
            )
          }
        >
          {translate(`tickets.appointment.${isCustomer ? 'proposedByYou' : 'proposed'}`, { when: when(wish) })}
          {proposalNote && <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{proposalNote}</Box>}
        </Alert>
      )}
      {(can.confirm || can.propose) && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 1, flexWrap: 'wrap' }}>
          {can.confirm && (
            <Button
              size={isCustomer ? 'medium' : 'small'}
              variant={isCustomer ? 'contained' : 'text'}
              disabled={busy}
              onClick={() => void confirm()}
            >
              {translate(`tickets.appointment.${isCustomer ? 'confirm' : 'confirmFor'}`)}
            </Button>
          )}
          {can.propose && (
            <Button variant="outlined" onClick={() => open('propose')}>
              {translate('tickets.appointment.propose')}
            </Button>
          )}
        </Stack>
      )}
      {dialog}
    </ListItem>
  );
}
