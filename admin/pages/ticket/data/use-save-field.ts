import type { Ticket } from '../model/ticket';
import { type FieldSave, saveField } from './save-field';
import { useRefreshTickets, useTicket } from './use-ticket';

/**
 * Returns a function that saves one field of the open ticket, by default on the displayed version, and shows the result
 * (saveField).
 */
export function useSaveField(): (save: Omit<FieldSave, 'version'> & Partial<FieldSave>) => Promise<Ticket> {
  const ticket = useTicket();
  const refresh = useRefreshTickets();
  return async (save) => {
    const saved = await saveField(ticket.id, { version: ticket.version, ...save });
    await refresh();
    return saved;
  };
}
