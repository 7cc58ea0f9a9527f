import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import { useGetList, useTranslate } from 'react-admin';
import { EmptyState } from '../../components/EmptyState';
import type { RecordSlotProps } from '../../generator';
import { ListPanel } from '../../generator/home/ListPanel';
import { listAddress } from '../../model/list-address';
import { type PanelModel, panelText, sharedBy } from '../../model/panels';
import { TicketLine } from '../ticket/compact/TicketLine';
import { fieldOf, useTicketModel } from '../ticket/data/use-ticket-model';
import { TICKETS, type Ticket } from '../ticket/model/ticket';

/** References whose titles the lines show. */
const SHOWN = ['location', 'responsible'];
/** Number of lines shown; the link to all of them stands beside the heading. */
const MOST = 25;

/** The first open tickets of the page's record by deadline. */
export default function OpenTickets({ panel, record }: RecordSlotProps & { panel: PanelModel }) {
  const translate = useTranslate();
  const model = useTicketModel();
  const filter = { ...panel.filter, ...sharedBy(panel, record) };
  const { data, total, error, refetch, meta } = useGetList<Ticket>(
    TICKETS.route,
    {
      filter,
      sort: { field: 'dueAt', order: 'ASC' },
      pagination: { page: 1, perPage: MOST },
      meta: { embed: SHOWN.filter((name) => fieldOf(model, name)?.reference) },
    },
    { onError: () => undefined },
  );
  const fields = [...SHOWN.filter((name) => name !== panel.field.name), 'state', 'dueAt'];
  return (
    <ListPanel
      title={translate(panelText(panel, 'name'))}
      list={data && { rows: data, total: total ?? 0, exact: meta?.totalExact !== false }}
      to={listAddress(TICKETS.route, { filter, sort: ['dueAt', 'ASC'] })}
      line={(ticket) => <TicketLine key={ticket.id} ticket={ticket} fields={fields} />}
      empty={<EmptyState icon={TaskAltOutlined} title={translate(panelText(panel, 'empty'))} />}
      error={error}
      onRetry={refetch}
    />
  );
}
