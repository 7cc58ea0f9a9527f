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
/** Parts of a clock's time at which somebody is told: a warning, and that it is over (domain "SLA clocks"). */
export const MARKS = [75, 100] as const;

/** What was agreed with the customer, as far as clocks go; hours, 0 is none (spec §5). */
export interface ClockTerms {
  readonly calendar: ServiceCalendar;
  readonly interventionHours: number;
  readonly onSiteHours: number;
  /** What the due date waits for. */
  readonly pausesFor: readonly ClarificationReason[];
}

/** What clocks look at besides the history of a ticket. */
export interface ClockedTicket {
  readonly type: TicketType;
  readonly priority: TicketPriority | null;
  /** 'YYYY-MM-DD'. */
  readonly preferredDate: string | null;
  readonly hasLocation: boolean;
}

/** A part of a clock's time, and when it is used up; null while the clock stands still before it. */
export interface Mark {
  readonly percent: number;
  readonly at: Date | null;
}

/** A clock of a ticket, reckoned from what has happened so far. */
export interface Clock {
  readonly clock: SlaClock;
  readonly counting: Counting;
  readonly startedAt: Date;
  /** Null while it stands still. */
  readonly target: Date | null;
  /** What the SLA alone would ask for, where the customer has asked for a later day. */
  readonly agreedTarget: Date | null;
  readonly stoppedAt: Date | null;
  /** Those that it stands still in, in the order of time. */
  readonly pauses: readonly (Pause & { readonly reason: PauseReason })[];
  readonly marks: readonly Mark[];
}

/** A clock as the table of the domain page defines it. */
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

/** Whether a clock was running when its last reckoned target passed. */
function isMissed({ clock, pausesFor }: Definition, { targets, pauses }: ClockCycle, now: Date): boolean {
  const kept = targets[clock];
  if (!kept) return false;
  const target = Date.parse(kept);
  const heldAt = ({ from, to }: KeptPause) => Date.parse(from) <= target && (to === null || Date.parse(to) > target);
  const held = pauses.filter(({ reason }) => reason === DONE || pausesFor.includes(reason)).some(heldAt);
  return target < now.getTime() && !held;
}

/** A clock that stopped or was missed keeps its target, whatever becomes of priority, customer and terms. */
const keptTarget = (definition: Definition, cycle: ClockCycle, now: Date): string | null | undefined =>
  definition.stoppedAt !== null || isMissed(definition, cycle, now) ? cycle.targets[definition.clock] : null;

/** Reckons a clock: each pause moves target and marks, and what stands still before them has none. */
function reckoned(definition: Definition, cycle: ClockCycle, calendar: ServiceCalendar, now: Date): Clock {
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
  const kept = keptTarget(definition, cycle, now);
  const target = kept ? new Date(kept) : moved(definition.target);
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

/** Clocks that stopped or were missed and that the terms of today no longer define; none on site without a site. */
function settled(ticket: ClockedTicket, defined: readonly Definition[], cycle: ClockCycle, now: Date): Definition[] {
  return SLA_CLOCKS.flatMap((clock): Definition[] => {
    const target = cycle.targets[clock];
    if (!target || defined.some((one) => one.clock === clock) || (clock === SlaClock.OnSite && !ticket.hasLocation))
      return [];
    const stoppedAt = STOPS[clock](cycle);
    const definition: Definition = { clock, counting: 'ON_CALL', target: new Date(target), pausesFor: [], stoppedAt };
    return keptTarget(definition, cycle, now) ? [definition] : [];
  });
}

/**
 * The clocks of a ticket in a cycle at a moment (domain "SLA clocks"); what is agreed as 0 hours has none. What was met
 * stays met and what was missed stays missed, whatever becomes of priority, customer and terms.
 */
export function clocksOf(ticket: ClockedTicket, terms: ClockTerms, cycle: ClockCycle, now: Date): Clock[] {
  const defined = [...reaction(terms, cycle), ...onSite(ticket, terms, cycle), ...due(ticket, terms, cycle)];
  return [...defined, ...settled(ticket, defined, cycle, now)]
    .sort((one, other) => SLA_CLOCKS.indexOf(one.clock) - SLA_CLOCKS.indexOf(other.clock))
    .map((definition) => reckoned(definition, cycle, terms.calendar, now));
}

/** A mark whose reminder is not sent yet, with the moment at which it comes due. */
export interface PendingReminder {
  readonly clock: SlaClock;
  readonly percent: number;
  readonly at: Date;
  /** The deadline that it announces. */
  readonly target: Date;
  /** The clock has stopped meanwhile. */
  readonly isOver: boolean;
}

/**
 * The marks of a cycle without a reminder so far, the next mark first: all marks of running clocks, and of a stopped clock
 * the deadline that passed before the stop without a reminder.
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
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** The running clock whose deadline comes first, passed or not; none where all stand still or have stopped. */
export const nextTarget = (clocks: readonly Clock[]): (Clock & { readonly target: Date }) | undefined =>
  clocks
    .filter((one): one is Clock & { readonly target: Date } => one.stoppedAt === null && one.target !== null)
    .sort((one, other) => one.target.getTime() - other.target.getTime())[0];
