import { InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { FieldTitle, InputHelperText, useInput, useLocale } from 'react-admin';
import { formatNumber, isCurrency, parseNumber } from '../../model/number-text';
import type { FieldModel } from '../../model/resource-model';
import { inputProps } from './input-props';

interface NumberInputProps {
  field: FieldModel;
  /** Places behind the point; amounts in CHF have two. */
  decimals?: number;
}

/** A number typed as people of the locale write it; the form holds a number, or the text when it is none. */
export function NumberInput({ field, decimals = 0 }: NumberInputProps) {
  const locale = useLocale();
  const { fullWidth, label, helperText, ...rest } = inputProps(field);
  const input = useInput({ ...rest, format: (value: unknown) => value, parse: (value: unknown) => value });
  const [typed, setTyped] = useState<string>();
  const { error, invalid } = input.fieldState;
  return (
    <TextField
      id={input.id}
      name={input.field.name}
      inputRef={input.field.ref}
      value={typed ?? formatNumber(input.field.value, decimals, locale, { useGrouping: !field.ungrouped })}
      onChange={(event) => {
        setTyped(event.target.value);
        input.field.onChange(parseNumber(event.target.value));
      }}
      onBlur={() => {
        setTyped(undefined);
        input.field.onBlur();
      }}
      fullWidth={fullWidth}
      label={<FieldTitle label={label} source={field.name} isRequired={field.required} />}
      error={invalid}
      helperText={
        helperText !== false || invalid ? <InputHelperText error={error?.message} helperText={helperText} /> : undefined
      }
      slotProps={{
        htmlInput: { inputMode: field.widget === 'integer' ? 'numeric' : 'decimal', autoComplete: 'off' },
        input: field.unit ? { [isCurrency(field.unit) ? 'startAdornment' : 'endAdornment']: unitOf(field.unit) } : {},
      }}
    />
  );
}

/** A currency stands before its amount, any other unit after its number. */
const unitOf = (unit: string) => <InputAdornment position={isCurrency(unit) ? 'start' : 'end'}>{unit}</InputAdornment>;
