import type pg from 'pg';
import { positionBefore, positionText } from '../platform/events/change-cursor.js';

/** Tables without rows in an export: those of running processes, and those that triggers and the worker fill again. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  live_event: 'its numbers of transactions belong to the database',
  idempotency_key: 'answers to requests that are repeated within a day',
  search_change: 'written by triggers',
  search_entry: 'written by the worker from the noted changes',
  search_word: 'written by the worker with the entries',
  attachment_text: 'read again by the worker',
  month_mark: 'written by triggers',
};

/** Columns with the state of a running process, by table, and their values in an export. */
const REPLACED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  webhook: { place: `'${positionText(positionBefore(0n))}'`, lease_holder: 'null', lease_until: 'null' },
};

/** A table with rows of tenants. */
export interface TenantTable {
  readonly name: string;
  /** Columns that are not generated, without the tenant. */
  readonly columns: readonly string[];
  /** Columns of the primary key without the tenant, as SQL that orders the same in each database. */
  readonly order: readonly string[];
}

const TABLES = `
  select c.relname as name,
         array(select attname::text from pg_attribute a
                where a.attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' and attname <> 'tenant'
                order by attname collate "C") as columns,
         array(select quote_ident(attname) || case when atttypid = 'text'::regtype then ' collate "C"' else '' end
                 from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
                where i.indrelid = c.oid and i.indisprimary and attname <> 'tenant'
                order by array_position(i.indkey::int2[], attnum)) as order
    from pg_class c
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
     and exists (select from pg_attribute where attrelid = c.oid and attname = 'tenant' and not attisdropped)
   order by c.relname collate "C"`;

/** The tables of an export, in the order of their names. */
export async function tenantTables(client: pg.Client): Promise<TenantTable[]> {
  const { rows } = await client.query<TenantTable>(TABLES);
  return rows.filter(({ name }) => !(name in LEFT_OUT));
}

/** The value of a column in an export, as SQL. */
export const exportedValue = (table: string, column: string): string => REPLACED[table]?.[column] ?? `"${column}"`;
