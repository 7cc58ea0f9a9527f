import { createReadStream } from 'node:fs';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { fileStoreOf } from '../integrations/files/file-store.js';
import { type Manifest, openArchive, pathsBelow, totalOf } from './archive.js';
import { FILES, storeFiles } from './archived-files.js';
import { connected, migrationsOf } from './connection.js';
import { operatorEnv } from './operator-env.js';
import { sealAnew, stagedName } from './sealed-values.js';
import { type TenantTable, tenantTables } from './tenant-tables.js';
import { assertTenantName, say } from './terminal.js';

const UNIQUE = '23505';

/**
 * Imports an exported tenant, under another name if one is given: all of it in one transaction, or nothing. The tenant is
 * suspended until the operator resumes it, so that no mailbox is read and no mail is sent by two installations.
 */
export async function importTenant(given: string, { as }: { as?: string }): Promise<void> {
  if (as !== undefined) assertTenantName(as);
  const env = operatorEnv();
  const folder = resolve(given);
  const store = await fileStoreOf(env);
  const manifest = await openArchive(folder, 'tenant');
  const [source = ''] = manifest.tenants;
  assertTenantName(source);
  const tenant = as ?? source;
  const keys = pathsBelow(manifest, FILES);
  const foreign = keys.find((key) => !isKeyOf(source, key));
  if (foreign) throw new Error(`The file ${foreign} of the archive is none of the tenant ${source}`);
  const keyOf = (key: string) => [...key.split('/').slice(0, -2), tenant, key.split('/').at(-1)].join('/');
  await connected('DATABASE_OWNER_URL', async (client) => {
    await client.query('begin');
    await client.query(`select set_config('app.tenant', $1, true), set_config('TimeZone', 'UTC', true)`, [tenant]);
    await register(client, tenant);
    const tables = await assertSameSchema(client, manifest);
    for (const table of tables) await stage(client, folder, source, manifest, table);
    const lost = await sealAnew(client, env.VSD_SECRET_KEY, { source, tenant });
    await insertAll(client, tenant, tables);
    try {
      await storeFiles(store, folder, keys, keyOf);
      await client.query('commit');
    } catch (error) {
      for (const key of keys) await store.remove(keyOf(key));
      throw error;
    }
    say(
      `${tenant} is imported: ${totalOf(manifest.rows)} rows, ${keys.length} files; it is suspended until vsd tenant resume ${tenant}`,
    );
    for (const text of lost) say(`VSD_SECRET_KEY does not open ${text}: enter it anew`);
  });
}

/** Keys are `tenant/id`, and the same below a folder of marks. */
const isKeyOf = (tenant: string, key: string) => {
  const parts = key.split('/');
  return parts.at(-2) === tenant && (parts.length === 2 || (parts.length === 3 && key.startsWith('_')));
};

async function register(client: pg.Client, tenant: string): Promise<void> {
  const statement = `insert into installation.tenant (name, state, restored_at) values ($1, 'SUSPENDED', now())`;
  await client.query(statement, [tenant]).catch((error) => {
    throw error.code === UNIQUE ? new Error(`The tenant "${tenant}" exists: name another one by --as`) : error;
  });
}

/** The tables of the archive. Throws unless it was made with the same migrations and has each table. */
async function assertSameSchema(client: pg.Client, { migrations, rows, version }: Manifest): Promise<TenantTable[]> {
  const present = await migrationsOf(client);
  const difference = firstDifference(present, migrations);
  if (difference)
    throw new Error(
      `The export is of version ${version} with another schema (${difference}): bring both to the same version`,
    );
  const tables = await tenantTables(client);
  const table = firstDifference(
    tables.map(({ name }) => name),
    Object.keys(rows),
  );
  if (table) throw new Error(`The table ${table} of the export is not among those of this version`);
  return tables;
}

const firstDifference = (some: readonly string[], others: readonly string[]): string | undefined =>
  [...some, ...others].find((name) => !some.includes(name) || !others.includes(name));

/** Copies the rows of a table beside it. Throws for rows of another tenant, and for another number of rows. */
async function stage(
  client: pg.Client,
  folder: string,
  source: string,
  { rows }: Manifest,
  { name, columns }: TenantTable,
): Promise<void> {
  const staged = stagedName(name);
  const all = ['tenant', ...columns].map((column) => `"${column}"`).join(', ');
  await client.query(`create temporary table ${staged} on commit drop as select ${all} from "${name}" with no data`);
  const copy = client.query(copyFrom(`copy ${staged} (${all}) from stdin with (format text, header match)`));
  await pipeline(createReadStream(join(folder, 'tables', `${name}.copy`)), copy);
  const { rows: found } = await client.query(
    `select count(*)::int as count, count(*) filter (where tenant is distinct from $1)::int as foreign_rows from ${staged}`,
    [source],
  );
  const [{ count, foreign_rows: foreign }] = found as [{ count: number; foreign_rows: number }];
  if (foreign > 0) throw new Error(`The table ${name} of the export has ${foreign} rows of another tenant`);
  if (count !== rows[name])
    throw new Error(`The table ${name} of the export has ${count} rows instead of ${rows[name]}`);
}

/** Inserts all rows in one statement, at whose end PostgreSQL compares foreign keys, so that tables may form circles. */
async function insertAll(client: pg.Client, tenant: string, tables: readonly TenantTable[]): Promise<void> {
  const inserts = tables.map(({ name, columns }, index) => {
    const own = columns.map((column) => `, "${column}"`).join('');
    return `t${index} as (insert into "${name}" (tenant${own}) select $1${own} from ${stagedName(name)})`;
  });
  await client.query(`with ${inserts.join(',\n')} select`, [tenant]);
}
