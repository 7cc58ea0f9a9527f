import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiFetch } from '../../providers/http';
import type { Ticket } from '../ticket/model/ticket';
import type { Task } from '../ticket/tasks/task';
import type { TicketAnswer } from './TicketPanel';

/** One list of the answer of `GET v1/dashboard/lists`. */
interface WorkList<Row> {
  filter: Record<string, unknown>;
  sort: [field: string, order: 'ASC' | 'DESC'];
  rows: Row[];
  total: number;
  exact: boolean;
}

interface WorkLists {
  tickets: Record<string, WorkList<Ticket>>;
  tasks: WorkList<Task> | null;
}

/**
 * The user's lists of work, all in one answer, of one assignment group if given; they are loaded again after a change
 * of tickets or tasks.
 */
export function useWorkLists(assignmentGroup?: string) {
  return useQuery({
    queryKey: ['dashboard', 'lists', assignmentGroup],
    queryFn: ({ signal }) => apiFetch<WorkLists>('dashboard/lists', { query: { assignmentGroup }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** One list of work, as a panel shows it. */
export function useWorkList(name: string, assignmentGroup?: string): TicketAnswer {
  const { data, error, isPending, refetch } = useWorkLists(assignmentGroup);
  const list = data?.tickets[name];
  const [field, order] = list?.sort ?? ['dueAt', 'ASC'];
  return {
    filter: list?.filter ?? {},
    sort: { field, order },
    data: list?.rows,
    total: list?.total,
    isExact: list?.exact !== false,
    isPending,
    error,
    refetch,
  };
}
