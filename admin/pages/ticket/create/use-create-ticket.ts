import { useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router';
import type { SaveForm } from '../../../generator/form/use-saving';
import { uploadQueue } from '../../../providers/upload-queue';
import { useRefreshTickets } from '../data/use-ticket';
import { uploadPath } from '../model/attachment';
import { TICKETS, type Ticket, ticketAddress } from '../model/ticket';

/** Returns the function that creates a ticket, uploads its files and opens it. */
export function useCreateTicket(): SaveForm {
  const dataProvider = useDataProvider();
  const navigate = useNavigate();
  const refresh = useRefreshTickets();
  return async ({ files = [], ...values }, { isDraft, confirmation }) => {
    const data = { ...values, ...confirmation, ...(isDraft && { draft: true }) };
    const { data: ticket } = await dataProvider.create<Ticket>(TICKETS.route, { data });
    void uploadQueue.add(uploadPath(ticket.id), files as File[]);
    void refresh();
    return () => navigate(ticketAddress(ticket.id));
  };
}
