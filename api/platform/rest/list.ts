import { quoted } from '../read/columns.js';
import { conditionSql } from '../read/condition.js';
import { ReadQuery } from '../read/read-query.js';
import { Reading } from '../read/reading.js';
import type { ReadContext, RecordJson } from '../read/record.js';
import type { Selection } from '../read/selection.js';
import { Statement } from '../read/statement.js';
import type { Condition } from '../resource/condition.js';
import { pathOf } from '../resource/field.js';
import type { ResourceModel } from '../resource/resource-model.js';
import { currentLanguage } from '../tenancy/language.js';
import { currentTenant } from '../tenancy/session.js';
import { encodeCursor, tieBreakersOf } from './keyset.js';
import type { ListQuery } from './query.js';
import { foundByIds, searchStatement } from './search.js';

/** Lists are counted exactly up to this number; screens say "more than 10,000" above (contract). */
export const COUNT_CAP = 10_000;

/** Number of rows of a list: exact, or COUNT_CAP + 1 for more; null without a count. */
export interface Total {
  readonly total: number | null;
  readonly exact: boolean;
}

/** Number of records of a list, or COUNT_CAP + 1 for more, which is not exact. */
export interface ListCount {
  readonly count: number;
  readonly exact: boolean;
}

export interface Page<E> extends Total {
  readonly rows: E[];
  /** Cursor for the page after this one, if there is one. */
  readonly next: string | null;
}

/** The query of one page, with tenant, scope and filter as conditions of one statement. */
export function pageQuery(
  selection: Selection,
  query: ListQuery,
  scope: Condition | undefined,
  context: ReadContext,
): ReadQuery<Page<RecordJson>> {
  const { model } = selection;
  const language = currentLanguage();
  const reading = new Reading(selection, language);
  const { field, descending } = query.sort;
  const order = [...new Set([pathOf(field), ...tieBreakersOf(field)])].map((property) => ({ property, descending }));
  return afterSearches(model, query, scope, (where) => {
    const page = reading.statement({ where, ...query.after, order, offset: query.offset, limit: query.limit + 1 });
    return new ReadQuery([page, ...countStatements(model, where, query)], ([rows = [], counted]) => {
      const shown = rows.slice(0, query.limit);
      const last = shown.at(-1);
      const more = rows.length > query.limit && last;
      return {
        rows: shown.map((row) => reading.json(row, context)),
        ...totalOf(counted, query),
        next: more ? encodeCursor(query.sort, reading.sortedValue(last), reading.placeOf(last)) : null,
      };
    });
  });
}

/** The query of the number of rows; exact up to COUNT_CAP unless `count` is 'exact'. */
export function countQuery(model: ResourceModel, query: ListQuery, scope: Condition | undefined): ReadQuery<Total> {
  return afterSearches(model, query, scope, (where) => {
    return new ReadQuery(countStatements(model, where, query), ([counted]) => totalOf(counted, query));
  });
}

/** Runs the searches of a list first, if there are any, and then the query for the found records. */
export function afterSearches<T>(
  model: ResourceModel,
  query: ListQuery,
  scope: Condition | undefined,
  makeQuery: (where: Condition) => ReadQuery<T>,
): ReadQuery<T> {
  const { searches } = query;
  if (searches.length === 0) return makeQuery(listCondition(query, scope));
  const statements = searches.map((search) => searchStatement(model, search));
  return new ReadQuery(statements, (rows) => makeQuery(listCondition(query, scope, rows.map(foundByIds))));
}

/** The condition for the rows of a list within a scope, with the results of its searches. */
export const listCondition = (
  query: ListQuery,
  scope: Condition | undefined,
  finds: readonly Condition[] = [],
): Condition => ({ $and: [{ tenant: currentTenant() }, ...(scope ? [scope] : []), ...query.where, ...finds] });

function countStatements(model: ResourceModel, where: Condition, { count }: ListQuery): Statement[] {
  if (count === 'none') return [];
  const into = new Statement();
  const hits = `select 1 from ${quoted(model.table)} e where ${conditionSql(where, model, 'e', into)}`;
  const capped = count === 'capped' ? ` limit ${COUNT_CAP + 1}` : '';
  into.text = `select count(*)::int as total from (${hits}${capped}) hits`;
  return [into];
}

function totalOf(counted: readonly Record<string, unknown>[] | undefined, { count }: ListQuery): Total {
  if (!counted) return { total: null, exact: false };
  const total = Number(counted[0]?.total ?? 0);
  return { total, exact: count === 'exact' || total <= COUNT_CAP };
}
