import { randomBytes, randomUUID, scrypt as scryptWithCallback, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fold } from '../../platform/resource/fold.js';
import type { Account } from '../../ports/identity.js';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../accounts.js';
import { writeSecret } from '../data-folder.js';
import { demoIdentity, type IdentityAccount, newAccount } from './identity-account.js';

const scrypt = promisify<string, string, number, Buffer>(scryptWithCallback);

/** Wrong passwords that are checked within a minute, for each account and each of its known browsers. */
const MOST_WRONG = 5;
const WINDOW_MS = 60_000;
/** Most accounts whose wrong passwords are stored; one more removes the oldest. */
const MOST_REMEMBERED = 10_000;

/** The result of an attempt to sign in; `wait` is in seconds. */
export type SignInResult = { account: IdentityAccount; mustChange: boolean } | { wait: number } | 'wrong';

interface Password {
  salt: string;
  hash: string;
  temporary?: boolean;
}

/** Options of a store: without `demo` it has no demo accounts; `newId` makes the ids of new accounts. */
export interface StoreOptions {
  now?: () => number;
  demo?: boolean;
  newId?: (account: Account) => string;
}

/** The accounts of the demonstration and further ones; changes are stored in the data folder. */
export class AccountStore {
  /** Times of wrong passwords, in milliseconds since 1970. */
  readonly #failures = new Map<string, number[]>();
  /** The last attempt at each account from each browser. */
  readonly #attempts = new Map<string, Promise<void>>();
  readonly #accounts: Map<string, IdentityAccount>;

  private constructor(
    private readonly folder: string,
    private readonly passwords: Record<string, Password>,
    private readonly stored: Record<string, IdentityAccount | null>,
    private readonly options: StoreOptions,
  ) {
    const demo = (options.demo ?? true) ? DEMO_ACCOUNTS.map(demoIdentity) : [];
    this.#accounts = new Map(demo.map((account) => [account.id, account]));
    for (const [id, account] of Object.entries(stored)) {
      if (account) this.#accounts.set(id, account);
      else this.#accounts.delete(id);
    }
  }

  static async open(folder: string, options: StoreOptions = {}): Promise<AccountStore> {
    const read = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8').catch(() => '{}'));
    return new AccountStore(folder, await read('changed-passwords.json'), await read('accounts.json'), options);
  }

  /** An account that may sign in. */
  byId(id: string | undefined): IdentityAccount | undefined {
    const account = this.any(id);
    return account?.enabled ? account : undefined;
  }

  any(id: string | undefined): IdentityAccount | undefined {
    return id === undefined ? undefined : this.#accounts.get(id);
  }

  search(field: string, value: string): IdentityAccount | undefined {
    if (!value) return undefined;
    const matches = NAMES.has(field)
      ? hasName(field, value)
      : (account: IdentityAccount) => account[field as 'id'] === value;
    return [...this.#accounts.values()].find(matches);
  }

  /** A new account, not stored yet. */
  newAccount(account: Account): IdentityAccount {
    return newAccount(account, this.options.newId?.(account) ?? randomUUID());
  }

  /** The name of the account that another account has already. */
  takenName({ id, username, email }: IdentityAccount): 'username' | 'email' | undefined {
    const others = [...this.#accounts.values()].filter((other) => other.id !== id);
    if (others.some(hasName('username', username))) return 'username';
    return email && others.some(hasName('email', email)) ? 'email' : undefined;
  }

  async store(account: IdentityAccount): Promise<void> {
    this.#accounts.set(account.id, account);
    this.stored[account.id] = account;
    await this.#write('accounts.json', this.stored);
  }

  async remove(id: string): Promise<void> {
    const account = this.#accounts.get(id);
    this.#accounts.delete(id);
    this.stored[id] = null;
    if (account) delete this.passwords[account.username];
    await this.#write('accounts.json', this.stored);
    await this.#write('changed-passwords.json', this.passwords);
  }

  /**
   * Checks a password; after repeated failures it returns a waiting time and checks no password. `browser` is the name of
   * a browser with an earlier sign-in to the account.
   */
  async signIn(username: string, password: string, browser = ''): Promise<SignInResult> {
    const name = username.trim().toLowerCase();
    const key = `${name} ${browser}`;
    // One after the other: of many attempts at once, only the allowed number is checked, and right passwords do not count.
    const former = this.#attempts.get(key) ?? Promise.resolve();
    const running = former.then(() => this.#attempt(name, password, key));
    const ended = running.then(
      () => undefined,
      () => undefined,
    );
    this.#attempts.set(key, ended);
    void ended.then(() => this.#attempts.get(key) === ended && this.#attempts.delete(key));
    return running;
  }

  async #attempt(name: string, password: string, key: string): Promise<SignInResult> {
    const recent = (this.#failures.get(key) ?? []).filter((time) => time > this.#now() - WINDOW_MS);
    if (recent.length >= MOST_WRONG) return { wait: Math.ceil((recent[0]! + WINDOW_MS - this.#now()) / 1000) };
    const account = this.search('username', name);
    // A hash is made for an unknown account as well, so that both answers take the same time.
    const isRight = await this.matches(account ?? NO_ACCOUNT, password);
    this.#failures.delete(key);
    if (!account?.enabled || !isRight) {
      this.#failures.set(key, [...recent, this.#now()]);
      if (this.#failures.size > MOST_REMEMBERED) this.#failures.delete(this.#failures.keys().next().value!);
      return 'wrong';
    }
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

  /** Whether this is the present password; does not count as an attempt. */
  async matches(
    { username, isDemo }: Pick<IdentityAccount, 'username' | 'isDemo'>,
    password: string,
  ): Promise<boolean> {
    const changed = this.passwords[username];
    const derived = await scrypt(password, changed?.salt ?? NO_SALT, 32);
    return changed ? timingSafeEqual(derived, Buffer.from(changed.hash, 'hex')) : isDemo && password === DEMO_PASSWORD;
  }
}

/** Stands for an unknown account; no account has an empty name. */
const NO_ACCOUNT = { username: '', isDemo: false };
const NO_SALT = '00'.repeat(16);

const NAMES: ReadonlySet<string> = new Set(['username', 'email']);

/** Compares names as the service desk does: case, accents and look-alike characters do not count. */
function hasName(field: string, value: string): (account: IdentityAccount) => boolean {
  const wanted = fold(value);
  return (account) => fold(account[field as 'email'] ?? '') === wanted;
}
