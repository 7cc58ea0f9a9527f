import { useQuery } from '@tanstack/react-query';
import { apiFetch } from '../../../providers/http';
import { TICKETS, type Ticket, ticketPath } from '../model/ticket';
import type { Transition, TransitionBody } from '../model/transition';
import { useRefreshTickets } from './use-ticket';

/** The transitions of the ticket for the user, each with its unmet conditions. */
export function useTicketTransitions({ id, version }: Ticket) {
  return useQuery({
    queryKey: [TICKETS.route, 'transitions', id, version],
    queryFn: ({ signal }) => apiFetch<Transition[]>(ticketPath(id, 'transitions'), { signal }),
    placeholderData: (before) => before,
  });
}

/**
 * Returns a function that makes a transition on the displayed version of the ticket and loads all ticket data anew; it
 * rejects with ApiError, with StaleError if another user was faster.
 */
export function useMakeTransition({
  id,
  version,
}: Pick<Ticket, 'id' | 'version'>): (body: TransitionBody) => Promise<void> {
  const refresh = useRefreshTickets();
  return async (body) => {
    try {
      await apiFetch<Ticket>(ticketPath(id, 'transitions'), { method: 'POST', body, version });
    } finally {
      await refresh();
    }
  };
}
