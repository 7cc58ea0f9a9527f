import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { ormConfig } from '../../api/orm.config.js';
import { prepareDatabase, registerDemoTenants } from '../../api/standalone/database.js';
import {
  addressesAt,
  type PostgresAddresses,
  type PostgresOptions,
  startPostgres,
} from '../../api/standalone/postgres.js';

export const TEMPLATE = 'vsd_template';
const VARIABLE = 'VSD_TEST_POSTGRES';

/** The cluster that all suites share, each with databases of its own. */
export interface TestPostgres extends PostgresAddresses {
  /** Makes a database that vsd_owner owns, as a copy of `template` if given (which must have no connections). */
  createDatabase(name: string, template?: string): Promise<void>;
  dropDatabase(name: string): Promise<void>;
}

/** `durable` if acknowledged commits outlive its crash; `settings` are further ones of the server. */
type ClusterOptions = { durable: boolean } & Pick<PostgresOptions, 'settings'>;

/** Starts a cluster and sets its address for the applications of this process and of its child processes. */
async function startTestPostgres(
  options: ClusterOptions,
): Promise<TestPostgres & { dataDir: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vsd-test-'));
  const server = await startPostgres({ dataDir, ...options });
  process.env[VARIABLE] = JSON.stringify({ port: server.port, passwords: server.passwords });
  const stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const createDatabase = async (name: string, template?: string) => {
    if (template) await testPostgres().createDatabase(name, template);
    else await prepareDatabase(server, name);
  };
  try {
    await prepareDatabase(server, 'vsd_empty');
    return { ...testPostgres(), dataDir, createDatabase, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A cluster with the database that suites copy, migrated. */
export async function migratedPostgres(options: ClusterOptions) {
  const server = await startTestPostgres(options);
  try {
    await server.createDatabase(TEMPLATE);
    const orm = await MikroORM.init({
      ...ormConfig({ url: server.ownerUrl(TEMPLATE), poolSize: 2 }),
      logger: () => undefined,
    });
    await orm.migrator.up();
    await orm.close(true);
    await registerDemoTenants(server, TEMPLATE);
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** For the suites: the cluster that the global set-up has started. Without a template a database has roles and rights only. */
export function testPostgres(): TestPostgres {
  const { port, passwords } = JSON.parse(process.env[VARIABLE] ?? 'null');
  const addresses = addressesAt(port, passwords);
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: addresses.superuserUrl('postgres') });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  return {
    ...addresses,
    createDatabase: (name, template = 'vsd_empty') =>
      run(`create database ${pg.escapeIdentifier(name)} owner vsd_owner template ${pg.escapeIdentifier(template)}`),
    dropDatabase: (name) => run(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`),
  };
}
