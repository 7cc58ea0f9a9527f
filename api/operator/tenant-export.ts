import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { fileStoreOf } from '../integrations/files/file-store.js';
import { version } from '../platform/contract/version.js';
import { beginArchive, completeArchive, totalOf } from './archive.js';
import { FilesCopy, inSnapshot } from './archived-files.js';
import { connected, migrationsOf } from './connection.js';
import { operatorEnv } from './operator-env.js';
import { exportedValue, type TenantTable, tenantTables } from './tenant-tables.js';
import { assertTenantName, say } from './terminal.js';

/** Settings with which the same values have the same texts in each database. */
const SETTINGS = `
  select set_config('app.tenant', $1, false), set_config('TimeZone', 'UTC', false), set_config('DateStyle', 'ISO, YMD', false),
         set_config('IntervalStyle', 'iso_8601', false), set_config('bytea_output', 'hex', false)`;

/** Writes all rows and files of one tenant into a new folder, as they are at one moment. */
export async function exportTenant(tenant: string, given: string): Promise<void> {
  assertTenantName(tenant);
  const env = operatorEnv();
  const folder = resolve(given);
  await connected('DATABASE_OWNER_URL', async (client) => {
    const { rowCount } = await client.query('select from installation.tenant where name = $1', [tenant]);
    if (!rowCount) throw new Error(`There is no tenant "${tenant}"`);
    await client.query(SETTINGS, [tenant]);
    await beginArchive(folder);
    await mkdir(join(folder, 'tables'));
    const files = new FilesCopy(await fileStoreOf(env), folder, async () => [tenant]);
    await inSnapshot(client, files, async (takenAt) => {
      const rows: Record<string, number> = {};
      for (const table of await tenantTables(client))
        rows[table.name] = await exportTable(client, folder, tenant, table);
      const facts = { migrations: await migrationsOf(client), takenAt, tenants: [tenant], rows };
      await completeArchive(folder, { kind: 'tenant', version, ...facts });
      say(`${tenant} is exported as of ${takenAt}: ${totalOf(rows)} rows, ${files.size} files, in ${folder}`);
    });
  });
}

async function exportTable(
  client: pg.Client,
  folder: string,
  tenant: string,
  { name, columns, order }: TenantTable,
): Promise<number> {
  const values = columns.map((column) => `${exportedValue(name, column)} as "${column}"`);
  const query = `select ${['tenant', ...values].join(', ')} from "${name}" where tenant = ${pg.escapeLiteral(tenant)}`;
  const ordered = order.length > 0 ? `${query} order by ${order.join(', ')}` : query;
  const rows = client.query(copyTo(`copy (${ordered}) to stdout with (format text, header)`));
  await pipeline(rows, createWriteStream(join(folder, 'tables', `${name}.copy`), { flush: true }));
  return rows.rowCount;
}
