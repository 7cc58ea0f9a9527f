import type { Locale } from '../vocabulary/locale.js';

/** A user of a tenant for the identity service. */
export interface Account {
  readonly tenant: string;
  /** Id of our record, by which its account is recognised. */
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
  /** Whether the user may sign in. */
  readonly active: boolean;
}

/** An account of the identity service, seen from one tenant. */
export interface KnownAccount {
  /** Subject of the person's tokens. */
  readonly id: string;
  readonly username: string;
  readonly owner: string | null;
  /** Tenants of the user. */
  readonly tenants: readonly string[];
  /** Main roles, and the capabilities in the requested tenant. */
  readonly roles: readonly string[];
}

/** Key of a search for an account. */
export type AccountKey = { id: string } | { username: string } | { email: string } | { owner: string };

/** Result of a password check; seconds to wait after too many wrong ones. */
export type PasswordCheck = 'right' | 'wrong' | { readonly wait: number };

/** A link by which a user chooses a password. */
export interface PasswordLink {
  readonly url: string;
  readonly until: Date;
}

/**
 * The accounts of users (spec §3, §6). Calls to the external service: never within a transaction. All methods throw
 * `IdentityUnavailable` without an answer, so that the effect is unknown, and `IdentityRefused` for a refusal.
 */
export abstract class Identity {
  /** Whether accounts, passwords and invitations are ours; false where the provider alone maintains them. */
  readonly keepsAccounts: boolean = true;

  /** The account of a key, seen from the tenant; null without one. */
  abstract find(tenant: string, key: AccountKey): Promise<KnownAccount | null>;

  /**
   * Creates an account, which cannot sign in before it has a password; returns its id, null where the provider alone
   * creates accounts. Throws `AccountTaken`.
   */
  abstract create(account: Account): Promise<string | null>;

  /**
   * Updates an account. The extent `tenant` leaves values alone that tenants share: name, e-mail, language, main roles
   * and the right to sign in; an inactive user then only leaves this tenant. Throws `AccountTaken`.
   */
  abstract update(id: string, account: Account, extent: 'whole' | 'tenant'): Promise<void>;

  /** Sets a password; a temporary one must be changed at the next sign-in. Throws `PasswordRefused`. */
  abstract setPassword(id: string, password: string, temporary: boolean): Promise<void>;

  /**
   * Creates a link to choose a password, valid once and for some time; it replaces an earlier one. Returns the link for
   * our mail, or null if the service has sent a mail of its own.
   */
  abstract passwordLink(id: string, tenant: string): Promise<PasswordLink | null>;

  abstract checkPassword(tenant: string, username: string, password: string): Promise<PasswordCheck>;

  /** Ends every session of the user and invalidates their refresh tokens. */
  abstract endSessions(id: string): Promise<void>;

  /** Removes an account; a missing one is no error. */
  abstract remove(id: string): Promise<void>;

  /** Resolves when the service accepts our access; for the support screen. */
  abstract probe(): Promise<void>;
}

/** No answer in time, or one that asks for a later repetition: the effect of the call is unknown. */
export class IdentityUnavailable extends Error {}

/** The service has refused the call. */
export class IdentityRefused extends Error {}

/** Another account has the username or e-mail. */
export class AccountTaken extends IdentityRefused {
  constructor(readonly field: 'username' | 'email') {
    super(`Another account has this ${field}`);
  }
}

/** The password does not meet the rules of the service. */
export class PasswordRefused extends IdentityRefused {}
