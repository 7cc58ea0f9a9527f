import { dueAt } from '../deadlines/due-date.js';
import type { Ticket } from '../record/ticket.entity.js';
import { cycleStart } from '../record/ticket-clocks.js';
import type { ServiceTerms } from './service-terms.js';

/** The due date of a priority without the pauses of the cycle; null before the submission. */
export function dueDateOf(ticket: Ticket, terms: ServiceTerms, priority = ticket.priority): Date | null {
  const submittedAt = cycleStart(ticket);
  if (!submittedAt || !priority) return null;
  const { preferredDate } = ticket;
  const { calendar, interventionHours } = terms;
  return dueAt({ priority, submittedAt, calendar, interventionHours, preferredDate });
}
