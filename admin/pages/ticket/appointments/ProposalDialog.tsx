import { useTranslate } from 'react-admin';
import { FieldsDialog } from '../../../generator/form/FieldsDialog';
import { type Appointment, wishOf } from './appointment';
import { useAppointmentModel } from './use-appointments';

interface ProposalDialogProps {
  appointment: Appointment;
  onSend: (body: Record<string, unknown>) => Promise<unknown>;
  onClose: () => void;
}

const fieldNames = ['date', 'startTime', 'endTime', 'note'];

/** Proposes another time; the form begins with the present one. */
export function ProposalDialog({ appointment, onSend, onClose }: ProposalDialogProps) {
  const translate = useTranslate();
  const model = useAppointmentModel();
  if (!model) return null;
  const { date, startTime, endTime } = appointment;
  const fields = model.fields
    .filter(({ name }) => fieldNames.includes(name))
    .map((field) => (field.name === 'note' ? { ...field, help: undefined } : field));
  return (
    <FieldsDialog
      title={translate('tickets.appointment.propose')}
      action={translate('tickets.appointment.proposeAction')}
      model={model}
      fields={fields}
      record={wishOf(appointment) ?? { date, startTime, endTime }}
      onSubmit={async (values) => {
        await onSend(Object.fromEntries(fieldNames.map((name) => [name, values[name] ?? null])));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
