import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { ormConfig } from '../orm.config.js';
import { prepareDatabase } from './database.js';
import { startPostgres } from './postgres.js';

/**
 * `schema.js create NAME` writes the missing migration of the entities; `schema.js check` fails if one is missing. Both
 * compare the entities with a real database of the existing migrations.
 */
async function run(command: string | undefined, name: string | undefined): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vsd-schema-'));
  const server = await startPostgres({ dataDir, durable: false });
  try {
    await prepareDatabase(server, 'schema');
    const orm = await MikroORM.init({
      ...ormConfig({ url: server.ownerUrl('schema'), poolSize: 2 }),
      logger: () => undefined,
    });
    await orm.migrator.up();
    if (command === 'create') {
      const { fileName } = await orm.migrator.create(undefined, false, false, name);
      process.stdout.write(`${fileName || 'Nothing to migrate'}\n`);
    } else if (await orm.migrator.checkSchema()) {
      process.stderr.write('The entities differ from the migrations: npm run migration:create -- NAME\n');
      process.exitCode = 1;
    }
    await orm.close(true);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

await run(process.argv[2], process.argv[3]);
