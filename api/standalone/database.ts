import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { appliedMigrations, isBeforeFirstRelease } from '../platform/database/migrations.js';
import { withClient } from '../platform/database/with-client.js';
import { projectRoot } from '../platform/project-root.js';
import { DEMO_TENANTS } from './accounts.js';
import type { PostgresServer } from './postgres.js';

/**
 * Makes the database if it is missing, with the roles, rights and extensions of `database.sql`, which serves any other
 * PostgreSQL as well. Safe to repeat.
 */
export async function prepareDatabase(server: PostgresServer, name: string): Promise<void> {
  await asSuperuser(server, 'postgres', async (client) => {
    if (!(await exists(client, name))) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  });
  await asSuperuser(server, name, async (client) => {
    await client.query(
      `select set_config('vsd.owner_password', $1, false), set_config('vsd.app_password', $2, false)`,
      [server.passwords.owner, server.passwords.app],
    );
    await client.query(await readFile(join(projectRoot, 'api/standalone/database.sql'), 'utf8'));
  });
}

/** Adds the tenants of the demo accounts to the register of a migrated database. */
export async function registerDemoTenants(server: Pick<PostgresServer, 'superuserUrl'>, name: string): Promise<void> {
  await asSuperuser(server, name, async (client) => {
    await client.query('insert into installation.tenant (name) select unnest($1::text[]) on conflict do nothing', [
      DEMO_TENANTS,
    ]);
  });
}

/** Whether the database exists and was made before version 0.1.0. Changes nothing. */
export async function holdsEarlierDatabase(server: PostgresServer, name: string): Promise<boolean> {
  if (!(await asSuperuser(server, 'postgres', (client) => exists(client, name)))) return false;
  return asSuperuser(server, name, async (client) =>
    isBeforeFirstRelease(await appliedMigrations(async (statement) => (await client.query(statement)).rows)),
  );
}

async function exists(client: pg.Client, database: string): Promise<boolean> {
  return (await client.query('select from pg_database where datname = $1', [database])).rowCount === 1;
}

async function asSuperuser<T>(
  server: Pick<PostgresServer, 'superuserUrl'>,
  name: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  return withClient(new pg.Client({ connectionString: server.superuserUrl(name) }), work);
}
