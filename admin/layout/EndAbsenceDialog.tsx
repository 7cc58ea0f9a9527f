import { useNotify, useTranslate } from 'react-admin';
import { ConfirmDialog } from '../components/ConfirmDialog';

interface EndAbsenceDialogProps {
  title: string;
  onEnd: () => Promise<void>;
  onClose: () => void;
}

/** Asks the user to confirm that they are back. */
export default function EndAbsenceDialog({ title, onEnd, onClose }: EndAbsenceDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const end = async () => {
    await onEnd();
    notify('absences.ended', { type: 'success' });
  };
  return (
    <ConfirmDialog
      title={title}
      text={translate('absences.endText')}
      action={translate('absences.end')}
      onConfirm={end}
      onClose={onClose}
    />
  );
}
