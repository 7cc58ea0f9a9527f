import { useTranslate } from 'react-admin';
import type { FieldSlotProps, ResourceOverride } from '../../../generator';
import { FormDialog } from '../../../generator/form/FormDialog';
import { useTicket } from '../data/use-ticket';
import { TaskPersonInput } from '../inputs/AssigneeInputs';
import type { Appointment } from './appointment';
import { useAppointmentModel } from './use-appointments';

interface AppointmentDialogProps {
  /** The appointment to be changed; absent for a new one. */
  appointment?: Appointment;
  /** Initial values besides the appointment, such as the time that the customer has proposed. */
  given?: object;
  onSave: (body: Record<string, unknown>) => Promise<unknown>;
  onClose: () => void;
}

function OfTicket({ field }: FieldSlotProps) {
  const { type, executionCompany } = useTicket();
  return <TaskPersonInput field={field} ticket={{ type, executionCompany }} />;
}

const inputs: ResourceOverride = { fields: { person: { input: OfTicket } } };

/** The form of an appointment; the user confirms a time at which the person is absent or engaged. */
export function AppointmentDialog({ appointment, given, onSave, onClose }: AppointmentDialogProps) {
  const translate = useTranslate();
  const model = useAppointmentModel();
  const { executionResponsible, responsible } = useTicket();
  if (!model) return null;
  const fields = model.fields.filter(
    ({ name, creatable, editable }) => name !== 'confirm' && (appointment ? editable : creatable),
  );
  const record = appointment ?? { person: executionResponsible ?? responsible ?? null };
  const action = translate(appointment ? 'tickets.appointment.edit' : 'tickets.appointment.add');
  return (
    <FormDialog
      title={action}
      model={model}
      override={inputs}
      record={{ ...record, ...given }}
      fields={fields}
      action={appointment ? undefined : action}
      stored={appointment}
      onSave={onSave}
      onClose={onClose}
    />
  );
}
