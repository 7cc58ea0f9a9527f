import type { Locale } from '../vocabulary/locale.js';

/** What the identity service is to know of a user of a tenant. */
export interface Account {
  readonly tenant: string;
  /** Id of our record; an account that was made for it is recognised by it. */
  readonly owner: string;
  /** In lower case. */
  readonly username: string;
  readonly firstname: string | null;
  readonly lastname: string | null;
  readonly email: string | null;
  readonly locale: Locale;
  /** Main roles and capabilities (spec §6). */
  readonly roles: readonly string[];
  readonly customerCode: string | null;
  /** Whether the person may sign in. */
  readonly active: boolean;
}

/** What the identity service knows of a person, seen from one tenant. */
export interface KnownAccount {
  /** Subject of the person's tokens. */
  readonly id: string;
  readonly username: string;
  readonly owner: string | null;
  /** Tenants that the person belongs to. */
  readonly tenants: readonly string[];
  /** Main roles, and the capabilities in the tenant that was asked for. */
  readonly roles: readonly string[];
}

/** How an account is looked for. */
export type AccountKey = { id: string } | { username: string } | { email: string } | { owner: string };

/** What came of a password that was tried; seconds to wait after too many wrong ones. */
export type PasswordCheck = 'right' | 'wrong' | { readonly wait: number };

/** A link under which somebody chooses their password. */
export interface PasswordLink {
  readonly url: string;
  readonly until: Date;
}

/**
 * Keeps the accounts with which people sign in (spec §3, §6). Calls leave the house: never within a transaction. All
 * throw `IdentityUnavailable` when no answer came, so that nobody knows whether the call has worked, and
 * `IdentityRefused` when the service has said no.
 */
export abstract class Identity {
  /** The account of somebody, seen from the tenant; null when there is none. */
  abstract find(tenant: string, key: AccountKey): Promise<KnownAccount | null>;

  /** Makes an account that cannot sign in before it has a password; answers its id. Throws `AccountTaken`. */
  abstract create(account: Account): Promise<string>;

  /**
   * Brings an account to what is given. `tenant` leaves alone what other tenants share with this one: name, e-mail,
   * language, main roles and whether the person may sign in at all; an inactive user then only leaves this tenant.
   * Throws `AccountTaken`.
   */
  abstract update(id: string, account: Account, extent: 'whole' | 'tenant'): Promise<void>;

  /** Sets a password; a temporary one must be changed at the next sign-in. Throws `PasswordRefused`. */
  abstract setPassword(id: string, password: string, temporary: boolean): Promise<void>;

  /**
   * Lets somebody choose a password by a link that is good once and for a while; one that was given before is void. The
   * answer is the link, for us to send to them, or null where the service has sent a mail of its own.
   */
  abstract passwordLink(id: string, tenant: string): Promise<PasswordLink | null>;

  abstract checkPassword(tenant: string, username: string, password: string): Promise<PasswordCheck>;

  /** Ends every session of the person; refresh tokens are worth nothing then. */
  abstract endSessions(id: string): Promise<void>;

  /** Removes an account; no error when there is none. */
  abstract remove(id: string): Promise<void>;

  /** Resolves when the service answers and lets us in; for the support screen. */
  abstract probe(): Promise<void>;
}

/** No answer in time, or one that says to come back later: the call may have worked or not. */
export class IdentityUnavailable extends Error {}

/** The service has answered and has not done it. */
export class IdentityRefused extends Error {}

/** Another account bears the username or e-mail. */
export class AccountTaken extends IdentityRefused {
  constructor(readonly field: 'username' | 'email') {
    super(`Another account has this ${field}`);
  }
}

/** The password does not meet the rules of the service. */
export class PasswordRefused extends IdentityRefused {}
