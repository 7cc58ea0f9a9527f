import { useDataProvider, useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { useIsCustomer } from '../data/use-is-customer';
import { useTicket } from '../data/use-ticket';
import { useTicketTransitions } from '../data/use-ticket-transitions';
import { TICKETS, type Ticket, ticketAddress } from '../model/ticket';

/** Whether a message of the reader on the open ticket begins another ticket, since it is too late to reopen this one (domain #15). */
export function useStartsFollowUp(): boolean {
  const isCustomer = useIsCustomer();
  const { data: transitions = [] } = useTicketTransitions(useTicket());
  return isCustomer && transitions.some(({ instead }) => instead === 'FOLLOW_UP');
}

/** Gives the function that goes to the ticket that a message has begun, and says which one it is. */
export function useGoToFollowUp(): (id: string) => Promise<void> {
  const dataProvider = useDataProvider();
  const navigate = useNavigate();
  const notify = useNotify();
  return async (id) => {
    navigate(ticketAddress(id));
    const { data } = await dataProvider.getOne<Ticket>(TICKETS.route, { id });
    notify('tickets.composer.followUpMade', { type: 'success', messageArgs: { ticket: data.identifier } });
  };
}
