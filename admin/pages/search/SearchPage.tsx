import { useContext, useMemo } from 'react';
import { type DataProvider, DataProviderContext } from 'react-admin';
import ListPage from '../../generator/list/ListPage';
import type { ResourceOverride } from '../../generator/overrides';
import { useTicketModel } from '../ticket/data/use-ticket-model';
import { columnRoom } from '../ticket/list/columns';
import { TicketCard } from '../ticket/list/TicketCard';
import { FoundCell } from './FoundCell';
import { Figure, useIsFigure } from './figures/Figure';
import { ViewSwitch } from './figures/ViewSwitch';
import { periodFields, toFilter, toPresent } from './model/search-filter';
import { searchModelOf } from './model/search-model';
import { searchProviderOf } from './model/search-provider';
import { StateCounts } from './StateCounts';

/** The parts of the search that only it has: periods, the number of tickets by state, and figures. */
const override: ResourceOverride = {
  control: ViewSwitch,
  listing: {
    besides: ['type'],
    periods: periodFields,
    toFilter,
    toPresent,
    columns: {
      ...columnRoom,
      widths: { ...columnRoom.widths, title: 240, type: 112, customer: 208, createdAt: 100, closedAt: 132 },
      leaving: ['type', 'custom', 'closedAt', 'priority', 'location', 'category', 'assignmentGroup', 'createdAt'],
    },
    cell: FoundCell,
    card: TicketCard,
    above: StateCounts,
    special: { useIsShown: useIsFigure, Rows: Figure },
  },
};

/** Reporting and search over all tickets that the user may see (spec §2). The address holds filters, order and page. */
export default function SearchPage() {
  const tickets = useTicketModel();
  const dataProvider = useContext(DataProviderContext) as DataProvider;
  const provider = useMemo(() => searchProviderOf(dataProvider), [dataProvider]);
  const model = useMemo(() => searchModelOf(tickets), [tickets]);
  return (
    <DataProviderContext.Provider value={provider}>
      <ListPage model={model} override={override} />
    </DataProviderContext.Provider>
  );
}
