import { useState } from 'react';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import type { FieldModel } from '../../model/resource-model';
import { inputProps } from './input-props';

/** Between the value of the form and the Date of a picker, both ways. */
interface Conversion {
  toDate: (value: string) => Date;
  toValue: (date: Date) => string;
}

/** Value of a partly typed date; validation refuses it as no date. */
const incomplete = '?';

/** Connects a picker of MUI X with the form: value, label, help, error. Use inside PickerLocale. */
export function usePicker(field: FieldModel, { toDate, toValue }: Conversion) {
  const { label, helperText, fullWidth, ...rest } = inputProps(field);
  const input = useInput<string | null>({ ...rest, format: (value) => value ?? null, parse: (value) => value });
  const { invalid, error } = input.fieldState;
  const value = input.field.value as string | null;
  const [partial, setPartial] = useState<Date | null>(null);
  return {
    value: value === incomplete ? partial : value ? toDate(value) : null,
    onChange: (next: Date | null) => {
      const isPartial = next !== null && Number.isNaN(next.getTime());
      setPartial(isPartial ? next : null);
      input.field.onChange(next === null ? null : isPartial ? incomplete : toValue(next));
    },
    label: <FieldTitle label={label} source={field.name} isRequired={field.required} />,
    slotProps: {
      field: { clearable: !field.required },
      textField: {
        fullWidth,
        variant: 'standard' as const,
        id: input.id,
        name: input.field.name,
        onBlur: input.field.onBlur,
        error: invalid,
        helperText:
          helperText !== false || invalid ? (
            <InputHelperText error={error?.message} helperText={helperText} />
          ) : undefined,
      },
    },
  };
}
