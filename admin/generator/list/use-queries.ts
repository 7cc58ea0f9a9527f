import { useCreate, useDelete, useListContext, useNotify, useTranslate, useUpdate } from 'react-admin';
import { isSameQuery } from '../../model/filters';
import { useMe, useRole } from '../../providers/application';
import { Role } from '../../providers/role';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import {
  SAVED_QUERIES as RESOURCE,
  type SavedQueryRow as Row,
  useSavedQueries,
} from '../../providers/use-saved-queries';
import { useResourceModel } from '../resource-model-context';
import { type Query, queryOf, type Sharing } from './saved-query';
import { useColumns, useQueryColumns } from './use-columns';
import { useViewTabs } from './views/use-views';

/** Saved queries of the list (filters, order and columns): the user's own, and those that colleagues share. */
export function useQueries() {
  const { model, override } = useResourceModel();
  const { toPresent } = override.listing ?? {};
  const me = useMe().id;
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const translate = useTranslate();
  const { filterValues, sort, setFilters, setSort } = useListContext();
  const { list, rows, refetch } = useSavedQueries(model.route);
  const isManager = useRole(Role.ManageMasterData);
  const options = { onSuccess: () => void refetch(), onError: notifyFailure };
  const [create] = useCreate<Row>(RESOURCE, undefined, options);
  const [update] = useUpdate<Row>(RESOURCE, undefined, options);
  const [remove] = useDelete<Row>(RESOURCE, undefined, options);
  const mayRemove = (query: Query) => query.isOwn || (isManager && query.sharedWith === 'ROLE');
  // Tabs stand above the list.
  const saved = rows
    .flatMap((row) => queryOf(row, me, translate, toPresent))
    .filter((query) => query.place === null || mayRemove(query));
  const put = (row: Row, data: Partial<Row>, then = {}) =>
    void update(RESOURCE, { id: row.id, data: { ...row, ...data }, previousData: row }, then);
  const now = { filter: filterValues, sort };
  const isShown = (query: Query) => isSameQuery({ filter: query.filter, sort: query.sort ?? model.sort }, now);
  // A tab needs no name of the user's, unless it has columns of the user's.
  const { isNarrowed } = useViewTabs();
  const { shown: columns, isOwnChoice } = useColumns();
  const [, bring] = useQueryColumns(model.route);
  return {
    saved,
    mayRemove,
    isShown,
    canSave: (isNarrowed || isOwnChoice) && !saved.some((query) => query.isOwn && isShown(query)),
    show: (query: Query) => {
      setFilters(query.filter, []);
      if (query.sort) setSort(query.sort);
      bring(query.columns && { filter: query.filter, names: query.columns });
    },
    /** Saves the shown list under a name, with columns that the user chose; replaces a query of that name. */
    save: (name: string, sharing: Sharing) => {
      const sorting = JSON.stringify([sort.field, sort.order]);
      const named = isOwnChoice ? JSON.stringify(columns.map(({ name: column }) => column)) : null;
      const data = { ...sharing, filter: JSON.stringify(filterValues), sorting, columns: named };
      const old = rows.find((row) => row.name === name && row.owner === me);
      const onSuccess = () => {
        void refetch();
        notify('generator.queries.kept', { type: 'success', messageArgs: { name } });
      };
      if (old) put(old, data, { onSuccess });
      else void create(RESOURCE, { data: { ...data, name, list } }, { onSuccess });
    },
    /** Changes the name and the sharing of a query; its filters, order and columns stay. */
    change: ({ id }: Query, name: string, sharing: Sharing) => {
      const row = rows.find((one) => one.id === id);
      if (row) put(row, { ...sharing, name });
    },
    remove: ({ id }: Query) => {
      const previousData = rows.find((row) => row.id === id);
      if (previousData) void remove(RESOURCE, { id, previousData });
    },
  };
}
