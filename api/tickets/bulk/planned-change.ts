import { type FieldError, invalid } from '../../platform/http/problem.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import type { Ticket } from '../record/ticket.entity.js';
import { inputOf } from '../workflow/ticket-transitions.service.js';
import type { BulkRequest } from './bulk-changes.shape.js';
import type { PlannedChange } from './bulk-row-change.js';

/** The checked change of a request; throws 422 for an invalid one. */
export async function plannedChange(request: BulkRequest, service: ResourceService<Ticket>): Promise<PlannedChange> {
  const { assign, move: transition, triage, silent = false } = request;
  const errors = errorsOf(request);
  if (errors.length > 0) throw invalid(errors);
  if (transition) {
    const { to, ...input } = transition;
    return { to, input: inputOf(input), silent };
  }
  if (triage) {
    const { remembersDomain = false, ...values } = triage;
    return { triage: await service.validChange(filled(values)), remembersDomain };
  }
  return { assign: await service.validChange(assign) };
}

/** The values without null and undefined, which are no change. */
const filled = (values: object) => Object.fromEntries(Object.entries(values).filter(([, value]) => value != null));

const ASSIGNED = ['assignmentGroup', 'responsible', 'executionCompany'] as const;

function errorsOf({ tickets, assign, move: transition, triage, silent }: BulkRequest): FieldError[] {
  const ids = tickets.map(({ id }) => id.toLowerCase());
  const repeated = ids.findIndex((id, index) => ids.indexOf(id) < index);
  return [
    ...(tickets.length === 0 ? [{ pointer: '/tickets', code: 'CHOOSE_ONE' }] : []),
    ...(repeated >= 0 ? [{ pointer: `/tickets/${repeated}/id`, code: 'INVALID_VALUE' }] : []),
    ...(!assign && !transition && !triage ? [{ pointer: '/assign', code: 'REQUIRED' }] : []),
    ...(assign && transition ? [{ pointer: '/move', code: 'INVALID_VALUE' }] : []),
    ...(triage && (assign || transition) ? [{ pointer: '/triage', code: 'INVALID_VALUE' }] : []),
    ...(silent && !transition ? [{ pointer: '/silent', code: 'INVALID_VALUE' }] : []),
    ...(assign && !ASSIGNED.some((name) => assign[name] !== undefined)
      ? [{ pointer: '/assign', code: 'CHOOSE_ONE' }]
      : []),
  ];
}
