import pg from 'pg';
import { withClient } from '../platform/database/with-client.js';
import { databaseUrl } from '../platform/database-url.js';

/** The variable of each role that a command works as. */
const ROLES = {
  DATABASE_OWNER_URL: 'the owner of the database (vsd_owner)',
  DATABASE_URL: 'the application (vsd_app)',
  DATABASE_BACKUP_URL: 'the role that reads all rows (vsd_backup)',
} as const;

/** Address of the database for the role of a variable. Throws without it. */
export function addressOf(variable: keyof typeof ROLES): string {
  const url = process.env[variable];
  if (!url) throw new Error(`${variable} is not set: the command works as ${ROLES[variable]}`);
  return url;
}

/** Runs statements on a connection as the role of a variable. */
export async function connected<T>(variable: keyof typeof ROLES, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: databaseUrl(addressOf(variable)),
    application_name: 'vsd',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  return withClient(client, work);
}

/** A second connection of the same role, to be opened and ended by the caller. */
export function anotherOf({ host, port, user, password, database, ssl }: pg.Client): pg.Client {
  const client = new pg.Client({ host, port, user, password, database, ssl, application_name: 'vsd', keepAlive: true });
  client.on('error', () => undefined);
  return client;
}

/** Names of the migrations that the database of a connection has. */
export async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from public.mikro_orm_migrations order by name');
  return rows.map(({ name }) => name);
}
