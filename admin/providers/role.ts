import { Role, type WORKING_ROLES } from '../../openapi/vocabulary';

export { Role };

/** A role that one works in: as what the user acts, says `me.actsAs`. */
export type WorkingRole = (typeof WORKING_ROLES)[number];

/** Whether this is one of the application's roles; tokens may carry others. */
export const isRole = (role: string): role is Role => (Object.values(Role) as string[]).includes(role);
