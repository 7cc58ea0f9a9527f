import { DialogContentText } from '@mui/material';
import { required, TextInput, useTranslate } from 'react-admin';
import { DialogForm } from './DialogForm';

interface ReasonDialogProps {
  /** Label of the button that confirms. */
  action: string;
  /** Title of the dialog; the label of the button if left out. */
  title?: string;
  /** Consequences of the step. */
  text?: string;
  /** Label of the input for the reason; without it the dialog only asks for a confirmation. */
  reason?: string;
  /** Whether the reason may be left empty. */
  isOptional?: boolean;
  onSubmit: (values: { reason?: string | null }) => Promise<unknown>;
  onClose: () => void;
}

/** Explains the consequences of a step, and asks the user for the reason. */
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
