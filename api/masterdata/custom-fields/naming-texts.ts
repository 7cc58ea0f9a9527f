import type { EntityManager } from '@mikro-orm/postgresql';
import type { TenantEntityClass } from '../../platform/resource/resource-model.js';
import type { Use } from '../../platform/rest/rules.js';

/** Finds the ids of the records whose text names a placeholder. */
type Finder = (placeholder: string, em: EntityManager) => Promise<string[]>;

interface Texts {
  readonly type: TenantEntityClass;
  readonly field: string;
  readonly find: Finder;
}

const known: Texts[] = [];

/** Registers a field of a resource whose texts may have placeholders of custom fields, and the search for them. */
export function namesPlaceholders(type: object, field: string, find: Finder): void {
  known.push({ type: type as TenantEntityClass, field, find });
}

/** The texts with a placeholder, which could not be filled without it. */
export async function textsNaming(placeholder: string, em: EntityManager): Promise<Use[]> {
  const uses: Use[] = [];
  for (const { type, field, find } of known) {
    const ids = await find(placeholder, em);
    if (ids.length > 0) uses.push({ type, field, where: { id: { $in: ids } } });
  }
  return uses;
}
