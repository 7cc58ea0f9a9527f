import { useTranslate } from 'react-admin';
import { ReasonDialog } from '../../../generator/form/ReasonDialog';

interface CancelDialogProps {
  name: string;
  onCancel: (body: { reason: string | null }) => Promise<unknown>;
  onClose: () => void;
}

/** Cancels an appointment, with a message for the invited people. */
export function CancelDialog({ name, onCancel, onClose }: CancelDialogProps) {
  const translate = useTranslate();
  return (
    <ReasonDialog
      title={translate('tickets.appointment.cancelTitle', { name })}
      action={translate('tickets.appointment.cancel')}
      text={translate('tickets.appointment.cancelText')}
      reason="tickets.appointment.cancelReason"
      isOptional
      onSubmit={async ({ reason }) => {
        await onCancel({ reason: reason?.trim() || null });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
