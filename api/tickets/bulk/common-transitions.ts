import type { TicketAction } from '../../vocabulary/ticket.js';
import type { ClosingChoice } from '../workflow/closing-rules.js';
import type { AvailableTransition } from '../workflow/transition-check.js';

/** A transition of several tickets, with the input that any of them requires. */
export interface CommonTransition
  extends Pick<AvailableTransition, 'to' | 'action' | 'needs' | 'confirm' | 'questions' | 'closingStates'> {
  /** Tickets that have the transition. */
  readonly tickets: readonly string[];
  /** Tickets that have the transition without an obstacle. */
  readonly ready: readonly string[];
}

/** The transitions of several tickets, one for each action, ordered by the number of ready tickets. */
export function commonTransitions(
  transitionsOf: ReadonlyMap<string, readonly AvailableTransition[]>,
): CommonTransition[] {
  const found = new Map<TicketAction, CommonTransition>();
  for (const [ticket, transitions] of transitionsOf) {
    for (const transition of transitions)
      found.set(transition.action, joined(found.get(transition.action), transition, ticket));
  }
  return [...found.values()].sort((left, right) => right.ready.length - left.ready.length);
}

function joined(
  common: CommonTransition | undefined,
  transition: AvailableTransition,
  ticket: string,
): CommonTransition {
  const { to, action, allowed } = transition;
  return {
    to,
    action,
    needs: union(common?.needs, transition.needs),
    confirm: union(common?.confirm, transition.confirm),
    questions: union(common?.questions, transition.questions),
    closingStates: closings([...(common?.closingStates ?? []), ...transition.closingStates]),
    tickets: [...(common?.tickets ?? []), ticket],
    ready: [...(common?.ready ?? []), ...(allowed ? [ticket] : [])],
  };
}

const union = <T>(values: readonly T[] = [], more: readonly T[]): T[] => [...new Set([...values, ...more])];

/** Every closing state of one of the tickets; its note is required if one of them requires it. */
const closings = (choices: readonly ClosingChoice[]): ClosingChoice[] =>
  [...Map.groupBy(choices, ({ state }) => state)].map(([state, same]) => ({
    state,
    noteRequired: same.some(({ noteRequired }) => noteRequired),
  }));
