import { Typography } from '@mui/material';
import { TextInput, useTranslate } from 'react-admin';
import { DialogForm } from '../../../generator/form/DialogForm';

interface CancelDialogProps {
  name: string;
  onCancel: (body: { reason: string | null }) => Promise<unknown>;
  onClose: () => void;
}

/** Calls an appointment off, with a word for those who were invited. */
export function CancelDialog({ name, onCancel, onClose }: CancelDialogProps) {
  const translate = useTranslate();
  return (
    <DialogForm<{ reason?: string | null }>
      title={translate('tickets.appointment.cancelTitle', { name })}
      action={translate('tickets.appointment.cancel')}
      record={{}}
      fields={[]}
      onSubmit={async ({ reason }) => {
        await onCancel({ reason: reason?.trim() || null });
        onClose();
      }}
      onClose={onClose}
    >
      <Typography variant="body2">{translate('tickets.appointment.cancelText')}</Typography>
      <TextInput source="reason" label="tickets.appointment.cancelReason" multiline minRows={2} helperText={false} />
    </DialogForm>
  );
}
