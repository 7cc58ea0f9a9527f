import { STATE_GROUPS, type TicketState } from '../../../../openapi/vocabulary';
import { Role, type WorkingRole } from '../../../providers/role';

/** Lists of the overview (spec §2), and one over all states for searches. */
export const ticketTabs = ['new', 'active', 'completed', 'drafts', 'all'] as const;
export type TicketTab = (typeof ticketTabs)[number];

/** Values of a filter in the words of the contract's dialect. */
export type FilterValues = Record<string, unknown>;

const states: Record<TicketTab, readonly TicketState[] | undefined> = { ...STATE_GROUPS, all: undefined };

const everyState = Object.values(states).flatMap((some) => some ?? []);

/** The states that stand under a tab; none under all, which asks for none. */
export const statesOf = (tab: TicketTab): readonly TicketState[] => states[tab] ?? [];

/** The tab whose list contains what the filter asks for; several states of different tabs stand under all. */
export function tabOf(filter: FilterValues): TicketTab {
  const asked = statesAsked(filter);
  if (asked.length === 0) return 'all';
  return ticketTabs.find((tab) => asked.every((state) => states[tab]?.includes(state))) ?? 'all';
}

/** Whether the filter asks for exactly the states of the tab, or for a part of them. */
export function isWholeTab(filter: FilterValues): boolean {
  return statesAsked(filter).length === (states[tabOf(filter)]?.length ?? 0);
}

/** A filter with the states of a tab instead of its own. */
export function withTab(filter: FilterValues, tab: TicketTab): FilterValues {
  const { state: _state, state_eq_any: _states, state_neq: _not, ...others } = filter;
  const wanted = states[tab];
  return wanted ? { ...others, state_eq_any: wanted } : others;
}

/** Whether anything but the tab narrows the list; then it keeps its own order (spec §2). */
export function isFiltered(filter: FilterValues): boolean {
  return !isWholeTab(filter) || Object.keys(withTab(filter, 'all')).length > 0;
}

/** The states that a filter asks for; none when it asks for all. */
export function statesAsked({ state, state_eq_any, state_neq }: FilterValues): TicketState[] {
  if (typeof state === 'string') return [state as TicketState];
  if (typeof state_neq === 'string') return everyState.filter((known) => known !== state_neq);
  return Array.isArray(state_eq_any) ? (state_eq_any as TicketState[]) : [];
}

/** The tab that opens first: customers look after what is going on, the others for what is new. */
export const startTab = (actsAs: WorkingRole | null): TicketTab => (actsAs === Role.Customer ? 'active' : 'new');
