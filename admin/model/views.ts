import { RELATIVE_VALUES } from '../../openapi/vocabulary';
import type { FilterValues } from './filters';
import { isSame } from './record-diff';
import type { ViewModel } from './resource-model';

/** How many records a list has; `isExact` false when there are more than were counted. */
export interface ListCount {
  total: number;
  isExact: boolean;
}

/** Counts the records of several lists by their names; `signal` ends it. */
export type CountLists = (
  lists: Readonly<Record<string, FilterValues>>,
  signal: AbortSignal,
) => Promise<Record<string, ListCount>>;

type View = Pick<ViewModel, 'name' | 'filter'>;

/** The values with `@me` in place of the user's own id, as views ask: an address may name either. */
export const relativeTo = (me: string | null, values: FilterValues): FilterValues =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, me !== null && value === me ? RELATIVE_VALUES.me : value]),
  );

const holds = (values: FilterValues, { filter }: View) =>
  Object.entries(filter).every(([key, value]) => isSame(values[key], value));

/** Of the views whose filters stand within these values the one that says most; none if all of them ask for more. */
export function viewWithin<V extends View>(views: readonly V[], values: FilterValues): V | undefined {
  const saysOf = ({ filter }: View) => Object.keys(filter).length;
  return views.filter((view) => holds(values, view)).toSorted((one, other) => saysOf(other) - saysOf(one))[0];
}

/** The values with the filter of another view in place of that of the present one; what was added to it stays. */
export function inView(values: FilterValues, present: View | undefined, next: View): FilterValues {
  return { ...besidesView(values, present), ...next.filter };
}

/** What a list is narrowed to beyond its view. */
export function besidesView(values: FilterValues, view: View | undefined): FilterValues {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !(key in (view?.filter ?? {}))));
}
