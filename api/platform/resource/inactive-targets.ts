import type { TenantEntity } from '../tenancy/tenant-entity.js';
import type { FieldRecord } from './field.js';
import { type ReferenceOptions, targetOf } from './reference-kinds.js';
import { resourceOf } from './resource.js';

/** Whether a reference accepts only active records; a stored reference to an inactive record stays. */
export const acceptsOnlyActive = (field: FieldRecord): boolean =>
  resourceOf(targetOf(field)).hasActiveFlag && !(field.options as ReferenceOptions).takesInactive;

/** Whether a record is inactive and the field accepts only active ones. */
export const isRefusedInactive = (target: TenantEntity, field: FieldRecord): boolean =>
  acceptsOnlyActive(field) && (target as TenantEntity & { active?: boolean }).active === false;
