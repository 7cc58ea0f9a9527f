import { Role } from '../../vocabulary/role.js';

/** Who may call an operation: nobody needs to sign in, anyone signed in, or holders of one of these roles. */
export type Access = 'public' | 'authenticated' | readonly Role[];

/** The capabilities that extend an agent; for a customer or executor they open no more than their own scope. */
const EXTENDS_AGENT: readonly string[] = [Role.ManageAnnouncement, Role.ManageCustomer, Role.ManageMasterData];

/** Without one of these a user has no business in the application, whatever else they are (spec §6). */
const MAIN: readonly string[] = [Role.Agent, Role.Customer, Role.Executor];

/** Whether a role that somebody holds counts beside their others. */
function counts(role: Role, roles: readonly string[]): boolean {
  if (role === Role.Admin) return MAIN.some((main) => roles.includes(main));
  return !EXTENDS_AGENT.includes(role) || roles.includes(Role.Agent);
}

/**
 * Whether holders of these roles may do what is allowed to `allowed`. A capability role counts together with the
 * agent's role only (domain "Permissions"), except for reporting, which customers and executors may hold as well; an
 * administrator is one of the three besides.
 */
export function permits(allowed: readonly Role[], roles: readonly string[]): boolean {
  return allowed.some((role) => roles.includes(role) && counts(role, roles));
}

/** Whether a field restricted to some roles is open to the user. */
export const opens = (only: readonly Role[] | undefined, roles: readonly string[]) => !only || permits(only, roles);
