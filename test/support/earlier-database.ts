import { randomUUID } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { ormConfig } from '../../api/orm.config.js';
import { testPostgres } from './postgres.js';

/** A database as an earlier version left it. */
interface EarlierDatabase {
  /** Asked as a superuser, who sees the rows of all tenants. */
  query: pg.Client['query'];
  /** Brings it to the present version. */
  migrate(): Promise<unknown>;
}

/** Lets the work have a database whose last migration is the named one, and drops it afterwards. */
export async function inDatabaseOf(migration: string, work: (database: EarlierDatabase) => Promise<void>) {
  const postgres = testPostgres();
  const name = `vsd_${randomUUID().replaceAll('-', '')}`;
  await postgres.createDatabase(name);
  const url = postgres.ownerUrl(name);
  const orm = await MikroORM.init({ ...ormConfig({ url, poolSize: 1 }), logger: () => undefined });
  const client = new pg.Client({ connectionString: postgres.superuserUrl(name) });
  try {
    await orm.migrator.up({ to: migration });
    await client.connect();
    await work({ query: client.query.bind(client) as pg.Client['query'], migrate: () => orm.migrator.up() });
  } finally {
    await orm.close(true);
    await client.end();
    await postgres.dropDatabase(name);
  }
}
