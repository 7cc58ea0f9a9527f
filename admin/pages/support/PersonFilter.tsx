import { Autocomplete, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { apiFetch } from '../../providers/http';
import { useSettled } from '../../providers/use-settled';

interface Person {
  id: string;
  name: string;
}

interface PersonFilterProps {
  value: string;
  onChange: (id: string) => void;
}

const typingMs = 300;
const suggestions = 20;

const people = (filter: Record<string, unknown>, signal: AbortSignal) =>
  apiFetch<Person[]>('users', { query: { filter, range: [0, suggestions - 1], count: 'none' }, signal });

/** Filters a list by the author of the change. */
export function PersonFilter({ value, onChange }: PersonFilterProps) {
  const translate = useTranslate();
  const [words, setWords] = useState('');
  const q = useSettled(words.trim(), typingMs);
  const found = useQuery({
    queryKey: ['support', 'people', q],
    queryFn: ({ signal }) => people(q ? { q } : {}, signal),
  });
  const chosen = useQuery({
    queryKey: ['support', 'person', value],
    enabled: value !== '',
    queryFn: ({ signal }) => people({ id: value }, signal),
  });
  const person = value ? (chosen.data?.[0] ?? null) : null;
  return (
    <Autocomplete
      options={found.data ?? []}
      loading={found.isFetching}
      value={person}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(left, right) => left.id === right.id}
      filterOptions={(options) => options}
      onChange={(_event, next) => onChange(next?.id ?? '')}
      onInputChange={(_event, text, reason) => reason === 'input' && setWords(text)}
      noOptionsText={translate('generator.empty.filtered')}
      sx={{ width: (theme) => ({ xs: '100%', sm: theme.spacing(26) }) }}
      renderInput={(params) => (
        <TextField
          {...params}
          margin="none"
          label={translate('resources.config-changes.fields.actor')}
          slotProps={{ inputLabel: { ...params.InputLabelProps, shrink: true } }}
        />
      )}
    />
  );
}
