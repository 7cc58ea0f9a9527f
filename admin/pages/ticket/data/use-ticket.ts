import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { useGetOne } from 'react-admin';
import { embedsOf } from '../../../model/list-selection';
import { TICKETS, type Ticket } from '../model/ticket';
import { useTicketModel } from './use-ticket-model';

/** Reads a ticket with the titles of all it refers to. */
export function useTicketRecord(id: string) {
  const model = useTicketModel();
  return useGetOne<Ticket>(TICKETS.route, { id, meta: { embed: embedsOf(model.fields) } }, { enabled: id !== '' });
}

/** Asks the server anew for everything about tickets; resolves once what is shown has been answered. */
export function useRefreshTickets(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [TICKETS.route] });
}

/** Waits for a write that concerns a ticket, and asks anew for everything about it whatever came of the write. */
export function useTicketWrite(): <T>(call: Promise<T>) => Promise<T> {
  const refresh = useRefreshTickets();
  return async (call) => {
    try {
      return await call;
    } finally {
      await refresh();
    }
  };
}

const TicketContext = createContext<Ticket | undefined>(undefined);

/** Gives the open ticket to the parts of its page. */
export const TicketProvider = TicketContext.Provider;

/** The ticket whose page is open; throws outside of one. */
export function useTicket(): Ticket {
  const ticket = useContext(TicketContext);
  if (!ticket) throw new Error('useTicket needs the page of a ticket around it');
  return ticket;
}
