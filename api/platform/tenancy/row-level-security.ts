import type { MetadataStorage, PolicyDef } from '@mikro-orm/core';

/** Name of the session variable that carries the tenant into the database. */
export const TENANT_VARIABLE = 'app.tenant';

/** A row is visible and writable in its own tenant only; without a tenant there are no rows and no error. */
export const TENANT_POLICY: PolicyDef = {
  name: 'tenant',
  using: `tenant = (select nullif(current_setting('${TENANT_VARIABLE}', true), ''))`,
};

/** Puts the tenant policy on the tables between two entities as well, which no class declares. */
export function protectPivotTables(storage: MetadataStorage): void {
  for (const meta of storage) {
    if (!meta.pivotTable) continue;
    meta.policies = [TENANT_POLICY];
    meta.rowLevelSecurity = 'force';
  }
}
