import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFormValues } from '../../../generator/form/use-form-values';
import { useResourceModel } from '../../../generator/resource-model-context';
import { dependenciesOf } from '../../../model/is-field-shown';
import type { Schema } from '../../../providers/contract';
import { apiFetch } from '../../../providers/http';
import { TICKETS } from '../model/ticket';
import { useIsExecutor } from './use-is-customer';

type Preview = Schema<'TicketPreview'>;

/** The mandatory fields and the deadline of a ticket before submission, as the server calculates them. */
export interface TicketPreview {
  /** Mandatory fields; in a list of several, one of them suffices. */
  mandatory: string[][];
  customerPriorities: string[];
  dueAt: string | null;
  warnings: { code: string; field: string }[];
  suggested: Record<string, string | null>;
}

const sketched = [
  'type',
  'customer',
  'customerContact',
  'contactChannel',
  'priority',
  'customerPriority',
  'preferredDate',
] as const satisfies readonly (keyof Schema<'TicketSketch'>)[];

/** Whether a value is complete; a partly typed day is not. */
const isWhole = (value: unknown) => typeof value === 'string' && value !== '' && value !== '?';

/** The preview of the ticket in the form around; the earlier one stays until the next arrives. */
export function usePreview(): TicketPreview | undefined {
  const isExecutor = useIsExecutor();
  const { fields } = useResourceModel().model;
  const named = useMemo(() => [...new Set([...sketched, ...fields.flatMap(dependenciesOf)])], [fields]);
  const typed = useFormValues(named);
  const values = named.map((name, index) => [name, typed[index]] as const);
  const formValues = Object.fromEntries(values.slice(sketched.length).filter(([, value]) => value !== ''));
  const sketch = {
    ...Object.fromEntries(values.slice(0, sketched.length).filter(([, value]) => isWhole(value))),
    ...(named.length > sketched.length && { formValues }),
  };
  const { data } = useQuery({
    queryKey: ['ticket-preview', sketch],
    queryFn: ({ signal }) =>
      apiFetch<Preview>(`${TICKETS.path}/preview`, { method: 'POST', body: sketch, signal }) as Promise<TicketPreview>,
    placeholderData: (before) => before,
    staleTime: 60_000,
    enabled: !isExecutor,
  });
  return data;
}
