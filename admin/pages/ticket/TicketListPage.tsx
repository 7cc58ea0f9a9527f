import { useMemo, useState } from 'react';
import { ListBase } from 'react-admin';
import { StableList } from '../../generator/list/StableList';
import { ResourceModelProvider } from '../../generator/resource-model-context';
import { listSelection } from '../../model/list-selection';
import { useMe } from '../../providers/application';
import { useListChoices } from './data/use-list-choices';
import { useTicketModel } from './data/use-ticket-model';
import { columnsFor, withColumns } from './list/columns';
import { TicketListView } from './list/TicketListView';
import { rowsExpected } from './list/use-page-size';
import { startTab, withTab } from './model/tabs';
import { TICKETS } from './model/ticket';

/** Fields that rows and cards need in addition to the chosen columns. */
const besides = ['type', 'can', 'createdAt'];

const silent = () => undefined;

/** Overview of the tickets: new, active and completed ones (spec §2). The address holds tab, filters, order and page. */
export default function TicketListPage() {
  const model = useTicketModel();
  const { actsAs } = useMe();
  const { apply } = useListChoices();
  const columns = useMemo(() => columnsFor(model, actsAs), [model, actsAs]);
  const open = useMemo(() => ({ model: withColumns(model, columns), override: {} }), [model, columns]);
  const [perPage] = useState(rowsExpected);
  const start = startTab(actsAs);
  return (
    <ResourceModelProvider value={open}>
      <ListBase
        resource={TICKETS.route}
        sort={model.sort}
        perPage={perPage}
        exporter={false}
        filterDefaultValues={apply(withTab({}, start), start)}
        queryOptions={{ meta: listSelection(model, columns, besides), onError: silent }}
        disableAuthentication
      >
        <StableList>
          <TicketListView />
        </StableList>
      </ListBase>
    </ResourceModelProvider>
  );
}
