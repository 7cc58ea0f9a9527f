import type { Collection, Ref } from '@mikro-orm/core';
import type { TenantFields } from '../resource/tenant-fields.js';

/** A record as it is sent: system fields, and declared fields that the user may see. */
export type RecordJson = Record<string, unknown> & { id: string; version: number };

/** A value of a read record: a reference is an id, a list of references a list of ids, a moment a text. */
type ReadValue<V> =
  V extends Ref<infer _T> ? string : V extends Collection<infer _T> ? readonly string[] : V extends Date ? string : V;

/** A read record, with the selected properties and without an entity. */
export type ReadRecord<E> = { readonly [K in keyof E]: ReadValue<E[K]> };

/** Context of a computed value besides its record. */
export interface ReadContext {
  readonly tenantFields: TenantFields;
  /** The answers of `detailQueries` for a single record. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** SQL for a value of a record; `column` names columns by their properties, `bind` adds a value to the statement. */
export type SqlValue = (column: (property: string) => string, bind: (value: unknown) => string) => string;

/** A read record with the computed values of the database. */
export type Found<E> = ReadRecord<E> & Readonly<Record<string, unknown>>;

/** The computation of a field, which runs only for answers with the field. */
// biome-ignore lint/suspicious/noExplicitAny: computations of any entity; a reading hands them that entity only
export interface Computation<E = any> {
  /** Properties that it reads. */
  readonly of?: readonly (keyof E & string)[];
  /** Values that the database computes for it, by name. */
  readonly sql?: Readonly<Record<string, SqlValue>>;
  /** Fields of `detailQueries` that it reads, for a field that is `detailOnly` itself. */
  readonly details?: readonly string[];
  value(record: Found<E>, context: ReadContext): unknown;
}

/** Computations of a resource by the names of their fields; one with the name of a stored field replaces its value. */
// biome-ignore lint/suspicious/noExplicitAny: as above
export type Computations<E = any> = Readonly<Record<string, Computation<E>>>;
