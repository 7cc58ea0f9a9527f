import type { Ref } from '@mikro-orm/core';
import type { User } from '../../masterdata/user.entity.js';
import type { FieldError } from '../../platform/http/problem.js';

/** A refusal for somebody named who belongs to a customer: work is done by the tenant's people and its executors. */
export async function foreignStaff(field: string, person: Ref<User> | null): Promise<FieldError[]> {
  const user = await person?.load();
  return user?.customerCode ? [{ pointer: `/${field}`, code: 'UNKNOWN_REFERENCE' }] : [];
}
