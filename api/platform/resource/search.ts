import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Condition } from './query.js';
import type { ResourceModel } from './resource.js';

/** A text that is looked for in some columns of a resource; the pattern is that of LIKE. */
export interface Search {
  readonly columns: readonly string[];
  /** Keys of custom fields. */
  readonly keys: readonly string[];
  readonly pattern: string;
}

/** Up to so many finds are read once and named in the list's statements; more are looked up inside each of them. */
const FEW = 500;

/**
 * The condition for what a search finds. It goes through one function of the database that may use the trigram index,
 * which row-level security forbids to ordinary queries (LIKE is not leakproof); the ids it finds are read again under
 * the policy.
 */
export async function conditionOfSearch(
  em: EntityManager,
  { table }: ResourceModel,
  search: Search,
): Promise<Condition> {
  const call = [table, `{${search.columns.join(',')}}`, `{${search.keys.join(',')}}`, search.pattern];
  const found = await em.execute<{ id: string }[]>('select vsd_search(?, ?, ?, ?) as id limit ?', [...call, FEW + 1]);
  if (found.length <= FEW) return { id: { $in: found.map(({ id }) => id) } };
  return { [raw('[::alias::].id in (select vsd_search(?, ?, ?, ?))', call)]: [] };
}
