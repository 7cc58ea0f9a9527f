import 'reflect-metadata';
import { MikroORM } from '@mikro-orm/postgresql';
import { ormConfig } from './orm.config.js';
import { readEnv } from './platform/env.js';

/** Brings the database to this version's schema, as role vsd_owner. Safe to repeat. */
async function migrate(): Promise<void> {
  const { DATABASE_OWNER_URL: url } = readEnv({
    ...process.env,
    DATABASE_URL: process.env.DATABASE_URL ?? process.env.DATABASE_OWNER_URL,
  });
  if (!url) throw new Error('DATABASE_OWNER_URL is not set: migrations run as the owner of the database');
  const orm = await MikroORM.init(ormConfig({ url, poolSize: 2, application: 'volta-migrate' }));
  try {
    const done = await orm.migrator.up();
    process.stdout.write(`${done.length === 0 ? 'Schema is up to date' : `Applied ${done.length} migration(s)`}\n`);
  } finally {
    await orm.close(true);
  }
}

try {
  await migrate();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
