import { raw } from '@mikro-orm/core';
import { Statement } from '../read/statement.js';
import type { Condition } from '../resource/condition.js';
import type { ResourceModel } from '../resource/resource-model.js';

/** A text that is looked for in some columns of a resource; the pattern is that of LIKE. */
export interface Search {
  readonly columns: readonly string[];
  /** Keys of custom fields. */
  readonly keys: readonly string[];
  readonly pattern: string;
}

/**
 * Up to so many finds are read once and named in the list's statements, which is all that vsd_search gives: to look them up
 * again for the page and for its count costs more than to name them. More are looked up inside each of them.
 */
const FEW = 10_000;

const callOf = ({ table }: ResourceModel, { columns, keys, pattern }: Search) => [
  table,
  `{${columns.join(',')}}`,
  `{${keys.join(',')}}`,
  pattern,
];

/**
 * Reads what a search finds, as far as that is little. It goes through one function of the database that may use the
 * trigram index, which row-level security forbids to ordinary queries (LIKE is not leakproof); the ids it finds are read
 * again under the policy.
 */
export function searchStatement(model: ResourceModel, search: Search): Statement {
  const into = new Statement();
  const call = callOf(model, search).map((value) => into.bind(value));
  into.text = `select vsd_search(${call.join(', ')}) as id limit ${FEW + 1}`;
  return into;
}

/** The condition for what a search has found. */
export function whatWasFound(
  model: ResourceModel,
  search: Search,
  finds: readonly Readonly<Record<string, unknown>>[],
): Condition {
  if (finds.length <= FEW) return { id: { $in: finds.map(({ id }) => id) } };
  return { [raw('[::alias::].id in (select vsd_search(?, ?, ?, ?))', callOf(model, search))]: [] };
}
