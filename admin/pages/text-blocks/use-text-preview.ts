import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schema } from '../../providers/contract';
import { apiFetch } from '../../providers/http';
import { ApiError } from '../../providers/problem';
import { useSettled } from '../../providers/use-settled';
import { useRecentTickets } from '../placeholders/TicketChoice';

const settling = 400;

/** A text as filled in for a ticket, by default the last changed one, with its unfilled placeholders. */
export function useTextPreview(content: string) {
  const [chosen, setTicket] = useState<Schema<'Ticket'> | null>();
  const recent = useRecentTickets('');
  const ticket = chosen === undefined ? (recent.data?.[0] ?? null) : chosen;
  const settled = useSettled(content, settling);
  const { data, error } = useQuery({
    queryKey: ['text-block-preview', ticket?.id, settled],
    queryFn: ({ signal }) =>
      apiFetch<Schema<'TextBlockPreview'>>('text-block-preview', {
        method: 'POST',
        body: { ticket: ticket?.id, content: settled },
        signal,
      }),
    enabled: Boolean(ticket),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const faults = error instanceof ApiError ? (error.problem.errors ?? []) : [];
  return { ticket, setTicket, preview: data, faults, error: faults.length > 0 ? null : error };
}
