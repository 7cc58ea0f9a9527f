import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { presentAbsences } from '../masterdata/present-absences.js';
import type { User } from '../masterdata/user.entity.js';
import { invalidField } from '../platform/http/problem.js';
import type { Condition } from '../platform/resource/query.js';
import type { Changes, ResourceRules } from '../platform/resource/rules.js';
import { currentTenant, currentUser, type SignedInUser } from '../platform/tenancy/session.js';
import { Role } from '../vocabulary/role.js';
import { Customer } from './customer.entity.js';
import { customerScope } from './customer-scope.js';
import { assertRoomForUser } from './user-limit.js';

/** Who sees which people, what they are called and how many a customer may have. */
@Injectable()
export class UserRules implements ResourceRules<User> {
  /** Customers see the people of their company, executors those of the executing company; everybody himself. */
  scope(user: SignedInUser): Condition | undefined {
    const { id, executionCompany } = user;
    const colleagues = executionCompany ? [{ executionCompany }] : [];
    const own = (customerCode: string): Condition => ({ $or: [{ customerCode }, { id }] });
    return customerScope(user, own, { $or: [{ id }, ...colleagues] });
  }

  async beforeCreate(user: User, em: EntityManager): Promise<void> {
    user.name ||= fullName(user.firstname, user.lastname) || user.username;
    await this.#assertCustomer(user, em);
  }

  async beforeUpdate(user: User, { names, before }: Changes, em: EntityManager): Promise<void> {
    if (!names.has('name') && (names.has('firstname') || names.has('lastname'))) followName(user, before);
    if (names.has('customerCode') || (names.has('active') && user.active)) await this.#assertCustomer(user, em);
  }

  async present(users: readonly User[], em: EntityManager): Promise<Record<string, unknown>[]> {
    return currentUser().roles.includes(Role.Agent) ? absences(users, em) : [];
  }

  /** The customer stays locked until the user is stored, so that two creations cannot share the last place. */
  async #assertCustomer({ id, customerCode, active }: User, em: EntityManager): Promise<void> {
    if (!customerCode) return;
    const customer = await em.findOne(
      Customer,
      { tenant: currentTenant(), code: customerCode },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!customer) throw invalidField('/customerCode', 'UNKNOWN_REFERENCE');
    if (active) await assertRoomForUser(em, customer, id);
  }
}

/** Until when people are away, for the pickers of those who assign work. */
async function absences(users: readonly User[], em: EntityManager): Promise<Record<string, unknown>[]> {
  const away = await presentAbsences(
    em,
    users.map(({ id }) => id),
  );
  return users.map(({ id }) => ({ absentUntil: away.get(id)?.activeTo ?? null }));
}

const fullName = (firstname: unknown, lastname: unknown) => [firstname, lastname].filter(Boolean).join(' ');

/** A name that was made of first and last name goes on following them. */
function followName(user: User, before: Readonly<Record<string, unknown>>): void {
  const { firstname = user.firstname, lastname = user.lastname } = before;
  if (user.name === fullName(firstname, lastname)) user.name = fullName(user.firstname, user.lastname) || user.name;
}
