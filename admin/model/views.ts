import { RELATIVE_VALUES } from '../../openapi/vocabulary';
import { partsOfKey } from './filter-key';
import type { FilterValues } from './filters';
import { isSame } from './record-diff';
import type { ResourceModel, ViewModel } from './resource-model';

/** The number of records of a list; `isExact` is false if counting stopped at the limit. */
export interface ListCount {
  total: number;
  isExact: boolean;
}

/** The present moment, in filters of the dialect. */
const NOW = '@now';

type View = Pick<ViewModel, 'name' | 'filter'>;

/** The values with `@me` in place of the user's id, since views contain `@me` and an address may contain either. */
export const relativeTo = (me: string | null, values: FilterValues): FilterValues =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, me !== null && value === me ? RELATIVE_VALUES.me : value]),
  );

/** Whether a value asks for no more than a value of a view: the same, some of its values, or the moment of an earlier visit. */
function isWithin(value: unknown, wanted: unknown): boolean {
  if (value === undefined) return false;
  if (isSame(value, wanted)) return true;
  if (wanted === NOW) return typeof value === 'string' && /^\d{4}-/.test(value);
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return Array.isArray(wanted) && values.length > 0 && values.every((one) => wanted.some((any) => isSame(one, any)));
}

const holds = (values: FilterValues, { filter }: View) =>
  Object.entries(filter).every(([key, value]) => isWithin(values[key], value));

/**
 * The view with the most conditions among the views whose filters are part of the values, or whose values they narrow;
 * undefined without one.
 */
export function viewWithin<V extends View>(views: readonly V[], values: FilterValues): V | undefined {
  const rank = ({ filter }: View) => {
    const keys = Object.keys(filter);
    return keys.length + keys.filter((key) => isSame(values[key], filter[key])).length / (keys.length + 1);
  };
  return views.filter((view) => holds(values, view)).toSorted((one, other) => rank(other) - rank(one))[0];
}

/** Replaces the filter of the present view by that of another view; further filter values stay. */
export function inView(values: FilterValues, present: View | undefined, next: View): FilterValues {
  return { ...without(values, Object.keys(present?.filter ?? {})), ...next.filter };
}

/** The filter values that are not those of the view. */
export function filtersBeyondView(values: FilterValues, view: View | undefined): FilterValues {
  return without(
    values,
    Object.entries(view?.filter ?? {}).flatMap(([key, value]) => (isSame(values[key], value) ? [key] : [])),
  );
}

/** The filter values without some keys. */
export const without = (values: FilterValues, keys: readonly string[]): FilterValues =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key)));

/** Removes keys from a filter, with the values of the view in their place. */
export function backToView(values: FilterValues, view: View | undefined, keys: readonly string[]): FilterValues {
  const own = Object.entries(view?.filter ?? {}).filter(([key]) => keys.includes(key));
  return { ...without(values, keys), ...Object.fromEntries(own) };
}

/**
 * The values with lists for fields of which the views name lists, as addresses may have single values: `state` and
 * `state_neq` become `state_eq_any`.
 */
export function asLists(
  values: FilterValues,
  { views, fields }: Pick<ResourceModel, 'views' | 'fields'>,
): FilterValues {
  const listed = new Set(views.flatMap(({ filter }) => Object.keys(filter)));
  const entries = Object.entries(values).map(([key, value]) => {
    const [name, operator] = partsOfKey(key);
    const list = `${name}_eq_any`;
    const choices = fields.find((field) => field.name === name)?.choices?.values;
    const isSingle = typeof value === 'string' && !listed.has(key) && listed.has(list);
    if (isSingle && operator === '') return [list, [value]];
    const given = values[list];
    if (isSingle && operator === '_neq' && Array.isArray(given)) return [list, given.filter((one) => one !== value)];
    if (isSingle && operator === '_neq' && choices) return [list, choices.filter((choice) => choice !== value)];
    return [key, value];
  });
  return Object.fromEntries(entries);
}
