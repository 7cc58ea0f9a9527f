import { useStore } from 'react-admin';
import { RELATIVE_VALUES } from '../../../../openapi/vocabulary';
import { useMe } from '../../../providers/application';
import type { WorkingRole } from '../../../providers/role';
import type { FilterValues, TicketTab } from '../model/tabs';
import { fieldOf, useTicketModel } from './use-ticket-model';

/** Filter on the groups that handle a ticket. */
export const GROUPS = 'assignmentGroup_eq_any';

/** Field with the owner of a ticket, by the role that the user acts as. */
const owners: Record<WorkingRole, string> = {
  'vsd-agent': 'responsible',
  'vsd-executor': 'executionResponsible',
  'vsd-customer': 'author',
};

/** Tabs that remember their assignment groups (spec §9). */
type GroupedTab = Extract<TicketTab, 'new' | 'active' | 'completed'>;
const isGrouped = (tab: TicketTab): tab is GroupedTab => tab === 'new' || tab === 'active' || tab === 'completed';

/**
 * The choices of a user in the overview: only their own tickets, and the assignment groups of each tab. Stored per user
 * in the local storage (spec §9).
 */
export function useListChoices() {
  const me = useMe();
  const model = useTicketModel();
  const [onlyMine, setOnlyMine] = useStore<boolean>('issue.onlyMine', false);
  const groups: Record<GroupedTab, ReturnType<typeof useStore<string[]>>> = {
    new: useStore<string[]>('issue.assignmentGroups.new', []),
    active: useStore<string[]>('issue.assignmentGroups.active', []),
    completed: useStore<string[]>('issue.assignmentGroups.completed', []),
  };
  const named = me.actsAs ? owners[me.actsAs] : undefined;
  const owner = named && fieldOf(model, named)?.filter.includes('') ? named : undefined;

  /** A filter for only the user's own tickets, or for all tickets. */
  const withMine = (filter: FilterValues, mine: boolean): FilterValues => {
    if (!owner) return filter;
    const { [owner]: _owner, ...others } = filter;
    return mine ? { ...others, [owner]: RELATIVE_VALUES.me } : others;
  };
  /** A filter with the stored choices of the tab in place of its own. */
  const apply = (filter: FilterValues, tab: TicketTab, mine = onlyMine): FilterValues => {
    const { [GROUPS]: _groups, ...others } = withMine(filter, mine);
    const wanted = (isGrouped(tab) && groups[tab][0]) || [];
    return {
      ...others,
      ...(wanted.length > 0 && fieldOf(model, 'assignmentGroup') && { [GROUPS]: wanted }),
    };
  };
  return {
    /** Absent if the list cannot be narrowed to the user's own tickets. */
    owner,
    isMine: (filter: FilterValues) =>
      owner !== undefined && (filter[owner] === RELATIVE_VALUES.me || filter[owner] === me.id),
    setOnlyMine,
    withMine,
    rememberGroups: (tab: TicketTab, ids: string[]) => isGrouped(tab) && groups[tab][1](ids),
    apply,
  };
}
