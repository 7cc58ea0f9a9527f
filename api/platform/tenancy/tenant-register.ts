import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Problem } from '../http/problem.js';

/** SUSPENDED: every request is refused and all work waits; CLOSED: the same for good, until the tenant is removed. */
export type TenantState = 'ACTIVE' | 'SUSPENDED' | 'CLOSED';

/** Throws 403 unless an operator has added the tenant and it is active. */
export async function assertRegistered(em: EntityManager, tenant: string): Promise<void> {
  if (!(await assertNotSuspended(em, tenant))) throw new Problem(403, 'TENANT_UNKNOWN', { tenant });
}

/** Whether there is the tenant. Throws 403 for a suspended or closed one. */
export async function assertNotSuspended(em: EntityManager, tenant: string): Promise<boolean> {
  const [row] = await em.execute<{ state: TenantState }[]>('select state from installation.tenant where name = ?', [
    tenant,
  ]);
  if (row && row.state !== 'ACTIVE') throw new Problem(403, 'TENANT_SUSPENDED', { tenant });
  return row !== undefined;
}

/** The tenants of the installation, for work that goes through all of them. */
export async function allTenants(orm: MikroORM): Promise<{ readonly name: string; readonly state: TenantState }[]> {
  return orm.em.fork().execute('select name, state from installation.tenant order by name');
}

/** The names of the active tenants; suspended and closed ones are left out. */
export const activeTenants = async (orm: MikroORM): Promise<string[]> =>
  (await allTenants(orm)).flatMap(({ name, state }) => (state === 'ACTIVE' ? [name] : []));

/** The rows of a function of the database for all tenants that belong to active ones. */
export async function rowsOfActive<T extends { readonly tenant: string }>(orm: MikroORM, name: string): Promise<T[]> {
  const [rows, active] = await Promise.all([
    orm.em.fork().execute<T[]>(`select * from ${name}()`),
    activeTenants(orm).then((names) => new Set(names)),
  ]);
  return rows.filter(({ tenant }) => active.has(tenant));
}
