import type { EntityManager } from '@mikro-orm/postgresql';
import type { MailEvent } from '../../vocabulary/mail.js';
import { SlaClock } from '../../vocabulary/ticket.js';
import { ActivityKind } from '../../vocabulary/work.js';
import { clocksOf, type PendingReminder, pendingReminders } from '../deadlines/sla-clocks.js';
import type { Ticket } from '../record/ticket.entity.js';
import { clockedTicket, currentCycle } from '../record/ticket-clocks.js';
import { type ActivityEntry, logActivity } from '../timeline/activity-log.js';
import type { TimelineWriter } from '../timeline/timeline-writer.js';
import type { ServiceTerms } from './service-terms.js';

/** The reminders of a ticket that have come due, and the values that the ticket stores once they are sent. */
export interface DueReminders {
  readonly due: readonly PendingReminder[];
  readonly values: Pick<Ticket, 'cycles' | 'nextMarkAt'>;
  /** A deadline of the cycle is missed for the first time. */
  readonly isMissed: boolean;
}

/** The unsent reminders of a ticket that come due until a moment; null for a ticket whose clocks do not count. */
export function dueReminders(ticket: Ticket, terms: ServiceTerms, until: Date, sentAt = (_: PendingReminder) => until) {
  const cycle = currentCycle(ticket);
  if (!cycle) return null;
  const clocks = clocksOf(clockedTicket(ticket), terms, cycle, until);
  const due = pendingReminders(clocks, cycle).filter(({ at }) => at <= until);
  const sent = due.map((mark) => ({
    clock: mark.clock,
    percent: mark.percent,
    toldAt: sentAt(mark).toISOString(),
  }));
  const after = { ...cycle, marks: [...cycle.marks, ...sent] };
  const values = {
    cycles: [...ticket.cycles.slice(0, -1), after],
    nextMarkAt: pendingReminders(clocks, after)[0]?.at ?? null,
  };
  // A ticket is escalated once in a cycle, by its first missed deadline.
  const isMissed = !cycle.marks.some(isMiss) && due.some((mark) => isMiss(mark) && !mark.isOver);
  return { due, values, isMissed } satisfies DueReminders;
}

const isMiss = ({ percent }: Pick<PendingReminder, 'percent'>) => percent === 100;

/** The delay after which a reminder's activity names the time of its mark, in milliseconds; the worker runs each minute. */
const LATE_MS = 5 * 60_000;

/** The field of a late activity with the moment of the mark. */
export const REACHED_AT = 'reachedAt';

/** The activity of a reminder. */
export const reminderEntry = ({ clock, percent, at, target }: PendingReminder, now: Date): ActivityEntry => ({
  kind: ActivityKind.DeadlineMark,
  changes: [
    { field: clock, from: percent, to: target.toISOString() },
    ...(now.getTime() - at.getTime() > LATE_MS ? [{ field: REACHED_AT, from: null, to: at.toISOString() }] : []),
  ],
  bySystem: true,
});

/** Writes due reminders into the timeline, each with its mail. */
export function sendReminders(
  em: EntityManager,
  ticket: Ticket,
  due: readonly PendingReminder[],
  terms: ServiceTerms,
  now: Date,
  timeline: TimelineWriter,
): void {
  for (const mark of due) {
    const event = reminderMail(mark, terms);
    const activity = logActivity(em, ticket, reminderEntry(mark, now));
    if (event) timeline.notify(em, event, activity);
  }
}

/** The due date has no warning mail; its breach has a mail where an intervention time is agreed (domain, mail events). */
function reminderMail({ clock, percent }: PendingReminder, { interventionHours }: ServiceTerms): MailEvent | null {
  if (percent < 100) return clock === SlaClock.Due ? null : 'REACTION_TIME_WARNING';
  return clock === SlaClock.Due && interventionHours <= 0 ? null : 'SLA_BREACH';
}
