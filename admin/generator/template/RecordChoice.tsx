import { Autocomplete, TextField, type TextFieldProps } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useLocale, useTranslate } from 'react-admin';
import { columnsOf } from '../../model/columns';
import { valueAt } from '../../model/paths';
import { inLanguage } from '../../model/translated-text';
import { useApplication } from '../../providers/application';
import { apiFetch } from '../../providers/http';
import { useSettled } from '../../providers/use-settled';

interface RecordChoiceProps {
  /** API path of the resource. */
  path: string;
  chosen: RaRecord | null;
  onChoose: (record: RaRecord | null) => void;
  /** Filter of the offered records, in the dialect of lists. */
  filter?: Record<string, unknown>;
  /** Id of a record that is not offered. */
  except?: unknown;
  field?: TextFieldProps;
}

/** Chooses a record beside a form, from the last changed ones or by search; nothing for users who may not list them. */
export function RecordChoice({ path, chosen, onChoose, filter, except, field }: RecordChoiceProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const titleOf = useTitle(path);
  const q = useSettled(chosen && typed === titleOf(chosen) ? '' : typed.trim(), 300);
  const { data = [], isFetching, isEnabled } = useRecentRecords(path, q, filter);
  if (!isEnabled) return null;
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
function useTitle(path: string): (record: RaRecord) => string {
  const locale = useLocale();
  const model = useApplication().models.find((one) => one.path === path);
  const words = model && columnsOf(model).find(({ name, widget }) => widget === 'text' && name !== model.title);
  return (record) =>
    [model?.title, words?.name]
      .map((name) => name && inLanguage(valueAt(record, name), locale))
      .filter(Boolean)
      .join(' – ');
}

/** The last changed records with a title that match the words; disabled for users who may not list the resource. */
export function useRecentRecords(path: string, q = '', filter?: Record<string, unknown>) {
  const model = useApplication().models.find((one) => one.path === path && one.can.list);
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
      return records.filter((record) => valueAt(record, model?.title ?? 'id'));
    },
    enabled: model !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
