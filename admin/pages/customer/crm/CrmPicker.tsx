import { Autocomplete, Box, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { FieldTitle, InputHelperText, useInput, useTranslate } from 'react-admin';
import { inputProps } from '../../../generator/inputs/input-props';
import type { FieldModel } from '../../../model/resource-model';
import { apiFetch } from '../../../providers/http';
import { useSettled } from '../../../providers/use-settled';
import { CRM, useCrmAge, useCrmRecord } from './crm';

/** What can be chosen in the CRM. */
interface CrmOption {
  number: string;
  name: string;
}

interface CrmPickerProps<T extends CrmOption> {
  field: FieldModel;
  /** Where the options are listed. */
  list: string;
  /** Where one is found by its number; without it what was chosen shows its number alone. */
  record?: string;
  /** Further parameters of the list. */
  query?: Record<string, string | undefined>;
  /** Offered before what is listed. */
  first?: T;
  /** How an option is called in the list; by its name and number if left out. */
  titleOf?: (option: T) => string;
  /** What stands below the name of an option. */
  noteOf: (option: T) => string;
  disabled?: boolean;
  hint?: string;
  /** What is said when nothing can be listed, in place of the reason. */
  failure?: string;
  /** A number that is typed is taken as it is. */
  takesNumbers?: boolean;
  /** Is told what was chosen from the list, after its number was kept. */
  onChoose?: (option: T) => void;
}

/** Chooses something of the CRM by searching for it; its number is kept. */
export function CrmPicker<T extends CrmOption>(props: CrmPickerProps<T>) {
  const { field, list, record, query, first, noteOf, disabled = false, hint, takesNumbers = false, onChoose } = props;
  const translate = useTranslate();
  const { label, helperText, fullWidth, ...rest } = inputProps(field);
  const { id, field: input, fieldState } = useInput<string | null>({ ...rest, parse: (value) => value || null });
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const chosen = useCrmRecord<T>(record ?? '', record && input.value);
  // Another object would be another choice, by which what is being typed would be taken back.
  const value = useMemo(
    () => (input.value ? (chosen.data ?? ({ number: input.value, name: '' } as T)) : null),
    [input.value, chosen.data],
  );
  // What can be typed in is shown as it is typed: a number.
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
