import type { EntityManager } from '@mikro-orm/postgresql';
import { currentTenant } from '../../platform/tenancy/session.js';

/**
 * The companies that the tenant knows: those of its active people and assignment groups. Their name decides who sees an
 * order, so that an order takes no other, spelt exactly like this.
 */
const KNOWN = `
  select execution_company as name from "user" where tenant = ? and active and execution_company > ''
  union select executing_company from assignment_group where tenant = ? and active and executing_company > ''`;

/** Their names in order, at most 500. */
export function knownCompanies(em: EntityManager): Promise<{ name: string }[]> {
  const tenant = currentTenant();
  return em.execute(`${KNOWN} order by name limit 500`, [tenant, tenant]);
}

export async function isKnownCompany(em: EntityManager, name: string): Promise<boolean> {
  const tenant = currentTenant();
  const rows = await em.execute(`select 1 from (${KNOWN}) known where name = ?`, [tenant, tenant, name]);
  return rows.length > 0;
}
