import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../../components/ConfirmDialog';

interface RemoveFileDialogProps {
  name: string;
  onRemove: () => Promise<unknown>;
  onClose: () => void;
}

/** Confirms the final removal of a file. */
export function RemoveFileDialog({ name, onRemove, onClose }: RemoveFileDialogProps) {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      isRemoval
      title={translate('tickets.attachment.removeTitle', { name })}
      text={translate('tickets.attachment.removeText')}
      action={translate('ra.action.remove')}
      onConfirm={onRemove}
      onClose={onClose}
    />
  );
}
