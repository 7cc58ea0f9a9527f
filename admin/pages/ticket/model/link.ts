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

const UNFINISHED: readonly string[] = ['REJECTED', 'INCOMPLETE'];

/** The orders of a change, apart from drafts, apart by completed and unfinished ones. */
export function executionOf(links: readonly TicketLink[], change: string) {
  const orders = links.flatMap((link) => {
    const { role, other } = linkSeenFrom(link, change);
    return role === 'EXECUTED_BY' && other && other.state !== 'DRAFT' ? [other] : [];
  });
  const ended = orders.filter(({ state }) => state === 'ORDER_COMPLETED' || state === 'CLOSED');
  const isUnfinished = ({ closingState }: (typeof orders)[number]) => UNFINISHED.includes(closingState ?? '');
  return {
    orders,
    completed: ended.filter((order) => !isUnfinished(order)),
    unfinished: ended.filter(isUnfinished),
  };
}

/** The roles in which a user may link a ticket of the type; the server decides on the pair. */
export const linkRoles = (type: Ticket['type']): readonly string[] => {
  if (type === 'ORDER') return ['RELATED_TO', 'EXECUTES'];
  return type === 'CHANGE' ? ['RELATED_TO', 'EXECUTED_BY'] : ['RELATED_TO'];
};

/** The transition that rejects a ticket, such as a duplicate, if the ticket has it. */
export const rejection = (transitions: readonly Transition[]) =>
  transitions.find(({ closingStates }) => closingStates.some(({ state }) => state === 'REJECTED'));
