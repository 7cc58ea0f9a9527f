import type { FILTER_OPERATORS } from '../../openapi/vocabulary';
import type { TranslatedText } from './translated-text';

/** Kinds of fields on screen (x-field.widget). */
export type Widget =
  | 'text'
  | 'longText'
  | 'richText'
  | 'email'
  | 'phone'
  | 'integer'
  | 'money'
  | 'quantity'
  | 'flag'
  | 'choice'
  | 'choices'
  | 'tags'
  | 'day'
  | 'moment'
  | 'time'
  | 'reference'
  | 'references'
  | 'translated'
  | 'embeddedList'
  /** A data URL, shown and offered to be kept. */
  | 'picture'
  /** Entered, and never returned. */
  | 'secret'
  /** The user's rights on the record; read by screens, shown by none. */
  | 'rights';

/** Suffix of a field name in a filter; the empty one means "equal" (contract, dialect). */
export type FilterOperator = (typeof FILTER_OPERATORS)[number];

/** Hint on the schema of a record: address, title and order of its records, and the rights of this user. */
interface ResourceHint {
  path: string;
  route: string;
  menu: 'masterdata' | 'main' | 'none';
  group?: string;
  icon: string;
  title: string;
  sort: [string, 'ASC' | 'DESC'];
  /** Absent in the static contract, which belongs to no user. */
  can?: { list: boolean; create: boolean; update: boolean; delete: boolean };
  label: string;
  generated: boolean;
  audited?: boolean;
  keptElsewhere?: string;
  /** Field with the state of a declared state machine. */
  state?: string;
  switched?: boolean;
  searched?: boolean;
  import?: ImportHint;
  ordered?: boolean;
  single?: boolean;
  views?: ViewHint[];
  sections?: SectionHint[];
}

/** A section of forms and properties. */
export interface SectionHint {
  name: string;
  when?: Record<string, unknown>;
  /** Forms show its fields once the user opens it. */
  folded?: boolean;
}

/** How a table of records is imported: the fields by which a row finds its record, and the resource above if there is one. */
export interface ImportHint {
  keys: string[];
  below?: string;
}

/** A named list of a resource. */
export interface ViewHint {
  name: string;
  label: string;
  as: 'tab' | 'queue' | 'quick' | 'home' | 'figure';
  filter: Record<string, unknown>;
  sort?: [string, 'ASC' | 'DESC'];
  columns?: string[];
  count?: boolean;
}

/** Hint on a property: where and how it is shown, filtered and entered. */
export interface FieldHint {
  label?: string;
  widget: Widget;
  list?: boolean;
  filter?: FilterOperator[];
  sort?: boolean;
  search?: boolean;
  section?: string;
  rowWith?: string;
  writeOnce?: boolean;
  reference?: {
    resource: string;
    title: string;
    onlyActive?: boolean;
    relative?: string;
    within?: Record<string, string>;
  };
  /** The page of a record of the resource lists the records whose field has the value of its key. */
  panel?: {
    resource: string;
    key: string;
    order?: number;
    filter?: Record<string, unknown>;
    sort?: [string, 'ASC' | 'DESC'];
    as?: 'inline' | 'lines' | 'files';
    total?: string;
    line?: string[];
    badge?: string;
    can?: string;
    quickAdd?: string;
    flag?: { name: string; on: string; off?: string };
    folded?: { when: Record<string, unknown>[]; sort?: [string, 'ASC' | 'DESC'] };
  };
  /** A text with placeholders, and the operations behind it. */
  template?: { placeholders: string; preview: string; record: { field: string; resource: string } };
  choices?: string;
  unit?: string;
  ungrouped?: boolean;
  patternCode?: string;
  /** Value of a new record whose creator leaves the field out. */
  default?: unknown;
  help?: string;
  /** A secret that only the answer to a creation returns. */
  once?: boolean;
  /** Filter over other fields; the field applies to the records that match it. */
  when?: Record<string, unknown>;
  /** Filter over other fields; the records that match it need a value of the field. */
  requiredWhen?: Record<string, unknown>;
  /** Two such fields beside each other share a line of forms. */
  width?: 'half';
  /** Texts of a field that the tenant has defined; the locale files hold none for it. */
  labels?: TranslatedText;
  helps?: TranslatedText;
  /** Labels of the values of a choice, inactive ones included. */
  optionLabels?: Record<string, TranslatedText>;
}

/** Bounds of a value as the contract states them; lengths in characters, numbers in the unit of the field. */
export interface Bounds {
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  /** The smallest step of a number: 0.01 for two decimals. */
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
}

/** The part of JSON Schema 2020-12 that the generator reads. */
export interface JsonSchema extends Bounds {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: (string | null)[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  readOnly?: boolean;
  contentMediaType?: string;
  'x-resource'?: ResourceHint;
  'x-field'?: FieldHint;
}

/** The button of an action, as `openapi/hints.schema.json` describes it. */
interface ActionHint {
  icon: string;
  bulk?: boolean;
  can?: string;
  place?: 'menu' | 'page';
}

/** An operation that screens may offer by its hint. */
export interface DocumentOperation {
  parameters?: { name?: string; in?: string }[];
  requestBody?: { content?: Record<string, { schema?: JsonSchema }> };
  responses?: Record<string, { content?: Record<string, { schema?: JsonSchema }> }>;
  'x-operation'?: { action?: ActionHint; when?: Record<string, unknown>[]; operations?: string[]; preview?: true };
}

/** The part of an OpenAPI 3.1 document that the generator reads. */
export interface ContractDocument {
  /** Operations by path and method; only those that the user may call. */
  paths?: Record<string, Record<string, DocumentOperation>>;
  components?: { schemas?: Record<string, JsonSchema> };
}
