import { useQuery } from '@tanstack/react-query';
import { useApplication } from '../../../providers/application';
import type { Schema } from '../../../providers/contract';
import { apiFetch } from '../../../providers/http';
import { TICKETS, ticketPath } from '../model/ticket';

/** The mails that became entries of a ticket, for users whose API document has them; only the desk reads them. */
export function useIncomingMails(ticket: string, isAsked = true) {
  const mayRead = Boolean(useApplication().document.paths?.['/v1/tickets/{id}/incoming-mails']?.get);
  return useQuery({
    queryKey: [TICKETS.route, 'incoming-mails', ticket],
    queryFn: ({ signal }) => apiFetch<Schema<'KeptMail'>[]>(ticketPath(ticket, 'incoming-mails'), { signal }),
    enabled: mayRead && isAsked,
    staleTime: 60_000,
  });
}
