import { application, type Holder, type RoleName } from '../application.js';
import { Problem } from '../http/problem.js';
import type { Session, SignedInUser } from '../tenancy/session.js';

/** Callers of an operation: everybody, every signed-in user, or holders of one of these roles. */
export type Access = 'public' | 'authenticated' | readonly Holder[];

/** The roles of an audience; undefined for a role. */
function audienceOf(holder: Holder): readonly RoleName[] | undefined {
  const audiences: Readonly<Partial<Record<Holder, readonly RoleName[]>>> = application().audiences;
  return audiences[holder];
}

/** The roles of holders, audiences resolved. */
export const rolesOfHolders = (holders: readonly Holder[]): readonly RoleName[] =>
  holders.flatMap((one) => audienceOf(one) ?? [one as RoleName]);

/** Whether a role is held and counts beside the other roles. */
function holds(role: RoleName, roles: readonly string[]): boolean {
  if (!roles.includes(role)) return false;
  const { beside } = application().roles[role];
  return !beside || beside.some((other) => roles.includes(other));
}

/** Whether one of the roles is allowed; some roles count only beside others, as the application declares. */
export function permits(allowed: readonly Holder[], roles: readonly string[]): boolean {
  return allowed.some((one) => audienceOf(one)?.some((role) => holds(role, roles)) ?? holds(one as RoleName, roles));
}

/** The code of a user who reaches no records at all: without a tenant, or without a role of the application. */
export function lackOf({ tenant, roles }: Pick<SignedInUser, 'tenant' | 'roles'>): string | undefined {
  if (!tenant) return 'TENANT_MISSING';
  return roles.some((role) => Object.hasOwn(application().roles, role)) ? undefined : 'ROLE_MISSING';
}

/** Throws 403 for a user without access. */
export function assertPermitted(access: Access, { user, tenant }: Pick<Session, 'user' | 'tenant'>): void {
  if (access === 'public' || access === 'authenticated') return;
  if (!user || !tenant || !permits(access, user.roles)) throw new Problem(403, (user && lackOf(user)) ?? 'FORBIDDEN');
}

/** Whether a field restricted to some roles is open to the user. */
export const isOpenTo = (only: readonly Holder[] | undefined, roles: readonly string[]) =>
  !only || permits(only, roles);
