import type { ListOverride } from '../../../generator/overrides';
import { useListChoices } from '../data/use-list-choices';
import { TriageRows } from '../triage/TriageRows';
import { UnfiledMails } from '../triage/UnfiledMails';
import { useIsTriage } from '../triage/use-is-triage';
import { columnRoom } from './columns';
import { MineToggle } from './MineToggle';
import { TicketCard } from './TicketCard';
import { TicketCell } from './TicketCell';
import { TicketViews } from './TicketViews';
import { useListActions } from './use-list-actions';

/** The parts of the overview that only tickets have: looks, triage, queues of groups, and actions. */
export const listing: ListOverride = {
  besides: ['type', 'can', 'createdAt'],
  isCreatedElsewhere: true,
  // While a filter is set the list keeps its own order (spec §2).
  keepsOrder: true,
  columns: columnRoom,
  columnTexts: 'tickets.column',
  cell: TicketCell,
  card: TicketCard,
  views: TicketViews,
  filters: ['assignmentGroup', 'type', 'priority', 'customer', 'responsible', 'category', 'location', 'dueAt'],
  controls: MineToggle,
  emptyTexts: 'tickets.empty',
  useChoices: useListChoices,
  special: { useIsShown: useIsTriage, Rows: TriageRows, Note: UnfiledMails },
  useActions: useListActions,
};
