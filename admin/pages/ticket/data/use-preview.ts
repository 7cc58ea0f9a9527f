import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
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
  const record = useRecordContext();
  const isExecutor = useIsExecutor();
  // Exactly: a watch of `customer` would otherwise react to each key in `customerDescription` as well.
  const typed = useWatch({ name: [...sketched], exact: true });
  const values = sketched.map(
    (name, index) => [name, typed[index] === undefined ? record?.[name] : typed[index]] as const,
  );
  const sketch = Object.fromEntries(values.filter(([, value]) => isWhole(value)));
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
