import { RUNNING_STATES, STATE_GROUPS, TICKET_TYPES, TicketState, TicketType } from '../../vocabulary/ticket.js';
import type { UserKind } from '../record/ticket-policy.js';

/** Days for which a closed ticket counts as recently completed. */
const RECENT_DAYS = 14;
const DAY = 86_400_000;

const OTHERS = TICKET_TYPES.filter((type) => type !== TicketType.Order);

/** A filter of v1/tickets. */
export type Filter = Readonly<Record<string, unknown>>;

/** The filter of each number; filters of open tickets exclude CLOSED literally. */
type Figures = Readonly<Record<string, Filter>>;

/** Tickets closed in the last days. */
export const recentlyCompleted = (now: Date, more: Filter): Filter => ({
  state_eq_any: [TicketState.Closed],
  closedAt_gte: new Date(now.getTime() - RECENT_DAYS * DAY).toISOString(),
  ...more,
});

/** Open tickets in some states. */
export const openIn = (states: readonly string[], more: Filter = {}): Filter => ({
  state_eq_any: states,
  state_neq: TicketState.Closed,
  ...more,
});

/** Tickets of the user with running deadlines. */
export const ownWork = (userId: string | null, more: Filter = {}): Filter =>
  openIn(RUNNING_STATES, { responsible: userId, ...more });

/** New tickets without an assignment. */
export const unassigned = (more: Filter): Filter =>
  openIn(STATE_GROUPS.new, { responsible: null, executionCompany: null, ...more });

/** The chosen assignment group, if any. */
export const inGroup = (assignmentGroup: string | undefined): Filter =>
  assignmentGroup ? { assignmentGroup_eq_any: [assignmentGroup] } : {};

/** The numbers of a kind of user (spec §2 "Dashboard"). */
export function figuresOf(kind: UserKind, userId: string | null, now: Date, assignmentGroup?: string): Figures {
  const group = inGroup(assignmentGroup);
  const completed = recentlyCompleted(now, group);
  const overdue = openIn(RUNNING_STATES, { dueAt_lt: now.toISOString(), ...group });
  const orders = { type_eq_any: [TicketType.Order], ...group };
  const newOrders = openIn(STATE_GROUPS.new, orders);
  const activeOrders = openIn(STATE_GROUPS.active, orders);
  if (kind === 'executor') return { newOrders, activeOrders, overdue, completed };
  const tickets = { type_eq_any: OTHERS, ...group };
  const byType = {
    newTickets: openIn(STATE_GROUPS.new, tickets),
    newOrders,
    activeTickets: openIn(STATE_GROUPS.active, tickets),
    activeOrders,
  };
  if (kind === 'customer') return { ...byType, completed };
  return {
    ...byType,
    overdue,
    completed,
    mine: ownWork(userId, group),
    unassigned: unassigned(group),
  };
}
