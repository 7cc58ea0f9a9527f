import type { User } from '../../masterdata/user.entity.js';
import { type FieldError, invalid } from '../../platform/http/problem.js';
import { Role } from '../../vocabulary/role.js';
import { isProvisioning } from './provisioning.js';

type RequiredFields = Pick<User, 'roles' | 'customerCode' | 'executionCompany'>;

/**
 * Refuses a user who would see no records (domain "Users"): each user needs a role, a customer a customer's code, an
 * executor a company. A change is checked for its own fields alone, that of an identity provider not at all. Throws 422
 * on the missing fields.
 */
export function assertComplete(
  { roles, customerCode, executionCompany }: RequiredFields,
  changed?: ReadonlySet<string>,
): void {
  if (isProvisioning()) return;
  const touches = (...fields: string[]) => !changed || fields.some((field) => changed.has(field));
  const errors: FieldError[] = [];
  if (roles.length === 0 && touches('roles')) errors.push({ pointer: '/roles', code: 'CHOOSE_ONE' });
  if (roles.includes(Role.Customer) && !customerCode && touches('roles', 'customerCode'))
    errors.push({ pointer: '/customerCode', code: 'REQUIRED' });
  if (roles.includes(Role.Executor) && !executionCompany && touches('roles', 'executionCompany'))
    errors.push({ pointer: '/executionCompany', code: 'REQUIRED' });
  if (errors.length > 0) throw invalid(errors);
}
