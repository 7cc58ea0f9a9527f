import type { MikroORM } from '@mikro-orm/postgresql';

/** Every tenant in which anybody has signed in, for work that goes through all of them. */
export async function knownTenants(orm: MikroORM): Promise<string[]> {
  const rows = await orm.em.fork().execute<{ tenant: string }[]>('select tenant from vsd_tenants() as tenant');
  return rows.map(({ tenant }) => tenant);
}
