import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Schema } from '../../../providers/contract';
import { apiFetch } from '../../../providers/http';
import { TICKETS } from '../model/ticket';
import { useIsExecutor } from './use-is-customer';

type Preview = Schema<'TicketPreview'>;

/** What submitting a ticket asks for and brings, as the server foresees it. */
export interface TicketPreview {
  /** Fields that must be filled; of several in one list any will do. */
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

/** A day that is typed only in part is no day yet. */
const isWhole = (value: unknown) => typeof value === 'string' && value !== '' && value !== '?';

/** Foresees the ticket of the form around as it is filled in; what came before stands until the next is known. */
export function usePreview(): TicketPreview | undefined {
  const record = useRecordContext();
  const isExecutor = useIsExecutor();
  // Exactly: a watch of `customer` would hear of each key typed into `customerDescription` as well.
  const typed = useWatch({ name: [...sketched], exact: true });
  const values = sketched.map((name, at) => [name, typed[at] === undefined ? record?.[name] : typed[at]] as const);
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
