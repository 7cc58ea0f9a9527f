import { useMemo } from 'react';
import ListPage from '../../generator/list/ListPage';
import { useMe } from '../../providers/application';
import { useListChoices } from './data/use-list-choices';
import { useTicketModel } from './data/use-ticket-model';
import { columnsFor, withColumns } from './list/columns';
import { listing } from './list/listing';
import { startTab, withTab } from './model/tabs';

const override = { listing };

/** Overview of the tickets: new, active and completed ones (spec §2). The address holds tab, filters, order and page. */
export default function TicketListPage() {
  const model = useTicketModel();
  const { actsAs } = useMe();
  const { apply } = useListChoices();
  const shown = useMemo(() => withColumns(model, columnsFor(model, actsAs)), [model, actsAs]);
  const start = startTab(actsAs);
  return <ListPage model={shown} override={override} start={apply(withTab({}, start), start)} />;
}
