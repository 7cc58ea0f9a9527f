import { usePanel, usePanelRecords } from '../../../generator/panels/use-panel-records';
import { ATTACHMENTS, type Attachment } from '../model/attachment';
import { TICKETS, type Ticket } from '../model/ticket';

/** The files of a ticket that the user may see, oldest first, by the request of their panel. */
export function useAttachments(ticket: Ticket) {
  const panel = usePanel(TICKETS.path, ATTACHMENTS);
  return usePanelRecords<Attachment>(ticket.parts?.attachments ? panel : undefined, ticket);
}
