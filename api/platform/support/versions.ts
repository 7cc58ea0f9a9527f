import type { EntityManager } from '@mikro-orm/postgresql';
import { version } from '../contract/version.js';
import type { Env } from '../env.js';
import type { Versions } from './support.shape.js';

/** The versions of the installation, down to the latest migration. */
export async function readVersions(em: EntityManager, { NODE_ENV }: Env): Promise<Versions> {
  const [row] = await em.execute<{ database: string; schema: string }[]>(
    `select current_setting('server_version') as database,
            (select name from mikro_orm_migrations order by name desc limit 1) as schema`,
  );
  return {
    product: version,
    node: process.versions.node,
    database: row?.database.split(' ')[0] ?? '',
    schema: row?.schema ?? '',
    environment: NODE_ENV,
  };
}
