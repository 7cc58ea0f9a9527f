import { FROM_BEHIND } from '../../../../openapi/vocabulary';
import type { Schema } from '../../../providers/contract';
import type { Ticket } from './ticket';
import type { Transition } from './transition';

/** A link between two tickets, as the API returns it. */
export type TicketLink = Schema<'TicketLink'>;

/** API path of links, and their name below a ticket. */
export const LINKS = { path: 'ticket-links', below: 'links' } as const;

/** The role of the ticket towards the other end, as a key of its text, and that end. */
export function linkSeenFrom({ kind, ticket, ends }: TicketLink, id: string) {
  const role = ticket === id ? kind : FROM_BEHIND[kind];
  return { role, other: ends.find((end) => end.id !== id) };
}

/** The roles in which a user may link a ticket of the type; the server decides on the pair. */
export const linkRoles = (type: Ticket['type']): readonly string[] => {
  if (type === 'ORDER') return ['RELATED_TO', 'EXECUTES'];
  return type === 'CHANGE' ? ['RELATED_TO', 'EXECUTED_BY'] : ['RELATED_TO'];
};

/** The transition that rejects a ticket, such as a duplicate, if the ticket has it. */
export const rejection = (transitions: readonly Transition[]) =>
  transitions.find(({ closingStates }) => closingStates.some(({ state }) => state === 'REJECTED'));
