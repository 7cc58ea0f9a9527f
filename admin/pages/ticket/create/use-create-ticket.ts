import { useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router';
import { uploadQueue } from '../../../providers/upload-queue';
import { useRefreshTickets } from '../data/use-ticket';
import { uploadPath } from '../model/attachment';
import { TICKETS, type Ticket, ticketAddress } from '../model/ticket';
import type { SaveTicket } from '../model/ticket-form';

/** Returns the function that creates a ticket, uploads its files and opens it. */
export function useCreateTicket(): SaveTicket {
  const dataProvider = useDataProvider();
  const navigate = useNavigate();
  const refresh = useRefreshTickets();
  return async ({ files = [], ...values }, { draft }) => {
    const data = draft ? { ...values, draft } : values;
    const { data: ticket } = await dataProvider.create<Ticket>(TICKETS.route, { data });
    void uploadQueue.add(uploadPath(ticket.id), files);
    void refresh();
    return () => navigate(ticketAddress(ticket.id));
  };
}
