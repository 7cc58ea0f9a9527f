import type { DataProvider } from 'react-admin';
import { TICKETS } from '../../ticket/model/ticket';
import { SEARCH } from './search';
import { toFilter } from './search-filter';

/** A data provider that finds tickets under the name of the search and understands its filters. */
export function searchProviderOf(dataProvider: DataProvider): DataProvider {
  const getList: DataProvider['getList'] = (resource, params) =>
    resource === SEARCH
      ? dataProvider.getList(TICKETS.route, { ...params, filter: toFilter(params.filter ?? {}) })
      : dataProvider.getList(resource, params);
  return { ...dataProvider, getList };
}
