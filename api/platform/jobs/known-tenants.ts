import type { MikroORM } from '@mikro-orm/postgresql';

/** All tenants in which a user has signed in. */
export async function knownTenants(orm: MikroORM): Promise<string[]> {
  const rows = await orm.em.fork().execute<{ tenant: string }[]>('select tenant from vsd_tenants() as tenant');
  return rows.map(({ tenant }) => tenant);
}
