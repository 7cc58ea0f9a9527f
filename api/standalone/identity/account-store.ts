import { randomBytes, randomUUID, scrypt as scryptWithCallback, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fold } from '../../platform/resource/fold.js';
import type { Account } from '../../ports/identity.js';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../accounts.js';
import { writeSecret } from '../data-folder.js';
import { changedAccount, demoIdentity, type IdentityAccount, madeAccount } from './identity-account.js';

const scrypt = promisify<string, string, number, Buffer>(scryptWithCallback);

/** Wrong passwords that are looked at within a minute, for each account and each browser that it knows. */
const MOST_WRONG = 5;
const WINDOW_MS = 60_000;
/** Accounts whose wrong passwords are remembered; beyond that the longest untouched is forgotten. */
const MOST_REMEMBERED = 10_000;

/** What came of an attempt to sign in; `wait` is in seconds. */
export type SignInResult = { account: IdentityAccount; mustChange: boolean } | { wait: number } | 'wrong';

interface Password {
  salt: string;
  hash: string;
  temporary?: boolean;
}

/** How to open a store: without `demo` there are only the accounts that were made; `newId` names them. */
export interface StoreOptions {
  now?: () => number;
  demo?: boolean;
  newId?: (account: Account) => string;
}

/** The accounts: those of the demonstration and those that were made; what was changed is kept in the data folder. */
export class AccountStore {
  /** When a wrong password was given, in milliseconds since 1970. */
  readonly #failures = new Map<string, number[]>();
  readonly #accounts: Map<string, IdentityAccount>;

  private constructor(
    private readonly folder: string,
    private readonly passwords: Record<string, Password>,
    private readonly kept: Record<string, IdentityAccount | null>,
    private readonly options: StoreOptions,
  ) {
    const demo = (options.demo ?? true) ? DEMO_ACCOUNTS.map(demoIdentity) : [];
    this.#accounts = new Map(demo.map((account) => [account.id, account]));
    for (const [id, account] of Object.entries(kept)) {
      if (account) this.#accounts.set(id, account);
      else this.#accounts.delete(id);
    }
  }

  static async open(folder: string, options: StoreOptions = {}): Promise<AccountStore> {
    const read = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8').catch(() => '{}'));
    return new AccountStore(folder, await read('changed-passwords.json'), await read('accounts.json'), options);
  }

  /** Somebody who may sign in. */
  byId(id: string | undefined): IdentityAccount | undefined {
    const account = this.any(id);
    return account?.enabled ? account : undefined;
  }

  any(id: string | undefined): IdentityAccount | undefined {
    return id === undefined ? undefined : this.#accounts.get(id);
  }

  search(field: string, value: string): IdentityAccount | undefined {
    if (!value) return undefined;
    const isMeant = NAMES.has(field)
      ? named(field, value)
      : (account: IdentityAccount) => account[field as 'id'] === value;
    return [...this.#accounts.values()].find(isMeant);
  }

  /** A new account, not kept yet. */
  made(account: Account): IdentityAccount {
    return madeAccount(account, this.options.newId?.(account) ?? randomUUID());
  }

  changed(account: IdentityAccount, wanted: Account, extent: 'whole' | 'tenant'): IdentityAccount {
    return changedAccount(account, wanted, extent);
  }

  /** What another account has already. */
  takenBy({ id, username, email }: IdentityAccount): 'username' | 'email' | undefined {
    const others = [...this.#accounts.values()].filter((other) => other.id !== id);
    if (others.some(named('username', username))) return 'username';
    return email && others.some(named('email', email)) ? 'email' : undefined;
  }

  async keep(account: IdentityAccount): Promise<void> {
    this.#accounts.set(account.id, account);
    this.kept[account.id] = account;
    await this.#write('accounts.json', this.kept);
  }

  async remove(id: string): Promise<void> {
    const account = this.#accounts.get(id);
    this.#accounts.delete(id);
    this.kept[id] = null;
    if (account) delete this.passwords[account.username];
    await this.#write('accounts.json', this.kept);
    await this.#write('changed-passwords.json', this.passwords);
  }

  /**
   * Checks a password; after repeated failures the answer is for how long to wait, and nothing is checked. `browser`
   * names one in which the account was signed in to before.
   */
  async signIn(username: string, password: string, browser = ''): Promise<SignInResult> {
    const name = username.trim().toLowerCase();
    const key = `${name} ${browser}`;
    const recent = (this.#failures.get(key) ?? []).filter((at) => at > this.#now() - WINDOW_MS);
    if (recent.length >= MOST_WRONG) return { wait: Math.ceil((recent[0]! + WINDOW_MS - this.#now()) / 1000) };
    // Counted before it is looked at: of many at once no more than these are.
    this.#failures.delete(key);
    this.#failures.set(key, [...recent, this.#now()]);
    if (this.#failures.size > MOST_REMEMBERED) this.#failures.delete(this.#failures.keys().next().value!);
    const account = this.search('username', name);
    if (!account?.enabled || !(await this.matches(account, password))) return 'wrong';
    this.#failures.delete(key);
    return { account, mustChange: this.passwords[account.username]?.temporary ?? false };
  }

  async changePassword({ username }: { username: string }, password: string, temporary = false): Promise<void> {
    const salt = randomBytes(16).toString('hex');
    const hash = (await scrypt(password, salt, 32)).toString('hex');
    this.passwords[username] = { salt, hash, ...(temporary && { temporary }) };
    for (const key of this.#failures.keys()) if (key.startsWith(`${username} `)) this.#failures.delete(key);
    await this.#write('changed-passwords.json', this.passwords);
  }

  #now(): number {
    return (this.options.now ?? Date.now)();
  }

  async #write(name: string, content: object): Promise<void> {
    await writeSecret(join(this.folder, name), JSON.stringify(content));
  }

  /** Whether this is the present password; counts as no attempt. */
  async matches({ username, isDemo }: IdentityAccount, password: string): Promise<boolean> {
    const changed = this.passwords[username];
    if (!changed) return isDemo && password === DEMO_PASSWORD;
    return timingSafeEqual(await scrypt(password, changed.salt, 32), Buffer.from(changed.hash, 'hex'));
  }
}

const NAMES: ReadonlySet<string> = new Set(['username', 'email']);

/** Names of people are compared as the service desk does it: what only looks like another is the same. */
function named(field: string, value: string): (account: IdentityAccount) => boolean {
  const wanted = fold(value);
  return (account) => fold(account[field as 'email'] ?? '') === wanted;
}
