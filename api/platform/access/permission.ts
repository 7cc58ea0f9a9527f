import { application, type Holder, type RoleName } from '../application.js';
import { Problem } from '../http/problem.js';
import type { Session } from '../tenancy/session.js';

/** Who may call an operation: nobody needs to sign in, anyone signed in, or holders of one of these roles. */
export type Access = 'public' | 'authenticated' | readonly Holder[];

/** The roles of an audience; undefined for a role. */
function audienceOf(holder: Holder): readonly RoleName[] | undefined {
  const audiences: Readonly<Partial<Record<Holder, readonly RoleName[]>>> = application().audiences;
  return audiences[holder];
}

/** The roles that are meant: of an audience those that the application names. */
export const rolesOfHolders = (holders: readonly Holder[]): readonly RoleName[] =>
  holders.flatMap((one) => audienceOf(one) ?? [one as RoleName]);

/** Whether somebody holds the role and it counts beside their others. */
function holds(role: RoleName, roles: readonly string[]): boolean {
  if (!roles.includes(role)) return false;
  const { beside } = application().roles[role];
  return !beside || beside.some((other) => roles.includes(other));
}

/**
 * Whether holders of these roles may do what is allowed to `allowed`. A role may count together with others only; which
 * ones, the application says.
 */
export function permits(allowed: readonly Holder[], roles: readonly string[]): boolean {
  return allowed.some((one) => audienceOf(one)?.some((role) => holds(role, roles)) ?? holds(one as RoleName, roles));
}

/** Throws 403 for whoever may not call an operation with this access. */
export function assertPermitted(access: Access, { user, tenant }: Pick<Session, 'user' | 'tenant'>): void {
  if (access === 'public' || access === 'authenticated') return;
  if (!user || !tenant || !permits(access, user.roles)) throw new Problem(403, 'FORBIDDEN');
}

/** Whether a field restricted to some roles is open to the user. */
export const isOpenTo = (only: readonly Holder[] | undefined, roles: readonly string[]) =>
  !only || permits(only, roles);
