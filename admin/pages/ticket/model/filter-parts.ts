import { activeFilters, type FilterModel, withFilter } from '../../../model/filters';
import { explainsStates, isQuick, type QuickFilter, quickFilters, withoutQuick } from './quick-filters';
import { type FilterValues, tabOf, withTab } from './tabs';

/** One condition that narrows a list, and the list's filter without it. */
export interface FilterPart {
  /** `q`, `mine`, `states`, a quick filter, or the name of a field. */
  name: string;
  without: FilterValues;
}

/** The conditions of the list beside its tab, each a possible reason of an empty result. */
export function filterParts(filter: FilterValues, filters: FilterModel[], mine?: FilterValues): FilterPart[] {
  const { q, ...others } = filter;
  return [
    ...(q === undefined ? [] : [{ name: 'q', without: others }]),
    ...(mine ? [{ name: 'mine', without: mine }] : []),
    ...quickFilters.filter((name) => isQuick(filter, name)).map((name) => quickPart(filter, name)),
    ...(explainsStates(filter) ? [] : [{ name: 'states', without: withTab(filter, tabOf(filter)) }]),
    ...activeFilters(filters, filter).map((active) => ({ name: active.name, without: withFilter(filter, active, {}) })),
  ];
}

const quickPart = (filter: FilterValues, name: QuickFilter) => ({ name, without: withoutQuick(filter, name) });
