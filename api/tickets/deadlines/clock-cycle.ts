import { type ClarificationReason, type PauseReason, type SlaClock, TicketState } from '../../vocabulary/ticket.js';

/** A time in which a ticket stood still; moments as ISO 8601, without an end it still does. */
export interface KeptPause {
  readonly from: string;
  readonly to: string | null;
  readonly reason: PauseReason;
}

/** A mark of a clock that was passed, and when it was told; each once in a cycle (domain "SLA clocks"). */
export interface PassedMark {
  readonly clock: SlaClock;
  readonly percent: number;
  readonly toldAt: string;
}

/** What became of a ticket from its submission or reopening on, as far as clocks count; moments as ISO 8601. */
export interface ClockCycle {
  readonly startedAt: string;
  /** First message to the customer, or begin of the work. */
  readonly reactedAt: string | null;
  /** An executor began with the order. */
  readonly arrivedAt: string | null;
  /** In the order of time. */
  readonly pauses: readonly KeptPause[];
  /** Deadlines as they were last reckoned; null while a clock stands still. */
  readonly targets: Readonly<Partial<Record<SlaClock, string | null>>>;
  readonly marks: readonly PassedMark[];
}

/** A cycle that begins now. */
export const newCycle = (now: Date): ClockCycle => ({
  startedAt: now.toISOString(),
  reactedAt: null,
  arrivedAt: null,
  pauses: [],
  targets: {},
  marks: [],
});

const DONE: readonly TicketState[] = [TicketState.WorkCompleted, TicketState.OrderCompleted, TicketState.Closed];

/** Why a ticket stands still in a state, with the reason of a clarification; null while it goes on. */
export function standstillOf(state: TicketState, reason: ClarificationReason | null): PauseReason | null {
  if (DONE.includes(state)) return 'WORK_COMPLETED';
  return state === TicketState.InClarification ? reason : null;
}

/** The pause that has not ended. */
export const openPause = ({ pauses }: Pick<ClockCycle, 'pauses'>): KeptPause | null => {
  const last = pauses.at(-1);
  return last && last.to === null ? last : null;
};

/** When the work was done for good, as far as one knows. */
export function doneAt(cycle: Pick<ClockCycle, 'pauses'>): string | null {
  const open = openPause(cycle);
  return open?.reason === 'WORK_COMPLETED' ? open.from : null;
}

/** The cycle after the ticket has come to stand still for a reason, or to go on for none. */
export function withStandstill(cycle: ClockCycle, reason: PauseReason | null, now: Date): ClockCycle {
  const open = openPause(cycle);
  if ((open?.reason ?? null) === reason) return cycle;
  const at = now.toISOString();
  const ended = open ? [...cycle.pauses.slice(0, -1), { ...open, to: at }] : cycle.pauses;
  return { ...cycle, pauses: reason ? [...ended, { from: at, to: null, reason }] : ended };
}
