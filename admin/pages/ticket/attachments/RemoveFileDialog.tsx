import { Confirm, useTranslate } from 'react-admin';
import { useTellFailure } from '../../../providers/use-tell-failure';

interface RemoveFileDialogProps {
  name: string;
  onRemove: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before a file is removed for good, and tells where that fails. */
export function RemoveFileDialog({ name, onRemove, onClose }: RemoveFileDialogProps) {
  const translate = useTranslate();
  const tellFailure = useTellFailure();
  const remove = async () => {
    try {
      await onRemove();
    } catch (error) {
      tellFailure(error);
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
