import type { TicketAction } from '../../vocabulary/ticket.js';
import type { ClosingChoice } from '../workflow/closing-rules.js';
import type { AvailableTransition } from '../workflow/transition-check.js';

/** A transition that several tickets have, with all that it asks for on any of them. */
export interface CommonTransition
  extends Pick<AvailableTransition, 'to' | 'action' | 'needs' | 'confirm' | 'questions' | 'closingStates'> {
  /** Tickets that have the transition at all. */
  readonly tickets: readonly string[];
  /** Those among them on which nothing stands in its way. */
  readonly ready: readonly string[];
}

/**
 * The transitions of several tickets put together: one for each action, first those that most tickets are ready for.
 */
export function commonTransitions(
  transitionsOf: ReadonlyMap<string, readonly AvailableTransition[]>,
): CommonTransition[] {
  const found = new Map<TicketAction, CommonTransition>();
  for (const [ticket, transitions] of transitionsOf) {
    for (const transition of transitions)
      found.set(transition.action, joined(found.get(transition.action), transition, ticket));
  }
  return [...found.values()].sort((one, other) => other.ready.length - one.ready.length);
}

function joined(
  known: CommonTransition | undefined,
  transition: AvailableTransition,
  ticket: string,
): CommonTransition {
  const { to, action, allowed } = transition;
  return {
    to,
    action,
    needs: union(known?.needs, transition.needs),
    confirm: union(known?.confirm, transition.confirm),
    questions: union(known?.questions, transition.questions),
    closingStates: closings([...(known?.closingStates ?? []), ...transition.closingStates]),
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
