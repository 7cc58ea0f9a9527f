import { Temporal } from 'temporal-polyfill';
import {
  type ClarificationReason,
  type PauseReason,
  SLA_CLOCKS,
  SlaClock,
  type TicketPriority,
  TicketType,
} from '../../vocabulary/ticket.js';
import { type ClockCycle, doneAt, type KeptPause } from './clock-cycle.js';
import { countingOf, dueAt } from './due-date.js';
import { movedByPauses, type Pause } from './pauses.js';
import { type ServiceCalendar, usualWorkEnd } from './service-calendar.js';
import { afterServiceTime, type Counting, serviceTimeBetween } from './service-time.js';

const HOUR = 3_600_000;
/** Percentages of a clock's time with a reminder: a warning, and the missed deadline (domain "SLA clocks"). */
export const MARKS = [75, 100] as const;

/** The agreed terms of clocks in hours; 0 for no clock (spec §5). */
export interface ClockTerms {
  readonly calendar: ServiceCalendar;
  readonly interventionHours: number;
  readonly onSiteHours: number;
  /** Reasons of a clarification that pause the due date. */
  readonly pausesFor: readonly ClarificationReason[];
}

/** The properties of a ticket that clocks read besides its history. */
export interface ClockedTicket {
  readonly type: TicketType;
  readonly priority: TicketPriority | null;
  /** 'YYYY-MM-DD'. */
  readonly preferredDate: string | null;
  readonly hasLocation: boolean;
}

/** A percentage of a clock's time and its moment; null while the clock is paused before it. */
export interface Mark {
  readonly percent: number;
  readonly at: Date | null;
}

/** A clock of a ticket at a moment. */
export interface Clock {
  readonly clock: SlaClock;
  readonly counting: Counting;
  readonly startedAt: Date;
  /** Null while the clock is paused. */
  readonly target: Date | null;
  /** The target of the SLA alone, where the customer prefers a later day. */
  readonly agreedTarget: Date | null;
  readonly stoppedAt: Date | null;
  /** The pauses of the clock, ordered by time. */
  readonly pauses: readonly (Pause & { readonly reason: PauseReason })[];
  readonly marks: readonly Mark[];
}

/** The definition of a clock by the table of the domain page. */
interface Definition {
  readonly clock: SlaClock;
  readonly counting: Counting;
  readonly target: Date;
  readonly agreedTarget?: Date;
  readonly pausesFor: readonly PauseReason[];
  readonly stoppedAt: string | null;
}

const DONE = 'WORK_COMPLETED' satisfies PauseReason;
const WAITS_ON_SITE: readonly PauseReason[] = ['WAIT_CUSTOMER', 'WAIT_APPROVAL', DONE];
const ON_SITE_TYPES: readonly TicketType[] = [TicketType.Order, TicketType.Incident];

function reaction({ interventionHours, calendar }: ClockTerms, cycle: ClockCycle): Definition[] {
  if (interventionHours <= 0) return [];
  const target = afterServiceTime(calendar, new Date(cycle.startedAt), interventionHours * HOUR, 'ON_CALL');
  const stoppedAt = STOPS[SlaClock.Reaction](cycle);
  return [{ clock: SlaClock.Reaction, counting: 'ON_CALL', target, pausesFor: [], stoppedAt }];
}

function onSite(ticket: ClockedTicket, { onSiteHours, calendar }: ClockTerms, cycle: ClockCycle): Definition[] {
  if (onSiteHours <= 0 || !ticket.hasLocation || !ON_SITE_TYPES.includes(ticket.type)) return [];
  const agreedTarget = afterServiceTime(calendar, new Date(cycle.startedAt), onSiteHours * HOUR, 'ON_CALL');
  const day = ticket.preferredDate && usualWorkEnd(calendar, Temporal.PlainDate.from(ticket.preferredDate));
  const isLater = day !== null && Number(day) > agreedTarget.getTime();
  return [
    {
      clock: SlaClock.OnSite,
      counting: 'ON_CALL',
      target: isLater ? new Date(day) : agreedTarget,
      ...(isLater && { agreedTarget }),
      pausesFor: WAITS_ON_SITE,
      stoppedAt: STOPS[SlaClock.OnSite](cycle),
    },
  ];
}

function due(ticket: ClockedTicket, terms: ClockTerms, cycle: ClockCycle): Definition[] {
  const { priority, preferredDate } = ticket;
  const { calendar, interventionHours, pausesFor } = terms;
  if (!priority) return [];
  const submittedAt = new Date(cycle.startedAt);
  const target = dueAt({ priority, submittedAt, calendar, interventionHours, preferredDate });
  if (!target) return [];
  const counting = countingOf(priority);
  return [{ clock: SlaClock.Due, counting, target, pausesFor: [...pausesFor, DONE], stoppedAt: doneAt(cycle) }];
}

/** Whether a clock was running when its last computed target passed. */
function isMissed({ clock, pausesFor }: Definition, { targets, pauses }: ClockCycle, now: Date): boolean {
  const fixed = targets[clock];
  if (!fixed) return false;
  const target = Date.parse(fixed);
  const heldAt = ({ from, to }: KeptPause) => Date.parse(from) <= target && (to === null || Date.parse(to) > target);
  const held = pauses.filter(({ reason }) => reason === DONE || pausesFor.includes(reason)).some(heldAt);
  return target < now.getTime() && !held;
}

/** The fixed target of a stopped or missed clock, independent of later priority, customer and terms. */
const fixedTarget = (definition: Definition, cycle: ClockCycle, now: Date): string | null | undefined =>
  definition.stoppedAt !== null || isMissed(definition, cycle, now) ? cycle.targets[definition.clock] : null;

/** The clock of a definition: each pause moves target and marks; while it is paused before them they are null. */
function clockOf(definition: Definition, cycle: ClockCycle, calendar: ServiceCalendar, now: Date): Clock {
  const { clock, counting, pausesFor, agreedTarget = null } = definition;
  const startedAt = new Date(cycle.startedAt);
  const stoppedAt = definition.stoppedAt === null ? null : new Date(definition.stoppedAt);
  const pauses = cycle.pauses
    .filter(({ reason }) => pausesFor.includes(reason))
    .map(({ from, to, reason }) => ({ from: new Date(from), to: to === null ? null : new Date(to), reason }));
  const open = stoppedAt ? undefined : pauses.find(({ to }) => to === null);
  const moved = (moment: Date) => {
    const after = movedByPauses(moment, pauses, counting, calendar);
    return open && open.from < after ? null : after;
  };
  const whole = serviceTimeBetween(calendar, startedAt, definition.target, counting);
  const fixed = fixedTarget(definition, cycle, now);
  const target = fixed ? new Date(fixed) : moved(definition.target);
  const marks = MARKS.map((percent) => ({
    percent,
    at: percent === 100 ? target : moved(afterServiceTime(calendar, startedAt, (whole * percent) / 100, counting)),
  }));
  return { clock, counting, startedAt, target, agreedTarget, stoppedAt, pauses, marks };
}

const STOPS: Readonly<Record<SlaClock, (cycle: ClockCycle) => string | null>> = {
  [SlaClock.Reaction]: (cycle) => cycle.reactedAt ?? doneAt(cycle),
  [SlaClock.OnSite]: (cycle) => cycle.arrivedAt ?? doneAt(cycle),
  [SlaClock.Due]: doneAt,
};

/** Stopped or missed clocks that today's terms no longer define; ON_SITE only with a site. */
function settled(ticket: ClockedTicket, defined: readonly Definition[], cycle: ClockCycle, now: Date): Definition[] {
  return SLA_CLOCKS.flatMap((clock): Definition[] => {
    const target = cycle.targets[clock];
    if (
      !target ||
      defined.some((definition) => definition.clock === clock) ||
      (clock === SlaClock.OnSite && !ticket.hasLocation)
    )
      return [];
    const stoppedAt = STOPS[clock](cycle);
    const definition: Definition = { clock, counting: 'ON_CALL', target: new Date(target), pausesFor: [], stoppedAt };
    return fixedTarget(definition, cycle, now) ? [definition] : [];
  });
}

/**
 * The clocks of a ticket in a cycle at a moment (domain "SLA clocks"). A met clock stays met and a missed clock stays
 * missed, independent of later priority, customer and terms.
 */
export function clocksOf(ticket: ClockedTicket, terms: ClockTerms, cycle: ClockCycle, now: Date): Clock[] {
  const defined = [...reaction(terms, cycle), ...onSite(ticket, terms, cycle), ...due(ticket, terms, cycle)];
  return [...defined, ...settled(ticket, defined, cycle, now)]
    .sort((left, right) => SLA_CLOCKS.indexOf(left.clock) - SLA_CLOCKS.indexOf(right.clock))
    .map((definition) => clockOf(definition, cycle, terms.calendar, now));
}

/** An unsent reminder of a mark. */
export interface PendingReminder {
  readonly clock: SlaClock;
  readonly percent: number;
  readonly at: Date;
  /** The announced deadline. */
  readonly target: Date;
  /** The clock has stopped. */
  readonly isOver: boolean;
}

/**
 * The unsent reminders of a cycle, the next first: all marks of running clocks, and the missed deadline of a clock that
 * stopped after it.
 */
export function pendingReminders(clocks: readonly Clock[], { marks: passed }: ClockCycle): PendingReminder[] {
  const isPassed = (clock: SlaClock, percent: number) =>
    passed.some((mark) => mark.clock === clock && mark.percent === percent);
  const isAwaited = (percent: number, at: Date, stoppedAt: Date | null) =>
    stoppedAt === null || (percent === 100 && at < stoppedAt);
  return clocks
    .flatMap(({ clock, target, marks, stoppedAt }) =>
      marks.flatMap(({ percent, at }) =>
        at && target && !isPassed(clock, percent) && isAwaited(percent, at, stoppedAt)
          ? [{ clock, percent, at, target, isOver: stoppedAt !== null }]
          : [],
      ),
    )
    .sort((left, right) => left.at.getTime() - right.at.getTime());
}

/** The running clock with the first deadline, passed or not. */
export const nextTarget = (clocks: readonly Clock[]): (Clock & { readonly target: Date }) | undefined =>
  clocks
    .filter((clock): clock is Clock & { readonly target: Date } => clock.stoppedAt === null && clock.target !== null)
    .sort((left, right) => left.target.getTime() - right.target.getTime())[0];
