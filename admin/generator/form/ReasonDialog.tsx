import { DialogContentText } from '@mui/material';
import { required, TextInput, useTranslate } from 'react-admin';
import { DialogForm } from './DialogForm';

interface ReasonDialogProps {
  /** The words of the button that does it. */
  action: string;
  /** The same as the action where it is left out. */
  title?: string;
  /** What comes of it. */
  text?: string;
  /** How the reason is called; left out where none is asked for: then it is asked only whether. */
  reason?: string;
  /** It may be left empty. */
  isOptional?: boolean;
  onSubmit: (values: { reason?: string | null }) => Promise<unknown>;
  onClose: () => void;
}

/** Says what a step does, and asks why it is taken. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { action, title = action, text, reason, isOptional = false, onSubmit, onClose } = props;
  const translate = useTranslate();
  return (
    <DialogForm title={title} action={action} record={{}} fields={[]} onSubmit={onSubmit} onClose={onClose}>
      {text && <DialogContentText>{text}</DialogContentText>}
      {reason && (
        <TextInput
          source="reason"
          label={translate(reason)}
          validate={isOptional ? undefined : required('errors.REASON_REQUIRED')}
          helperText={false}
          multiline
          minRows={3}
          variant="outlined"
          autoFocus
        />
      )}
    </DialogForm>
  );
}
