import type { User } from '../../masterdata/user.entity.js';
import type { Account, KnownAccount } from '../../ports/identity.js';

/** The account that fits a user's record. */
export const accountOf = (user: User): Account => ({
  tenant: user.tenant,
  owner: user.id,
  username: user.username,
  firstname: user.firstname ?? (user.lastname ? null : user.name),
  lastname: user.lastname,
  email: user.email,
  locale: user.language,
  roles: user.roles,
  customerCode: user.customerCode,
  active: user.active,
});

/** Whether the person belongs to other tenants as well (spec §3). */
export const isShared = ({ tenants }: KnownAccount, tenant: string) => tenants.some((other) => other !== tenant);
