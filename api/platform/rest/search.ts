import { Statement } from '../read/statement.js';
import type { Condition } from '../resource/condition.js';
import { columnsOf } from '../resource/resource.js';
import type { ResourceModel } from '../resource/resource-model.js';

/**
 * A text to search for in some columns. 'words' are folded, without accents, with numbers in any notation; 'contains'
 * and 'starts' compare the text as written, in any case.
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
 * The statement for the ids that a search finds, 10,000 at most. A function of the database may use the trigram index,
 * which row-level security forbids to ordinary queries (LIKE is not leakproof); the policy holds for the records of the
 * ids.
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

/** The columns of the search text of a resource. */
const columnsOfSearch = (fields: ResourceModel['fields']) =>
  fields.filter(({ options, custom }) => options.search && !custom).flatMap(columnsOf);

/** The condition for the found ids, by which page and count share one search. */
export const foundByIds = (finds: readonly Readonly<Record<string, unknown>>[]): Condition => ({
  id: { $in: finds.map(({ id }) => id) },
});
