import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { appliedMigrations, isBeforeFirstRelease } from '../platform/database/migrations.js';
import { projectRoot } from '../platform/project-root.js';
import type { PostgresServer } from './postgres.js';

/**
 * Makes the database if it is missing and gives it the roles, rights and extensions of `database.sql`, the file that
 * serves any other PostgreSQL as well. May be called again at any time.
 */
export async function prepareDatabase(server: PostgresServer, name: string): Promise<void> {
  await asSuperuser(server, 'postgres', async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  });
  await asSuperuser(server, name, async (client) => {
    await client.query(
      `select set_config('vsd.owner_password', $1, false), set_config('vsd.app_password', $2, false)`,
      [server.passwords.owner, server.passwords.app],
    );
    await client.query(await readFile(join(projectRoot, 'api/standalone/database.sql'), 'utf8'));
  });
}

/** Whether the database is there and was made before version 0.1.0. Changes nothing. */
export async function holdsEarlierDatabase(server: PostgresServer, name: string): Promise<boolean> {
  const isThere = await asSuperuser(server, 'postgres', async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    return rowCount === 1;
  });
  if (!isThere) return false;
  return asSuperuser(server, name, async (client) =>
    isBeforeFirstRelease(await appliedMigrations(async (statement) => (await client.query(statement)).rows)),
  );
}

async function asSuperuser<T>(
  server: PostgresServer,
  name: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: server.superuserUrl(name) });
  // A statement in flight fails by itself, and the next one meets a lost connection.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
