/** An unmet condition of a transition: code of its text, the field concerned, and values for the text. */
export interface Unmet {
  code: string;
  field?: string;
  params?: Record<string, unknown>;
}

/** A transition of a record's state that the user may make, now or once its conditions are met. */
export interface PossibleTransition {
  action: string;
  /** The state after it. */
  to: string;
  /** Whether its conditions are met. */
  allowed: boolean;
  unmet: readonly Unmet[];
  /** Names of the inputs that it needs. */
  needs: readonly string[];
}

/** The order in which transitions of a resource are offered. */
export interface TransitionOrder {
  /** Actions from the most to the least likely next one; others follow. */
  likely: readonly string[];
  /** Actions that are never offered as the likely next step. */
  aside: ReadonlySet<string>;
}

/** Index of an action in the order of likelihood; the last for an unknown action. */
export const likelihood = ({ likely }: Pick<TransitionOrder, 'likely'>, action: string) =>
  likely.includes(action) ? likely.indexOf(action) : likely.length;

/** The transitions in the order of their likelihood, apart from the likely one if there is any. */
export function ranked<Transition extends PossibleTransition>(
  order: TransitionOrder,
  transitions: readonly Transition[],
): { next?: Transition; others: Transition[] } {
  const sorted = transitions.toSorted(
    (left, right) => likelihood(order, left.action) - likelihood(order, right.action),
  );
  const next = sorted.find(({ action }) => !order.aside.has(action));
  return { next, others: sorted.filter((transition) => transition !== next) };
}
