import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeSecret } from '../data-folder.js';

interface Link {
  account: string;
  /** Milliseconds since 1970. */
  until: number;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Links under which people choose their password without the present one: one for each account, which is valid once and
 * for a limited time. Only hashes of the tokens are stored, so that the file opens no account.
 */
export class PasswordLinks {
  private constructor(
    private readonly file: string,
    private readonly links: Map<string, Link>,
    private readonly now: () => number,
  ) {}

  static async open(folder: string, now: () => number = Date.now): Promise<PasswordLinks> {
    const file = join(folder, 'password-links.json');
    const links = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
    return new PasswordLinks(file, new Map(Object.entries<Link>(links)), now);
  }

  /** Creates a token for the account, which voids the one before. */
  async create(account: string, until: number): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    this.#drop(account);
    this.links.set(hashOf(token), { account, until });
    await this.#write();
    return token;
  }

  /** The account of a valid token. */
  accountOf(token: string): string | undefined {
    const link = this.links.get(hashOf(token));
    return link && link.until > this.now() ? link.account : undefined;
  }

  /** Voids the link of an account. */
  async revoke(account: string): Promise<void> {
    if (this.#drop(account)) await this.#write();
  }

  #drop(account: string): boolean {
    const voided = [...this.links].filter(([, link]) => link.account === account || link.until <= this.now());
    for (const [hash] of voided) this.links.delete(hash);
    return voided.length > 0;
  }

  #write(): Promise<void> {
    return writeSecret(this.file, JSON.stringify(Object.fromEntries(this.links)));
  }
}
