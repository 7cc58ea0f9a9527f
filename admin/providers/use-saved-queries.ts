import { type RaRecord, useGetList, useResourceContext } from 'react-admin';
import { useCan } from './application';
import type { Schema } from './contract';

export const SAVED_QUERIES = 'saved-queries';
/** As many as there is room for beside a list. */
const MOST = 100;
/** The name of the group that a query is shared with. */
const EMBEDDED = { embed: ['assignmentGroup'] };

export type SavedQueryRow = RaRecord<string> & Schema<'SavedQuery'>;

const none: SavedQueryRow[] = [];

/** The records of the saved queries of the open list, or of the list with this address. */
export function useSavedQueries(route: string) {
  const list = useResourceContext() ?? route;
  const { data, isLoading, refetch } = useGetList<SavedQueryRow>(
    SAVED_QUERIES,
    { pagination: { page: 1, perPage: MOST }, sort: { field: 'name', order: 'ASC' }, filter: { list }, meta: EMBEDDED },
    { enabled: useCan(SAVED_QUERIES, 'list'), staleTime: 60_000, onError: () => undefined },
  );
  return { list, rows: data ?? none, isLoading, refetch };
}
