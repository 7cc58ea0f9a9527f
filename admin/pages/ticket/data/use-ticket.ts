import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { useGetOne } from 'react-admin';
import { embedsOf } from '../../../model/list-selection';
import { TICKETS, type Ticket } from '../model/ticket';
import { useTicketModel } from './use-ticket-model';

/** Loads a ticket with the titles of its references. */
export function useTicketRecord(id: string) {
  const model = useTicketModel();
  return useGetOne<Ticket>(TICKETS.route, { id, meta: { embed: embedsOf(model.fields) } }, { enabled: id !== '' });
}

/** Invalidates all queries about tickets; resolves once the displayed ones are loaded. */
export function useRefreshTickets(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [TICKETS.route] });
}

/** Waits for a write on a ticket, and loads all data about tickets anew whether the write succeeded or failed. */
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

/** Provides the open ticket to the parts of its page. */
export const TicketProvider = TicketContext.Provider;

/** The ticket whose page is open; undefined outside of one. */
export const useOpenTicket = (): Ticket | undefined => useContext(TicketContext);

/** The ticket whose page is open; throws outside of one. */
export function useTicket(): Ticket {
  const ticket = useOpenTicket();
  if (!ticket) throw new Error('useTicket needs the page of a ticket around it');
  return ticket;
}
