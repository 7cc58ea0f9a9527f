import type { Schema } from '../../providers/contract';

/** A user as the API answers. */
export type UserRecord = Schema<'User'>;

/** Key of what is asked before users are deleted. */
export const deleteText = 'users.delete.text';

/** Name of the users in react-admin. */
export const userRoute = 'masterdata/users';
