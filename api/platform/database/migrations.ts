import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.js';

/** Names of the migrations of this version, in their order. */
export const builtMigrations = (): string[] =>
  readdirSync(join(projectRoot, 'dist/migrations'))
    .filter((file) => /^Migration\w+\.js$/.test(file))
    .map((file) => file.slice(0, -'.js'.length))
    .sort();

/** Names of the migrations that a database has; none for an empty one. `query` returns the rows of a statement. */
export async function appliedMigrations(query: <T>(statement: string) => Promise<T[]>): Promise<string[]> {
  const [table] = await query<{ found: boolean }>(
    `select to_regclass('public.mikro_orm_migrations') is not null as found`,
  );
  if (!table?.found) return [];
  return (await query<{ name: string }>('select name from public.mikro_orm_migrations')).map(({ name }) => name);
}

/** Whether a database has migrations from before version 0.1.0, which the present ones do not continue. */
export const isBeforeFirstRelease = (done: readonly string[]): boolean =>
  done.length > 0 && !done.includes(builtMigrations()[0] ?? '');

/** Message about such a database. */
export const BEFORE_FIRST_RELEASE =
  'The database is from before version 0.1.0 and was left as it is: make an empty one and name it in DATABASE_URL and DATABASE_OWNER_URL.';
