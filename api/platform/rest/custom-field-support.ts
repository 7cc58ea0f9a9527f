import type { EntityManager } from '@mikro-orm/postgresql';
import type { CustomValues } from '../fields/definition.js';
import type { FieldError } from '../http/problem.js';
import type { FieldRecord } from '../resource/field.js';
import type { TenantEntityClass } from '../resource/resource-model.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';
import type { RulesRegistry, Use } from './rules.js';

/** Writes of custom fields, whose values stand together in one field of a record. */
export interface CustomFieldSupport {
  /** Assigns sent values to a record of which the named fields change; returns errors with pointers below the field. */
  assign(
    em: EntityManager,
    registry: RulesRegistry,
    record: TenantEntity,
    sent: CustomValues,
    field: FieldRecord,
    changed: ReadonlySet<string>,
  ): Promise<readonly FieldError[]>;
  /** Records whose custom fields refer to a record that the caller has locked. */
  usesOf(em: EntityManager, type: TenantEntityClass, id: string): Promise<readonly Use[]>;
}

let support: CustomFieldSupport | undefined;

/** Registers the implementation (platform/custom-fields), a floor above this one. */
export function registerCustomFieldSupport(implementation: CustomFieldSupport): void {
  support = implementation;
}

/** The registered implementation. Throws before its registration. */
export function customFieldSupport(): CustomFieldSupport {
  if (!support) throw new Error('No implementation of custom fields is registered');
  return support;
}
