import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { fileStoreOf } from '../integrations/files/file-store.js';
import { version } from '../platform/contract/version.js';
import { assertReadsAll, countRows, UNSAVED } from './all-rows.js';
import { beginArchive, completeArchive, totalOf } from './archive.js';
import { FilesCopy, inSnapshot } from './archived-files.js';
import { addressOf, connected, migrationsOf } from './connection.js';
import { operatorEnv } from './operator-env.js';
import { pgProgram } from './pg-programs.js';
import { say } from './terminal.js';

/** Milliseconds for which the dump waits for a table that a migration locks. */
const LOCK_MS = 60_000;

/** Options of `vsd backup` and `vsd restore`. */
export interface BackupOptions {
  /** Connections that copy tables at the same time. */
  readonly jobs: number;
  /** Folder of the embedded identity service. */
  readonly identity?: string;
}

const tenantsIn = async (client: pg.Client): Promise<string[]> =>
  (await client.query<{ name: string }>('select name from installation.tenant order by name')).rows.map(
    ({ name }) => name,
  );

/** Writes a backup of the installation into a new folder: database, files and the embedded identity service. */
export async function backup(given: string, { jobs, identity }: BackupOptions): Promise<void> {
  const env = operatorEnv();
  const folder = resolve(given);
  if (identity && !existsSync(identity)) throw new Error(`There is no folder ${identity} of the identity service`);
  await connected('DATABASE_BACKUP_URL', async (client) => {
    await assertReadsAll(client);
    const dump = await pgProgram('pg_dump', env.VSD_PG_BIN, client);
    await beginArchive(folder);
    const files = new FilesCopy(await fileStoreOf(env), folder, () => tenantsIn(client));
    const moment = await inSnapshot(client, files, async (takenAt) => {
      const { rows: exported } = await client.query('select pg_export_snapshot() as snapshot');
      const parameters = [
        // vsd_backup reads all rows by a policy; pg_dump refuses policies otherwise.
        '--enable-row-security',
        '--format=directory',
        `--file=${join(folder, 'database')}`,
        `--jobs=${jobs}`,
        `--snapshot=${exported[0].snapshot}`,
        `--lock-wait-timeout=${LOCK_MS}`,
        '--no-unlogged-table-data',
        ...UNSAVED.map((table) => `--exclude-table-data=${table}`),
      ];
      await dump(parameters, addressOf('DATABASE_BACKUP_URL'));
      if (identity) await cp(identity, join(folder, 'identity'), { recursive: true });
      const rows = await countRows(client);
      const facts = { migrations: await migrationsOf(client), takenAt, tenants: await tenantsIn(client), rows };
      await completeArchive(folder, { kind: 'installation', version, ...facts });
      say(`The backup of ${takenAt} is complete: ${totalOf(rows)} rows, ${files.size} files, in ${folder}`);
      return takenAt;
    });
    // The role reads only, except for the moments of backups.
    await client.query(`commit; begin read write`);
    await client.query('insert into installation.backup values ($1) on conflict do nothing', [moment]);
    await client.query('commit');
  });
}
