import { useListContext } from 'react-admin';
import type { ViewModel } from '../../../model/resource-model';
import { inView, relativeTo, viewWithin } from '../../../model/views';
import { useMe } from '../../../providers/application';
import { useResourceModel } from '../../resource-model-context';

/** The tabs of the list: the shown tab, and a function that opens another one. Further filters stay. */
export function useViewTabs() {
  const { model } = useResourceModel();
  const { filterValues, setFilters, sort, setSort } = useListContext();
  const tabs = model.views.filter(({ as }) => as === 'tab');
  const shown = viewWithin(tabs, relativeTo(useMe().id, filterValues));
  const filterOf = (view: ViewModel) => inView(filterValues, shown, view);
  return {
    tabs,
    shown,
    filterOf,
    show: (view: ViewModel) => {
      setFilters(filterOf(view), []);
      const order = view.sort ?? model.sort;
      const isOrdered = view.sort ?? shown?.sort;
      if (isOrdered && (order.field !== sort.field || order.order !== sort.order)) setSort(order);
    },
  };
}

/** The views of the resource that are listed beside the list. */
export const useQueueViews = (): ViewModel[] => useResourceModel().model.views.filter(({ as }) => as === 'queue');
