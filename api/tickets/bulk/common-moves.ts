import type { TicketAction } from '../../vocabulary/ticket-action.js';
import type { ClosingChoice } from '../workflow/closing-rules.js';
import type { AvailableTransition } from '../workflow/transition-check.js';

/** A move that several tickets have, with all that it asks for on any of them. */
export interface CommonMove extends Pick<AvailableTransition, 'to' | 'action' | 'needs' | 'confirm' | 'closingStates'> {
  /** Tickets that have the move at all. */
  readonly tickets: readonly string[];
  /** Those among them on which nothing stands in its way. */
  readonly ready: readonly string[];
}

/** The moves of several tickets put together: one for each action, first those that most tickets are ready for. */
export function commonMoves(movesOf: ReadonlyMap<string, readonly AvailableTransition[]>): CommonMove[] {
  const found = new Map<TicketAction, CommonMove>();
  for (const [ticket, moves] of movesOf) {
    for (const move of moves) found.set(move.action, joined(found.get(move.action), move, ticket));
  }
  return [...found.values()].sort((one, other) => other.ready.length - one.ready.length);
}

function joined(known: CommonMove | undefined, move: AvailableTransition, ticket: string): CommonMove {
  const { to, action, allowed } = move;
  return {
    to,
    action,
    needs: union(known?.needs, move.needs),
    confirm: union(known?.confirm, move.confirm),
    closingStates: closings([...(known?.closingStates ?? []), ...move.closingStates]),
    tickets: [...(known?.tickets ?? []), ticket],
    ready: [...(known?.ready ?? []), ...(allowed ? [ticket] : [])],
  };
}

const union = <T>(known: readonly T[] = [], more: readonly T[]): T[] => [...new Set([...known, ...more])];

/** Every closing state that fits one of the tickets; its note is asked for if one of them needs it. */
const closings = (choices: readonly ClosingChoice[]): ClosingChoice[] =>
  [...Map.groupBy(choices, ({ state }) => state)].map(([state, same]) => ({
    state,
    noteRequired: same.some(({ noteRequired }) => noteRequired),
  }));
