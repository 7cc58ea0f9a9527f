import type { Schema } from '../../../providers/contract';
import { apiFetch } from '../../../providers/http';
import { LINKS, type TicketLink } from '../model/link';
import { type Ticket, ticketPath } from '../model/ticket';
import { useRefreshTickets } from './use-ticket';

type NewLink = Omit<Schema<'NewTicketLink'>, 'confirm'> & { confirm?: string[] };

/** Functions that add and remove links of a ticket; each rejects with ApiError. */
export function useLinkChanges({ id, version }: Pick<Ticket, 'id' | 'version'>) {
  const refresh = useRefreshTickets();
  const changed = async <T>(work: Promise<T>) => {
    const result = await work;
    await refresh();
    return result;
  };
  return {
    /** Links the ticket to another one, from its own end or from the other's. */
    relate: (role: string, target: string) => {
      const body = { kind: role === 'EXECUTED_BY' ? 'EXECUTES' : role, target };
      const [from, to] = role === 'EXECUTED_BY' ? [target, id] : [id, target];
      const sent = { method: 'POST', body: { ...body, target: to } } as const;
      return changed(apiFetch<TicketLink>(ticketPath(from, LINKS.below), sent));
    },
    /** Closes the displayed version of the ticket as a duplicate. */
    merge: (body: Omit<NewLink, 'kind'>) =>
      changed(
        apiFetch<TicketLink>(ticketPath(id, LINKS.below), {
          method: 'POST',
          body: { ...body, kind: 'DUPLICATE_OF' },
          version,
        }),
      ),
    remove: ({ id: link, version: seen }: TicketLink) =>
      changed(apiFetch<TicketLink>(`${LINKS.path}/${encodeURIComponent(link)}`, { method: 'DELETE', version: seen })),
    /** Creates the order that carries out the change. */
    createOrder: () => changed(apiFetch<Ticket>(ticketPath(id, 'orders'), { method: 'POST' })),
  };
}
