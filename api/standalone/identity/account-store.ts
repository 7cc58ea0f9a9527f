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
  /** Attempts at an account from a browser that are being looked at. */
  readonly #running = new Map<string, Promise<void>>();
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
    // One after the other: of many at once no more are looked at than may be wrong, and right ones count as none of them.
    const former = this.#running.get(key) ?? Promise.resolve();
    const running = former.then(() => this.#attempt(name, password, key));
    const ended = running.then(
      () => undefined,
      () => undefined,
    );
    this.#running.set(key, ended);
    void ended.then(() => this.#running.get(key) === ended && this.#running.delete(key));
    return running;
  }

  async #attempt(name: string, password: string, key: string): Promise<SignInResult> {
    const recent = (this.#failures.get(key) ?? []).filter((at) => at > this.#now() - WINDOW_MS);
    if (recent.length >= MOST_WRONG) return { wait: Math.ceil((recent[0]! + WINDOW_MS - this.#now()) / 1000) };
    const account = this.search('username', name);
    // A password is worked out for an unknown account as well, so that both answers take the same time.
    const isRight = await this.matches(account ?? NOBODY, password);
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

  /** Whether this is the present password; counts as no attempt. */
  async matches(
    { username, isDemo }: Pick<IdentityAccount, 'username' | 'isDemo'>,
    password: string,
  ): Promise<boolean> {
    const changed = this.passwords[username];
    const derived = await scrypt(password, changed?.salt ?? NO_SALT, 32);
    return changed ? timingSafeEqual(derived, Buffer.from(changed.hash, 'hex')) : isDemo && password === DEMO_PASSWORD;
  }
}

/** Stands for an account that there is not; no name of an account is empty. */
const NOBODY = { username: '', isDemo: false };
const NO_SALT = '00'.repeat(16);

const NAMES: ReadonlySet<string> = new Set(['username', 'email']);

/** Names of people are compared as the service desk does it: what only looks like another is the same. */
function named(field: string, value: string): (account: IdentityAccount) => boolean {
  const wanted = fold(value);
  return (account) => fold(account[field as 'email'] ?? '') === wanted;
}
