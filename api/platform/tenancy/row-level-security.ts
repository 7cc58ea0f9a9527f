import type { MetadataStorage, PolicyDef } from '@mikro-orm/core';

/** Name of the session variable that carries the tenant into the database. */
export const TENANT_VARIABLE = 'app.tenant';

/** A row is visible and writable in its own tenant only; without a tenant there are no rows and no error. */
export const TENANT_POLICY: PolicyDef = {
  name: 'tenant',
  using: `tenant = (select nullif(current_setting('${TENANT_VARIABLE}', true), ''))`,
};

/** How the ORM names the relation of a table between two entities to the one that declares it. */
const OWNER = '_owner';

/**
 * Puts the tenant policy on the tables between two entities as well, which no class declares. Their rows go with the
 * record that has the list; the rule of the list concerns the records in it alone.
 */
export function protectPivotTables(storage: MetadataStorage): void {
  for (const meta of storage) {
    if (!meta.pivotTable) continue;
    meta.policies = [TENANT_POLICY];
    meta.rowLevelSecurity = 'force';
    for (const property of Object.values(meta.properties))
      if (property.name.endsWith(OWNER)) property.deleteRule = 'cascade';
  }
}
