import { Autocomplete, Box, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FieldTitle, InputHelperText, useInput, useTranslate } from 'react-admin';
import { inputProps } from '../../../generator/inputs/input-props';
import type { FieldModel } from '../../../model/resource-model';
import { apiFetch } from '../../../providers/http';
import { useSettled } from '../../../providers/use-settled';
import { CRM, useCrmRecord } from './crm';

/** What can be chosen in the CRM. */
interface CrmOption {
  number: string;
  name: string;
}

interface CrmPickerProps<T extends CrmOption> {
  field: FieldModel;
  /** Where the options are listed, and where one is found by its number. */
  list: string;
  record: string;
  /** Further parameters of the list. */
  query?: Record<string, string | undefined>;
  /** Offered before what is listed. */
  first?: T;
  /** What stands below the name of an option. */
  noteOf: (option: T) => string;
  disabled?: boolean;
  hint?: string;
}

/** Chooses something of the CRM by searching for it; its number is kept. */
export function CrmPicker<T extends CrmOption>(props: CrmPickerProps<T>) {
  const { field, list, record, query, first, noteOf, disabled = false, hint } = props;
  const translate = useTranslate();
  const { label, helperText, fullWidth, ...rest } = inputProps(field);
  const { id, field: input, fieldState } = useInput<string | null>({ ...rest, parse: (value) => value || null });
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const chosen = useCrmRecord<T>(record, input.value);
  const value = input.value ? (chosen.data ?? ({ number: input.value, name: '' } as T)) : null;
  const words = useSettled(value && typed === textOf(value) ? '' : typed.trim());
  const found = useQuery({
    queryKey: [CRM, list, query, words],
    queryFn: ({ signal }) => apiFetch<T[]>(list, { query: { ...query, q: words || undefined }, signal }),
    placeholderData: keepPreviousData,
    enabled: isOpen && !disabled,
    retry: false,
  });
  const options = [...(first && !words ? [first] : []), ...(found.data ?? [])];
  const help = found.error?.message ?? hint ?? helperText;
  return (
    <Autocomplete
      id={id}
      disabled={disabled}
      open={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      options={options}
      filterOptions={(all) => all}
      value={value}
      onChange={(_event, option) => input.onChange(option?.number ?? null)}
      inputValue={typed}
      onInputChange={(_event, text) => setTyped(text)}
      isOptionEqualToValue={(option, other) => option.number === other.number}
      getOptionLabel={textOf}
      loading={found.isFetching}
      loadingText={translate('customers.crm.searching')}
      noOptionsText={found.error?.message ?? translate('customers.crm.nothingFound')}
      renderOption={({ key: _key, ...given }, option) => (
        <Box component="li" key={option.number} {...given}>
          <Box sx={{ minWidth: 0 }}>
            <Typography>{textOf(option)}</Typography>
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
          onBlur={input.onBlur}
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
