import { useQuery } from '@tanstack/react-query';
import { apiFetch } from '../../../providers/http';
import { TICKETS, type Ticket, ticketPath } from '../model/ticket';
import type { Transition, TransitionBody } from '../model/transition';
import { useRefreshTickets } from './use-ticket';

/** The transitions that the user may think of, with what each still lacks. */
export function useTicketTransitions({ id, version }: Ticket) {
  return useQuery({
    queryKey: [TICKETS.route, 'transitions', id, version],
    queryFn: ({ signal }) => apiFetch<Transition[]>(ticketPath(id, 'transitions'), { signal }),
    placeholderData: (before) => before,
  });
}

/**
 * Gives a function that makes a transition on the ticket as it is shown and brings everything up to date; it rejects
 * with ApiError, with StaleError when somebody was faster.
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
