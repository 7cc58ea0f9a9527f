import 'reflect-metadata';
import { setTimeout as pause } from 'node:timers/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { ormConfig } from './orm.config.js';
import { applyMigrations, MIGRATION_CONNECTION } from './platform/database/apply-migrations.js';
import { readEnv } from './platform/env.js';
import { errorMessage } from './platform/jobs/error-code.js';

/** Lock that only one migration of a database holds. Waiting within a statement would block concurrent builds of indexes. */
const ONLY_ONE = `select pg_try_advisory_lock(hashtextextended('vsd migration', 0)) as taken`;
const PAUSE_MS = 200;

/**
 * Migrates the database to the schema of this version, as role vsd_owner; idempotent, one after the other in parallel. A
 * database from before version 0.1.0 stays unchanged.
 */
async function migrate(): Promise<void> {
  const { DATABASE_OWNER_URL: url } = readEnv({
    ...process.env,
    DATABASE_URL: process.env.DATABASE_URL ?? process.env.DATABASE_OWNER_URL,
  });
  if (!url) throw new Error('DATABASE_OWNER_URL is not set: migrations run as the owner of the database');
  const orm = await MikroORM.init(ormConfig({ url, ...MIGRATION_CONNECTION }));
  const lock = new pg.Client({ connectionString: url, application_name: 'volta-migrate', keepAlive: true });
  // Without the lock each migration is still one transaction, which can only fail.
  lock.on('error', () => undefined);
  try {
    await lock.connect();
    while (!(await lock.query(ONLY_ONE)).rows[0].taken) await pause(PAUSE_MS);
    const count = await applyMigrations(orm, () => process.stdout.write('A table is in use, trying again\n'));
    process.stdout.write(`${count === 0 ? 'Schema is up to date' : `Applied ${count} migration(s)`}\n`);
  } finally {
    await lock.end();
    await orm.close(true);
  }
}

try {
  await migrate();
} catch (error) {
  process.stderr.write(`${errorMessage(error)}\n`);
  process.exit(1);
}
