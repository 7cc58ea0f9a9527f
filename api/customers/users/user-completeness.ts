import type { User } from '../../masterdata/user.entity.js';
import { type FieldError, invalid } from '../../platform/http/problem.js';
import { Role } from '../../vocabulary/role.js';

type Told = Pick<User, 'roles' | 'customerCode' | 'executionCompany'>;

/**
 * Refuses a user who could see nothing (domain "Users"): everyone has a role, a customer a customer's code, an executor
 * a company. Users of before go on: of a change only what it touches is looked at. Throws 422 on the fields that lack.
 */
export function assertComplete({ roles, customerCode, executionCompany }: Told, changed?: ReadonlySet<string>): void {
  const touches = (...fields: string[]) => !changed || fields.some((field) => changed.has(field));
  const errors: FieldError[] = [];
  if (roles.length === 0 && touches('roles')) errors.push({ pointer: '/roles', code: 'CHOOSE_ONE' });
  if (roles.includes(Role.Customer) && !customerCode && touches('roles', 'customerCode'))
    errors.push({ pointer: '/customerCode', code: 'REQUIRED' });
  if (roles.includes(Role.Executor) && !executionCompany && touches('roles', 'executionCompany'))
    errors.push({ pointer: '/executionCompany', code: 'REQUIRED' });
  if (errors.length > 0) throw invalid(errors);
}
