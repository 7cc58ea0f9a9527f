import type { FilterValues } from './filters';
import type { ViewModel } from './resource-model';
import { backToView, filtersBeyondView, inView, viewWithin } from './views';

type View = Pick<ViewModel, 'name' | 'filter'>;

/** The tabs of a list and its quick views: filters that users set and lift beside each other. */
export interface ListViews<V extends View = ViewModel> {
  tabs: readonly V[];
  quick: readonly V[];
}

const keysOf = (views: readonly View[]) => views.flatMap(({ filter }) => Object.keys(filter));

/** The values with the filter of a view, of whose lists only the common values remain; undefined if a list becomes empty. */
function narrowed(values: FilterValues, { filter }: View): FilterValues | undefined {
  const both = Object.entries(filter).map(([key, wanted]) => {
    const own = values[key];
    const isCommon = key.endsWith('_eq_any') && Array.isArray(own) && Array.isArray(wanted);
    return [key, isCommon ? own.filter((value) => wanted.includes(value)) : wanted] as const;
  });
  const isEmpty = both.some(([, value]) => Array.isArray(value) && value.length === 0);
  return isEmpty ? undefined : { ...values, ...Object.fromEntries(both) };
}

/** The quick views that are set; a filter of the open tab alone sets none. */
export function setQuickViews<V extends View>({ tabs, quick }: ListViews<V>, values: FilterValues): V[] {
  const tab = viewWithin(tabs, values);
  return quick.filter(
    (view) => viewWithin([view], values) && keysOf([view]).some((key) => key in filtersBeyondView(values, tab)),
  );
}

/** The values without any of the quick views, then with these ones as far as they leave the tab open. */
function withQuickViews<V extends View>(views: ListViews<V>, values: FilterValues, set: readonly V[], tab?: V) {
  return set.reduce((result, view) => {
    const next = narrowed(result, view);
    return next && viewWithin(views.tabs, next) === tab ? next : result;
  }, values);
}

/** The values with a quick view set or lifted; it lifts other quick views that give its fields other single values. */
export function withQuickView<V extends View>(views: ListViews<V>, values: FilterValues, view: V): FilterValues {
  const tab = viewWithin(views.tabs, values);
  const set = setQuickViews(views, values);
  const clashes = (other: V) => keysOf([other]).some((key) => key in view.filter && !key.endsWith('_eq_any'));
  const next = set.includes(view)
    ? set.filter((other) => other !== view)
    : [...set.filter((other) => !clashes(other)), view];
  return withQuickViews(views, backToView(values, tab, keysOf([...set, view])), next, tab);
}

/** Whether a quick view is set, or may match records of the open tab. */
export const isOffered = <V extends View>(views: ListViews<V>, values: FilterValues, view: V): boolean =>
  setQuickViews(views, withQuickView(views, values, view)).includes(view) ||
  setQuickViews(views, values).includes(view);

/** The values in another tab; quick views that match records there stay set. */
export function inTab<V extends View>(views: ListViews<V>, values: FilterValues, tab: V): FilterValues {
  const present = viewWithin(views.tabs, values);
  const set = setQuickViews(views, values);
  return withQuickViews(views, inView(backToView(values, present, keysOf(set)), present, tab), set, tab);
}

/** The filter values that neither the open tab nor a set quick view explains. */
export function unexplained<V extends View>(views: ListViews<V>, values: FilterValues): FilterValues {
  const set = setQuickViews(views, values);
  const rest = filtersBeyondView(values, viewWithin(views.tabs, values));
  return Object.fromEntries(Object.entries(rest).filter(([key]) => !keysOf(set).includes(key)));
}
