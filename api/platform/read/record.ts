import type { Collection, Ref } from '@mikro-orm/core';
import type { TenantFields } from '../resource/tenant-fields.js';

/** A record as it is sent: system fields and declared fields the user may see. */
export type RecordJson = Record<string, unknown> & { id: string; version: number };

/** A value of a record as a reading finds it: a reference is an id, a list of references a list of ids, a moment a text. */
type ReadValue<V> =
  V extends Ref<infer _T> ? string : V extends Collection<infer _T> ? readonly string[] : V extends Date ? string : V;

/** A record as it is read: the properties that were asked for, without being an entity. */
export type ReadRecord<E> = { readonly [K in keyof E]: ReadValue<E[K]> };

/** What a computed value may know besides its record. */
export interface ReadContext {
  readonly tenantFields: TenantFields;
}

/**
 * SQL for a value that belongs to a record; `column` names the record's own columns by their properties, `bind` gives a
 * value its place in the statement.
 */
export type SqlValue = (column: (property: string) => string, bind: (value: unknown) => string) => string;

/** A record that was read, with what the database has worked out for its computed fields. */
export type Found<E> = ReadRecord<E> & Readonly<Record<string, unknown>>;

/** How the value of a computed field comes about, and what it takes; it is worked out only when it is asked for. */
// biome-ignore lint/suspicious/noExplicitAny: computations of any entity; a reading hands them that entity only
export interface Computation<E = any> {
  /** Properties of the record it looks at. */
  readonly of?: readonly (keyof E & string)[];
  /** What the database works out for it, by name. */
  readonly sql?: Readonly<Record<string, SqlValue>>;
  value(record: Found<E>, context: ReadContext): unknown;
}

/** Computed values of a resource by the names of their fields; one that is named like a stored field stands in its place. */
// biome-ignore lint/suspicious/noExplicitAny: as above
export type Computations<E = any> = Readonly<Record<string, Computation<E>>>;
