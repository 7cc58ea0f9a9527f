import 'reflect-metadata';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { ormConfig } from '../orm.config.js';
import { projectRoot } from '../platform/project-root.js';
import { prepareDatabase } from './database.js';
import { startPostgres } from './postgres.js';

const FOUNDATION = 'Migration20261120060000_Foundation';
const SOURCES = join(projectRoot, 'migrations');
const BUILT = join(projectRoot, 'dist/migrations');

/**
 * `schema.js create NAME` writes the migration that the entities need beyond the existing ones; `schema.js check` fails
 * if one is missing. Both look at a real database that the existing migrations have made.
 */
async function run(command: string | undefined, name: string | undefined): Promise<void> {
  if (command === 'rebuild') await forgetFoundation();
  const dataDir = await mkdtemp(join(tmpdir(), 'vsd-schema-'));
  const server = await startPostgres({ dataDir, durable: false });
  try {
    await prepareDatabase(server, 'schema');
    const orm = await MikroORM.init(ormConfig({ url: server.ownerUrl('schema'), poolSize: 2 }));
    await orm.migrator.up(command === 'rebuild' ? { migrations: await beforeFoundation() } : {});
    if (command === 'create') {
      const { fileName } = await orm.migrator.create(undefined, false, false, name);
      process.stdout.write(`${fileName || 'Nothing to migrate'}\n`);
    } else if (command === 'rebuild') {
      const { fileName } = await orm.migrator.create(undefined, false, false, 'Foundation');
      await nameFoundation(fileName);
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

/** Until the first release there is one foundation, written anew instead of piling up. */
async function forgetFoundation(): Promise<void> {
  for (const file of [join(SOURCES, `${FOUNDATION}.ts`), join(BUILT, `${FOUNDATION}.js`)])
    await rm(file, { force: true });
}

/** Migrations that the foundation builds on; later ones need its tables. */
async function beforeFoundation(): Promise<string[]> {
  const names = (await readdir(SOURCES)).map((file) => file.replace('.ts', ''));
  return names.filter((name) => name < FOUNDATION).sort();
}

async function nameFoundation(fileName: string): Promise<void> {
  const made = join(SOURCES, fileName);
  const text = (await readFile(made, 'utf8')).replaceAll(fileName.replace('.ts', ''), FOUNDATION);
  await rm(made);
  await writeFile(join(SOURCES, `${FOUNDATION}.ts`), text);
}

await run(process.argv[2], process.argv[3]);
