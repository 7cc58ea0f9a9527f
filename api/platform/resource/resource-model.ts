import type { Problems } from '../access/operation.js';
import type { Holder, ResourceGroup } from '../application.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';
import type { FieldRecord, RecordFilter } from './field.js';
import type { Icon } from './icons.js';
import type { BodyClass } from './shape.js';

export type TenantEntityClass<E extends TenantEntity = TenantEntity> = new () => E;

export type ResourceAction = 'list' | 'read' | 'create' | 'update' | 'delete';

/** Roles for each action; `write` stands for create, update and delete without roles of their own. */
export interface Allowed {
  read: readonly Holder[];
  write?: readonly Holder[];
  create?: readonly Holder[];
  update?: readonly Holder[];
  delete?: readonly Holder[];
}

export interface TableOptions {
  /** Further unique combinations of fields; the message names the first. An empty one allows a single record. */
  unique?: readonly (readonly string[])[];
  /** Further indexes; every list must be served by one. */
  indexes?: readonly DeclaredIndex[];
}

/** An index of a table for particular queries. */
export interface DeclaredIndex {
  readonly name: string;
  readonly expression: string;
  /** Columns whose filters the index serves although others precede them, since it holds them in list order. */
  readonly finds?: readonly string[];
}

/** Fields by which a result of the full-text search is named. */
export interface HitFields {
  /** Name; the title of the resource if left out. Null for the name of the record to which it belongs. */
  readonly name?: string | null;
  /** Number, code, phone or city, beside the name. */
  readonly note?: string;
  readonly state?: string;
  /** References to a person, of which the first one with a value is named. */
  readonly person?: readonly string[];
  /** Reference to the place. */
  readonly place?: string;
}

/** A section of the forms of a resource. */
export interface SectionOptions {
  /** Roles whose forms fold the section until they open it; true for all. */
  readonly folded?: true | readonly Holder[];
  /** Filter over fields of the record; forms show the section only where the record meets it. */
  readonly when?: RecordFilter;
}

/** Declaration of a resource. The defaults follow from the path: master data. */
export interface ResourceDeclaration extends TableOptions {
  /** Address below services/v1/. */
  path: string;
  /** Address of its screens, and its name in react-admin; 'masterdata/<path>' if left out. */
  route?: string;
  /** Menu of the screens; 'masterdata' if left out. */
  menu?: 'masterdata' | 'main' | 'none';
  /** Group of the master data; the last one if left out. */
  group?: ResourceGroup;
  /** Name of a Material icon (icons.ts). */
  icon: Icon;
  /** Field whose value names a record to people; 'name' if left out. */
  title?: string;
  /** Field of the standard order, descending with a leading minus; the position or the title if left out. */
  sort?: string;
  /** Roles that read and that write the records. */
  allow: Allowed;
  /** Query parameters that narrow the list by the rules (`?name=true`), each with its meaning for the document. */
  narrowings?: Readonly<Record<string, string>>;
  /** Code of the refusal to delete a referenced record; IN_USE if left out. */
  inUse?: string;
  /**
   * Roles that may act on many records by one request, of those that may act on one; then a change is also for many. Without
   * it a change is for many records with an active flag alone.
   */
  bulk?: readonly Holder[];
  /** False for records with a history of their own; changes of all others are logged (platform/audit). */
  audited?: boolean;
  /** Error codes of writes besides those that follow from the fields. */
  problems?: Partial<Record<'create' | 'update' | 'delete', Problems>>;
  /** Field with the name of the external system that alone changes a record: 409 KEPT_ELSEWHERE otherwise. */
  keptElsewhere?: string;
  /** The records are the tenant's users: `@me` in the filter of a reference is the present user. */
  users?: true;
  /** Field with the users who are members: `@mygroups` in the filter of a reference means the present user's groups. */
  members?: string;
  /** Sections of forms in their order, which further ones follow; folded ones come last. */
  sections?: Readonly<Record<string, SectionOptions>>;
  /** System fields with a column on the list screen, before the declared fields. */
  lists?: readonly ('createdAt' | 'createdBy' | 'updatedAt')[];
  /** 'own' for screens that are written by hand instead of generated. */
  screens?: 'own';
  /**
   * The full-text search and the palette find the records: true for the title and the searched fields, for the roles that
   * read them; or the columns whose change updates an index source of its own: searched texts, and those of the scope.
   */
  fullText?: true | readonly string[];
  /** Names of a result of the full-text search. */
  hit?: HitFields;
  /** Users with the right to create records may import a table of them. */
  import?: ImportDeclaration;
  /** The records travel in packages, by their unique field or combination, or by `key` those with the values `only`. */
  packaged?: true | { readonly key: readonly string[]; readonly only: Readonly<Record<string, unknown>> };
}

/** How the rows of a table become records of a resource. */
export interface ImportDeclaration {
  /** Text fields by which a row finds its record; the first one that a row has decides. */
  readonly keys: readonly string[];
  /** The required reference that all rows of a table share; such tables are imported below its target. */
  readonly below?: string;
  /** Fields that no table fills, such as those that another system checks. */
  readonly without?: readonly string[];
}

/** The declaration with its defaults. */
export type ResourceOptions = ResourceDeclaration &
  Required<Pick<ResourceDeclaration, 'route' | 'menu' | 'title' | 'sort'>>;

/** The model of a resource, built once from its class. */
export interface ResourceModel {
  readonly type: TenantEntityClass;
  readonly name: string;
  readonly table: string;
  readonly options: ResourceOptions;
  readonly fields: readonly FieldRecord[];
  readonly createBody: BodyClass;
  readonly patchBody: BodyClass;
  /** The resource has a flag `active`: inactive records are not offered and cannot be chosen anew. */
  readonly hasActiveFlag: boolean;
  /** Users set that flag; the database may derive it from other fields instead. */
  readonly isSwitched: boolean;
  /** The resource has a `@Position()`. */
  readonly isOrdered: boolean;
  /** Unique constraint -> the field that the message belongs to. */
  readonly constraints: ReadonlyMap<string, string>;
}
