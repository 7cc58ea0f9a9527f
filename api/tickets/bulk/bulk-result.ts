import type { EntityManager } from '@mikro-orm/postgresql';
import { presentedProblem } from '../../platform/bulk/bulk-loop.js';
import type { StoredProblem } from '../../platform/http/problem-json.js';
import { currentUser } from '../../platform/tenancy/session.js';
import { Ticket } from '../record/ticket.entity.js';
import { ticketScope } from '../record/ticket-scope.js';
import { titleOf } from '../record/ticket-title.js';
import type { BulkResult } from './bulk-changes.shape.js';
import type { BulkRow } from './bulk-row.entity.js';

/** The results of a bulk change; `problems` has the problems of rows in the present request. */
export async function resultOf(
  em: EntityManager,
  { id, undoUntil }: { id: string; undoUntil: Date },
  rows: readonly BulkRow[],
  problems: ReadonlyMap<string, StoredProblem> = new Map(),
): Promise<BulkResult> {
  const scope = ticketScope(currentUser());
  const ids = { id: { $in: rows.map(({ ticketId }) => ticketId) } };
  const found = await em.find(Ticket, (scope ? { $and: [ids, scope] } : ids) as never);
  const tickets = new Map((found as Ticket[]).map((ticket) => [ticket.id, ticket]));
  return {
    id,
    undoUntil: undoUntil.toISOString(),
    tickets: rows.map((row) => {
      const ticket = tickets.get(row.ticketId);
      return {
        id: row.ticketId,
        identifier: ticket?.identifier ?? null,
        title: ticket ? titleOf(ticket.customerDescription) : null,
        version: ticket?.version ?? null,
        outcome: row.outcome,
        problem: presentedProblem(problems.get(row.id) ?? row.problem),
      };
    }),
  };
}
