import type { TenantEntity } from '../tenancy/tenant-entity.js';
import type { FieldRecord } from './field.js';
import { type ReferenceOptions, targetOf } from './reference-kinds.js';
import { resourceOf } from './resource.js';

/** Whether a reference is not given what has been switched off; what it points to already stays. */
export const takesOnlyActive = (field: FieldRecord): boolean =>
  resourceOf(targetOf(field)).isSwitched && !(field.options as ReferenceOptions).takesInactive;

/** Whether a record has been switched off and the field does not take such. */
export const isOff = (target: TenantEntity, field: FieldRecord): boolean =>
  takesOnlyActive(field) && (target as TenantEntity & { active?: boolean }).active === false;
