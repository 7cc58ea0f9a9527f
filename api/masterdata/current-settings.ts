import type { EntityManager } from '@mikro-orm/postgresql';
import { currentTenant } from '../platform/tenancy/session.js';
import { TenantSettings } from './tenant-settings.entity.js';

/** What the tenant has decided, or what holds for a tenant that has not looked at its settings yet; stores nothing. */
export async function currentSettings(em: EntityManager): Promise<TenantSettings> {
  const stored = await em.findOne(TenantSettings, { tenant: currentTenant() });
  return stored ?? firstSettings();
}

/** The settings of a tenant before it changes any: its key as its name, the defaults of the domain for the rest. */
export function firstSettings(): TenantSettings {
  return Object.assign(new TenantSettings(), { name: currentTenant() });
}
