import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { SignedInUser } from '../tenancy/session.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';
import type { Condition } from './query.js';
import type { TenantEntityClass } from './resource.js';

/** A record as it is sent: system fields and declared fields the user may see. */
export type RecordJson = Record<string, unknown> & { id: string; version: number };

/** What a write is about to change: names of fields and the record as it was. */
export interface Changes {
  readonly names: ReadonlySet<string>;
  readonly before: Readonly<Record<string, unknown>>;
}

/**
 * An entity's own rules, called inside the transaction of the write. They throw a Problem to refuse and may change the
 * record or other rows; what they do not define is as the platform does it.
 */
export interface ResourceRules<E extends TenantEntity> {
  /** Condition for the rows that the user may see at all; undefined for all of the tenant. */
  scope?(user: SignedInUser): Condition | undefined;
  /**
   * Called before a write loads and locks its record, whose id a creation lacks: for locks that must come first, so that
   * writes never cross.
   */
  beforeWrite?(em: EntityManager, id?: string): Promise<void> | void;
  /** Last look at a new record before it is stored. */
  beforeCreate?(record: E, em: EntityManager, sent: Readonly<Record<string, unknown>>): Promise<void> | void;
  beforeUpdate?(record: E, changes: Changes, em: EntityManager): Promise<void> | void;
  beforeDelete?(record: E, em: EntityManager): Promise<void> | void;
  /** Called after the flush of a creation or change, for what needs the row to exist. */
  afterWrite?(record: E, em: EntityManager, changes?: Changes): Promise<void> | void;
  /** Values of computed fields, for all records of an answer at once. */
  present?(records: readonly E[], em: EntityManager): Promise<readonly Record<string, unknown>[]>;
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
