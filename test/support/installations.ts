import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { prepareDatabase } from '../../api/standalone/database.js';
import { type PostgresServer, startPostgres } from '../../api/standalone/postgres.js';
import type { TestApplication } from './application.js';
import { debianProgramHere } from './debian-tools.mjs';
import { use } from './use-desk.js';

const PASSWORD = 'backup-of-a-test';
const pgDump = await debianProgramHere('sid', 'postgresql-client-18', 'pg_dump');

/** Suites with pg_dump, which are skipped with a message where it cannot be had. */
export const describeBackups = pgDump ? describe : describe.skip;

/** The settings of `vsd` for an installation. */
async function settingsOf(
  { databaseUrl, ownerUrl, superuserUrl }: { databaseUrl: string; ownerUrl: string; superuserUrl: string },
  files: string,
): Promise<Record<string, string>> {
  await rowsOf(superuserUrl, `alter role vsd_backup login password '${PASSWORD}'`);
  return {
    DATABASE_URL: databaseUrl,
    DATABASE_OWNER_URL: ownerUrl,
    DATABASE_BACKUP_URL: Object.assign(new URL(superuserUrl), { username: 'vsd_backup', password: PASSWORD }).href,
    VSD_FILES_DIR: files,
    VSD_PG_BIN: dirname(pgDump ?? ''),
  };
}

/** The settings of `vsd` for a desk. */
export const installationOf = (desk: TestApplication) => settingsOf(desk, desk.files);

/** Another server than that of the desk, whose numbers of transactions begin anew. */
export const useOtherServer = (): PostgresServer => {
  let dataDir = '';
  return use(
    async () => {
      dataDir = await mkdtemp(join(tmpdir(), 'vsd-restored-'));
      return startPostgres({ dataDir, durable: false });
    },
    async ({ stop }) => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  );
};

/** The settings of `vsd` for an installation on a new database, as `database.sql` makes it, and a store without files. */
export async function newInstallation(server: PostgresServer, name: string, files: string) {
  await prepareDatabase(server, name);
  const { appUrl, ownerUrl, superuserUrl } = server;
  const urls = { databaseUrl: appUrl(name), ownerUrl: ownerUrl(name), superuserUrl: superuserUrl(name) };
  return settingsOf(urls, files);
}

/** Rows that a statement at an address returns. */
export async function rowsOf<T = pg.QueryResult['rows'][number]>(url: string, statement: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return (await client.query(statement).finally(() => client.end())).rows;
}
