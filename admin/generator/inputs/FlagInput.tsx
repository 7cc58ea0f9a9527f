import { BooleanInput } from 'react-admin';
import type { FieldModel } from '../../model/resource-model';
import { inputProps } from './input-props';

/** A switch for yes or no. */
export function FlagInput({ field, disabled }: { field: FieldModel; disabled?: boolean }) {
  const { fullWidth: _fullWidth, isRequired: _isRequired, ...props } = inputProps(field);
  return <BooleanInput {...props} disabled={disabled} sx={{ '& .MuiFormControlLabel-root': { ml: 0, gap: 1 } }} />;
}
