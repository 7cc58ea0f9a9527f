import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ReadQuery } from '../read/read-query.js';
import type { Computations, RecordJson } from '../read/record.js';
import type { Condition } from '../resource/condition.js';
import type { FieldOptions } from '../resource/field.js';
import type { TenantEntityClass } from '../resource/resource-model.js';
import type { SignedInUser } from '../tenancy/session.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';

/** What a write is about to change: names of fields and the record as it was. */
export interface Changes {
  readonly names: ReadonlySet<string>;
  readonly before: Readonly<Record<string, unknown>>;
}

/** What is to be done with a record that may be in use. */
export type Purpose = 'delete' | 'deactivate';

/** Records that use another: those of one table that meet the condition, by a field. */
export interface Use {
  readonly type: TenantEntityClass;
  /** Name of the field by which they use it. */
  readonly field: string;
  readonly where: Condition;
  /** Who sees the field, where not everybody does who may read the record. */
  readonly visible?: FieldOptions['visible'];
}

/** A write that is checked and about to happen, for rules that must do something outside of its transaction. */
export interface PlannedWrite<E extends TenantEntity> {
  /** Id of the record, also of one that is yet to be made. */
  readonly id: string;
  readonly isNew: boolean;
  /** What was sent, checked. */
  readonly sent: Readonly<Record<string, unknown>>;
  /** The record as the write would leave it. Stores nothing; throws whatever the write would throw. */
  dryRun(): Promise<E>;
  /** Writes; `prepare` belongs to the same transaction and may put on the record what the server keeps itself. */
  store(prepare?: (record: E, em: EntityManager) => Promise<void>): Promise<RecordJson>;
}

/** A removal that is about to happen, for rules that must do something outside of its transaction. */
export interface PlannedRemoval {
  readonly id: string;
  /** Stores nothing; throws whatever the removal would throw. */
  dryRun(): Promise<void>;
  /** Removes the record; `follow` belongs to the same transaction. */
  store(follow?: (em: EntityManager) => Promise<void>): Promise<RecordJson>;
}

/** Conditions by which a list may be narrowed, by their names. */
export type Narrowings = Readonly<Record<string, (user: SignedInUser) => Condition>>;

/**
 * An entity's own rules, called inside the transaction of the write. They throw a Problem to refuse and may change the
 * record or other rows; what they do not define is as the platform does it.
 */
export interface ResourceRules<E extends TenantEntity> {
  /** Condition for the rows that the user may see at all; undefined for all of the tenant. */
  scope?(user: SignedInUser): Condition | undefined;
  /** Conditions by which its list may be narrowed, under the names that the resource declares (`narrowings`). */
  narrowings?(): Narrowings;
  /**
   * Called before a write loads and locks its record, whose id a creation lacks: for locks that must come first, so that
   * writes never cross.
   */
  beforeWrite?(em: EntityManager, id?: string): Promise<void> | void;
  /** Takes a creation or change into its hands, for calls that leave the house: it must end with `store` or throw. */
  around?(write: PlannedWrite<E>): Promise<RecordJson>;
  /** The same for a removal: it must end with `store` or throw. */
  aroundDelete?(removal: PlannedRemoval): Promise<RecordJson>;
  /** Last look at a new record before it is stored. */
  beforeCreate?(record: E, em: EntityManager, sent: Readonly<Record<string, unknown>>): Promise<void> | void;
  beforeUpdate?(record: E, changes: Changes, em: EntityManager): Promise<void> | void;
  beforeDelete?(record: E, em: EntityManager): Promise<void> | void;
  /** What uses a record without a reference that would tell, and would be hurt: it is not deleted, or not switched off. */
  uses?(record: E, purpose: Purpose, em: EntityManager): Promise<readonly Use[]>;
  /** Called after the flush of a creation or change, for what needs the row to exist. */
  afterWrite?(record: E, em: EntityManager, changes?: Changes): Promise<void> | void;
  /** How computed fields come about, and fields that are told otherwise than they are stored. */
  computed?(): Computations;
  /** What is asked beside the one record that is read, for the fields that are told `alone`, by their names. */
  detailQueries?(id: string): Readonly<Record<string, ReadQuery<unknown>>>;
  /** They depend on the tenant's own fields. */
  readonly usesTenantFields?: boolean;
}

/** Finds the rules of a resource, so that a reference obeys the scope of what it points to. */
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
