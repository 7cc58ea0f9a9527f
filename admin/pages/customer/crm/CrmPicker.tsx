import { Autocomplete, Box, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { FieldTitle, InputHelperText, useInput, useTranslate } from 'react-admin';
import { inputProps } from '../../../generator/inputs/input-props';
import type { FieldModel } from '../../../model/resource-model';
import { apiFetch } from '../../../providers/http';
import { useSettled } from '../../../providers/use-settled';
import { CRM, useCrmAge, useCrmRecord } from './crm';

/** A record of the CRM that the user can choose. */
interface CrmOption {
  number: string;
  name: string;
}

interface CrmPickerProps<T extends CrmOption> {
  field: FieldModel;
  /** API path of the options. */
  list: string;
  /** API path that finds a record by its number; without it the chosen record shows only its number. */
  record?: string;
  /** Further parameters of the list. */
  query?: Record<string, string | undefined>;
  /** An option offered before the listed ones. */
  first?: T;
  /** The title of an option in the list; by default its name and number. */
  titleOf?: (option: T) => string;
  /** The text below the name of an option. */
  noteOf: (option: T) => string;
  disabled?: boolean;
  hint?: string;
  /** The text shown in place of the reason when the list cannot be loaded. */
  failure?: string;
  /** A typed number is accepted as it is. */
  takesNumbers?: boolean;
  /** Called with the option that the user chose from the list, after its number was set. */
  onChoose?: (option: T) => void;
}

/** Chooses a record of the CRM by searching for it; the form holds its number. */
export function CrmPicker<T extends CrmOption>(props: CrmPickerProps<T>) {
  const { field, list, record, query, first, noteOf, disabled = false, hint, takesNumbers = false, onChoose } = props;
  const translate = useTranslate();
  const { label, helperText, fullWidth, ...rest } = inputProps(field);
  const { id, field: input, fieldState } = useInput<string | null>({ ...rest, parse: (value) => value || null });
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const chosen = useCrmRecord<T>(record ?? '', record && input.value);
  // A new object would count as a new choice, which would clear the text that the user is typing.
  const value = useMemo(
    () => (input.value ? (chosen.data ?? ({ number: input.value, name: '' } as T)) : null),
    [input.value, chosen.data],
  );
  // A field that accepts typed numbers shows the number.
  const labelOf = takesNumbers ? ({ number }: CrmOption) => number : textOf;
  const words = useSettled(value && typed === labelOf(value) ? '' : typed.trim());
  const found = useQuery({
    queryKey: [CRM, list, query, words],
    queryFn: ({ signal }) => apiFetch<T[]>(list, { query: { ...query, q: words || undefined }, signal }),
    placeholderData: keepPreviousData,
    enabled: isOpen && !disabled,
    retry: false,
  });
  const options = [...(first && !words ? [first] : []), ...(found.data ?? [])];
  const refusal = found.error && (props.failure ?? found.error.message);
  const age = useCrmAge();
  const help = refusal ?? hint ?? (age || helperText);
  const choose = (option: T | string | null) => {
    input.onChange(typeof option === 'string' ? option.trim() : (option?.number ?? null));
    if (option && typeof option !== 'string') onChoose?.(option);
  };
  return (
    <Autocomplete
      id={id}
      disabled={disabled}
      freeSolo={takesNumbers}
      open={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      options={options}
      filterOptions={(all) => all}
      value={value}
      onChange={(_event, option) => choose(option)}
      inputValue={typed}
      onInputChange={(_event, text) => setTyped(text)}
      isOptionEqualToValue={(option, other) => option.number === other.number}
      getOptionLabel={(option) => (typeof option === 'string' ? option : labelOf(option))}
      loading={found.isFetching}
      loadingText={translate('customers.crm.searching')}
      noOptionsText={refusal ?? translate('customers.crm.nothingFound')}
      slotProps={{ popper: { placement: 'bottom-start', sx: { minWidth: (theme) => theme.spacing(36) } } }}
      renderOption={({ key: _key, ...given }, option) => (
        <Box component="li" key={option.number} {...given}>
          <Box sx={{ minWidth: 0 }}>
            <Typography>{(props.titleOf ?? textOf)(option)}</Typography>
            <Typography variant="caption" color="text.secondary">
              {noteOf(option)}
            </Typography>
          </Box>
        </Box>
      )}
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          inputRef={input.ref}
          variant="standard"
          fullWidth={fullWidth}
          onBlur={() => {
            if (takesNumbers && typed.trim() !== (input.value ?? '')) choose(typed);
            input.onBlur();
          }}
          label={<FieldTitle label={label} source={field.name} isRequired={field.required} />}
          error={fieldState.invalid || Boolean(found.error)}
          helperText={
            (help || fieldState.invalid) && <InputHelperText error={fieldState.error?.message} helperText={help} />
          }
        />
      )}
    />
  );
}

const textOf = ({ number, name }: CrmOption) => (name ? `${name} (${number})` : number);
