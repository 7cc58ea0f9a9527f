import type pg from 'pg';
import '../rooms.js';
import { sealedColumns } from '../platform/jobs/rotate-secrets.js';
import { SealBroken, SecretBox } from '../platform/secret-box.js';
import { runAsTenant } from '../platform/tenancy/session.js';

/** Name of the copy of a table in the transaction of an import. */
export const stagedName = (table: string) => `"staged ${table}"`;

/**
 * Seals the secrets of staged rows for the tenant's new name, since a secret opens in its tenant alone. Returns the
 * columns with secrets that the key does not open, and their numbers; these stay as they are.
 */
export async function sealAnew(
  client: pg.Client,
  keys: string,
  { source, tenant }: { source: string; tenant: string },
): Promise<string[]> {
  const box = new SecretBox(keys);
  const lost: string[] = [];
  for (const { table, column, context } of sealedColumns()) {
    const { rows } = await client.query<{ id: string; sealed: string }>(
      `select id, "${column}" as sealed from ${stagedName(table)} where "${column}" is not null`,
    );
    let unopened = 0;
    for (const { id, sealed } of rows) {
      const text = opened(
        box,
        sealed,
        runAsTenant(source, () => context(id)),
      );
      if (text === undefined) unopened += 1;
      else if (tenant !== source)
        await client.query(`update ${stagedName(table)} set "${column}" = $2 where id = $1`, [
          id,
          box.seal(
            text,
            runAsTenant(tenant, () => context(id)),
          ),
        ]);
    }
    if (unopened > 0) lost.push(`${table}.${column} of ${unopened} records`);
  }
  return lost;
}

function opened(box: SecretBox, sealed: string, context: string): string | undefined {
  try {
    return box.open(sealed, context);
  } catch (error) {
    if (error instanceof SealBroken) return undefined;
    throw error;
  }
}
