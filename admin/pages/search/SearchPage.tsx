import { useContext, useMemo } from 'react';
import { type DataProvider, DataProviderContext, ListBase } from 'react-admin';
import { ResourceModelProvider } from '../../generator/resource-model-context';
import { columnsOf } from '../../model/columns';
import { listSelection } from '../../model/list-selection';
import { useTicketModel } from '../ticket/data/use-ticket-model';
import { SEARCH } from './model/search';
import { searchModelOf } from './model/search-model';
import { searchProviderOf } from './model/search-provider';
import { SearchView } from './SearchView';

/** Number of rows of a page by default. */
const rows = 25;

/** Fields that the results show in addition to the chosen columns. */
const besides = ['type'];

const silent = () => undefined;
const noOverride = {};

/** Reporting and search over all tickets that the user may see (spec §2). The address holds filters, order and page. */
export default function SearchPage() {
  const tickets = useTicketModel();
  const dataProvider = useContext(DataProviderContext) as DataProvider;
  const provider = useMemo(() => searchProviderOf(dataProvider), [dataProvider]);
  const model = useMemo(() => searchModelOf(tickets), [tickets]);
  return (
    <DataProviderContext.Provider value={provider}>
      <ResourceModelProvider value={{ model, override: noOverride }}>
        <ListBase
          resource={SEARCH}
          sort={model.sort}
          perPage={rows}
          exporter={false}
          queryOptions={{ meta: listSelection(model, columnsOf(model), besides), onError: silent }}
          disableAuthentication
        >
          <SearchView />
        </ListBase>
      </ResourceModelProvider>
    </DataProviderContext.Provider>
  );
}
