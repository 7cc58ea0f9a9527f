import { Statement } from '../read/statement.js';
import type { Condition } from '../resource/condition.js';
import { columnsOf } from '../resource/resource.js';
import type { ResourceModel } from '../resource/resource-model.js';

/**
 * A text that is looked for in some columns of a resource. 'words' are folded, without accents, and numbers in any way to
 * write them; what a column 'contains' or 'starts' with is looked for as it is, in any case.
 */
export interface Search {
  /** Columns of one line. */
  readonly lines: readonly string[];
  /** Columns of several lines. */
  readonly texts: readonly string[];
  /** Keys of custom fields. */
  readonly keys: readonly string[];
  readonly wanted: string;
  readonly how: 'words' | 'contains' | 'starts';
}

/**
 * Reads what a search finds. It goes through one function of the database that may use the trigram index, which row-level
 * security forbids to ordinary queries (LIKE is not leakproof); the ids it finds, 10,000 at most, are read again under the
 * policy.
 */
export function searchStatement(
  { table, fields }: ResourceModel,
  { lines, texts, keys, wanted, how }: Search,
): Statement {
  const into = new Statement();
  const columns = [lines, texts, keys].map((names) => `{${names.join(',')}}`);
  const isWhole = how === 'words' && columnsOfSearch(fields).every((one) => lines.includes(one) || texts.includes(one));
  const call = [table, ...columns, wanted, how, isWhole].map((value) => into.bind(value));
  into.text = `select vsd_search(${call.join(', ')}) as id`;
  return into;
}

/** Columns that the search text of a resource is made of. */
const columnsOfSearch = (fields: ResourceModel['fields']) =>
  fields.filter(({ options, custom }) => options.search && !custom).flatMap(columnsOf);

/**
 * The condition for what a search has found. It is named in the list's statements: to look it up again for the page and for
 * its count costs more.
 */
export const whatWasFound = (finds: readonly Readonly<Record<string, unknown>>[]): Condition => ({
  id: { $in: finds.map(({ id }) => id) },
});
