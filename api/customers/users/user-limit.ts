import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../../masterdata/user.entity.js';
import { Problem } from '../../platform/http/problem.js';
import type { Customer } from '../record/customer.entity.js';

/**
 * Refuses one more active user of the customer when its limit is reached: 409 USER_LIMIT (domain "Max users"). The
 * customer must be locked by the caller's transaction.
 */
export async function assertRoomForUser(em: EntityManager, customer: Customer, userId: string): Promise<void> {
  const { maxUsers, code } = customer;
  if (maxUsers === null) return;
  const others = await em.count(User, {
    customerCode: code,
    active: true,
    id: { $ne: userId },
  });
  if (others >= maxUsers) {
    const params = { max: maxUsers };
    throw new Problem(409, 'USER_LIMIT', params, [{ pointer: '/customerCode', code: 'USER_LIMIT', params }]);
  }
}
