import { ClockResult, SlaClock } from '../../vocabulary/ticket.js';
import { type ClockCycle, doneAt } from './clock-cycle.js';

const MINUTE = 60_000;

/** The results of a ticket's clocks for figures. */
export interface ClockResults {
  readonly reactionResult: ClockResult | null;
  readonly onSiteResult: ClockResult | null;
  readonly dueResult: ClockResult | null;
  readonly reactionMinutes: number | null;
  readonly onSiteMinutes: number | null;
  readonly resolutionMinutes: number | null;
  readonly reopenings: number;
}

/**
 * The results of stopped clocks: the reaction of the first cycle, which is the first response, arrival and completion of
 * the last cycle. A clock without a target has none. Minutes are elapsed time; the resolution starts at the submission.
 */
export function clockResults(cycles: readonly ClockCycle[]): ClockResults {
  const [first, last] = [cycles[0], cycles.at(-1)];
  const reactedAt = first ? (first.reactedAt ?? doneAt(first)) : null;
  const arrivedAt = last?.arrivedAt ?? null;
  const done = last ? doneAt(last) : null;
  return {
    reactionResult: resultOf(first, SlaClock.Reaction, reactedAt),
    onSiteResult: resultOf(last, SlaClock.OnSite, arrivedAt ?? done),
    dueResult: resultOf(last, SlaClock.Due, done),
    reactionMinutes: minutesBetween(first?.startedAt, reactedAt),
    onSiteMinutes: minutesBetween(last?.startedAt, arrivedAt),
    resolutionMinutes: minutesBetween(first?.startedAt, done),
    reopenings: Math.max(0, cycles.length - 1),
  };
}

function resultOf(cycle: ClockCycle | undefined, clock: SlaClock, stoppedAt: string | null): ClockResult | null {
  const target = cycle?.targets[clock];
  if (!stoppedAt || !target) return null;
  return Date.parse(stoppedAt) <= Date.parse(target) ? ClockResult.Met : ClockResult.Breached;
}

function minutesBetween(from: string | undefined, to: string | null): number | null {
  return from && to ? Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / MINUTE)) : null;
}
