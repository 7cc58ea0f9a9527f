import { useDataProvider } from 'react-admin';
import { TICKETS } from '../model/ticket';
import { useRefreshTickets, useTicket } from './use-ticket';

/** Returns a function that changes the open ticket and shows the result; it rejects with StaleError on an older version. */
export function useSaveTicket(): (changes: object) => Promise<void> {
  const ticket = useTicket();
  const refresh = useRefreshTickets();
  const { update } = useDataProvider();
  return async (changes) => {
    await update(TICKETS.route, { id: ticket.id, data: { ...ticket, ...changes }, previousData: ticket });
    await refresh();
  };
}
