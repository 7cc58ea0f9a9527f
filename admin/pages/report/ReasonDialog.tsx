import { DialogContentText } from '@mui/material';
import { required, TextInput, useTranslate } from 'react-admin';
import { DialogForm } from '../../generator/form/DialogForm';

interface ReasonDialogProps {
  /** Title, and the words of the button that does it. */
  action: string;
  /** What comes of it. */
  text?: string;
  /** Left out where no reason is needed: then it is asked only whether. */
  needsReason?: boolean;
  onSubmit: (values: { reason?: string }) => Promise<unknown>;
  onClose: () => void;
}

/** Says what a step does to the report, and asks why it is taken. */
export function ReasonDialog({ action, text, needsReason = false, onSubmit, onClose }: ReasonDialogProps) {
  const translate = useTranslate();
  return (
    <DialogForm title={action} action={action} fields={[]} onSubmit={onSubmit} onClose={onClose}>
      {text && <DialogContentText>{text}</DialogContentText>}
      {needsReason && (
        <TextInput
          source="reason"
          label={translate('tickets.reports.reason')}
          validate={required('errors.REASON_REQUIRED')}
          multiline
          minRows={3}
          variant="outlined"
          autoFocus
        />
      )}
    </DialogForm>
  );
}
