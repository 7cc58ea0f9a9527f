import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AssignmentGroup } from '../../masterdata/assignment-group.entity.js';
import { referenceTo } from '../../platform/tenancy/reference.js';
import type { TicketPriority } from '../../vocabulary/ticket.js';
import type { Ticket } from '../record/ticket.entity.js';
import { keepClocks } from '../record/ticket-clocks.js';
import { idOf } from '../record/ticket-ownership.js';
import { changesSince, fieldsOf } from '../record/ticket-record.js';
import type { ServiceTerms } from '../service/service-terms.js';
import type { ActivityEntry } from '../timeline/activity-log.js';
import { entriesOf } from '../timeline/ticket-change-log.js';

/** Priorities in rising order; a preferred date is in none of these lists. */
const STEPS: readonly (readonly TicketPriority[])[] = [
  ['LOW', 'NORMAL', 'HIGH', 'IMMEDIATELY'],
  [
    'WITHIN_20_WORKING_DAYS',
    'WITHIN_10_WORKING_DAYS',
    'WITHIN_5_WORKING_DAYS',
    'WITHIN_3_WORKING_DAYS',
    'WITHIN_1_WORKING_DAY',
    'WITHIN_SAME_DAY',
    'WITHIN_10_HOURS',
    'WITHIN_8_HOURS',
    'WITHIN_4_HOURS',
    'WITHIN_2_HOURS',
    'IMMEDIATELY',
  ],
  ['WITHIN_24_HOURS', 'WITHIN_10_HOURS'],
];

/** The next higher priority, or the same without one. */
export function raised(priority: TicketPriority | null): TicketPriority | null {
  const steps = STEPS.find((list) => priority !== null && list.includes(priority));
  return (priority && steps?.[steps.indexOf(priority) + 1]) ?? priority;
}

/**
 * Escalates a ticket with a missed deadline by its SLA: a higher priority, another group (domain "SLA clocks", marks).
 * Returns the activities of the changes, if there are any.
 */
export async function escalate(
  em: EntityManager,
  ticket: Ticket,
  terms: ServiceTerms,
  now: Date,
): Promise<ActivityEntry[]> {
  const { raisesPriority = false, group = null } = terms.escalation ?? {};
  const before = fieldsOf(ticket);
  if (raisesPriority) ticket.priority = raised(ticket.priority);
  if (group && group !== idOf(ticket.assignmentGroup)) {
    ticket.assignmentGroup = ref(referenceTo(em, AssignmentGroup, group));
    ticket.groupIsDefault = false;
  }
  keepClocks(ticket, terms, now);
  return entriesOf(ticket.state, await changesSince(before, ticket, em), null).map((entry) => ({
    ...entry,
    bySystem: true,
  }));
}
