import type { Ref } from '@mikro-orm/core';
import type { User } from '../../masterdata/user.entity.js';
import type { FieldError } from '../../platform/http/problem.js';

/** An error for a user of a customer: only the tenant's users and its executors do work. */
export async function foreignStaff(field: string, person: Ref<User> | null): Promise<FieldError[]> {
  const user = await person?.load();
  return user?.customerCode ? [{ pointer: `/${field}`, code: 'UNKNOWN_REFERENCE' }] : [];
}
