import { TextInput, useRecordContext, useTranslate } from 'react-admin';
import type { FieldModel } from '../../model/resource-model';
import { inputProps } from './input-props';

/** A secret value that the API never returns: left empty, the record keeps its present secret. */
export function SecretInput({ field }: { field: FieldModel }) {
  const translate = useTranslate();
  const record = useRecordContext();
  const { helperText, ...props } = inputProps(field);
  const hints = [record?.id !== undefined && 'generator.secret.keep', helperText].filter((key) => key !== false);
  return (
    <TextInput
      {...props}
      type="password"
      autoComplete="new-password"
      helperText={hints.length > 0 && hints.map((key) => translate(key)).join('. ')}
    />
  );
}
