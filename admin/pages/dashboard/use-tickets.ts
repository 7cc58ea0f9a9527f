import { useGetList } from 'react-admin';
import { fieldOf, useTicketModel } from '../ticket/data/use-ticket-model';
import type { FilterValues } from '../ticket/model/tabs';
import { TICKETS, type Ticket } from '../ticket/model/ticket';
import type { TicketAnswer } from './TicketPanel';

/** References whose titles the lines show. */
const shown = ['customer', 'location', 'assignmentGroup', 'responsible', 'executionResponsible'];

/** Which tickets, in which order, at most how many. */
export interface TicketQuery {
  filter: FilterValues;
  sort?: { field: string; order: 'ASC' | 'DESC' };
  limit?: number;
}

/** Tickets with the titles of what they refer to; by deadline unless told otherwise. */
export function useTickets({ filter, sort = { field: 'dueAt', order: 'ASC' }, limit = 8 }: TicketQuery): TicketAnswer {
  const model = useTicketModel();
  const embed = shown.filter((name) => fieldOf(model, name)?.reference);
  const answer = useGetList<Ticket>(
    TICKETS.route,
    { filter, sort, pagination: { page: 1, perPage: limit }, meta: { embed } },
    { onError: () => undefined },
  );
  const { data, total, isPending, error, refetch, meta } = answer;
  return { filter, sort, data, total, isPending, error, refetch, isExact: meta?.totalExact !== false };
}
