import { Autocomplete, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import type { FieldSlotProps } from '../../../generator';
import { inputProps } from '../../../generator/inputs/input-props';
import { apiFetch } from '../../../providers/http';

/** A company that carries out orders: one of the known ones, or a new name. */
export function ExecutionCompanyInput({ field }: FieldSlotProps) {
  const { label, helperText, fullWidth, ...rest } = inputProps(field);
  const { id, field: input, fieldState } = useInput<string | null>({ ...rest, parse: (value) => value || null });
  const { data = [] } = useQuery({
    queryKey: ['execution-companies'],
    queryFn: ({ signal }) => apiFetch<{ name: string }[]>('execution-companies', { signal }),
    staleTime: 60_000,
  });
  return (
    <Autocomplete
      freeSolo
      selectOnFocus
      handleHomeEndKeys
      id={id}
      options={data.map(({ name }) => name)}
      inputValue={input.value ?? ''}
      onInputChange={(_event, typed) => input.onChange(typed)}
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
