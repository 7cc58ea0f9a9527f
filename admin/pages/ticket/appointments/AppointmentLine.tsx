import { Alert, Box, Button, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { NamedPerson } from '../../../components/NamedPerson';
import type { FieldSlotProps, LineSlotProps } from '../../../generator';
import { WidgetInput } from '../../../generator/inputs/FieldInput';
import { useIsCustomer } from '../data/use-is-customer';
import { useOpenTicket } from '../data/use-ticket';
import { TaskPersonInput } from '../inputs/AssigneeInputs';
import { AppointmentStateTag } from './AppointmentStateTag';
import { type Appointment, attendeeOf, wishOf } from './appointment';
import { useWhen } from './use-when';

/** The time of an appointment. */
export const AppointmentTime = ({ record }: LineSlotProps) => useWhen()(record as Appointment);

/** The state of an appointment. */
export function AppointmentState() {
  const appointment = useRecordContext<Appointment>();
  return appointment && <AppointmentStateTag state={appointment.state} />;
}

/** Title, attendee and note of an appointment. */
export function AppointmentFacts({ record }: LineSlotProps) {
  const { title, note } = record;
  const person = attendeeOf(record as Appointment);
  return (
    <>
      <Typography variant="body2" color="text.primary">
        {title}
      </Typography>
      {person && <NamedPerson name={person} />}
      {note && <Box sx={{ mt: 0.5, whiteSpace: 'pre-wrap' }}>{note}</Box>}
    </>
  );
}

/** The time that the customer has proposed, which the desk accepts in the form. */
export function AppointmentWish({ record, edit }: LineSlotProps) {
  const translate = useTranslate();
  const isCustomer = useIsCustomer();
  const when = useWhen();
  const wish = wishOf(record as Appointment);
  if (!wish) return null;
  return (
    <Alert
      severity="info"
      sx={{ my: 1 }}
      action={
        edit && (
          <Button size="small" onClick={() => edit(wish)}>
            {translate('tickets.appointment.accept')}
          </Button>
        )
      }
    >
      {translate(`tickets.appointment.${isCustomer ? 'proposedByYou' : 'proposed'}`, { when: when(wish) })}
      {record.proposalNote && (
        <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{record.proposalNote}</Box>
      )}
    </Alert>
  );
}

/** The attendee of an appointment: people of the open ticket first. */
export function AttendeeInput({ field }: FieldSlotProps) {
  const ticket = useOpenTicket();
  return ticket ? <TaskPersonInput field={field} ticket={ticket} /> : <WidgetInput field={field} />;
}
