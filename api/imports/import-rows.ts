import type { EntityManager } from '@mikro-orm/postgresql';
import { actorName, currentTenant } from '../platform/tenancy/session.js';
import { ImportRow, type KeptRow } from './import-row.entity.js';
import type { TableRow } from './reading/table-row.js';
import type { RowResult } from './row-result.js';

/** Stores parsed rows in one statement. */
export async function keepRows(em: EntityManager, id: string, rows: readonly TableRow[], from: number): Promise<void> {
  const kept = rows.map((row, index) => ({ ...row, position: from + index }));
  await em.execute(
    `insert into import_row (tenant, id, version, created_at, created_by, updated_at, updated_by, import_id, position,
       number, cells, broken, outcome)
     select ?, uuidv7(), 1, now(), ?, now(), ?, ?, r.position, r.number, r.cells, r.broken, 'WAITING'
       from jsonb_to_recordset(?::jsonb) as r (position int, number int, cells jsonb, broken boolean)`,
    [currentTenant(), actorName(), actorName(), id, JSON.stringify(kept)],
  );
}

/** Stores the results of rows in one statement. */
export async function noteResults(em: EntityManager, id: string, results: readonly RowResult[]): Promise<void> {
  const noted = results.map(({ row, outcome, reason, problems, changes }) => ({
    position: row.position,
    outcome,
    reason,
    problems,
    changes,
  }));
  await em.execute(
    `update import_row set outcome = r.outcome, reason = r.reason, problems = r.problems, changes = r.changes
       from jsonb_to_recordset(?::jsonb)
         as r (position int, outcome text, reason text, problems jsonb, changes jsonb)
      where tenant = ? and import_id = ? and import_row.position = r.position`,
    [JSON.stringify(noted), currentTenant(), id],
  );
}

export const dropRows = (em: EntityManager, id: string) => em.nativeDelete(ImportRow, { import: { id } });

/** Characters of the rows of one transaction at most; a single row may have more. */
const MOST_CHARACTERS = 1024 * 1024;

/** Up to `limit` rows from a position on, fewer if they are long, but at least one if there is one. */
export const rowsFrom = (em: EntityManager, id: string, position: number, limit: number): Promise<KeptRow[]> =>
  em.execute<KeptRow[]>(
    `select position, number, cells, broken from (
       select position, number, cells, broken,
              sum(length(cells::text)) over (order by position rows between unbounded preceding and 1 preceding) as before
         from import_row where tenant = ? and import_id = ? and position >= ? and position < ?
     ) as next where coalesce(before, 0) < ? order by position`,
    [currentTenant(), id, position, position + limit, MOST_CHARACTERS],
  );
