import { SlaClock } from '../../vocabulary/ticket.js';
import { type ClockCycle, newCycle, standstillOf, withStandstill } from '../deadlines/clock-cycle.js';
import { type ClockResults, clockResults } from '../deadlines/clock-results.js';
import {
  type ClockedTicket,
  type ClockTerms,
  clocksOf,
  nextTarget,
  pendingReminders,
} from '../deadlines/sla-clocks.js';
import type { Ticket } from './ticket.entity.js';

/** The cycle of clocks in which a ticket is; null before its submission. */
export const currentCycle = ({ cycles }: Pick<Ticket, 'cycles'>): ClockCycle | null => cycles.at(-1) ?? null;

/** Start of the present cycle: the submission, or the last reopening (domain #15). */
export const cycleStart = (ticket: Pick<Ticket, 'cycles'>): Date | null => {
  const cycle = currentCycle(ticket);
  return cycle && new Date(cycle.startedAt);
};

/** Lets the clocks of a ticket begin, anew after a reopening. */
export function beginCycle(ticket: Ticket, now: Date): void {
  ticket.cycles = [...ticket.cycles, newCycle(now)];
}

/** Whether the desk has not reacted yet, which counts as first response with and without an agreed time. */
export function awaitsReaction(ticket: Pick<Ticket, 'cycles'>): boolean {
  return currentCycle(ticket)?.reactedAt === null;
}

/** What clocks look at on a ticket. */
export const clockedTicket = ({ type, priority, preferredDate, location }: Ticket): ClockedTicket => ({
  type,
  priority,
  preferredDate,
  hasLocation: Boolean(location),
});

/** What happened to a ticket that stops a clock (domain "SLA clocks", column "Stop"). */
export interface Stop {
  /** The customer heard from the desk, or work began. */
  readonly reacted?: boolean;
  /** An executor began, or came to the site. */
  readonly arrived?: boolean;
  /** When it happened, where that was before it is told; never before the clocks began. */
  readonly at?: Date;
}

/** What a ticket keeps of its clocks. */
type KeptClocks = Pick<Ticket, 'cycles' | 'dueAt' | 'nextMarkAt' | 'nextTargetAt' | 'nextTargetClock'> & ClockResults;

/**
 * What has become of a ticket's clocks after a change of it: pauses by its state, what stopped them, the deadlines that
 * follow and the next mark of which somebody is to be told.
 */
export function clocksAfter(ticket: Ticket, terms: ClockTerms, now: Date, stop: Stop = {}): KeptClocks {
  const present = currentCycle(ticket);
  if (!present) return keptOf(ticket);
  const since = new Date(present.startedAt);
  const at = (stop.at && stop.at < since ? since : (stop.at ?? now)).toISOString();
  const cycle = {
    ...withStandstill(present, standstillOf(ticket.state, ticket.clarificationReason), now),
    reactedAt: earliest(present.reactedAt, stop.reacted ? at : null),
    arrivedAt: earliest(present.arrivedAt, stop.arrived ? at : null),
  };
  const clocks = clocksOf(clockedTicket(ticket), terms, cycle, now);
  const next = nextTarget(clocks);
  const targets = Object.fromEntries(clocks.map(({ clock, target }) => [clock, target?.toISOString() ?? null]));
  const cycles = [...ticket.cycles.slice(0, -1), { ...cycle, targets }];
  return {
    cycles,
    ...clockResults(cycles),
    dueAt: clocks.find(({ clock }) => clock === SlaClock.Due)?.target ?? null,
    nextMarkAt: pendingReminders(clocks, cycle)[0]?.at ?? null,
    nextTargetAt: next?.target ?? null,
    nextTargetClock: next?.clock ?? null,
  };
}

/** The earlier of two moments as ISO 8601: an arrival that is received later may have been the first (domain "Times of a device"). */
const earliest = (left: string | null, right: string | null): string | null =>
  left && right ? (left < right ? left : right) : (left ?? right);

const keptOf = ({ cycles, dueAt, nextMarkAt, nextTargetAt, nextTargetClock }: Ticket): KeptClocks => ({
  cycles,
  ...clockResults(cycles),
  dueAt,
  nextMarkAt,
  nextTargetAt,
  nextTargetClock,
});

/** Keeps the clocks with the ticket's other changes; nothing for a draft. */
export function keepClocks(ticket: Ticket, terms: ClockTerms, now: Date, stop: Stop = {}): void {
  Object.assign(ticket, clocksAfter(ticket, terms, now, stop));
}

/** Keeps the reminders of restored cycles as sent, although the cycles are those from before. */
export function keepSentReminders(ticket: Ticket, cycles: Ticket['cycles']): void {
  ticket.cycles = ticket.cycles.map((cycle) => ({
    ...cycle,
    marks: cycles.find(({ startedAt }) => startedAt === cycle.startedAt)?.marks ?? cycle.marks,
  }));
}
