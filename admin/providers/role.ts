import { Role, type WORKING_ROLES } from '../../openapi/vocabulary';

export { Role };

/** A role in which a user works, as in `me.actsAs`. */
export type WorkingRole = (typeof WORKING_ROLES)[number];

/** Whether a role of a token is a role of the application. */
export const isRole = (role: string): role is Role => (Object.values(Role) as string[]).includes(role);
