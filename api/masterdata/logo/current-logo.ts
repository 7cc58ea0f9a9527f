import type { EntityManager } from '@mikro-orm/postgresql';
import { currentTenant } from '../../platform/tenancy/session.js';
import { TenantLogo } from './tenant-logo.entity.js';

/** The logo of the tenant, if it has one. */
export const currentLogo = (em: EntityManager): Promise<TenantLogo | null> =>
  em.findOne(TenantLogo, { tenant: currentTenant() });
