import {
  extractValidSavedQueries,
  type SavedQuery,
  useListContext,
  useResourceContext,
  useSavedQueries,
} from 'react-admin';
import { isSameQuery } from '../../model/filters';
import { besidesView } from '../../model/views';
import { useResourceModel } from '../resource-model-context';
import { useViewTabs } from './views/use-views';

/** Saved queries of the list around (filters, order, rows per page); they are kept in react-admin's store. */
export function useQueries() {
  const { model } = useResourceModel();
  const resource = useResourceContext() ?? model.route;
  const { filterValues, displayedFilters, sort, perPage, setFilters, setSort, setPerPage } = useListContext();
  const [stored, setStored] = useSavedQueries(resource);
  const saved = extractValidSavedQueries(stored);
  const now = { filter: filterValues, sort };
  const isShown = ({ value }: SavedQuery) => isSameQuery({ filter: value.filter, sort: value.sort ?? model.sort }, now);
  const { shown } = useViewTabs();
  // A tab needs no name of the user's.
  const isNarrowed = Object.keys(besidesView(filterValues, shown)).length > 0;
  const isAll = Object.keys(filterValues).length === 0;
  return {
    saved,
    isAll,
    isShown,
    canSave: isNarrowed && !saved.some(isShown),
    showAll: () => setFilters({}, []),
    show: ({ value }: SavedQuery) => {
      setFilters(value.filter, value.displayedFilters);
      if (value.sort) setSort(value.sort);
      if (value.perPage) setPerPage(value.perPage);
    },
    save: (label: string) =>
      setStored([
        ...saved.filter((query) => query.label !== label),
        { label, value: { filter: filterValues, displayedFilters: displayedFilters ?? [], sort, perPage } },
      ]),
    remove: ({ label }: SavedQuery) => setStored(saved.filter((query) => query.label !== label)),
  };
}
