import { dueAt } from '../deadlines/due-date.js';
import type { Ticket } from '../record/ticket.entity.js';
import type { ServiceTerms } from './service-terms.js';

/** When the ticket is due by its priority, counted from the start of its clock cycle; null before submission. */
export function dueDateOf(ticket: Ticket, terms: ServiceTerms, priority = ticket.priority): Date | null {
  const { cycleStartedAt, preferredDate } = ticket;
  if (!cycleStartedAt || !priority) return null;
  const { calendar, interventionHours } = terms;
  return dueAt({ priority, submittedAt: cycleStartedAt, calendar, interventionHours, preferredDate });
}
