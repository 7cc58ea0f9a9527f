import 'reflect-metadata';
import { MikroORM } from '@mikro-orm/postgresql';
import { ormConfig } from '../../api/orm.config.js';
import { startTestPostgres } from './postgres.js';

export const TEMPLATE = 'vsd_template';

/** Starts the one cluster of a test run and migrates the database that all suites copy. */
export default async function setUp(): Promise<void> {
  const server = await startTestPostgres();
  try {
    await server.createDatabase(TEMPLATE);
    const orm = await MikroORM.init(ormConfig({ url: server.ownerUrl(TEMPLATE), poolSize: 2 }));
    await orm.migrator.up();
    await orm.close(true);
    (globalThis as { stopTestPostgres?: () => Promise<void> }).stopTestPostgres = () => server.stop();
  } catch (error) {
    await server.stop();
    throw error;
  }
}
