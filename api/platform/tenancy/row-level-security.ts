import type { MetadataStorage, PolicyDef } from '@mikro-orm/core';

/** Database setting with the tenant of a transaction. */
export const TENANT_VARIABLE = 'app.tenant';

/**
 * A row is visible and writable in its tenant only; without a tenant there are no rows, and no error. The owner of the
 * search functions and the reader of backups pass by a policy of their own, since only a superuser can make a role with
 * BYPASSRLS.
 */
export const TENANT_POLICIES: PolicyDef[] = [
  { name: 'tenant', using: `tenant = (select nullif(current_setting('${TENANT_VARIABLE}', true), ''))` },
  { name: 'all_tenants', roles: ['vsd_backup', 'vsd_search'], using: 'true' },
];

/** Suffix of the ORM for the relation of a pivot table to the entity with the list. */
const OWNER = '_owner';

/**
 * Sets the tenant policy on pivot tables, which no class declares. Their rows are deleted with the record that has the
 * list; the delete rule of the list concerns the listed records.
 */
export function protectPivotTables(storage: MetadataStorage): void {
  for (const meta of storage) {
    if (!meta.pivotTable) continue;
    meta.policies = TENANT_POLICIES;
    meta.rowLevelSecurity = 'force';
    for (const property of Object.values(meta.properties))
      if (property.name.endsWith(OWNER)) property.deleteRule = 'cascade';
  }
}
