import { TicketState } from '../../vocabulary/ticket.js';
import type { UserKind } from '../record/ticket-policy.js';
import { type Filter, inGroup, openIn, ownWork, recentlyCompleted, untaken } from './figures.js';

/** Some tickets that concern a user: which, in which order, and how many of them are shown at most. */
export interface WorkList {
  /** Filter of v1/tickets; open ones say so literally. */
  readonly filter: Filter;
  readonly sort: readonly [field: string, order: 'ASC' | 'DESC'];
  readonly most: number;
}

/** Most open tickets of a customer or an executor that are sorted by whose turn it is. */
const ALL = 100;

const open = { state_neq: TicketState.Closed };
const byDeadline = ['dueAt', 'ASC'] as const;

/** What is to be done, and what was: an agent's own work, or everything open that others reach (spec §2 "Dashboard"). */
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
    // One's own work is never narrowed to a group: it must not be out of sight.
    mine: { filter: ownWork(userId), sort: byDeadline, most: 8 },
    unassigned: { filter: untaken(group), sort: byDeadline, most: 8 },
    toClose: { filter: toClose, sort: byDeadline, most: 5 },
    completed,
  };
}
