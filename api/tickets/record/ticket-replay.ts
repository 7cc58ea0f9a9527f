import { type ClarificationReason, TicketState } from '../../vocabulary/ticket.js';
import { TICKET_CHANGE_KINDS } from '../../vocabulary/work.js';
import { type ClockCycle, newCycle, standstillOf, withStandstill } from '../deadlines/clock-cycle.js';

/** What a replay needs of an activity, as it is kept and as it is sent. */
export interface ToldActivity {
  readonly kind: string;
  readonly toState: string | null;
  readonly changes: readonly { readonly field: string; readonly to: unknown; readonly toId?: string | null }[];
}

/**
 * The fields of a ticket as its activities tell them, which are given in the order in which they happened: each field
 * has the last value that it was given, references are ids. A field that nobody ever filled is absent.
 */
export function replay(activities: readonly ToldActivity[]): Record<string, unknown> {
  const custom: Record<string, unknown> = {};
  const ticket: Record<string, unknown> = { custom };
  for (const { kind, toState, changes } of activities) {
    if (!TICKET_CHANGE_KINDS.some((one) => one === kind)) continue;
    if (toState) ticket.state = toState;
    for (const { field, to, toId } of changes) {
      const [place, key] = field.split('.');
      if (place === 'custom' && key) custom[key] = toId ?? to;
      else ticket[field] = toId ?? to;
    }
  }
  return ticket;
}

/** What the clocks of a ticket look at in an activity. */
export interface TimedActivity extends ToldActivity {
  readonly fromState: string | null;
  readonly createdAt: string;
}

const NOT_BEGUN: readonly (string | null)[] = [null, TicketState.Draft, TicketState.Closed];

/** The begin and the standstills of each cycle of clocks, as the activities of a ticket tell them in their order. */
export function replayCycles(activities: readonly TimedActivity[]): Pick<ClockCycle, 'startedAt' | 'pauses'>[] {
  const cycles: ClockCycle[] = [];
  let reason: string | null = null;
  for (const { fromState, toState, changes, createdAt } of activities) {
    reason = (changes.find(({ field }) => field === 'clarificationReason')?.to as string | null | undefined) ?? reason;
    if (!toState || toState === TicketState.Draft) continue;
    const now = new Date(createdAt);
    if (NOT_BEGUN.includes(fromState) && toState !== TicketState.Closed) cycles.push(newCycle(now));
    const present = cycles.pop();
    const state = toState as TicketState;
    if (present) cycles.push(withStandstill(present, standstillOf(state, reason as ClarificationReason | null), now));
  }
  return cycles.map(({ startedAt, pauses }) => ({ startedAt, pauses }));
}
