import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Problem } from '../http/problem.js';

/** SUSPENDED: sign-in is refused and nothing is swept; CLOSED: the same for good, until the tenant is removed. */
export type TenantState = 'ACTIVE' | 'SUSPENDED' | 'CLOSED';

/** Throws 403 unless an operator has added the tenant and it is active. */
export async function assertRegistered(em: EntityManager, tenant: string): Promise<void> {
  const [row] = await em.execute<{ state: TenantState }[]>('select state from installation.tenant where name = ?', [
    tenant,
  ]);
  if (!row) throw new Problem(403, 'TENANT_UNKNOWN', { tenant });
  if (row.state !== 'ACTIVE') throw new Problem(403, 'TENANT_SUSPENDED', { tenant });
}

/** The active tenants of the installation, for work that goes through all of them. */
export async function activeTenants(orm: MikroORM): Promise<string[]> {
  const rows = await orm.em
    .fork()
    .execute<{ name: string }[]>("select name from installation.tenant where state = 'ACTIVE' order by name");
  return rows.map(({ name }) => name);
}

/** All tenants of the installation, suspended and closed ones among them. */
export async function allTenants(orm: MikroORM): Promise<string[]> {
  const rows = await orm.em.fork().execute<{ name: string }[]>('select name from installation.tenant order by name');
  return rows.map(({ name }) => name);
}
