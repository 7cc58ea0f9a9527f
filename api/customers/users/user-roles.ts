import { ROLES, Role } from '../../vocabulary/role.js';

/** Roles that reach a person's own records alone: every manager of customers may give them. */
const NARROW: readonly string[] = [Role.Customer, Role.Executor];

/** The roles that a user may give: an administrator all, others their own and the narrow ones. */
export function assignableRoles(giver: readonly string[]): Role[] {
  return ROLES.filter((role) => giver.includes(Role.Admin) || giver.includes(role) || NARROW.includes(role));
}

/** The first of the roles that the giver may not give; undefined when they may give all. */
export function roleBeyond(giver: readonly string[], roles: readonly string[]): string | undefined {
  const assignable: readonly string[] = assignableRoles(giver);
  return roles.find((role) => !assignable.includes(role));
}
