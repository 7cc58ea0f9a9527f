import type { EntityName } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { currentTenant } from './session.js';

/** A reference to a row of the present tenant, without loading it. */
export const referenceTo = <T extends object>(em: EntityManager, type: EntityName<T>, id: string): T =>
  em.getReference(type, [currentTenant(), id] as never) as T;
