import { useQuery } from '@tanstack/react-query';
import type { ResourceModel } from '../../../model/resource-model';
import { useApplication } from '../../../providers/application';
import { apiFetch } from '../../../providers/http';
import { useTicketWrite } from '../data/use-ticket';
import { TICKETS, ticketPath } from '../model/ticket';
import { type Task, taskPath } from './task';

const most = 200;

/** The tasks of a ticket that the user may see. */
export function useTasks(ticket: string) {
  return useQuery({
    queryKey: [TICKETS.route, 'tasks', ticket],
    queryFn: ({ signal }) =>
      apiFetch<Task[]>(ticketPath(ticket, 'tasks'), {
        query: { embed: ['assignedTo', 'responsible'], range: [0, most - 1] },
        signal,
      }),
  });
}

/**
 * Functions that add, change and remove tasks; then all data of the ticket are loaded anew, its transitions as well.
 */
export function useTaskWrites(ticket: string) {
  const then = useTicketWrite();
  return {
    add: (body: object) => then(apiFetch(ticketPath(ticket, 'tasks'), { method: 'POST', body })),
    change: ({ id, version }: Task, body: object) =>
      then(apiFetch(taskPath(id), { method: 'PATCH', body, version: version as number })),
    remove: ({ id, version }: Task) => then(apiFetch(taskPath(id), { method: 'DELETE', version: version as number })),
  };
}

/** The model of tasks for this user, from the API document; absent for customers. */
export function useTaskModel(): ResourceModel | undefined {
  return useApplication().models.find(({ path }) => path === 'tasks');
}
