import type { EntityManager } from '@mikro-orm/postgresql';
import { currentTenant } from '../platform/tenancy/session.js';
import type { RowResult } from './row-result.js';

/** The claims of earlier rows among the given ones, each with the number of its row. */
export async function claimedBy(
  em: EntityManager,
  id: string,
  claims: readonly string[],
): Promise<Map<string, number>> {
  const rows = await em.execute<{ claim: string; number: number }[]>(
    `select claim, number from import_claim
      where tenant = ? and import_id = ? and claim in (select jsonb_array_elements_text(?::jsonb))`,
    [currentTenant(), id, JSON.stringify(claims)],
  );
  return new Map(rows.map(({ claim, number }) => [claim, number]));
}

/** Stores the claims of rows in one statement. */
export async function keepClaims(em: EntityManager, id: string, results: readonly RowResult[]): Promise<void> {
  const made = results.flatMap(({ row, claims }) => claims.map((claim) => ({ claim, number: row.number })));
  await em.execute(
    `insert into import_claim (tenant, import_id, claim, number)
     select ?, ?, claim, number from jsonb_to_recordset(?::jsonb) as made (claim text, number int)`,
    [currentTenant(), id, JSON.stringify(made)],
  );
}

/** Deletes all claims before a new phase. */
export async function dropClaims(em: EntityManager, id: string): Promise<void> {
  await em.execute('delete from import_claim where tenant = ? and import_id = ?', [currentTenant(), id]);
}
