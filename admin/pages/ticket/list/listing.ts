import type { ListOverride } from '../../../generator/overrides';
import { isFiltered } from '../model/tabs';
import { TriageRows } from '../triage/TriageRows';
import { isTriage } from '../triage/triage';
import { UnfiledMails } from '../triage/UnfiledMails';
import { columnRoom } from './columns';
import { EmptyTickets } from './EmptyTickets';
import { TicketCard } from './TicketCard';
import { TicketCell } from './TicketCell';
import { TicketFilterBar } from './TicketFilterBar';
import { TicketTabs } from './TicketTabs';
import { TicketViews } from './TicketViews';
import { useListActions } from './use-list-actions';

/** The parts of the overview that only tickets have: looks, triage, queues of groups, and actions. */
export const listing: ListOverride = {
  besides: ['type', 'can', 'createdAt'],
  isCreatedElsewhere: true,
  // While a filter is set the list keeps its own order (spec §2).
  keepsOrder: isFiltered,
  columns: columnRoom,
  columnTexts: 'tickets.column',
  cell: TicketCell,
  card: TicketCard,
  views: TicketViews,
  tabs: TicketTabs,
  filters: TicketFilterBar,
  empty: EmptyTickets,
  special: { isShown: isTriage, Rows: TriageRows, Note: UnfiledMails },
  useActions: useListActions,
};
