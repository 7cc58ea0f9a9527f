import type { EntityManager } from '@mikro-orm/postgresql';
import type { CustomValues } from '../fields/definition.js';
import type { FieldError } from '../http/problem.js';
import type { FieldRecord } from '../resource/field.js';
import type { TenantEntityClass } from '../resource/resource-model.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';
import type { RulesRegistry, Use } from './rules.js';

/** What is done with the values of custom fields, which stand together in one place of a record. */
export interface CustomFieldSupport {
  /** Puts sent values on a record; answers what is refused, as pointers below the place. */
  assign(
    em: EntityManager,
    registry: RulesRegistry,
    record: TenantEntity,
    sent: CustomValues,
    field: FieldRecord,
  ): Promise<readonly FieldError[]>;
  /** The records whose values refer to a record, which the caller has locked. */
  usesOf(em: EntityManager, type: TenantEntityClass, id: string): Promise<readonly Use[]>;
}

let place: CustomFieldSupport | undefined;

/** Says how custom fields are written (platform/custom-fields); nothing but that knows both them and resources. */
export function registerCustomFieldSupport(given: CustomFieldSupport): void {
  place = given;
}

/** How custom fields are written. Throws where nothing says it. */
export function customFieldSupport(): CustomFieldSupport {
  if (!place) throw new Error('Nothing says how custom fields are written');
  return place;
}
