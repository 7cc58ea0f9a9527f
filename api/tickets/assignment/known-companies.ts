import type { EntityManager } from '@mikro-orm/postgresql';
import { currentTenant } from '../../platform/tenancy/session.js';

/**
 * The executing companies of the tenant: the companies of its active users and assignment groups. Their exact name decides
 * who sees an order, so that orders take no other name.
 */
const KNOWN = `
  select execution_company as name from "user" where tenant = ? and active and execution_company > ''
  union select executing_company from assignment_group where tenant = ? and active and executing_company > ''`;

/** The names of the executing companies in order, at most 500. */
export function knownCompanies(em: EntityManager): Promise<{ name: string }[]> {
  const tenant = currentTenant();
  return em.execute(`${KNOWN} order by name limit 500`, [tenant, tenant]);
}

/** Whether the tenant has the executing company. */
export async function isKnownCompany(em: EntityManager, name: string): Promise<boolean> {
  const tenant = currentTenant();
  const rows = await em.execute(`select 1 from (${KNOWN}) known where name = ?`, [tenant, tenant, name]);
  return rows.length > 0;
}
