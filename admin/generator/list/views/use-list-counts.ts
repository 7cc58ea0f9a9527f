import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'react-admin';
import type { FilterValues } from '../../../model/filters';
import type { ResourceModel } from '../../../model/resource-model';
import type { CountLists, ListCount } from '../../../model/views';
import { useResourceModel } from '../../resource-model-context';

/**
 * The number of records under the filter of each list of the resource; absent while it is loading. One request counts
 * all lists if the resource has an operation for that (`count` of its override).
 */
export function useListCounts<Name extends string>(
  lists: Readonly<Record<Name, FilterValues>>,
): Partial<Record<Name, ListCount>> {
  const dataProvider = useDataProvider();
  const { model, override } = useResourceModel();
  const count = override.count ?? countEach(dataProvider, model);
  const { data = {} } = useQuery({
    queryKey: [model.route, 'counts', lists],
    queryFn: ({ signal }) => count(lists, signal),
    enabled: Object.keys(lists).length > 0,
    staleTime: 15_000,
    refetchInterval: override.refreshMs,
    placeholderData: (before) => before,
  });
  return data as Partial<Record<Name, ListCount>>;
}

/** One request per list, for the shortest page with its total. */
const countEach =
  (dataProvider: DataProvider, { route, sort }: ResourceModel): CountLists =>
  async (lists, signal) => {
    const counted = Object.entries(lists).map(async ([name, filter]) => {
      const pagination = { page: 1, perPage: 1 };
      const { total = 0, meta } = await dataProvider.getList(route, {
        pagination,
        sort,
        filter,
        meta: { fields: ['id'] },
        signal,
      });
      return [name, { total, isExact: meta?.totalExact !== false }] as const;
    });
    return Object.fromEntries(await Promise.all(counted));
  };
