import { usePagedRows } from '../../providers/use-paged-rows';
import { refreshMs, type SentMail } from './support';

/** A mail with the number of its ticket. */
export type MailRow = SentMail & { _embedded?: { ticket?: { id: string; title: string | null } | null } };

/** Mails of one ticket, the latest first, stored under the query key of the calling screen. */
export const useMails = (filter: Record<string, unknown>, scope: readonly string[]) =>
  usePagedRows<MailRow>({
    path: 'sent-mails',
    queryKey: [...scope, filter],
    query: { filter, embed: ['ticket'] },
    step: 50,
    refetchInterval: refreshMs,
  });
