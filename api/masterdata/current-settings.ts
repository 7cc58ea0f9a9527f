import type { EntityManager } from '@mikro-orm/postgresql';
import { columnOf, quoted } from '../platform/read/columns.js';
import { ReadQuery } from '../platform/read/read-query.js';
import { Statement } from '../platform/read/statement.js';
import { resourceOf } from '../platform/resource/resource.js';
import { currentTenant } from '../platform/tenancy/session.js';
import { TenantSettings } from './tenant-settings.entity.js';

/** The settings of the tenant, or the defaults before its settings are stored. */
export async function currentSettings(em: EntityManager): Promise<TenantSettings> {
  const stored = await em.findOne(TenantSettings, {});
  return stored ?? firstSettings();
}

/** The settings of a tenant before it changes any: its key as its name, the defaults of the domain for the rest. */
export function firstSettings(): TenantSettings {
  return Object.assign(new TenantSettings(), { name: currentTenant() });
}

/** Some settings of the tenant, for readers. */
export function settingsQuestion<K extends keyof TenantSettings & string>(
  names: readonly K[],
): ReadQuery<Pick<TenantSettings, K>> {
  const model = resourceOf(TenantSettings);
  const statement = new Statement();
  const columns = names.map((name) => `e.${columnOf(model, name)} as ${quoted(name)}`).join(', ');
  const own = statement.bind(currentTenant());
  statement.text = `select ${columns} from ${quoted(model.table)} e where e."tenant" = ${own}`;
  return new ReadQuery([statement], ([rows]) => (rows?.[0] as Pick<TenantSettings, K> | undefined) ?? firstSettings());
}
