import type { User } from '../../masterdata/user.entity.js';
import { Problem } from '../../platform/http/problem.js';
import { ROLES } from '../../vocabulary/role.js';

/** Fields that tenants share of a user; only the support of the external system changes them (spec §6). */
export const LOCKED = ['firstname', 'lastname', 'name', 'email'] as const;

/** Fields of a user's account. */
const ACCOUNT = ['firstname', 'lastname', 'email', 'language', 'roles', 'customerCode', 'active'] as const;

/** Fields that determine a person's rights: tokens from before a change of them are out of date. */
const RIGHTS = ['roles', 'customerCode', 'active'] as const;

type Field = (typeof LOCKED)[number] | (typeof ACCOUNT)[number];

const differing = <F extends Field>(fields: readonly F[], before: User, after: User) =>
  fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));

export const changesAccount = (before: User, after: User) => differing(ACCOUNT, before, after).length > 0;
export const changesRights = (before: User, after: User) => differing(RIGHTS, before, after).length > 0;
export const changesPerson = (before: User, after: User) => differing(LOCKED, before, after).length > 0;

/** Main roles count in every tenant of a person, capabilities in one. */
const mainRoles = ({ roles }: User) => ROLES.filter((role) => role.startsWith('vsd-') && roles.includes(role));

/** Refuses changes that reach other tenants: 409 USER_SHARED, on the fields concerned. */
export function assertUnlocked(before: User, after: User): void {
  const fields: string[] = differing(LOCKED, before, after);
  if (mainRoles(before).join() !== mainRoles(after).join()) fields.push('roles');
  if (fields.length === 0) return;
  throw new Problem(
    409,
    'USER_SHARED',
    {},
    fields.map((field) => ({ pointer: `/${field}`, code: 'USER_SHARED' })),
  );
}
