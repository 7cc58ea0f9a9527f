import { usePagedRows } from '../../providers/use-paged-rows';
import { refreshMs, type SentMail, SUPPORT } from './support';

/** A mail with the number of its ticket. */
export type MailRow = SentMail & { _embedded?: { ticket?: { id: string; title: string | null } | null } };

/** Mails about tickets, the latest first, kept under the key of whoever shows those of one ticket. */
export const useMails = (filter: Record<string, unknown>, scope?: readonly string[]) =>
  usePagedRows<MailRow>({
    path: 'sent-mails',
    queryKey: [...(scope ?? [SUPPORT, 'mails']), filter],
    query: { filter, embed: ['ticket'] },
    step: 50,
    keepsRows: !scope,
    refetchInterval: refreshMs,
  });
