import { TicketState } from '../../vocabulary/ticket.js';
import type { UserKind } from '../record/ticket-policy.js';
import { type Filter, inGroup, openIn, ownWork, recentlyCompleted, unassigned } from './figures.js';

/** A list of the dashboard: its filter, its order, and the largest number of lines. */
export interface WorkList {
  /** Filter of v1/tickets; filters of open tickets exclude CLOSED literally. */
  readonly filter: Filter;
  readonly sort: readonly [field: string, order: 'ASC' | 'DESC'];
  readonly most: number;
}

/** The largest number of open tickets that screens sort by turn. */
const ALL = 100;

const open = { state_neq: TicketState.Closed };
const byDeadline = ['dueAt', 'ASC'] as const;

/** Lists of open and completed tickets: an agent's own, or all within reach of other users (spec §2 "Dashboard"). */
export function workListsOf(
  kind: UserKind,
  userId: string | null,
  now: Date,
  assignmentGroup?: string,
): Readonly<Record<string, WorkList>> {
  const group = inGroup(assignmentGroup);
  const completed: WorkList = { filter: recentlyCompleted(now, group), sort: ['closedAt', 'DESC'], most: 5 };
  if (kind === 'executor') return { open: { filter: open, sort: byDeadline, most: ALL }, completed };
  if (kind === 'customer') return { open: { filter: open, sort: ['updatedAt', 'DESC'], most: ALL }, completed };
  const toClose = openIn([TicketState.WorkCompleted, TicketState.OrderCompleted], { responsible: userId });
  return {
    // The chosen group does not hide own work.
    mine: { filter: ownWork(userId), sort: byDeadline, most: 8 },
    unassigned: { filter: unassigned(group), sort: byDeadline, most: 8 },
    toClose: { filter: toClose, sort: byDeadline, most: 5 },
    completed,
  };
}
