import { FROM_BEHIND } from '../../../../openapi/vocabulary';
import type { Schema } from '../../../providers/contract';
import type { Move } from './move';
import type { Ticket } from './ticket';

/** A link between two tickets, as the API answers it. */
export type TicketLink = Schema<'TicketLink'>;

/** API path of links, and their name below a ticket. */
export const LINKS = { path: 'ticket-links', below: 'links' } as const;

/** What the ticket is to the other end, as a key of its text, and that end. */
export function linkSeenFrom({ kind, ticket, ends }: TicketLink, id: string) {
  const role = ticket === id ? kind : FROM_BEHIND[kind];
  return { role, other: ends.find((end) => end.id !== id) };
}

/** What somebody may link a ticket of the type as; the server says what goes together. */
export const linkRoles = (type: Ticket['type']): readonly string[] => {
  if (type === 'ORDER') return ['RELATED_TO', 'EXECUTES'];
  return type === 'CHANGE' ? ['RELATED_TO', 'EXECUTED_BY'] : ['RELATED_TO'];
};

/** The move by which a duplicate is closed, where the ticket has it. */
export const rejection = (moves: readonly Move[]) =>
  moves.find(({ closingStates }) => closingStates.some(({ state }) => state === 'REJECTED'));
