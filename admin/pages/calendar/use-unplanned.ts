import { useQuery } from '@tanstack/react-query';
import { RUNNING_STATES } from '../../../openapi/vocabulary';
import type { Schema } from '../../providers/contract';
import { apiFetch } from '../../providers/http';
import { TICKETS, type Ticket } from '../ticket/model/ticket';

/** Number of orders that a user can look through; the orders beyond it are less urgent. */
export const MOST_ORDERS = 50;

const fields = ['identifier', 'title', 'priority', 'dueAt', 'location', 'customer', 'executionResponsible'];
const embed = ['location', 'customer'];

/** The open orders of a group and of its company without an appointment, the most urgent first. */
export function useUnplanned(group: string) {
  return useQuery({
    queryKey: [TICKETS.route, 'unplanned', { group }],
    queryFn: async ({ signal }) => {
      const list = (more: object) =>
        apiFetch<Ticket[]>(TICKETS.path, {
          query: {
            filter: { type: 'ORDER', state_eq_any: RUNNING_STATES, ...more },
            unplanned: true,
            sort: ['dueAt', 'ASC'],
            range: [0, MOST_ORDERS - 1],
            fields,
            embed,
          },
          signal,
        });
      if (!group) return list({});
      const { executingCompany } = await apiFetch<Schema<'AssignmentGroup'>>(`assignment-groups/${group}`, { signal });
      const found = await Promise.all([
        list({ assignmentGroup: group }),
        executingCompany ? list({ executionCompany: executingCompany }) : [],
      ]);
      const byId = new Map(found.flat().map((order) => [order.id, order]));
      return [...byId.values()].sort(byDue).slice(0, MOST_ORDERS);
    },
    placeholderData: (before) => before,
  });
}

const byDue = (left: Ticket, right: Ticket) => (left.dueAt ?? '9').localeCompare(right.dueAt ?? '9');
