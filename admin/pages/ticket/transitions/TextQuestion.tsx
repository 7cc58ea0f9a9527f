import { required, TextInput, useTranslate } from 'react-admin';

const longest = 5_000;

/** An input for a few sentences: a reason, or a description of the work. */
export function TextQuestion({ source, action }: { source: string; action: string }) {
  const translate = useTranslate();
  return (
    <TextInput
      source={source}
      label={translate(`tickets.question.${action}`)}
      helperText={translate(`tickets.questionHelp.${action}`, { _: '' }) || false}
      validate={required('errors.REQUIRED')}
      multiline
      minRows={4}
      maxRows={12}
      variant="outlined"
      autoFocus
      slotProps={{ htmlInput: { maxLength: longest } }}
    />
  );
}
