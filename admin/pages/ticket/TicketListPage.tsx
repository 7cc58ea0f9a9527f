import { useMemo } from 'react';
import ListPage from '../../generator/list/ListPage';
import { useMe } from '../../providers/application';
import { Role } from '../../providers/role';
import { useListChoices, useMine } from './data/use-list-choices';
import { useTicketModel } from './data/use-ticket-model';
import { columnsFor, withColumns } from './list/columns';
import { listing } from './list/listing';

const override = { listing };

/** Overview of the tickets: new, active and completed ones (spec §2). The address holds tab, filters, order and page. */
export default function TicketListPage() {
  const model = useTicketModel();
  const { actsAs } = useMe();
  const { onlyMine, withMine } = useMine();
  const { apply } = useListChoices();
  const shown = useMemo(() => withColumns(model, columnsFor(model, actsAs), actsAs), [model, actsAs]);
  // Customers begin with active tickets, others with new ones.
  const first = actsAs === Role.Customer ? 'active' : 'new';
  const tab = model.views.find(({ name, as }) => as === 'tab' && name === first);
  return <ListPage model={shown} override={override} start={tab && withMine(apply(tab.filter, tab), onlyMine)} />;
}
