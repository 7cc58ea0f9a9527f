import type { Holder } from '../application.js';
import { type Constraint, schemaFrom } from '../fields/constraint.js';
import type { CustomDefinition } from '../fields/definition.js';
import type { Slot } from '../fields/slots.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';
import { FILTER_OPERATORS, type FilterOperator } from '../vocabulary/filter-operator.js';
import type { Condition } from './condition.js';

/** A JSON Schema (2020-12), as OpenAPI 3.1 uses it. */
export type JsonSchema = Record<string, unknown>;

/** Suffix of the filter dialect (contract); '' is equality. */
export type Operator = FilterOperator;

/**
 * What a key of a filter names, `dueAt_gte` being the field `dueAt` and the operator `_gte`; no name of a field has an
 * underscore (declaration.ts). The operator is undefined where there is none like it.
 */
export function partsOfKey(key: string): readonly [name: string, operator: Operator | undefined] {
  const name = key.split('_')[0] as string;
  return [name, FILTER_OPERATORS.find((operator) => operator === key.slice(name.length))];
}

/** What every field may say of itself. */
export interface FieldOptions {
  /** Must have a value: 422 REQUIRED otherwise. */
  required?: boolean;
  /** No two rows of the tenant share the value: 409 otherwise, with the code given here in place of DUPLICATE. */
  unique?: boolean | string;
  /** Stands in the table of the list screen. */
  list?: boolean;
  /**
   * Lists may be filtered by it. 'narrows': it has no index of its own, since nobody lists by it alone; beside another
   * filter it costs nothing, and alone it is looked for among all records of the tenant.
   */
  filter?: boolean | 'narrows';
  /** Lists may be sorted by it. */
  sort?: boolean;
  /** Is searched by `q`, without accents and by numbers in any way to write them; may be filtered with `_contains` and `_starts`. */
  search?: boolean;
  /** Heading under which forms show the field (`resources.<path>.sections.<section>`). */
  section?: string;
  /** Forms and pages show it on the line of this field, which stands right before it: a town behind its post code. */
  rowWith?: string;
  /** Computed or kept by the server: shown, never accepted. */
  readOnly?: boolean;
  /** Accepted at creation only. */
  writeOnce?: boolean;
  /** Accepted by changes only, such as the reason for one. */
  changeOnly?: boolean;
  /** Comes with a write and is not kept: no column and no value in records; the entity's rules find it on the record. */
  transient?: boolean;
  /**
   * Told of a single record that is read, and neither in lists nor in answers to writes: the rules ask for it by a
   * question of its own (`beside`).
   */
  detailOnly?: boolean;
  /** Path of another resource of which its value is made: left out for an API token that does not reach it. */
  reads?: string;
  /** Is kept and never told: to nobody, and not to the log of changes either. */
  secret?: boolean;
  /**
   * Of a secret: the fields that decide where it is sent, and in whose name. A change of one forgets a secret that is not
   * given anew in the same change.
   */
  sentTo?: readonly string[];
  /** A secret that the answer to the write that made it tells, and nothing else: screens show it at once, to be copied. */
  once?: true;
  /** Roles that may see the field at all; everyone with access to the record if left out. */
  visible?: readonly Holder[];
  /** Roles that may change the field; everyone who may write the record if left out. */
  editable?: readonly Holder[];
  /** Value of a new record whose creator says nothing; null for a required field that the rules fill then. */
  default?: unknown;
  /** Screens ask for it and show it only where another field has one of these values. */
  when?: Readonly<Record<string, readonly string[]>>;
  /** The screens show a help text `resources.<path>.help.<field>` below the input. */
  help?: boolean;
}

/** Rule of class-validator, applied to a property of the body class. */
export type Rule = PropertyDecorator;

/** Kind of a field: everything that follows from its type, from the column to the JSON Schema. */
export interface FieldKind {
  /** Input and display of the screens, and the name of the kind in the document. */
  readonly widget: string;
  /** Its values have no column: the resource's rules work them out. */
  readonly isComputed?: true;
  /** Declares the column or relation of the property for the database. */
  map(owner: object, field: FieldRecord): void;
  /** What a value must meet: the rules of bodies, the JSON Schema and the codes of messages follow from it. */
  constraints(field: FieldRecord): readonly Constraint[];
  /** What the JSON Schema says besides. */
  schema?(field: FieldRecord): JsonSchema;
  /** Rules of what stands inside a value. */
  rules?(field: FieldRecord): Rule[];
  readonly operators: readonly Operator[];
  /** Brings what was sent into its proper form before the rules look at it: trimmed texts, empty as null. */
  normalise?(value: unknown, field: FieldRecord): unknown;
  /** From the validated JSON value to the entity's property. */
  store?(value: unknown, field: FieldRecord, record: TenantEntity): unknown;
  /** From what the driver gives, where it knows only the text, to the value of a record that is read. */
  read?(value: unknown): unknown;
  /** From the entity's property, or a record's that is read, to JSON. */
  present?(value: unknown, field: FieldRecord): unknown;
  /** A filter's value in the entity's terms; `undefined` when it is not of this kind. */
  comparable?(value: unknown, field: FieldRecord, operator: Operator): unknown;
  /** Condition for the property where it is more than a comparison. */
  condition?(comparison: unknown, field: FieldRecord): unknown;
  /** The condition for records with one of the values, for values that no column holds. */
  filterCondition?(values: readonly unknown[]): Condition;
  /** Where the value of a custom field is repeated for lists; without it they neither filter nor sort by one. */
  readonly slot?: Slot;
  /** Property paths that are indexed, sorted and searched; the field's own name if left out. */
  columns?(field: FieldRecord): string[];
  /** Whether lists may be sorted by it. */
  readonly sortable?: boolean;
  /** Indexes besides those that follow from the field's options. */
  indexes?(table: string): { name: string; expression: string }[];
}

/** One declared field of a resource or shape. */
export interface FieldRecord {
  readonly name: string;
  readonly kind: FieldKind;
  readonly options: FieldOptions;
  /** What the tenant says of it, if it is a custom field. */
  readonly custom?: CustomDefinition;
  /** Property that lists compare and sort; the field's own name if left out. */
  readonly path?: string;
}

/** The property of the entity by which lists are filtered and sorted. */
export const pathOf = ({ name, path }: FieldRecord) => path ?? name;

/** Whether the field may be empty: neither required nor filled by a default. */
export const isNullable = ({ options }: FieldRecord) => !options.required && options.default === undefined;

/** JSON Schema of a value; null is added for fields that are not required. */
export const schemaOf = (field: FieldRecord): JsonSchema => ({
  ...schemaFrom(field.kind.constraints(field)),
  ...field.kind.schema?.(field),
});

const declared = new WeakMap<object, FieldRecord[]>();

/** Makes the property decorator of a kind; it only remembers, `@Resource` and `@Shape` do the work. */
export function declare(kind: FieldKind, options: FieldOptions): PropertyDecorator {
  return (prototype, key) => {
    const fields = declared.get(prototype) ?? [];
    fields.push({ name: String(key), kind, options });
    declared.set(prototype, fields);
  };
}

/** The fields of a class in the order of their declaration, those that it inherits first. */
export function fieldsOf({ prototype }: { prototype: object }): readonly FieldRecord[] {
  const parent = Object.getPrototypeOf(prototype) as object | null;
  return [...(parent ? fieldsOf({ prototype: parent }) : []), ...(declared.get(prototype) ?? [])];
}
