import { likelihood } from '../../../model/transitions';
import type { Schema } from '../../../providers/contract';
import { ORDER, type Transition } from './transition';

/** A transition that several tickets have. */
export type CommonTransition = Schema<'CommonTransition'>;

/** A transition of several tickets in the form that the dialogs of one ticket take. */
export const asTransition = ({ tickets, ready, ...transition }: CommonTransition): Transition => ({
  ...transition,
  number: 0,
  allowed: true,
  unmet: [],
  instead: null,
});

/** First the transitions possible for most tickets, then the more likely ones. */
export const sortedTransitions = (transitions: readonly CommonTransition[]): CommonTransition[] =>
  transitions.toSorted(
    (left, right) =>
      right.ready.length - left.ready.length || likelihood(ORDER, left.action) - likelihood(ORDER, right.action),
  );
