import { useQuery } from '@tanstack/react-query';
import { apiFetch } from '../../../providers/http';
import { type Attachment, attachmentPath } from '../model/attachment';
import { TICKETS, ticketPath } from '../model/ticket';
import { useRefreshTickets } from './use-ticket';

/** The files of a ticket that the user may see, oldest first. */
export function useAttachments(ticket: string, enabled = true) {
  return useQuery({
    enabled,
    queryKey: [TICKETS.route, 'attachments', ticket],
    queryFn: ({ signal }) =>
      apiFetch<Attachment[]>(ticketPath(ticket, 'attachments'), {
        query: { sort: ['createdAt', 'ASC'], range: [0, 199] },
        signal,
      }),
  });
}

/** Functions that rename an attachment, change its visibility for the customer, and remove it. */
export function useAttachmentChanges({ id, version }: Attachment) {
  const refresh = useRefreshTickets();
  return {
    change: async (body: Partial<Pick<Attachment, 'name' | 'visibleForCustomer'>>) => {
      await apiFetch(attachmentPath(id), { method: 'PATCH', body, version });
      await refresh();
    },
    remove: async () => {
      await apiFetch(attachmentPath(id), { method: 'DELETE', version });
      await refresh();
    },
  };
}
