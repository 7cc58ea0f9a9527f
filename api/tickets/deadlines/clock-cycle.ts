import { type ClarificationReason, type PauseReason, type SlaClock, TicketState } from '../../vocabulary/ticket.js';

/** A pause of a ticket in ISO 8601; without an end it lasts. */
export interface KeptPause {
  readonly from: string;
  readonly to: string | null;
  readonly reason: PauseReason;
}

/** A mark of a clock with the moment of its reminder; each once in a cycle (domain "SLA clocks"). */
interface PassedMark {
  readonly clock: SlaClock;
  readonly percent: number;
  readonly toldAt: string;
}

/** The history of a ticket's clocks from its submission or reopening on; moments in ISO 8601. */
export interface ClockCycle {
  readonly startedAt: string;
  /** The first message to the customer, or the beginning of work. */
  readonly reactedAt: string | null;
  /** The arrival of an executor, or the beginning of their work. */
  readonly arrivedAt: string | null;
  /** Ordered by time. */
  readonly pauses: readonly KeptPause[];
  /** The last computed targets; null while a clock is paused. */
  readonly targets: Readonly<Partial<Record<SlaClock, string | null>>>;
  readonly marks: readonly PassedMark[];
}

/** A new cycle. */
export const newCycle = (now: Date): ClockCycle => ({
  startedAt: now.toISOString(),
  reactedAt: null,
  arrivedAt: null,
  pauses: [],
  targets: {},
  marks: [],
});

const DONE: readonly TicketState[] = [TicketState.WorkCompleted, TicketState.OrderCompleted, TicketState.Closed];

/** The reason of a pause in a state of the ticket; null while clocks run. */
export function standstillOf(state: TicketState, reason: ClarificationReason | null): PauseReason | null {
  if (DONE.includes(state)) return 'WORK_COMPLETED';
  return state === TicketState.InClarification ? reason : null;
}

/** The open pause, or null. */
const openPause = ({ pauses }: Pick<ClockCycle, 'pauses'>): KeptPause | null => {
  const last = pauses.at(-1);
  return last && last.to === null ? last : null;
};

/** The completion of the work; null while it goes on or after a rework. */
export function doneAt(cycle: Pick<ClockCycle, 'pauses'>): string | null {
  const open = openPause(cycle);
  return open?.reason === 'WORK_COMPLETED' ? open.from : null;
}

/** The cycle with a pause for the reason, or without an open pause for null. */
export function withStandstill(cycle: ClockCycle, reason: PauseReason | null, now: Date): ClockCycle {
  const open = openPause(cycle);
  if ((open?.reason ?? null) === reason) return cycle;
  const at = now.toISOString();
  const ended = open ? [...cycle.pauses.slice(0, -1), { ...open, to: at }] : cycle.pauses;
  return { ...cycle, pauses: reason ? [...ended, { from: at, to: null, reason }] : ended };
}
