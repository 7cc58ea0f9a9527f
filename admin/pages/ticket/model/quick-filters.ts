import { RUNNING_STATES, type TicketState } from '../../../../openapi/vocabulary';
import { type FilterValues, statesAsked, statesOf, tabOf, withTab } from './tabs';

/** Filters with a button; «mine» and the groups have controls of their own. */
export const quickFilters = ['unassigned', 'overdue', 'dueToday', 'clarification', 'changed'] as const;
export type QuickFilter = (typeof quickFilters)[number];

const running: readonly TicketState[] = RUNNING_STATES;

/** Keys of the dialect that a quick filter sets, apart from the states; distinct from those of all other filters. */
const keys: Record<QuickFilter, readonly string[]> = {
  unassigned: ['responsible', 'executionCompany'],
  overdue: ['dueAt_gt', 'dueAt_lt'],
  dueToday: ['dueAt_gt', 'dueAt_lt'],
  clarification: [],
  changed: ['updatedAt_gt'],
};

/** Whether a filter selects an empty field, by itself or as one of a list. */
const isNobody = (value: unknown) =>
  value === null || (Array.isArray(value) && value.length === 1 && value[0] === null);

/** Whether the quick filter is active in this filter. */
export function isQuick(filter: FilterValues, name: QuickFilter): boolean {
  switch (name) {
    case 'unassigned':
      return isNobody(filter.responsible) && isNobody(filter.executionCompany);
    case 'overdue':
      return filter.dueAt_lt !== undefined && filter.dueAt_gt === undefined;
    case 'dueToday':
      return filter.dueAt_lt !== undefined && filter.dueAt_gt !== undefined;
    case 'clarification':
      return isOnly(statesAsked(filter), 'IN_CLARIFICATION');
    default:
      return filter.updatedAt_gt !== undefined;
  }
}

/** Whether the quick filter can match tickets of the tab: new tickets are not in clarification, closed ones not due. */
export function isUseful(filter: FilterValues, name: QuickFilter): boolean {
  const tab = tabOf(filter);
  if (name === 'clarification') return tab === 'active';
  if (name === 'overdue' || name === 'dueToday') return dueStates(filter).length > 0;
  return true;
}

/** The filter without the quick filter, with all states of the tab again if it had narrowed them. */
export function withoutQuick(filter: FilterValues, name: QuickFilter): FilterValues {
  const others = Object.fromEntries(Object.entries(filter).filter(([key]) => !keys[name].includes(key)));
  if (name === 'clarification') return inTab(others, tabOf(filter));
  return name === 'overdue' || name === 'dueToday' ? whole(others) : others;
}

/** The filter with the quick filter at this moment; `changed` means since yesterday. */
export function withQuick(filter: FilterValues, name: QuickFilter, now: Date): FilterValues {
  const others = withoutQuick(filter, name);
  switch (name) {
    case 'unassigned':
      // As lists, since react-admin removes empty values.
      return { ...others, responsible: [null], executionCompany: [null] };
    case 'overdue':
      return { ...withStates(others, dueStates(filter)), dueAt_lt: now.toISOString() };
    case 'dueToday':
      return { ...withStates(others, dueStates(filter)), dueAt_gt: '@today-1', dueAt_lt: '@today+1' };
    case 'clarification':
      return withStates(others, ['IN_CLARIFICATION']);
    default:
      return { ...others, updatedAt_gt: '@today-2' };
  }
}

/**
 * The filter with the states of a tab; for a filter by deadline only the states in which it counts, or none if the tab
 * has none.
 */
export function inTab(filter: FilterValues, tab: ReturnType<typeof tabOf>): FilterValues {
  const moved = withTab(filter, tab);
  if (filter.dueAt_lt === undefined) return moved;
  const due = dueStates(moved);
  if (due.length > 0) return withStates(moved, due);
  return Object.fromEntries(Object.entries(moved).filter(([key]) => !keys.overdue.includes(key)));
}

/** Whether the tab and the quick filters explain the states, so that no chip has to show them. */
export function explainsStates(filter: FilterValues): boolean {
  const selected = statesAsked(filter);
  const expected = filter.dueAt_lt === undefined ? statesOf(tabOf(filter)) : dueStates(filter);
  return isQuick(filter, 'clarification') || selected.length === expected.length;
}

/** States of the tab in which a deadline counts. */
function dueStates(filter: FilterValues): TicketState[] {
  const tab = tabOf(filter);
  return tab === 'all' ? [...running] : statesOf(tab).filter((state) => running.includes(state));
}

/** The whole tab in place of some of its states; a clarification stays. */
const whole = (filter: FilterValues): FilterValues =>
  isQuick(filter, 'clarification') ? filter : withTab(filter, isRunning(filter) ? 'all' : tabOf(filter));

const isRunning = (filter: FilterValues) => running.every((state) => statesAsked(filter).includes(state));

function withStates(filter: FilterValues, states: readonly TicketState[]): FilterValues {
  const narrowed = isQuick(filter, 'clarification') ? ['IN_CLARIFICATION'] : [...states];
  return { ...withTab(filter, 'all'), state_eq_any: narrowed };
}

const isOnly = (states: readonly TicketState[], state: TicketState) => states.length === 1 && states[0] === state;
