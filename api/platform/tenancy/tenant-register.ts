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

/** The tenants of the installation, for work that goes through all of them. */
export async function allTenants(orm: MikroORM): Promise<{ readonly name: string; readonly state: TenantState }[]> {
  return orm.em.fork().execute('select name, state from installation.tenant order by name');
}

/** The names of the active tenants; suspended and closed ones are left out. */
export const activeTenants = async (orm: MikroORM): Promise<string[]> =>
  (await allTenants(orm)).flatMap(({ name, state }) => (state === 'ACTIVE' ? [name] : []));
