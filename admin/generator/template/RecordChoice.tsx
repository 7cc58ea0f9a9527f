import { Autocomplete, TextField, type TextFieldProps } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useLocale, useTranslate } from 'react-admin';
import { columnsOf } from '../../model/columns';
import { valueAt } from '../../model/paths';
import type { ResourceModel } from '../../model/resource-model';
import { inLanguage } from '../../model/translated-text';
import { apiFetch } from '../../providers/http';
import { useSettled } from '../../providers/use-settled';

interface RecordChoiceProps {
  model: ResourceModel;
  chosen: RaRecord | null;
  onChoose: (record: RaRecord | null) => void;
  /** Filter of the offered records, in the dialect of lists. */
  filter?: Record<string, unknown>;
  /** Id of a record that is not offered. */
  except?: unknown;
  field?: TextFieldProps;
}

/** Chooses a record beside a form, from the last changed ones or by search; empty without the right to list them. */
export function RecordChoice({ model, chosen, onChoose, filter, except, field }: RecordChoiceProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const titleOf = useTitle(model);
  const q = useSettled(chosen && typed === titleOf(chosen) ? '' : typed.trim(), 300);
  const { data = [], isFetching } = useRecentRecords(model, q, filter);
  if (!model.can.list) return null;
  return (
    <Autocomplete
      options={data.filter(({ id }) => id !== except)}
      filterOptions={(all) => all}
      loading={isFetching}
      value={chosen}
      onChange={(_event, record) => onChoose(record)}
      inputValue={typed}
      onInputChange={(_event, text) => setTyped(text)}
      noOptionsText={translate('generator.empty.filtered')}
      getOptionLabel={titleOf}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(left, right) => left.id === right.id}
      renderInput={(parameters) => <TextField {...parameters} {...field} />}
    />
  );
}

/** Gives a function that names a record: its title, and behind it its first other text. */
function useTitle(model: ResourceModel): (record: RaRecord) => string {
  const locale = useLocale();
  const words = columnsOf(model).find(({ name, widget }) => widget === 'text' && name !== model.title);
  return (record) =>
    [model.title, words?.name]
      .map((name) => name && inLanguage(valueAt(record, name), locale))
      .filter(Boolean)
      .join(' – ');
}

/** The last changed records with a title, found by words; disabled without the right to list them. */
export function useRecentRecords({ path, title, can }: ResourceModel, q = '', filter?: Record<string, unknown>) {
  return useQuery({
    queryKey: ['recent-records', path, q, filter],
    queryFn: async ({ signal }) => {
      const query = {
        filter: { ...filter, ...(q && { q }) },
        sort: ['updatedAt', 'DESC'],
        range: [0, 9],
        count: 'none',
      };
      const records = await apiFetch<RaRecord[]>(path, { query, signal });
      return records.filter((record) => valueAt(record, title));
    },
    enabled: can.list,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
