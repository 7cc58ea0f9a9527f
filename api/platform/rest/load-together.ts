import type { EntityClass } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { literal, rowsWithin, type Statement } from '../read/statement.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';

/** A query for rows of a table, and the class of their entities; without a class they stay rows. */
export interface Wanted<E extends TenantEntity = TenantEntity> {
  readonly type?: EntityClass<E>;
  readonly sql: string;
}

type Loaded<W> = { [K in keyof W]: W[K] extends { type: EntityClass<infer E> } ? E[] : Record<string, unknown>[] };

/**
 * Loads records of several classes in one statement, with the references among them. `into` holds the values, and as
 * its text the common table expressions (`with …`) of the queries, which name the tenant. A reference without a target
 * is null or undefined.
 */
export async function loadTogether<W extends Record<string, Wanted>>(
  em: EntityManager,
  into: Statement,
  wanted: W,
): Promise<Loaded<W>> {
  const queries = Object.entries(wanted).map(
    ([name, { sql }]) => `select ${literal(name)} as name, row_to_json(r) as row from (${sql}) r`,
  );
  into.text = `${into.text} ${queries.join(' union all ')}`;
  const loaded: Record<string, unknown[]> = Object.fromEntries(Object.keys(wanted).map((name) => [name, []]));
  for (const { name, row } of (await rowsWithin(em, into)) as { name: string; row: object }[]) {
    const type = wanted[name]?.type;
    loaded[name]?.push(type ? em.map(type, row as never) : row);
  }
  return loaded as Loaded<W>;
}
