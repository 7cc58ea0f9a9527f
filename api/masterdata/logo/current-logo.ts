import type { EntityManager } from '@mikro-orm/postgresql';
import { TenantLogo } from './tenant-logo.entity.js';

/** The logo of the tenant, if any. */
export const currentLogo = (em: EntityManager): Promise<TenantLogo | null> => em.findOne(TenantLogo, {});
