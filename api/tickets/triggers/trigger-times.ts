import { TicketState } from '../../vocabulary/ticket.js';
import { dayOf, momentOfDay, type ServiceCalendar, workSpans } from '../deadlines/service-calendar.js';
import type { Ticket } from '../record/ticket.entity.js';

/** The date that triggers a ticket. */
export type Trigger = 'resubmissionDate' | 'preferredDate';

/** The properties of a ticket that a trigger depends on. */
export type TriggerFacts = Pick<Ticket, 'state' | 'resubmissionDate' | 'preferredDate' | 'triggeredOn'>;

const BEFORE_COMPLETION: readonly TicketState[] = [
  TicketState.Pending,
  TicketState.InClarification,
  TicketState.InWork,
];
const USUAL_START_MS = 8 * 3_600_000;

/** The start of work on the day 'YYYY-MM-DD'; 08:00 on a day without work. */
function workStart(calendar: ServiceCalendar, day: string, moment: Date): number {
  const [first] = workSpans(calendar, dayOf(calendar, moment));
  return first?.start ?? (momentOfDay(day)?.getTime() ?? 0) + USUAL_START_MS;
}

/**
 * The date that triggers a ticket now (domain TRIGGER_TIME_NOTICE): its resubmission date, or later if that has passed; its
 * preferred date before the work is completed. Once for each date, from the start of work.
 */
export function triggerOf(ticket: TriggerFacts, calendar: ServiceCalendar, now: Date): Trigger | null {
  const { state, resubmissionDate, preferredDate, triggeredOn } = ticket;
  const today = dayOf(calendar, now).toString();
  if (now.getTime() < workStart(calendar, today, now)) return null;
  const isNew = (day: string) => triggeredOn === null || triggeredOn < day;
  const waits = state === TicketState.InClarification;
  if (waits && resubmissionDate && resubmissionDate <= today && isNew(resubmissionDate)) return 'resubmissionDate';
  if (BEFORE_COMPLETION.includes(state) && preferredDate === today && isNew(today)) return 'preferredDate';
  return null;
}
