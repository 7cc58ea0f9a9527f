import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { fileStoreOf } from '../integrations/files/file-store.js';
import { allFilesOf } from '../integrations/files/scanned-files.js';
import { builtMigrations } from '../platform/database/migrations.js';
import type { FileStore } from '../ports/files.js';
import { assertReadsAll, assertSameCounts, countRows } from './all-rows.js';
import { openArchive, pathsBelow, totalOf } from './archive.js';
import { FILES, storeFiles } from './archived-files.js';
import type { BackupOptions } from './backup.js';
import { beginAnew, heldWords } from './begin-anew.js';
import { addressOf, connected } from './connection.js';
import { partsOf } from './dump-contents.js';
import { operatorEnv } from './operator-env.js';
import { type PgProgram, pgProgram } from './pg-programs.js';
import { assertTenantName, say } from './terminal.js';

/** Restores a backup into an empty database with the roles of `database.sql`, and into an empty store of files. */
export async function restore(given: string, { jobs, identity }: BackupOptions): Promise<void> {
  const env = operatorEnv();
  const folder = resolve(given);
  const store = await fileStoreOf(env);
  await connected('DATABASE_BACKUP_URL', async (client) => {
    await assertReadsAll(client);
    const program = await pgProgram('pg_restore', env.VSD_PG_BIN, client);
    const archive = await openArchive(folder, 'installation');
    const { tenants, migrations, rows, takenAt } = archive;
    const newer = migrations.find((name) => !builtMigrations().includes(name));
    if (newer) throw new Error(`The backup is of a newer version: this one does not know ${newer}`);
    for (const tenant of tenants) assertTenantName(tenant);
    await assertEmpty(client, store, tenants);
    if (identity) await assertNoFiles(identity);
    if (identity && pathsBelow(archive, 'identity').length === 0)
      throw new Error('The backup has no folder of the identity service: restore it without --identity');
    const keys = pathsBelow(archive, FILES);
    const fill = async () => {
      await restoreDatabase(program, join(folder, 'database'), jobs);
      assertSameCounts(rows, await countRows(client));
      await storeFiles(store, folder, keys);
      if (identity) await cp(join(folder, 'identity'), identity, { recursive: true });
      if (migrations.length < builtMigrations().length) await import('../migrate.js');
      return beginAnew();
    };
    const held = await fill().catch((error) => {
      throw new Error(`${error.message}. It is restored in part: begin anew with an empty database and store of files`);
    });
    say(`The backup of ${takenAt} is restored: ${totalOf(rows)} rows, ${keys.length} files`);
    say(heldWords(held));
  });
}

async function assertEmpty(client: pg.Client, store: FileStore, tenants: readonly string[]): Promise<void> {
  const [table] = Object.keys(await countRows(client));
  if (table)
    throw new Error(`The database is not empty, it has ${table}: restore into a new one, made by database.sql`);
  for (const tenant of tenants)
    for await (const { key } of allFilesOf(store, tenant))
      throw new Error(`The store of files is not empty, it has ${key}: restore into a new one`);
}

async function assertNoFiles(folder: string): Promise<void> {
  const [file] = await readdir(folder).catch(() => []);
  if (file) throw new Error(`${folder} is not empty, it has ${file}: restore into a new folder`);
}

/** Restores the database, each part as the role that owns it, so that no superuser is needed. */
async function restoreDatabase(program: PgProgram, dump: string, jobs: number): Promise<void> {
  await connected('DATABASE_OWNER_URL', async (owner) => {
    // The dump has the rights of each table; those by default would be added to them.
    for (const kind of ['tables', 'sequences'])
      await owner.query(`alter default privileges revoke all on ${kind} from vsd_app, vsd_search`);
  });
  const lists = await mkdtemp(join(tmpdir(), 'vsd-restore-'));
  try {
    for (const [index, { role, entries }] of partsOf(await program(['--list', dump])).entries()) {
      const list = join(lists, String(index));
      await writeFile(list, entries.join('\n'));
      const variable = role === 'vsd_app' ? 'DATABASE_URL' : 'DATABASE_OWNER_URL';
      const parameters = [`--use-list=${list}`, `--role=${role}`, dump];
      await makeSchema(variable, await program(['--section=pre-data', '--file=-', ...parameters]));
      const rest = ['--section=data', '--section=post-data', '--exit-on-error', `--jobs=${jobs}`];
      await program([...rest, ...parameters], addressOf(variable));
    }
  } finally {
    await rm(lists, { recursive: true, force: true });
  }
  for (const variable of ['DATABASE_OWNER_URL', 'DATABASE_URL'] as const)
    await connected(variable, (client) => client.query('analyze'));
}

/** Commands of psql in a script, which are no SQL. */
const COMMANDS_OF_PSQL = /^\\(?:un)?restrict .*$/gm;

/** Makes tables and functions by a script on a connection that knows the settings of pg_trgm, which functions contain. */
async function makeSchema(variable: Parameters<typeof connected>[0], script: string): Promise<void> {
  await connected(variable, async (client) => {
    await client.query(`select similarity('', '')`);
    await client.query(script.replace(COMMANDS_OF_PSQL, ''));
  });
}
