import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { currentLanguage } from '../http/language.js';
import { currentTenant } from '../tenancy/session.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';
import type { FieldRecord } from './field.js';
import { encodeCursor, tiesOf } from './keyset.js';
import { presentField } from './presenter.js';
import { type Condition, type ListQuery, sortPath } from './query.js';
import type { ResourceModel } from './resource.js';
import { conditionOfSearch } from './search.js';

/** Up to here lists are counted exactly; screens say "more than 10,000" above (contract). */
export const COUNT_CAP = 10_000;

export interface Page<E> {
  readonly rows: E[];
  /** Rows altogether: exact, or COUNT_CAP + 1 when there are more; null when not asked for. */
  readonly total: number | null;
  readonly exact: boolean;
  /** Cursor for the page after this one, if there is one. */
  readonly next: string | null;
}

/** Reads one page of a resource: the tenant, the user's scope and the filter all as conditions of one statement. */
export async function readPage<E extends TenantEntity>(
  em: EntityManager,
  model: ResourceModel,
  query: ListQuery,
  scope: Condition | undefined,
): Promise<Page<E>> {
  const where = await conditionOf(em, model, query, scope);
  const direction = query.sort.descending ? 'desc' : 'asc';
  const order = [...new Set([sortPath(query.sort.field).join('.'), ...tiesOf(query.sort.field)])].map((path) =>
    path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), direction),
  );
  const wanted = query.beyond ? { $and: [where, query.beyond] } : where;
  const found = (await em.find(model.type, wanted as never, {
    orderBy: order as never,
    offset: query.offset,
    limit: query.limit + 1,
    populate: populateOf(model, query.embed) as never,
    strategy: 'select-in',
  })) as E[];
  const rows = found.slice(0, query.limit);
  const last = rows.at(-1);
  const more = found.length > query.limit && last;
  const { total, exact } = await count(em, model, where, query);
  return {
    rows,
    total,
    exact,
    next: more ? encodeCursor(query.sort, sortedValue(last, query), last) : null,
  };
}

function sortedValue(row: TenantEntity, { sort }: ListQuery): unknown {
  const value = presentField(row, sort.field);
  return sort.field.kind.widget === 'translated' ? (value as Record<string, unknown>)[currentLanguage()] : value;
}

async function conditionOf(
  em: EntityManager,
  model: ResourceModel,
  query: ListQuery,
  scope: Condition | undefined,
): Promise<Condition> {
  const found: Condition[] = [];
  for (const search of query.searches) found.push(await conditionOfSearch(em, model, search));
  return { $and: [{ tenant: currentTenant() }, ...(scope ? [scope] : []), ...query.where, ...found] };
}

/** How many rows a list has, without reading one; exact up to COUNT_CAP unless the query says otherwise. */
export async function countRows(
  em: EntityManager,
  model: ResourceModel,
  query: ListQuery,
  scope: Condition | undefined,
) {
  return count(em, model, await conditionOf(em, model, query, scope), query);
}

/** Relations to load with a record: those asked for, and every list of references, which has no column of its own. */
export function populateOf(model: ResourceModel, embed: readonly FieldRecord[]): string[] {
  const lists = model.fields.filter(({ kind }) => kind.widget === 'references');
  return [...new Set([...lists, ...embed.filter(({ custom }) => !custom)].map(({ name }) => name))];
}

async function count(em: EntityManager, model: ResourceModel, where: Condition, { count: mode }: ListQuery) {
  if (mode === 'none') return { total: null, exact: false };
  const hits = em
    .createQueryBuilder(model.type, 'e')
    .select(raw('1 as hit'))
    .where(where as never);
  if (mode === 'capped') hits.limit(COUNT_CAP + 1);
  const [row] = await em.execute<{ total: number }[]>(
    `select count(*)::int as total from (${hits.getQuery()}) as hits`,
    hits.getParams() as unknown[],
  );
  const total = row?.total ?? 0;
  return { total, exact: mode === 'exact' || total <= COUNT_CAP };
}
