import { useQuery } from '@tanstack/react-query';
import { apiFetch } from '../../../providers/http';
import type { Move, MoveBody } from '../model/move';
import { TICKETS, type Ticket, ticketPath } from '../model/ticket';
import { useRefreshTickets } from './use-ticket';

/** The moves that the user may think of, with what each still lacks. */
export function useMoves({ id, version }: Ticket) {
  return useQuery({
    queryKey: [TICKETS.route, 'transitions', id, version],
    queryFn: ({ signal }) => apiFetch<Move[]>(ticketPath(id, 'transitions'), { signal }),
    placeholderData: (before) => before,
  });
}

/**
 * Gives a function that makes a move on the ticket as it is shown and brings everything up to date; it rejects with
 * ApiError, with StaleError when somebody was faster.
 */
export function useMakeMove({ id, version }: Pick<Ticket, 'id' | 'version'>): (body: MoveBody) => Promise<void> {
  const refresh = useRefreshTickets();
  return async (body) => {
    try {
      await apiFetch<Ticket>(ticketPath(id, 'transitions'), { method: 'POST', body, version });
    } finally {
      await refresh();
    }
  };
}
