import { dayOf, isWorkingDay, type ServiceCalendar } from '../deadlines/service-calendar.js';
import type { Ticket } from '../record/ticket.entity.js';

/** A warning about an allowed value. */
interface TicketWarning {
  readonly code: 'PREFERRED_DATE_FREE' | 'DUE_NEXT_WORKING_DAY';
  readonly field: 'preferredDate' | 'priority';
}

/** Warnings about a preferred date without work, and a priority of the same day that is too late (domain "Priority → due date"). */
export function warningsOf(
  { preferredDate, priority }: Pick<Ticket, 'preferredDate' | 'priority'>,
  calendar: ServiceCalendar,
  now: Date,
  dueAt: Date | null,
): TicketWarning[] {
  const warnings: TicketWarning[] = [];
  if (preferredDate && !isWorkingDay(calendar, preferredDate))
    warnings.push({ code: 'PREFERRED_DATE_FREE', field: 'preferredDate' });
  const today = dayOf(calendar, now).toString();
  if (priority === 'WITHIN_SAME_DAY' && dueAt && dayOf(calendar, dueAt).toString() !== today)
    warnings.push({ code: 'DUE_NEXT_WORKING_DAY', field: 'priority' });
  return warnings;
}
