import type { Condition } from '../../platform/resource/condition.js';
import type { SignedInUser } from '../../platform/tenancy/session.js';
import { Role } from '../../vocabulary/role.js';

/** A condition that no row meets. */
const NOTHING: Condition = { $or: [{ id: { $in: [] } }] };

/**
 * Rows of customers that a user reaches: agents all of them, customers those of their own company, executors those of
 * their orders; several roles add up (domain "Permissions").
 */
export function customerScope(
  user: SignedInUser,
  own: (code: string) => Condition,
  executors: Condition | undefined,
): Condition | undefined {
  const { roles, facts } = user;
  const { customerCode } = facts;
  if (roles.includes(Role.Agent)) return undefined;
  const reached: Condition[] = [];
  if (roles.includes(Role.Customer) && customerCode) reached.push(own(customerCode));
  if (roles.includes(Role.Executor) && executors) reached.push(executors);
  return reached.length > 0 ? { $or: reached } : NOTHING;
}
