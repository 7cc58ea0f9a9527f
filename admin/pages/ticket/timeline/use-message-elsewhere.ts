import { useDataProvider, useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { useIsCustomer } from '../data/use-is-customer';
import { useTicket } from '../data/use-ticket';
import { useTicketTransitions } from '../data/use-ticket-transitions';
import { linkSeenFrom } from '../model/link';
import { TICKETS, type Ticket, ticketAddress } from '../model/ticket';

/**
 * Another ticket that receives a message of the customer on a closed one, with the keys of the sentences before and
 * after it.
 */
export interface MessageElsewhere {
  before: string;
  after: string;
  /** Number of the main ticket; a follow-up has none before it is created. */
  ticket?: string | null;
}

/**
 * The ticket that receives a message of the reader in place of the open one: the main ticket of a duplicate, or a new
 * one if reopening is no longer possible (domain #15). The API sends a link only to readers of both its ends.
 */
export function useMessageElsewhere(): MessageElsewhere | undefined {
  const ticket = useTicket();
  const isCustomer = useIsCustomer();
  const { data: transitions = [] } = useTicketTransitions(ticket);
  if (!isCustomer || ticket.state !== 'CLOSED') return undefined;
  const link = ticket.parts?.links?.find((candidate) => linkSeenFrom(candidate, ticket.id).role === 'DUPLICATE_OF');
  if (link)
    return {
      before: 'tickets.composer.goesToOriginal',
      after: 'tickets.composer.wentToOriginal',
      ticket: linkSeenFrom(link, ticket.id).other?.identifier,
    };
  if (!transitions.some(({ instead }) => instead === 'FOLLOW_UP')) return undefined;
  return { before: 'tickets.composer.startsFollowUp', after: 'tickets.composer.followUpMade' };
}

/** Returns the function that opens the ticket with the message, and notifies the user of its number. */
export function useGoToTicketOfMessage(): (id: string, after?: string) => Promise<void> {
  const dataProvider = useDataProvider();
  const navigate = useNavigate();
  const notify = useNotify();
  return async (id, after = 'tickets.composer.wentToOriginal') => {
    navigate(ticketAddress(id));
    const { data } = await dataProvider.getOne<Ticket>(TICKETS.route, { id });
    notify(after, { type: 'success', messageArgs: { ticket: data.identifier } });
  };
}
