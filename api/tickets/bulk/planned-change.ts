import { type FieldError, invalid } from '../../platform/http/problem.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import type { Ticket } from '../record/ticket.entity.js';
import { inputOf } from '../workflow/ticket-moves.service.js';
import type { BulkRequest } from './bulk-changes.shape.js';
import type { PlannedChange } from './bulk-row-change.js';

/** What a request asks for, checked as a change of one ticket would be; throws 422 for what makes no sense for any. */
export async function plannedChange(
  { tickets, assign, move }: BulkRequest,
  service: ResourceService<Ticket>,
): Promise<PlannedChange> {
  const errors = faultsOf({ tickets, assign, move });
  if (errors.length > 0) throw invalid(errors);
  if (move) {
    const { to, ...input } = move;
    return { to, input: inputOf(input) };
  }
  return { assign: await service.validChange(assign) };
}

const ASSIGNED = ['assignmentGroup', 'responsible', 'executionCompany'] as const;

function faultsOf({ tickets, assign, move }: BulkRequest): FieldError[] {
  const ids = tickets.map(({ id }) => id.toLowerCase());
  const repeated = ids.findIndex((id, at) => ids.indexOf(id) < at);
  return [
    ...(tickets.length === 0 ? [{ pointer: '/tickets', code: 'CHOOSE_ONE' }] : []),
    ...(repeated >= 0 ? [{ pointer: `/tickets/${repeated}/id`, code: 'INVALID_VALUE' }] : []),
    ...(!assign && !move ? [{ pointer: '/assign', code: 'REQUIRED' }] : []),
    ...(assign && move ? [{ pointer: '/move', code: 'INVALID_VALUE' }] : []),
    ...(assign && !ASSIGNED.some((name) => assign[name] !== undefined)
      ? [{ pointer: '/assign', code: 'CHOOSE_ONE' }]
      : []),
  ];
}
