import type { FieldModel } from '../../model/resource-model';
import { validateField } from '../../model/validate-field';

/** Properties of every react-admin input of a field: label, help, mandatory mark, validation. */
export function inputProps(field: FieldModel) {
  return {
    source: field.name,
    label: field.label,
    helperText: field.help ?? (false as const),
    isRequired: field.required,
    fullWidth: true,
    validate: (value: unknown) => {
      const error = validateField(field, value);
      return error && { message: `errors.${error.code}`, args: error.params ?? {} };
    },
  };
}
