import { Role } from '../../openapi/vocabulary';

export { Role };

/** Whether this is one of the application's roles; tokens may carry others. */
export const isRole = (role: string): role is Role => (Object.values(Role) as string[]).includes(role);

/** Whether the user may be in the application at all: they need one of the three working roles (spec §6). */
export const maySignIn = (roles: readonly string[]) =>
  [Role.Customer, Role.Agent, Role.Executor].some((role) => roles.includes(role));
