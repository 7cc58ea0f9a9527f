import type { MailEvent } from '../../vocabulary/mail.js';
import { SlaClock } from '../../vocabulary/ticket.js';
import { ActivityKind } from '../../vocabulary/work.js';
import { type AwaitedMark, awaitedMarks, clocksOf } from '../deadlines/sla-clocks.js';
import type { Ticket } from '../record/ticket.entity.js';
import { clockedTicket, currentCycle } from '../record/ticket-clocks.js';
import type { ActivityEntry } from '../timeline/activity-log.js';
import type { ServiceTerms } from './service-terms.js';

/** What has come of a ticket's marks, and what it is to remember of that. */
export interface ComeMarks {
  readonly come: readonly AwaitedMark[];
  readonly noted: Pick<Ticket, 'cycles' | 'nextMarkAt'>;
  /** A deadline of the cycle is missed for the first time. */
  readonly isMissed: boolean;
}

/** The marks of a ticket that have come up to a moment and were not told yet; null for one whose clocks do not count. */
export function comeMarks(ticket: Ticket, terms: ServiceTerms, until: Date, toldAt = (_: AwaitedMark) => until) {
  const cycle = currentCycle(ticket);
  if (!cycle) return null;
  const clocks = clocksOf(clockedTicket(ticket), terms, cycle, until);
  const come = awaitedMarks(clocks, cycle).filter(({ at }) => at <= until);
  const told = come.map((mark) => ({
    clock: mark.clock,
    percent: mark.percent,
    toldAt: toldAt(mark).toISOString(),
  }));
  const after = { ...cycle, marks: [...cycle.marks, ...told] };
  const noted = {
    cycles: [...ticket.cycles.slice(0, -1), after],
    nextMarkAt: awaitedMarks(clocks, after)[0]?.at ?? null,
  };
  // A ticket is escalated once in a cycle, whichever of its deadlines is missed first.
  const isMissed = !cycle.marks.some(isMiss) && come.some((mark) => isMiss(mark) && !mark.isOver);
  return { come, noted, isMissed } satisfies ComeMarks;
}

const isMiss = ({ percent }: Pick<AwaitedMark, 'percent'>) => percent === 100;

/** The worker looks each minute; an entry that is written later than this says so. */
const LATE_MS = 5 * 60_000;

/** Field of an entry that was written late: when the mark was reached. */
export const REACHED_AT = 'reachedAt';

/** The entry of the timeline for a mark, written at that moment. */
export const entryOfMark = ({ clock, percent, at, target }: AwaitedMark, now: Date): ActivityEntry => ({
  kind: ActivityKind.DeadlineMark,
  changes: [
    { field: clock, from: percent, to: target.toISOString() },
    ...(now.getTime() - at.getTime() > LATE_MS ? [{ field: REACHED_AT, from: null, to: at.toISOString() }] : []),
  ],
  bySystem: true,
});

/** The due date warns nobody by mail, and its breach is told where an intervention time is agreed (domain, mail events). */
export function mailOfMark({ clock, percent }: AwaitedMark, { interventionHours }: ServiceTerms): MailEvent | null {
  if (percent < 100) return clock === SlaClock.Due ? null : 'REACTION_TIME_WARNING';
  return clock === SlaClock.Due && interventionHours <= 0 ? null : 'SLA_BREACH';
}
