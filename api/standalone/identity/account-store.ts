import { randomBytes, scrypt as scryptWithCallback, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from '../accounts.js';
import { writeSecret } from '../data-folder.js';

const scrypt = promisify<string, string, number, Buffer>(scryptWithCallback);

/** Wrong passwords in a row that are answered at once; each further one doubles the wait, up to a minute. */
const FREE_ATTEMPTS = 4;

/** What came of an attempt to sign in; `wait` is in seconds. */
export type SignInResult = { account: DemoAccount } | { wait: number } | 'wrong';

/** The demo accounts with their passwords; those that were changed are kept, hashed, in a file of the data folder. */
export class AccountStore {
  private readonly failures = new Map<string, { count: number; until: number }>();

  private constructor(
    private readonly file: string,
    private readonly changed: Record<string, { salt: string; hash: string }>,
    private readonly now: () => number,
  ) {}

  static async open(folder: string, now = Date.now): Promise<AccountStore> {
    const file = join(folder, 'changed-passwords.json');
    const text = await readFile(file, 'utf8').catch(() => '{}');
    return new AccountStore(file, JSON.parse(text), now);
  }

  byId(id: string | undefined): DemoAccount | undefined {
    return DEMO_ACCOUNTS.find((account) => account.id === id);
  }

  byName(username: string): DemoAccount | undefined {
    return DEMO_ACCOUNTS.find((account) => account.username === username.trim().toLowerCase());
  }

  /** Checks a password; after repeated failures the answer is for how long to wait, and nothing is checked. */
  async signIn(username: string, password: string): Promise<SignInResult> {
    const key = username.trim().toLowerCase();
    const failed = this.failures.get(key) ?? { count: 0, until: 0 };
    if (failed.until > this.now()) return { wait: Math.ceil((failed.until - this.now()) / 1000) };
    const account = this.byName(username);
    if (account && (await this.matches(account, password))) {
      this.failures.delete(key);
      return { account };
    }
    const count = failed.count + 1;
    const wait = count > FREE_ATTEMPTS ? Math.min(60, 2 ** (count - FREE_ATTEMPTS)) : 0;
    if (this.failures.size > 10_000) this.failures.clear();
    this.failures.set(key, { count, until: this.now() + wait * 1000 });
    return 'wrong';
  }

  async changePassword(account: DemoAccount, password: string): Promise<void> {
    const salt = randomBytes(16).toString('hex');
    this.changed[account.username] = { salt, hash: (await scrypt(password, salt, 32)).toString('hex') };
    await writeSecret(this.file, JSON.stringify(this.changed));
  }

  private async matches(account: DemoAccount, password: string): Promise<boolean> {
    const changed = this.changed[account.username];
    if (!changed) return password === DEMO_PASSWORD;
    return timingSafeEqual(await scrypt(password, changed.salt, 32), Buffer.from(changed.hash, 'hex'));
  }
}
