import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { absentUntilSql, awaySql } from '../../masterdata/present-absences.js';
import type { User, UserRights } from '../../masterdata/user.entity.js';
import { permits } from '../../platform/access/permission.js';
import { invalidField, Problem } from '../../platform/http/problem.js';
import type { Computations, ReadRecord, RecordJson } from '../../platform/read/record.js';
import type { Condition } from '../../platform/resource/condition.js';
import { notice } from '../../platform/resource/notices.js';
import type { Changes, PlannedRemoval, PlannedWrite, ResourceRules } from '../../platform/rest/rules.js';
import { currentUser, limitHolderOf, type SignedInUser } from '../../platform/tenancy/session.js';
import { Identity } from '../../ports/identity.js';
import { Role } from '../../vocabulary/role.js';
import { Customer } from '../record/customer.entity.js';
import { customerScope } from '../record/customer-scope.js';
import { UserAccounts } from './user-accounts.js';
import { assertComplete } from './user-completeness.js';
import { assertRoomForUser } from './user-limit.js';
import { LOCKED } from './user-locks.js';
import { roleBeyond } from './user-roles.js';

/** Reach, names and roles of users, and their number in a customer. */
@Injectable()
export class UserRules implements ResourceRules<User> {
  constructor(
    private readonly accounts: UserAccounts,
    private readonly identity: Identity,
  ) {}

  /** Customers see the users of their company, executors those of the executing company; all users see themselves. */
  scope(user: SignedInUser): Condition | undefined {
    const { id, facts } = user;
    const { executionCompany } = facts;
    const colleagues = executionCompany ? [{ executionCompany }] : [];
    const own = (customerCode: string): Condition => ({ $or: [{ customerCode }, { id }] });
    return customerScope(user, own, { $or: [{ id }, ...colleagues] });
  }

  computed(): Computations<User> {
    return {
      absentUntil: { sql: { absentUntil: absentUntilSql }, value: ({ absentUntil }) => absentUntil },
      away: { sql: { away: awaySql }, value: ({ away }) => away },
      can: {
        of: ['roles', 'active', 'shared', 'lastLogin', 'kind'],
        value: (user) => {
          const { id, roles } = currentUser();
          return rightsOver(user, roles, id, this.identity.keepsAccounts);
        },
      },
      notices: {
        of: ['active', 'shared'],
        value: ({ active, shared }) =>
          active && !shared ? [] : [notice('INFO', [{ code: active ? 'SHARED' : 'INACTIVE' }])],
      },
    };
  }

  around(write: PlannedWrite<User>): Promise<RecordJson> {
    return write.isNew ? this.accounts.create(write) : this.accounts.change(write);
  }

  aroundDelete(removal: PlannedRemoval): Promise<RecordJson> {
    return this.accounts.remove(removal);
  }

  async beforeCreate(user: User, em: EntityManager): Promise<void> {
    assertRolesGivable([], user.roles);
    assertComplete(user);
    user.name ||= fullName(user.firstname, user.lastname) || user.username;
    if (user.kind === 'SERVICE') user.maker = limitHolderOf(currentUser());
    await this.#assertCustomer(user, em);
  }

  async beforeUpdate(user: User, { names, before }: Changes, em: EntityManager): Promise<void> {
    assertRolesGivable((before.roles as string[] | undefined) ?? user.roles, user.roles);
    assertComplete(user, names);
    if (names.has('active') && user.id === currentUser().id) throw new Problem(409, 'USER_SELF');
    if (!names.has('name') && (names.has('firstname') || names.has('lastname'))) followName(user, before);
    if (names.has('customerCode') || (names.has('active') && user.active)) await this.#assertCustomer(user, em);
  }

  /** Only a user who never signed in is deleted; foreign keys refuse users with records. */
  beforeDelete({ id, roles, lastLogin }: User): void {
    assertRolesGivable(roles, []);
    if (id === currentUser().id) throw new Problem(409, 'USER_SELF');
    if (lastLogin) throw new Problem(409, 'USER_USED');
  }

  /** The customer stays locked until the user is stored, so that two creations cannot share the last place. */
  async #assertCustomer({ id, customerCode, active }: User, em: EntityManager): Promise<void> {
    if (!customerCode) return;
    const customer = await em.findOne(Customer, { code: customerCode }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!customer) throw invalidField('/customerCode', 'UNKNOWN_REFERENCE');
    if (active) await assertRoomForUser(em, customer, id);
  }
}

/** Rights on a user (spec §6): a user with roles that the manager may not give cannot be changed. */
function rightsOver(
  { id, roles, active, shared, lastLogin, kind }: ReadRecord<User>,
  giver: readonly string[],
  own: string | null,
  keepsAccounts: boolean,
): UserRights {
  const edit = permits([Role.ManageCustomer], giver) && !roleBeyond(giver, roles);
  const isOther = edit && id !== own;
  return {
    edit,
    invite: keepsAccounts && isOther && active && !shared && kind === 'PERSON',
    delete: isOther && !lastLogin,
    locked: shared ? LOCKED : [],
  };
}

/** Refuses roles that the user may not give, before and after the change (docs/architecture.md "Decisions"). */
function assertRolesGivable(before: readonly string[], after: readonly string[]): void {
  const giver = currentUser().roles;
  if (roleBeyond(giver, before)) throw new Problem(403, 'USER_BEYOND_RIGHTS');
  const role = roleBeyond(giver, after);
  if (role) throw invalidField('/roles', 'ROLE_NOT_GIVEN', { role });
}

const fullName = (firstname: unknown, lastname: unknown) => [firstname, lastname].filter(Boolean).join(' ');

/** Updates a name that consists of first and last name. */
function followName(user: User, before: Readonly<Record<string, unknown>>): void {
  const { firstname = user.firstname, lastname = user.lastname } = before;
  if (user.name === fullName(firstname, lastname)) user.name = fullName(user.firstname, user.lastname) || user.name;
}
