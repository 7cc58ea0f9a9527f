import type { Schema } from '../../providers/contract';

/** A user as the API returns it. */
export type UserRecord = Schema<'User'>;

/** Key of the question before users are deleted. */
export const deleteText = 'users.delete.text';

/** Name of the users in react-admin. */
export const userRoute = 'masterdata/users';
