import { TicketState } from '../../vocabulary/ticket.js';
import { dayOf, momentOfDay, type ServiceCalendar, workSpans } from '../deadlines/service-calendar.js';
import type { Ticket } from '../record/ticket.entity.js';

/** The date that makes a ticket come back. */
export type Trigger = 'resubmissionDate' | 'preferredDate';

/** What decides whether a ticket comes back now. */
export type TriggerFacts = Pick<Ticket, 'state' | 'resubmissionDate' | 'preferredDate' | 'triggeredOn'>;

const AHEAD: readonly TicketState[] = [TicketState.Pending, TicketState.InClarification, TicketState.InWork];
const USUAL_START_MS = 8 * 3_600_000;

/** When work begins on the day 'YYYY-MM-DD'; at the usual hour where nobody works that day. */
function workStart(calendar: ServiceCalendar, day: string, moment: Date): number {
  const [first] = workSpans(calendar, dayOf(calendar, moment));
  return first?.start ?? (momentOfDay(day)?.getTime() ?? 0) + USUAL_START_MS;
}

/**
 * The date for which a ticket comes back now (domain TRIGGER_TIME_NOTICE): on its resubmission date or, if that passed
 * unnoticed, later; on its preferred date as long as the work is not done. Once for each date, from the start of work.
 */
export function triggerOf(ticket: TriggerFacts, calendar: ServiceCalendar, now: Date): Trigger | null {
  const { state, resubmissionDate, preferredDate, triggeredOn } = ticket;
  const today = dayOf(calendar, now).toString();
  if (now.getTime() < workStart(calendar, today, now)) return null;
  const isNew = (day: string) => triggeredOn === null || triggeredOn < day;
  const waits = state === TicketState.InClarification;
  if (waits && resubmissionDate && resubmissionDate <= today && isNew(resubmissionDate)) return 'resubmissionDate';
  if (AHEAD.includes(state) && preferredDate === today && isNew(today)) return 'preferredDate';
  return null;
}
