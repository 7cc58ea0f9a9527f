import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { dependenciesOf } from '../../model/is-field-shown';
import type { ResourceModel } from '../../model/resource-model';
import { apiFetch } from '../../providers/http';
import { useSettled } from '../../providers/use-settled';
import { useResourceModel } from '../resource-model-context';
import { useFormValues } from './use-form-values';

/** The server's answer to the values of a form; further properties are values of fields after saving. */
export interface FormPreview extends Record<string, unknown> {
  /** Mandatory fields; in a list of several, one of them suffices. */
  mandatory?: readonly (readonly string[])[];
  warnings?: readonly { code: string; field: string }[];
  /** The offered values of choices, by the names of their fields. */
  choices?: Readonly<Record<string, readonly string[]>>;
  /** Values for untouched fields. */
  suggested?: Readonly<Record<string, unknown>>;
  /** Values that the server gives empty fields. */
  usual?: Readonly<Record<string, unknown>>;
}

const context = createContext<FormPreview>({});

/** The preview of the form around; empty until the first answer, and for resources without a preview. */
export const usePreview = (): FormPreview => useContext(context);

/** Asks the server for the preview of the form around, where the resource declares one. */
export function PreviewProvider({ children }: { children: ReactNode }) {
  const { preview } = useResourceModel().model;
  return preview ? <Previewing preview={preview}>{children}</Previewing> : children;
}

/** Milliseconds without a change after which the server is asked. */
const PAUSE = 150;

/** Whether a value is complete; a partly typed day is not. */
const isWhole = (value: unknown) => value !== undefined && value !== null && value !== '' && value !== '?';

function Previewing({ preview, children }: { preview: NonNullable<ResourceModel['preview']>; children: ReactNode }) {
  const { path, fields } = useResourceModel().model;
  const { sent, takesOthers } = preview;
  const names = useMemo(
    () => [...new Set([...sent, ...(takesOthers ? fields.flatMap(dependenciesOf) : [])])],
    [sent, takesOthers, fields],
  );
  const typed = useFormValues(names);
  const whole = names.flatMap((name, index) => (isWhole(typed[index]) ? [[name, typed[index]] as const] : []));
  const others = Object.fromEntries(whole.filter(([name]) => !sent.includes(name)));
  const present = JSON.stringify({
    ...Object.fromEntries(whole.filter(([name]) => sent.includes(name))),
    ...(names.length > sent.length && { formValues: others }),
  });
  const asked = useSettled(present, PAUSE);
  const { data } = useQuery({
    queryKey: ['preview', path, asked],
    queryFn: ({ signal }) =>
      apiFetch<FormPreview>(`${path}/preview`, { method: 'POST', body: JSON.parse(asked) as object, signal }),
    placeholderData: (before) => before,
    staleTime: 60_000,
  });
  return <context.Provider value={data ?? nothing}>{children}</context.Provider>;
}

const nothing: FormPreview = {};
