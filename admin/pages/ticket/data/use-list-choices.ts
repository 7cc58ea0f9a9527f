import { useStore } from 'react-admin';
import { RELATIVE_VALUES } from '../../../../openapi/vocabulary';
import type { ListChoices } from '../../../generator/overrides';
import type { FilterValues } from '../../../model/filters';
import { isSame } from '../../../model/record-diff';
import { useMe } from '../../../providers/application';
import type { WorkingRole } from '../../../providers/role';
import { fieldOf, useTicketModel } from './use-ticket-model';

/** Filter on the groups that handle a ticket. */
const GROUPS = 'assignmentGroup_eq_any';

/** Field with the owner of a ticket, by the role that the user acts as. */
const owners: Record<WorkingRole, string> = {
  'vsd-agent': 'responsible',
  'vsd-executor': 'executionResponsible',
  'vsd-customer': 'author',
};

/** Tabs that remember their assignment groups (spec §9). */
const grouped = ['new', 'active', 'completed'] as const;
type GroupedTab = (typeof grouped)[number];

/** The field with the owner of a ticket, by which this user may filter, and the filters by that field. */
export function useMine() {
  const me = useMe();
  const model = useTicketModel();
  const [onlyMine, setOnlyMine] = useStore<boolean>('issue.onlyMine', false);
  const named = me.actsAs ? owners[me.actsAs] : undefined;
  const owner = named && fieldOf(model, named)?.filter.includes('') ? named : undefined;
  return {
    /** Absent if the list cannot be narrowed to the user's own tickets. */
    owner,
    onlyMine,
    setOnlyMine,
    isMine: (filter: FilterValues) =>
      owner !== undefined && (filter[owner] === RELATIVE_VALUES.me || filter[owner] === me.id),
    /** A filter for only the user's own tickets, or for all tickets. */
    withMine: (filter: FilterValues, mine: boolean): FilterValues => {
      if (!owner) return filter;
      const { [owner]: _owner, ...others } = filter;
      return mine ? { ...others, [owner]: RELATIVE_VALUES.me } : others;
    },
  };
}

/**
 * The choices of a user in the overview: only their own tickets, and the assignment groups of each tab. Stored per user
 * in the local storage (spec §9).
 */
export function useListChoices(): ListChoices {
  const model = useTicketModel();
  const { isMine, setOnlyMine } = useMine();
  const groups: Record<GroupedTab, ReturnType<typeof useStore<string[]>>> = {
    new: useStore<string[]>('issue.assignmentGroups.new', []),
    active: useStore<string[]>('issue.assignmentGroups.active', []),
    completed: useStore<string[]>('issue.assignmentGroups.completed', []),
  };
  const groupsOf = (tab?: { name: string }) => {
    const name = grouped.find((one) => one === tab?.name);
    return name && groups[name];
  };
  return {
    apply: ({ [GROUPS]: _groups, ...others }, tab) => {
      const wanted = groupsOf(tab)?.[0] ?? [];
      return { ...others, ...(wanted.length > 0 && fieldOf(model, 'assignmentGroup') && { [GROUPS]: wanted }) };
    },
    remember: (before, after, tab) => {
      if (isMine(before) && !isMine(after)) setOnlyMine(false);
      if (!isSame(before[GROUPS], after[GROUPS])) groupsOf(tab)?.[1]((after[GROUPS] as string[] | undefined) ?? []);
    },
  };
}
