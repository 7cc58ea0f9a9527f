import type { SignedInUser } from '../tenancy/session.js';
import type { TokenUser } from './token-user.js';

/** The tenant's records of users; a room of the application implements it. */
export abstract class UserDirectory {
  /** Notes the sign-in of a user and adds the values of the tenant's record. */
  abstract recognise(user: TokenUser & { tenant: string }): Promise<SignedInUser>;

  /** Of recognised users of the tenant the ones whose rights have changed since, by one query. */
  abstract changed(tenant: string, users: readonly SignedInUser[]): Promise<SignedInUser[]>;
}
