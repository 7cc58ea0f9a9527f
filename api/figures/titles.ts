import { ReadQuery } from '../platform/read/read-query.js';
import { Statement } from '../platform/read/statement.js';
import type { Dimension } from './dimension.js';
import { type FoundFigure, MOST_CELLS } from './figure-question.js';

/** Titles of the records among the values of each dimension. */
export type Titles = readonly ReadonlyMap<string, string>[];

/** The cells of a figure, with the titles of their records. */
export function titled(found: FoundFigure, by: readonly Dimension[]): ReadQuery<FoundFigure & { titles: Titles }> {
  const into = new Statement();
  const cells = found.cells.slice(0, MOST_CELLS);
  const queries = by.flatMap(({ title }, at) => {
    const ids = new Set(cells.flatMap(({ keys }) => keys[at] ?? []));
    if (!title || ids.size === 0) return [];
    const values = `unnest(${into.bind([...ids])}::uuid[])`;
    return [`select ${at} as at, v.id::text as id, ${title('v.id', into)} as title from ${values} as v (id)`];
  });
  into.text = queries.join(' union all ');
  return new ReadQuery(queries.length > 0 ? [into] : [], ([rows = []]) => ({
    ...found,
    titles: by.map((_one, at) => {
      const own = rows.filter((row) => row.at === at && row.title !== null);
      return new Map(own.map(({ id, title }) => [id as string, title as string]));
    }),
  }));
}
