import type { Holder } from '../application.js';
import { type Constraint, schemaFrom } from '../fields/constraint.js';
import type { CustomDefinition } from '../fields/definition.js';
import type { Slot } from '../fields/slots.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';
import { FILTER_OPERATORS, type FilterOperator } from '../vocabulary/filter-operator.js';
import type { Condition } from './condition.js';
import type { Icon } from './icons.js';

/** A JSON Schema (2020-12), as OpenAPI 3.1 uses it. */
export type JsonSchema = Record<string, unknown>;

/**
 * Field and operator of a filter key: `dueAt_gte` is the field `dueAt` with `_gte`. No name of a field has an
 * underscore (declaration.ts). The operator is undefined for an unknown suffix.
 */
export function partsOfKey(key: string): readonly [name: string, operator: FilterOperator | undefined] {
  const name = key.split('_')[0] as string;
  return [name, FILTER_OPERATORS.find((operator) => operator === key.slice(name.length))];
}

/** A filter of the dialect that is compared with the values of one record. */
export type RecordFilter = Readonly<Record<string, unknown>>;

/** Options of every field. */
export interface FieldOptions {
  /** Must have a value: 422 REQUIRED otherwise. */
  required?: boolean;
  /** No two rows of the tenant share the value: 409 otherwise, with the code given here in place of DUPLICATE. */
  unique?: boolean | string;
  /** The list screen has a column of the field. */
  list?: boolean;
  /**
   * Lists may be filtered by the field. 'narrows': without an index of its own, since lists filter by it beside another
   * field; alone, the filter reads all records of the tenant.
   */
  filter?: boolean | 'narrows';
  /** Lists may be sorted by the field. */
  sort?: boolean;
  /** `q` searches the field, without accents, numbers in any notation; filters may use `_contains` and `_starts`. */
  search?: boolean;
  /** Heading under which forms show the field (`resources.<path>.sections.<section>`). */
  section?: string;
  /** Forms and pages show the field on the line of this one, declared right before it: a town behind its post code. */
  rowWith?: string;
  /** Set by the server: sent in answers, refused in requests. */
  readOnly?: boolean;
  /** Accepted at creation only. */
  writeOnce?: boolean;
  /** Accepted by changes only, such as the reason for one. */
  changeOnly?: boolean;
  /** Sent with a write and not stored: no column and no value in answers; rules read it from the entity. */
  transient?: boolean;
  /** Sent only with a single record that is read; the rules load it by a query of its own (`detailQueries`). */
  detailOnly?: boolean;
  /** Path of another resource from which the value comes: left out for an API token that does not reach it. */
  reads?: string;
  /** Stored, but never sent and never logged. */
  secret?: boolean;
  /** Fields that decide where a secret is sent; a change of one clears a secret that is not sent with it. */
  sentTo?: readonly string[];
  /** A secret that is sent once, in the answer to the write that created it; screens show it at once, to be copied. */
  once?: true;
  /** Roles that may see the field at all; everyone with access to the record if left out. */
  visible?: readonly Holder[];
  /** Roles that may change the field; everyone who may write the record if left out. */
  editable?: readonly Holder[];
  /** Value of a new record if the creation has none; null for a required field that the rules fill. */
  default?: unknown;
  /** Filter of the dialect over other fields of the record; screens show the field only where the record meets it. */
  when?: RecordFilter;
  /** Filter of the dialect over other fields; a record that meets it needs a value of the field: 422 REQUIRED otherwise. */
  requiredWhen?: RecordFilter;
  /** The page of the record to which the field points lists the records with that value (docs/fields.md). */
  panel?: true | PanelOptions;
  /** The screens show a help text `resources.<path>.help.<field>` below the input. */
  help?: boolean;
  /**
   * The part of a text in the data of a person (docs/privacy.md); false for the name or address of a thing. Addresses and
   * phone numbers are personal without it.
   */
  person?: PersonalPart | false;
}

/** A panel with the records of this resource on the page of another one. */
export interface PanelOptions {
  /** Path of the resource whose page has the panel; the target of a reference if left out. */
  on?: string;
  /** Field of that resource with the same value; its id if left out. */
  key?: string;
  /** Panels of a page stand in this order; 0 if left out. */
  order?: number;
  /** Filter of the dialect for the records of the panel. */
  filter?: Readonly<Record<string, unknown>>;
  /** Order of the records: the name of a field, `-name` downwards; that of the resource if left out. */
  sort?: string;
  /**
   * 'inline': a row becomes inputs when a user opens it, and a row for a new record stands at the end. 'lines': a line each,
   * with a dialog for a new record and for a change. 'files': the records are files, added several at once.
   */
  as?: 'inline' | 'lines' | 'files';
  /** Name of a column of numbers, whose sum stands below inline rows or lines. */
  total?: string;
  /** Names of the fields in a line beside its title. */
  line?: readonly string[];
  /** Name of the field at the right of a line or file, such as a state. */
  badge?: string;
  /** Right in the `can` of the page's record that users need for a new line or file; `edit` if left out. */
  can?: string;
  /** Name of the field that an input above the lines fills: Enter adds a record with it. */
  quickAdd?: string;
  /** A flag of files, chosen before the upload where their form has it. */
  flag?: FileFlag;
  /** Lines behind a click. */
  folded?: FoldedLines;
}

/** A flag with its icons: with `off` a switch, otherwise a mark of the files that have the flag. */
export interface FileFlag {
  name: string;
  on: Icon;
  off?: Icon;
}

/** The lines that meet one of the filters of the dialect, in an order of their own: the name of a field, `-name` downwards. */
export interface FoldedLines {
  when: readonly Readonly<Record<string, unknown>>[];
  sort?: string;
}

/**
 * The name of a person, their mail address, their phone number, another detail of them, or a copy of other records that
 * the system made. The fields of a record describe one person.
 */
export type PersonalPart = 'name' | 'address' | 'phone' | 'detail' | 'copy';

/** Rule of class-validator, applied to a property of the body class. */
export type Rule = PropertyDecorator;

/** Kind of a field: everything that follows from its type, from the column to the JSON Schema. */
export interface FieldKind {
  /** Input and display of the screens, and the name of the kind in the document. */
  readonly widget: string;
  /** Values have no column: the rules of the resource compute them. */
  readonly isComputed?: true;
  /** Declares the column or relation of the property for the database. */
  map(owner: object, field: FieldRecord): void;
  /** Constraints of a value; the rules of bodies, the JSON Schema and the codes of messages follow from them. */
  constraints(field: FieldRecord): readonly Constraint[];
  /** Further keywords of the JSON Schema. */
  schema?(field: FieldRecord): JsonSchema;
  /** Rules for the inside of a value. */
  rules?(field: FieldRecord): Rule[];
  readonly operators: readonly FilterOperator[];
  /** Normalises an input before its validation: trims texts, makes empty ones null. */
  normalise?(value: unknown, field: FieldRecord): unknown;
  /** From the validated JSON value to the entity's property. */
  store?(value: unknown, field: FieldRecord, record: TenantEntity): unknown;
  /** From the text of the driver to the value of a record that is read. */
  read?(value: unknown): unknown;
  /** From the entity's property, or a record's that is read, to JSON. */
  present?(value: unknown, field: FieldRecord): unknown;
  /** A filter's value in the type of the property; `undefined` for a value of another type. */
  comparable?(value: unknown, field: FieldRecord, operator: FilterOperator): unknown;
  /** Condition for the property where it is more than a comparison. */
  condition?(comparison: unknown, field: FieldRecord): unknown;
  /** The condition for records with one of the values, for values that no column holds. */
  filterCondition?(values: readonly unknown[], field: FieldRecord): Condition;
  /** Slot for the value of a custom field; without one, lists neither filter nor sort by it. */
  readonly slot?: Slot;
  /** Property paths that are indexed, sorted and searched; the field's own name if left out. */
  columns?(field: FieldRecord): string[];
  /** Whether lists may be sorted by it. */
  readonly sortable?: boolean;
  /** Indexes besides those that follow from the field's options. */
  indexes?(table: string, field: FieldRecord): { name: string; expression: string }[];
}

/** One declared field of a resource or shape. */
export interface FieldRecord {
  readonly name: string;
  readonly kind: FieldKind;
  readonly options: FieldOptions;
  /** Definition of a custom field. */
  readonly custom?: CustomDefinition;
  /** Property that lists compare and sort; the field's own name if left out. */
  readonly path?: string;
}

/** The property of the entity by which lists are filtered and sorted. */
export const pathOf = ({ name, path }: FieldRecord) => path ?? name;

/** The part of a field in the data of a person; undefined for a text of another kind, false for a declared exception. */
export const personalPartOf = ({ kind, options: { person } }: FieldRecord): PersonalPart | false | undefined =>
  person ?? PERSONAL_WIDGETS[kind.widget];

const PERSONAL_WIDGETS: Readonly<Record<string, PersonalPart>> = { email: 'address', phone: 'phone' };

/** Whether the field may be empty: neither required nor filled by a default. */
export const isNullable = ({ options }: FieldRecord) => !options.required && options.default === undefined;

/** JSON Schema of a value; null is added for fields that are not required. */
export const schemaOf = (field: FieldRecord): JsonSchema => ({
  ...schemaFrom(field.kind.constraints(field)),
  ...field.kind.schema?.(field),
});

const declared = new WeakMap<object, FieldRecord[]>();

/** The property decorator of a kind; it records the field for `@Resource` and `@Shape`. */
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
