import {
  type RaRecord,
  type SortPayload,
  useCreate,
  useDelete,
  useGetList,
  useListContext,
  useNotify,
  useResourceContext,
  useUpdate,
} from 'react-admin';
import { type FilterValues, isSameQuery } from '../../model/filters';
import { besidesView } from '../../model/views';
import { useCan, useMe } from '../../providers/application';
import type { Schema } from '../../providers/contract';
import { useResourceModel } from '../resource-model-context';
import { useColumns, useQueryColumns } from './use-columns';
import { useViewTabs } from './views/use-views';

const RESOURCE = 'saved-queries';
/** As many as there is room for beside a list. */
const MOST = 100;

type Row = RaRecord<string> & Schema<'SavedQuery'>;

/** With whom a query is shared: nobody, the members of a group, or all colleagues. */
export type Sharing = Pick<Row, 'sharedWith' | 'assignmentGroup'>;

/** A query under its name; `by` says who shares it, and is absent for one's own. */
export interface Query {
  id: string;
  label: string;
  by?: string;
  filter: FilterValues;
  sort?: SortPayload;
  /** Names of the columns that it brings along. */
  columns?: readonly string[];
}

function queryOf({ id, name, filter, sorting, columns, owner, ownerName }: Row, me: string | null): Query[] {
  try {
    const [field, order] = JSON.parse(sorting ?? '[]') as [string?, SortPayload['order']?];
    const sort = field && order && { field, order };
    const told = { ...(sort && { sort }), ...(columns && { columns: JSON.parse(columns) as string[] }) };
    return [{ id, label: name, filter: JSON.parse(filter), ...told, ...(owner !== me && { by: ownerName }) }];
  } catch {
    // Somebody else's program kept what is no order.
    return [];
  }
}

/** Saved queries of the list around (filters, order and columns): one's own, and those that colleagues share. */
export function useQueries() {
  const { model } = useResourceModel();
  const list = useResourceContext() ?? model.route;
  const me = useMe().id;
  const notify = useNotify();
  const { filterValues, sort, setFilters, setSort } = useListContext();
  const { data: rows = [], refetch } = useGetList<Row>(
    RESOURCE,
    { pagination: { page: 1, perPage: MOST }, sort: { field: 'name', order: 'ASC' }, filter: { list } },
    { enabled: useCan(RESOURCE, 'list'), staleTime: 60_000, onError: () => undefined },
  );
  const options = {
    onSuccess: () => void refetch(),
    onError: (error: unknown) => notify((error as Error).message, { type: 'error' }),
  };
  const [create] = useCreate<Row>(RESOURCE, undefined, options);
  const [update] = useUpdate<Row>(RESOURCE, undefined, options);
  const [remove] = useDelete<Row>(RESOURCE, undefined, options);
  const saved = rows.flatMap((row) => queryOf(row, me));
  const now = { filter: filterValues, sort };
  const isShown = (query: Query) => isSameQuery({ filter: query.filter, sort: query.sort ?? model.sort }, now);
  const { shown } = useViewTabs();
  const { shown: columns, isOwnChoice } = useColumns();
  const [, bring] = useQueryColumns(model.route);
  // A tab needs no name of the user's.
  const isNarrowed = Object.keys(besidesView(filterValues, shown)).length > 0;
  return {
    saved,
    isAll: Object.keys(filterValues).length === 0,
    isShown,
    canSave: isNarrowed && !saved.some((query) => !query.by && isShown(query)),
    showAll: () => setFilters({}, []),
    show: (query: Query) => {
      setFilters(query.filter, []);
      if (query.sort) setSort(query.sort);
      bring(query.columns && { filter: query.filter, names: query.columns });
    },
    /** Keeps what is shown under a name, with the columns where somebody has chosen them; what had that name is replaced. */
    save: (name: string, sharing: Sharing) => {
      const sorting = JSON.stringify([sort.field, sort.order]);
      const named = isOwnChoice ? JSON.stringify(columns.map(({ name: column }) => column)) : null;
      const data = { ...sharing, filter: JSON.stringify(filterValues), sorting, columns: named };
      const known = rows.find((row) => row.name === name && row.owner === me);
      if (known) void update(RESOURCE, { id: known.id, data: { ...known, ...data }, previousData: known });
      else void create(RESOURCE, { data: { ...data, name, list } });
    },
    remove: ({ id }: Query) => {
      const previousData = rows.find((row) => row.id === id);
      if (previousData) void remove(RESOURCE, { id, previousData });
    },
  };
}
