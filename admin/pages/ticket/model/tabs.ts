import { STATE_GROUPS, type TicketState } from '../../../../openapi/vocabulary';
import { Role, type WorkingRole } from '../../../providers/role';

/** Lists of the overview (spec §2), and one over all states for searches. */
export const ticketTabs = ['new', 'active', 'completed', 'drafts', 'all'] as const;
export type TicketTab = (typeof ticketTabs)[number];

/** Values of a filter in the words of the contract's dialect. */
export type FilterValues = Record<string, unknown>;

const states: Record<TicketTab, readonly TicketState[] | undefined> = { ...STATE_GROUPS, all: undefined };

const everyState = Object.values(states).flatMap((some) => some ?? []);

/** The states of a tab; empty for the tab of all tickets. */
export const statesOf = (tab: TicketTab): readonly TicketState[] => states[tab] ?? [];

/** The tab whose list contains the states of the filter; `all` for states of several tabs. */
export function tabOf(filter: FilterValues): TicketTab {
  const selected = statesAsked(filter);
  if (selected.length === 0) return 'all';
  return ticketTabs.find((tab) => selected.every((state) => states[tab]?.includes(state))) ?? 'all';
}

/** Whether the filter selects exactly the states of the tab, and not some of them. */
export function isWholeTab(filter: FilterValues): boolean {
  return statesAsked(filter).length === (states[tabOf(filter)]?.length ?? 0);
}

/** A filter with the states of a tab in place of its own. */
export function withTab(filter: FilterValues, tab: TicketTab): FilterValues {
  const { state: _state, state_eq_any: _states, state_neq: _not, ...others } = filter;
  const wanted = states[tab];
  return wanted ? { ...others, state_eq_any: wanted } : others;
}

/** Whether the list is narrowed by more than the tab; then it keeps its own order (spec §2). */
export function isFiltered(filter: FilterValues): boolean {
  return !isWholeTab(filter) || Object.keys(withTab(filter, 'all')).length > 0;
}

/** The states that a filter selects; empty if it selects all. */
export function statesAsked({ state, state_eq_any, state_neq }: FilterValues): TicketState[] {
  if (typeof state === 'string') return [state as TicketState];
  if (typeof state_neq === 'string') return everyState.filter((known) => known !== state_neq);
  return Array.isArray(state_eq_any) ? (state_eq_any as TicketState[]) : [];
}

/** The tab that opens first: customers begin with active tickets, others with new ones. */
export const startTab = (actsAs: WorkingRole | null): TicketTab => (actsAs === Role.Customer ? 'active' : 'new');
