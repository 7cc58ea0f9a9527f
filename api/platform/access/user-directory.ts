import type { SignedInUser } from '../tenancy/session.js';
import type { TokenUser } from './token-user.js';

/** Knows the tenant's own records of people; a room of the application implements it. */
export abstract class UserDirectory {
  /** Records that this person of the tenant is here and joins what the records say of them. */
  abstract recognise(user: TokenUser & { tenant: string }): Promise<SignedInUser>;
}
