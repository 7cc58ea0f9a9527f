import { useQuery } from '@tanstack/react-query';
import type { Schema } from '../../../providers/contract';
import { apiFetch } from '../../../providers/http';
import { TICKETS, type Ticket, ticketPath } from '../model/ticket';

/** A deadline of a ticket, and how it comes about. */
export type TicketClock = Schema<'TicketClock'>;

/** The clocks of a ticket as they stand now; asked anew with each change of it. */
export function useClocks({ id, version }: Ticket) {
  return useQuery({
    queryKey: [TICKETS.route, 'clocks', id, version],
    queryFn: ({ signal }) => apiFetch<TicketClock[]>(ticketPath(id, 'clocks'), { signal }),
    placeholderData: (before) => before,
  });
}
