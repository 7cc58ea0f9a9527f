import { useListContext } from 'react-admin';
import type { FilterValues } from '../../../model/filters';
import { inTab, isOffered, setQuickViews, unexplained, withQuickView } from '../../../model/quick-views';
import type { ViewModel } from '../../../model/resource-model';
import { filtersBeyondView, relativeTo, viewWithin } from '../../../model/views';
import { useMe } from '../../../providers/application';
import { useResourceModel } from '../../resource-model-context';
import { type QueryTab, useQueryTabs } from '../use-query-tabs';

const none = () => undefined;

/** The tabs and quick filters of the list: those that are shown and set, and functions that change them. */
export function useViewTabs() {
  const { model, override } = useResourceModel();
  const { filterValues, setFilters, sort, setSort } = useListContext();
  const choices = (override.listing?.useChoices ?? none)();
  const values = relativeTo(useMe().id, filterValues);
  const saved = useQueryTabs(model);
  const declared = model.views.filter(({ as }) => as === 'tab');
  const tabs: readonly (ViewModel & Partial<QueryTab>)[] = [...declared, ...saved.tabs];
  const views = { tabs, quick: model.views.filter(({ as }) => as === 'quick') };
  const shown = viewWithin(tabs, values);
  /** Sets the filters as the user chose them. */
  const change = (next: FilterValues) => {
    choices?.remember(filterValues, next, shown);
    setFilters(next, []);
  };
  const filterOf = (view: ViewModel) => {
    if (view === shown) return filterValues;
    const moved = inTab(views, values, view);
    return choices?.apply(moved, view) ?? moved;
  };
  return {
    tabs,
    /** Whether all tabs are known, so that they are counted at once. */
    isComplete: !saved.isLoading,
    shown,
    filterOf,
    change,
    show: (view: ViewModel) => {
      setFilters(filterOf(view), []);
      const order = view.sort ?? model.sort;
      const isOrdered = view.sort ?? shown?.sort;
      if (isOrdered && (order.field !== sort.field || order.order !== sort.order)) setSort(order);
    },
    quick: views.quick.filter((view) => isOffered(views, values, view)),
    setQuick: setQuickViews(views, values),
    toggled: (view: ViewModel) => withQuickView(views, values, view),
    /** The filter values beside the tab and the set quick filters. */
    beside: unexplained(views, values),
    /** Whether the list is narrowed by more than its tab. */
    isNarrowed: Object.keys(filtersBeyondView(values, shown)).length > 0,
  };
}

/** The views of the resource that are listed beside the list. */
export const useQueueViews = (): ViewModel[] => useResourceModel().model.views.filter(({ as }) => as === 'queue');
