import { Role } from '../../vocabulary/role.js';

/** Who may call an operation: nobody needs to sign in, anyone signed in, or holders of one of these roles. */
export type Access = 'public' | 'authenticated' | readonly Role[];

/** The capabilities that extend an agent; for a customer or executor they open no more than his own scope. */
const EXTENDS_AGENT: readonly string[] = [Role.ManageAnnouncement, Role.ManageCustomer, Role.ManageMasterData];

/**
 * Whether holders of these roles may do what is allowed to `allowed`. A capability role counts together with the
 * agent's role only (domain "Permissions"), except for reporting, which customers and executors may hold as well.
 */
export function permits(allowed: readonly Role[], roles: readonly string[]): boolean {
  return allowed.some((role) => roles.includes(role) && (!EXTENDS_AGENT.includes(role) || roles.includes(Role.Agent)));
}

/** Whether a field restricted to some roles is open to the user. */
export const opens = (only: readonly Role[] | undefined, roles: readonly string[]) => !only || permits(only, roles);
