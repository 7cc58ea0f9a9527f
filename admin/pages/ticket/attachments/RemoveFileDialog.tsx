import { Confirm, useTranslate } from 'react-admin';
import { useNotifyFailure } from '../../../providers/use-notify-failure';

interface RemoveFileDialogProps {
  name: string;
  onRemove: () => Promise<unknown>;
  onClose: () => void;
}

/** Confirms the final removal of a file, and shows an error. */
export function RemoveFileDialog({ name, onRemove, onClose }: RemoveFileDialogProps) {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const remove = async () => {
    try {
      await onRemove();
    } catch (error) {
      notifyFailure(error);
    } finally {
      onClose();
    }
  };
  return (
    <Confirm
      isOpen
      title={translate('tickets.attachment.removeTitle', { name })}
      content={translate('tickets.attachment.removeText')}
      confirm={translate('ra.action.remove')}
      cancel={translate('ra.action.cancel')}
      confirmColor="warning"
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
