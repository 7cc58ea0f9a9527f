import type { Problems } from '../access/operation.js';
import type { Holder, ResourceGroup } from '../application.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';
import type { FieldRecord } from './field.js';
import type { Icon } from './icons.js';
import type { BodyClass } from './shape.js';

export type TenantEntityClass<E extends TenantEntity = TenantEntity> = new () => E;

export type ResourceAction = 'list' | 'read' | 'create' | 'update' | 'delete';

/** Who may do what; `write` stands for create, update and delete where they are not named. */
export interface Allowed {
  read: readonly Holder[];
  write?: readonly Holder[];
  create?: readonly Holder[];
  update?: readonly Holder[];
  delete?: readonly Holder[];
}

export interface TableOptions {
  /** Further unique combinations of fields; the first one bears the message. An empty one allows a single record. */
  unique?: readonly (readonly string[])[];
  /** Further indexes; every list must be served by one. */
  indexes?: readonly DeclaredIndex[];
}

/** An index that a table declares for questions that are asked of it. */
export interface DeclaredIndex {
  readonly name: string;
  readonly expression: string;
  /** Columns that lists find by it although others stand before them: it holds them for each row, in the order of a list. */
  readonly finds?: readonly string[];
}

/** Fields by which the full-text search calls a record that it has found. */
export interface HitFields {
  /** Its name; the title of the resource if left out. Null where it goes by the name of the record to which it belongs. */
  readonly name?: string | null;
  /** Its number, code, phone or city, beside the name. */
  readonly note?: string;
  readonly state?: string;
  /** References to a person, of which the first one with a value is named. */
  readonly person?: readonly string[];
  /** Reference to the place. */
  readonly place?: string;
}

/** What a class says of itself as a resource. What is left out follows from the path: it is master data. */
export interface ResourceDeclaration extends TableOptions {
  /** Address below services/v1/. */
  path: string;
  /** Address of its screens, and its name in react-admin; 'masterdata/<path>' if left out. */
  route?: string;
  /** Where the screens are offered; 'masterdata' if left out. */
  menu?: 'masterdata' | 'main' | 'none';
  /** Where among the master data it is offered; in the last group if left out. */
  group?: ResourceGroup;
  /** Name of a Material icon (icons.ts). */
  icon: Icon;
  /** Field whose value names a record to people; 'name' if left out. */
  title?: string;
  /** Field of the standard order; a leading minus turns it round. Its own order, or the title, if left out. */
  sort?: string;
  /** Who reads it and who writes it, as roles. */
  allow: Allowed;
  /** Names by which its list is narrowed to what the rules say (`?name=true`), each with its meaning for the document. */
  narrowings?: Readonly<Record<string, string>>;
  /** Code of the refusal to delete what is still referred to; IN_USE if left out. */
  inUse?: string;
  /** False for the daily work, which has a history of its own; changes of all else are noted (platform/audit). */
  audited?: boolean;
  /** Refusals of its writes besides those that follow from its fields. */
  problems?: Partial<Record<'create' | 'update' | 'delete', Problems>>;
  /** The field that names the system elsewhere which alone keeps a record that has one: 409 KEPT_ELSEWHERE otherwise. */
  keptElsewhere?: string;
  /** Its records are the tenant's users: `@me` in the filter of a reference to it is who asks. */
  users?: true;
  /** The field that lists the users who are its members: `@mygroups` in the filter of a reference to it is theirs who asks. */
  members?: string;
  /** What is kept of every record and stands in the table of the list screen as well, before its own fields. */
  lists?: readonly ('createdAt' | 'updatedAt')[];
  /** 'own' when its screens are written by hand; generated otherwise. */
  screens?: 'own';
  /** Columns, as properties, whose change concerns the full-text index: what is looked for, and who reaches it. */
  fullText?: readonly string[];
  /** How the full-text search calls one of its records. */
  hit?: HitFields;
}

/** The declaration with everything filled in. */
export type ResourceOptions = ResourceDeclaration &
  Required<Pick<ResourceDeclaration, 'route' | 'menu' | 'title' | 'sort'>>;

/** All that the platform knows of a resource, built once from its class. */
export interface ResourceModel {
  readonly type: TenantEntityClass;
  readonly name: string;
  readonly table: string;
  readonly options: ResourceOptions;
  readonly fields: readonly FieldRecord[];
  readonly createBody: BodyClass;
  readonly patchBody: BodyClass;
  /** Records are switched on and off: it has a flag `active`. What is off is not offered and not chosen anew. */
  readonly hasActiveFlag: boolean;
  /** Records have an order of their own: it has a `@Position()`. */
  readonly isOrdered: boolean;
  /** Unique constraint -> the field that the message belongs to. */
  readonly constraints: ReadonlyMap<string, string>;
}
