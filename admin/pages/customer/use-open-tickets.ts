import { useGetList } from 'react-admin';
import type { TicketAnswer } from '../dashboard/TicketPanel';
import { fieldOf, useTicketModel } from '../ticket/data/use-ticket-model';
import { TICKETS, type Ticket } from '../ticket/model/ticket';

/** References whose titles the lines show. */
const shown = ['location', 'responsible'];

const sort = { field: 'dueAt', order: 'ASC' } as const;

/** The first tickets of a filter by deadline, with the titles of their references. */
export function useOpenTickets(filter: Record<string, unknown>, limit: number): TicketAnswer {
  const model = useTicketModel();
  const { data, total, isPending, error, refetch, meta } = useGetList<Ticket>(
    TICKETS.route,
    {
      filter,
      sort,
      pagination: { page: 1, perPage: limit },
      meta: { embed: shown.filter((name) => fieldOf(model, name)?.reference) },
    },
    { onError: () => undefined },
  );
  return { filter, sort, data, total, isPending, error, refetch, isExact: meta?.totalExact !== false };
}
