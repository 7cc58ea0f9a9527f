import { TICKET_CHANGE_KINDS } from '../../vocabulary/activity-kind.js';

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
