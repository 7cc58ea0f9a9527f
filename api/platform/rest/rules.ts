import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ReadQuery } from '../read/read-query.js';
import type { Computations, RecordJson } from '../read/record.js';
import type { Condition } from '../resource/condition.js';
import type { FieldOptions } from '../resource/field.js';
import type { TenantEntityClass } from '../resource/resource-model.js';
import type { SignedInUser } from '../tenancy/session.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';

/** A change before its flush: names of the changed fields, and the record as it was. */
export interface Changes {
  readonly names: ReadonlySet<string>;
  readonly before: Readonly<Record<string, unknown>>;
}

/** Purpose of a look for uses of a record. */
export type Purpose = 'delete' | 'deactivate';

/** Records of one table that use another record by a field. */
export interface Use {
  readonly type: TenantEntityClass;
  /** Name of the field. */
  readonly field: string;
  readonly where: Condition;
  /** Roles that see the field, if not all readers of the record. */
  readonly visible?: FieldOptions['visible'];
}

/** A validated write before its transaction, for rules that call other systems. */
export interface PlannedWrite<E extends TenantEntity> {
  /** Id of the record, also of a new one. */
  readonly id: string;
  readonly isNew: boolean;
  /** The validated values. */
  readonly sent: Readonly<Record<string, unknown>>;
  /** The record after the write, which is rolled back; throws the errors of the write. */
  dryRun(): Promise<E>;
  /** Commits the write; `prepare` runs in its transaction and may set values of the server on the record. */
  store(prepare?: (record: E, em: EntityManager) => Promise<void>): Promise<RecordJson>;
}

/** A deletion before its transaction, for rules that call other systems. */
export interface PlannedRemoval {
  readonly id: string;
  /** Rolls the deletion back; throws its errors. */
  dryRun(): Promise<void>;
  /** Deletes the record; `follow` runs in the same transaction. */
  store(follow?: (em: EntityManager) => Promise<void>): Promise<RecordJson>;
}

/** Conditions by which a list may be narrowed, by their names. */
export type Narrowings = Readonly<Record<string, (user: SignedInUser) => Condition>>;

/** Rules of a resource, called within the transaction of a write; a Problem refuses it. */
export interface ResourceRules<E extends TenantEntity> {
  /** Condition for the rows that the user may see at all; undefined for all of the tenant. */
  scope?(user: SignedInUser): Condition | undefined;
  /** Records that the first list of a tenant stores, one for each value of its `unique` field. */
  firstRecords?(): readonly E[];
  /** Conditions by which its list may be narrowed, under the names that the resource declares (`narrowings`). */
  narrowings?(): Narrowings;
  /**
   * Called before a write loads and locks its record (without an id for a creation), for locks that must come first, so
   * that writes do not deadlock.
   */
  beforeWrite?(em: EntityManager, id?: string): Promise<void> | void;
  /** Surrounds a creation or change, for calls to other systems: it must end with `store` or throw. */
  around?(write: PlannedWrite<E>): Promise<RecordJson>;
  /** The same for a removal: it must end with `store` or throw. */
  aroundDelete?(removal: PlannedRemoval): Promise<RecordJson>;
  /** Called before a new record is stored. */
  beforeCreate?(record: E, em: EntityManager, sent: Readonly<Record<string, unknown>>): Promise<void> | void;
  beforeUpdate?(record: E, changes: Changes, em: EntityManager): Promise<void> | void;
  beforeDelete?(record: E, em: EntityManager): Promise<void> | void;
  /** Uses of a record without a reference, which forbid its deletion or its deactivation. */
  uses?(record: E, purpose: Purpose, em: EntityManager): Promise<readonly Use[]>;
  /** Called after the flush of a creation or change, for rows that need the record to exist. */
  afterWrite?(record: E, em: EntityManager, changes?: Changes): Promise<void> | void;
  /** Computed fields, and fields that are sent in another form than they are stored. */
  computed?(): Computations;
  /** Queries of the fields that are `detailOnly`, by name, for a single record. */
  detailQueries?(id: string): Readonly<Record<string, ReadQuery<unknown>>>;
  /** The rules depend on the tenant's custom fields. */
  readonly usesTenantFields?: boolean;
}

/** The rules of each resource, by which a reference obeys the scope of its target. */
@Injectable()
export class RulesRegistry {
  readonly #rules = new Map<object, ResourceRules<TenantEntity>>();

  register(type: TenantEntityClass, rules: ResourceRules<TenantEntity>): void {
    this.#rules.set(type, rules);
  }

  of(type: TenantEntityClass): ResourceRules<TenantEntity> {
    return this.#rules.get(type) ?? {};
  }
}
