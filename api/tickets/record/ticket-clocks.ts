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

/** The present cycle of a ticket's clocks; null before its submission. */
export const currentCycle = ({ cycles }: Pick<Ticket, 'cycles'>): ClockCycle | null => cycles.at(-1) ?? null;

/** The start of the present cycle: the submission, or the last reopening (domain #15). */
export const cycleStart = (ticket: Pick<Ticket, 'cycles'>): Date | null => {
  const cycle = currentCycle(ticket);
  return cycle && new Date(cycle.startedAt);
};

/** Begins a cycle of clocks at the submission or a reopening. */
export function beginCycle(ticket: Ticket, now: Date): void {
  ticket.cycles = [...ticket.cycles, newCycle(now)];
}

/** Whether the cycle has no reaction of the desk yet, with or without an agreed time. */
export function awaitsReaction(ticket: Pick<Ticket, 'cycles'>): boolean {
  return currentCycle(ticket)?.reactedAt === null;
}

/** The properties of a ticket that its clocks read. */
export const clockedTicket = ({ type, priority, preferredDate, location }: Ticket): ClockedTicket => ({
  type,
  priority,
  preferredDate,
  hasLocation: Boolean(location),
});

/** An event that stops clocks of a ticket (domain "SLA clocks", column "Stop"). */
export interface Stop {
  /** The desk answered the customer, or work began. */
  readonly reacted?: boolean;
  /** An executor began, or came to the site. */
  readonly arrived?: boolean;
  /** The moment of an earlier event; the start of the cycle stands for one before it. */
  readonly at?: Date;
}

/** The stored values of a ticket's clocks. */
type StoredClocks = Pick<Ticket, 'cycles' | 'dueAt' | 'nextMarkAt' | 'nextTargetAt' | 'nextTargetClock'> & ClockResults;

/** The values of a ticket's clocks after a change of it: pauses by its state, stops, deadlines and the next reminder; none before the submission. */
export function clocksAfter(ticket: Ticket, terms: ClockTerms, now: Date, stop: Stop = {}): Partial<StoredClocks> {
  const present = currentCycle(ticket);
  if (!present) return {};
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

/** The earlier of two moments in ISO 8601; arrivals of a device may come out of order (domain "Times of a device"). */
const earliest = (left: string | null, right: string | null): string | null =>
  left && right ? (left < right ? left : right) : (left ?? right);

/** Puts the clocks on the ticket, to be flushed with its other changes. */
export function keepClocks(ticket: Ticket, terms: ClockTerms, now: Date, stop: Stop = {}): void {
  Object.assign(ticket, clocksAfter(ticket, terms, now, stop));
}

/** Marks the sent reminders in restored cycles, which date from before the reminders. */
export function keepSentReminders(ticket: Ticket, cycles: Ticket['cycles']): void {
  ticket.cycles = ticket.cycles.map((cycle) => ({
    ...cycle,
    marks: cycles.find(({ startedAt }) => startedAt === cycle.startedAt)?.marks ?? cycle.marks,
  }));
}
