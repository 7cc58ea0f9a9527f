import { saveRecord } from '../../../generator/properties/use-offer-property-undo';
import { TICKETS } from '../model/ticket';
import { useRefreshTickets, useTicket } from './use-ticket';

/** Returns a function that changes the open ticket on the displayed version, and shows the result (saveRecord). */
export function useSaveTicket(): (changes: object) => Promise<void> {
  const ticket = useTicket();
  const refresh = useRefreshTickets();
  return async (changes) => {
    await saveRecord(TICKETS.path, ticket, changes);
    await refresh();
  };
}
