import type { Temporal } from 'temporal-polyfill';
import type { ClockState, SegmentReason } from '../../vocabulary/ticket.js';
import { dayOf, type ServiceCalendar, workSpans } from './service-calendar.js';
import { servedFrom } from './service-time.js';
import type { Clock } from './sla-clocks.js';

/** A segment of a clock's time, counted or not, with the reason. */
interface ClockSegment {
  readonly from: Date;
  readonly to: Date;
  readonly counts: boolean;
  readonly reason: SegmentReason;
}

/** The state of a clock at a moment. */
export function stateOf({ target, stoppedAt }: Clock, now: Date): ClockState {
  if (target === null) return 'PAUSED';
  if ((stoppedAt ?? now) > target) return 'BREACHED';
  return stoppedAt ? 'MET' : 'RUNNING';
}

const startOf = (calendar: ServiceCalendar, day: Temporal.PlainDate) =>
  day.toZonedDateTime(calendar.zone).epochMilliseconds;

/** Segments without service time; days without work because of a holiday have the reason HOLIDAY. */
function* idle(calendar: ServiceCalendar, from: number, to: number): Generator<ClockSegment> {
  const workdays = { ...calendar, holidays: [] };
  let reached = from;
  for (let day = dayOf(calendar, new Date(from)); startOf(calendar, day) < to; day = day.add({ days: 1 })) {
    const isHoliday = calendar.holidays.includes(day.toString()) && workSpans(workdays, day).length > 0;
    if (!isHoliday) continue;
    const begin = Math.max(startOf(calendar, day), reached);
    if (begin > reached) yield off(reached, begin, 'OFF_HOURS');
    reached = Math.min(startOf(calendar, day.add({ days: 1 })), to);
    yield off(begin, reached, 'HOLIDAY');
  }
  if (reached < to) yield off(reached, to, 'OFF_HOURS');
}

const off = (from: number, to: number, reason: SegmentReason): ClockSegment => ({
  from: new Date(from),
  to: new Date(to),
  counts: false,
  reason,
});

/** Segments between pauses by the windows of the calendar. */
function* served(calendar: ServiceCalendar, { counting }: Clock, from: number, to: number): Generator<ClockSegment> {
  let reached = from;
  if (from >= to) return;
  for (const { start, end, window } of servedFrom(calendar, new Date(from), counting)) {
    if (start >= to) break;
    if (start > reached) yield* idle(calendar, reached, start);
    reached = Math.min(end, to);
    yield { from: new Date(start), to: new Date(reached), counts: true, reason: window };
    if (reached >= to) return;
  }
  if (reached < to) yield* idle(calendar, reached, to);
}

/** The segments of a clock without gaps, from its start until its stop, its missed target or now. */
export function segmentsOf(clock: Clock, calendar: ServiceCalendar, now: Date): ClockSegment[] {
  const end = Math.min((clock.stoppedAt ?? now).getTime(), clock.target?.getTime() ?? Number.POSITIVE_INFINITY);
  const segments: ClockSegment[] = [];
  let reached = clock.startedAt.getTime();
  for (const { from, to, reason } of clock.pauses) {
    const [begin, over] = [Math.min(from.getTime(), end), Math.min(to?.getTime() ?? end, end)];
    segments.push(...served(calendar, clock, reached, begin));
    if (over > begin) segments.push(off(begin, over, reason));
    reached = Math.max(reached, over);
  }
  return [...segments, ...served(calendar, clock, reached, end)];
}
