import { Autocomplete, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { FieldTitle, InputHelperText, useInput, useTranslate } from 'react-admin';
import type { FieldSlotProps } from '../../../generator';
import { inputProps } from '../../../generator/inputs/input-props';
import { apiFetch } from '../../../providers/http';

/** A company that executes orders: one known to the tenant; a former one stays as it is. */
export function ExecutionCompanyInput({ field }: FieldSlotProps) {
  const translate = useTranslate();
  const { label, helperText, fullWidth, ...rest } = inputProps(field);
  const { id, field: input, fieldState } = useInput<string | null>({ ...rest, parse: (value) => value || null });
  const { data = [] } = useQuery({
    queryKey: ['execution-companies'],
    queryFn: ({ signal }) => apiFetch<{ name: string }[]>('execution-companies', { signal }),
    staleTime: 60_000,
  });
  const present = input.value || null;
  return (
    <Autocomplete
      selectOnFocus
      handleHomeEndKeys
      id={id}
      options={[...new Set([...data.map(({ name }) => name), ...(present ? [present] : [])])]}
      noOptionsText={translate('generator.empty.filtered')}
      value={present}
      onChange={(_event, chosen) => input.onChange(chosen)}
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          inputRef={input.ref}
          variant="standard"
          fullWidth={fullWidth}
          onBlur={input.onBlur}
          label={<FieldTitle label={label} source={field.name} isRequired={field.required} />}
          error={fieldState.invalid}
          helperText={
            (helperText || fieldState.invalid) && (
              <InputHelperText error={fieldState.error?.message} helperText={helperText} />
            )
          }
        />
      )}
    />
  );
}
