import { RELATIVE_VALUES } from '../../openapi/vocabulary';
import type { FilterValues } from './filters';
import { isSame } from './record-diff';
import type { ViewModel } from './resource-model';

/** The number of records of a list; `isExact` is false if counting stopped at the limit. */
export interface ListCount {
  total: number;
  isExact: boolean;
}

type View = Pick<ViewModel, 'name' | 'filter'>;

/** The values with `@me` in place of the user's id, since views contain `@me` and an address may contain either. */
export const relativeTo = (me: string | null, values: FilterValues): FilterValues =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, me !== null && value === me ? RELATIVE_VALUES.me : value]),
  );

const holds = (values: FilterValues, { filter }: View) =>
  Object.entries(filter).every(([key, value]) => isSame(values[key], value));

/** The view with the most conditions among the views whose filters are part of the values; undefined without one. */
export function viewWithin<V extends View>(views: readonly V[], values: FilterValues): V | undefined {
  const conditionsOf = ({ filter }: View) => Object.keys(filter).length;
  return views
    .filter((view) => holds(values, view))
    .toSorted((one, other) => conditionsOf(other) - conditionsOf(one))[0];
}

/** Replaces the filter of the present view by that of another view; further filter values stay. */
export function inView(values: FilterValues, present: View | undefined, next: View): FilterValues {
  return { ...filtersBeyondView(values, present), ...next.filter };
}

/** The filter values that are not part of the view. */
export function filtersBeyondView(values: FilterValues, view: View | undefined): FilterValues {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !(key in (view?.filter ?? {}))));
}
