import { type TransitionKind, useTransitions } from '../../../generator/transitions/use-transitions';
import { apiFetch } from '../../../providers/http';
import { StateChip } from '../../../theme/chips';
import { TICKETS, type Ticket, ticketPath } from '../model/ticket';
import { ORDER, type Transition, type TransitionBody } from '../model/transition';
import { useTicketWrite } from './use-ticket';

/** The transitions of tickets. */
export const TICKET_TRANSITIONS: TransitionKind = {
  ...ORDER,
  resource: TICKETS.path,
  actions: 'ticketAction',
  scope: [TICKETS.route],
  StateChip,
};

/** The transitions of the ticket for the user, each with its unmet conditions. */
export const useTicketTransitions = (ticket: Ticket) => useTransitions<Transition>(TICKET_TRANSITIONS, ticket);

/**
 * Returns a function that makes a transition on the displayed version of the ticket and loads all ticket data anew; it
 * rejects with ApiError, with StaleError if another user was faster.
 */
export function useMakeTransition({
  id,
  version,
}: Pick<Ticket, 'id' | 'version'>): (body: TransitionBody) => Promise<unknown> {
  const write = useTicketWrite();
  return (body) => write(apiFetch<Ticket>(ticketPath(id, 'transitions'), { method: 'POST', body, version }));
}
