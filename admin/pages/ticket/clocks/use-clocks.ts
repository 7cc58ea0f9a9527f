import { useQuery } from '@tanstack/react-query';
import type { Schema } from '../../../providers/contract';
import { apiFetch } from '../../../providers/http';
import { TICKETS, type Ticket, ticketPath } from '../model/ticket';

/** A deadline of a ticket, with its explanation. */
export type TicketClock = Schema<'TicketClock'>;

/** The present clocks of a ticket; loaded anew with each change of it. */
export function useClocks({ id, version }: Ticket) {
  return useQuery({
    queryKey: [TICKETS.route, 'clocks', id, version],
    queryFn: ({ signal }) => apiFetch<TicketClock[]>(ticketPath(id, 'clocks'), { signal }),
    placeholderData: (before) => before,
  });
}
