import { type ClarificationReason, TicketState } from '../../vocabulary/ticket.js';
import { TICKET_CHANGE_KINDS } from '../../vocabulary/work.js';
import { type ClockCycle, newCycle, standstillOf, withStandstill } from '../deadlines/clock-cycle.js';

/** The properties of an activity that a replay reads; stored and sent activities have them. */
export interface ReplayedActivity {
  readonly kind: string;
  readonly toState: string | null;
  readonly changes: readonly { readonly field: string; readonly to: unknown; readonly toId?: string | null }[];
}

/**
 * The fields of a ticket, replayed from its activities in their order: each field has its last value, references are ids.
 * A field that was never filled is absent.
 */
export function replay(activities: readonly ReplayedActivity[]): Record<string, unknown> {
  const custom: Record<string, unknown> = {};
  const ticket: Record<string, unknown> = { custom };
  for (const { kind, toState, changes } of activities) {
    if (!TICKET_CHANGE_KINDS.some((changeKind) => changeKind === kind)) continue;
    if (toState) ticket.state = toState;
    for (const { field, to, toId } of changes) {
      const [group, key] = field.split('.');
      if (group === 'custom' && key) custom[key] = toId ?? to;
      else ticket[field] = toId ?? to;
    }
  }
  return ticket;
}

/** The properties of an activity that a replay of the clocks reads. */
export interface TimedActivity extends ReplayedActivity {
  readonly fromState: string | null;
  readonly createdAt: string;
}

const NOT_BEGUN: readonly (string | null)[] = [null, TicketState.Draft, TicketState.Closed];

/** The start and the standstills of each cycle of clocks, replayed from the activities of a ticket in their order. */
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
