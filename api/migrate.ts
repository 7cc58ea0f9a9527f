import 'reflect-metadata';
import { setTimeout as pause } from 'node:timers/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { ormConfig } from './orm.config.js';
import { appliedMigrations, BEFORE_FIRST_RELEASE, isBeforeFirstRelease } from './platform/database/migrations.js';
import { readEnv } from './platform/env.js';
import { errorMessage } from './platform/jobs/error-code.js';

/** Lock that only one migration of a database holds. */
const ONLY_ONE = `select pg_advisory_lock(hashtextextended('vsd migration', 0))`;
const LOCK_NOT_AVAILABLE = '55P03';
const ATTEMPTS = 30;
const PAUSE_MS = 1_000;

/**
 * Migrates the database to the schema of this version, as role vsd_owner; idempotent, one after the other in parallel.
 * A migration that waits for a table blocks all later statements, so that it gives up after VSD_DB_LOCK_MS and tries
 * again. A database from before version 0.1.0 stays unchanged.
 */
async function migrate(): Promise<void> {
  const { DATABASE_OWNER_URL: url, VSD_DB_LOCK_MS } = readEnv({
    ...process.env,
    DATABASE_URL: process.env.DATABASE_URL ?? process.env.DATABASE_OWNER_URL,
  });
  if (!url) throw new Error('DATABASE_OWNER_URL is not set: migrations run as the owner of the database');
  const driver = { lock_timeout: VSD_DB_LOCK_MS };
  const orm = await MikroORM.init(ormConfig({ url, poolSize: 2, application: 'volta-migrate', driver }));
  const lock = new pg.Client({ connectionString: url, application_name: 'volta-migrate', keepAlive: true });
  // Without the lock the migration is still one transaction, which can only fail.
  lock.on('error', () => undefined);
  try {
    await lock.connect();
    await lock.query(ONLY_ONE);
    const done = await patiently(async () => {
      const before = await appliedMigrations((statement) => orm.em.getConnection().execute(statement));
      if (isBeforeFirstRelease(before)) throw new Error(BEFORE_FIRST_RELEASE);
      return orm.migrator.up();
    });
    process.stdout.write(`${done.length === 0 ? 'Schema is up to date' : `Applied ${done.length} migration(s)`}\n`);
  } finally {
    await lock.end();
    await orm.close(true);
  }
}

async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE || attempt === ATTEMPTS) throw error;
      process.stdout.write('A table is in use, trying again\n');
      await pause(PAUSE_MS);
    }
  }
}

try {
  await migrate();
} catch (error) {
  process.stderr.write(`${errorMessage(error)}\n`);
  process.exit(1);
}
