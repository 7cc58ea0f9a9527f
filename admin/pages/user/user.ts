import type { Schema } from '../../providers/contract';

/** A user as the API answers. */
export type UserRecord = Schema<'User'>;

/** Name of the users in react-admin. */
export const userRoute = 'masterdata/users';
