import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';
import type { FieldHint } from '../../model/document';
import { apiFetch } from '../../providers/http';
import { ApiError, type Problem } from '../../providers/problem';
import { useModelOf } from '../../providers/use-model-of';
import { useSettled } from '../../providers/use-settled';
import { useRecentRecords } from './RecordChoice';

type Template = NonNullable<FieldHint['template']>;
type Faults = NonNullable<Problem['errors']>;

/** A text with values; of a mail also its subject and its HTML. */
interface Filled {
  text: string;
  subject?: string;
  html?: string;
  locale?: string;
  /** Placeholders without a value. */
  empty?: string[];
  /** Some values are examples. */
  examples?: boolean;
}

/** Milliseconds after the last input. */
const SETTLING = 400;

/** The path of an operation of a template, for the record in the context. */
export const pathFor = (path: string, id: unknown = '') => path.replace('{id}', encodeURIComponent(String(id)));

/**
 * Texts with placeholders as they read with the values of a record, by default the last changed one, and their faults.
 * `texts` is the body of the preview without the record; `request` is the whole body.
 */
export function useTemplatePreview({ preview, record: { field, resource } }: Template, texts: object) {
  const path = pathFor(preview, useRecordContext()?.id);
  const [chosen, setChosen] = useState<RaRecord | null>();
  const model = useModelOf(resource);
  const recent = useRecentRecords(model);
  const record = chosen === undefined ? (recent.data?.[0] ?? null) : chosen;
  const request = { ...texts, [field]: record?.id ?? null };
  const settled = useSettled(JSON.stringify(request), SETTLING);
  const { data, error } = useQuery({
    queryKey: ['template-preview', path, settled],
    queryFn: ({ signal }) => apiFetch<Filled>(path, { method: 'POST', body: JSON.parse(settled), signal }),
    placeholderData: keepPreviousData,
    enabled: !model.can.list || !recent.isPending,
    retry: false,
  });
  const faults: Faults = error instanceof ApiError ? (error.problem.errors ?? []) : [];
  return {
    model,
    request,
    filled: data,
    faults,
    error: faults.length > 0 ? null : error,
    record,
    setRecord: setChosen,
  };
}
