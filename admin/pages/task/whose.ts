import { UNFINISHED_TASKS as unfinished } from '../../../openapi/vocabulary';

/** A filter of the list of tasks. */
type Filter = Record<string, unknown>;

/** What the user has to do. */
export const mine = (user: string | null): Filter => ({ assignedTo: user, state_eq_any: unfinished });

/** The quick choices of the list: what I do, what I answer for, what the desk does. */
export const choicesFor = (user: string | null): Record<'mine' | 'answerable' | 'everybody', Filter> => ({
  mine: mine(user),
  answerable: { responsible: user, state_eq_any: unfinished },
  everybody: { state_eq_any: unfinished },
});
