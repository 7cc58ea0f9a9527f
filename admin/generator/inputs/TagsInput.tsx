import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextArrayInput } from 'react-admin';
import type { FieldModel } from '../../model/resource-model';
import { apiFetch } from '../../providers/http';
import { useSettled } from '../../providers/use-settled';
import { useResourceModel } from '../resource-model-context';
import { inputProps } from './input-props';

/** Pause in typing before tags are suggested, in milliseconds. */
const PAUSE = 150;

/** Words that users choose freely, with those of other records as suggestions. */
export function TagsInput({ field }: { field: FieldModel }) {
  const { model } = useResourceModel();
  const [typed, setTyped] = useState('');
  const q = useSettled(typed, PAUSE);
  const path = `${model.path}/tags/${field.tagsOf ?? field.name}`;
  const { data } = useQuery({
    queryKey: ['tags', path, q],
    queryFn: ({ signal }) => apiFetch<string[]>(path, { query: { q }, signal }),
    placeholderData: (before) => before,
  });
  return (
    <TextArrayInput
      {...inputProps(field)}
      options={data ?? []}
      filterOptions={(options) => options}
      filterSelectedOptions
      autoHighlight={false}
      onInputChange={(_event, text) => setTyped(text)}
    />
  );
}
