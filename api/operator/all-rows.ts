import pg from 'pg';

/** Tables whose rows belong to running processes: the log of events, and sessions of the documentation. */
export const UNSAVED = ['public.live_event', 'session.session'];

const TABLES = `
  select n.nspname || '.' || c.relname as name, n.nspname as schema, c.relname as table
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
   order by 1`;

/** Throws unless the role of the connection reads the rows of all tenants. */
export async function assertReadsAll(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `select rolname, rolsuper or rolbypassrls or not exists (
       select from pg_class c where c.relrowsecurity and not exists (
         select from pg_policy p where p.polrelid = c.oid and p.polname = 'all_tenants' and pg_roles.oid = any(p.polroles)
       )
     ) as all from pg_roles where rolname = current_user`,
  );
  if (!rows[0].all)
    throw new Error(`${rows[0].rolname} does not read the rows of all tenants: name vsd_backup in DATABASE_BACKUP_URL`);
}

/** Numbers of rows of all tables of which a backup has the rows. */
export async function countRows(client: pg.Client): Promise<Record<string, number>> {
  const { rows: tables } = await client.query<{ name: string; schema: string; table: string }>(TABLES);
  const counts: Record<string, number> = {};
  for (const { name, schema, table } of tables) {
    if (UNSAVED.includes(name)) continue;
    const from = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(table)}`;
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${from}`);
    counts[name] = Number(rows[0]?.count);
  }
  return counts;
}

/** Throws for the first table with another number of rows than expected. */
export function assertSameCounts(expected: Readonly<Record<string, number>>, found: Readonly<Record<string, number>>) {
  for (const table of Object.keys({ ...expected, ...found }))
    if (expected[table] !== found[table])
      throw new Error(`${table} has ${found[table] ?? 'no'} rows instead of ${expected[table] ?? 'none'}`);
}
