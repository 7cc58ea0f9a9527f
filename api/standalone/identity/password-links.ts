import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeSecret } from '../data-folder.js';

interface Kept {
  account: string;
  /** Milliseconds since 1970. */
  until: number;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Links under which people choose their password without knowing the present one: one for each account, good once and
 * for a while. Of their tokens only hashes are kept, so that whoever reads the file gets in nowhere.
 */
export class PasswordLinks {
  private constructor(
    private readonly file: string,
    private readonly links: Map<string, Kept>,
    private readonly now: () => number,
  ) {}

  static async open(folder: string, now: () => number = Date.now): Promise<PasswordLinks> {
    const file = join(folder, 'password-links.json');
    const kept = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
    return new PasswordLinks(file, new Map(Object.entries<Kept>(kept)), now);
  }

  /** A token for the account, which voids the one before. */
  async give(account: string, until: number): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    this.#drop(account);
    this.links.set(hashOf(token), { account, until });
    await this.#write();
    return token;
  }

  /** Whose token it is, as long as it is good. */
  holder(token: string): string | undefined {
    const link = this.links.get(hashOf(token));
    return link && link.until > this.now() ? link.account : undefined;
  }

  /** Voids what was given to an account. */
  async revoke(account: string): Promise<void> {
    if (this.#drop(account)) await this.#write();
  }

  #drop(account: string): boolean {
    const ended = [...this.links].filter(([, link]) => link.account === account || link.until <= this.now());
    for (const [hash] of ended) this.links.delete(hash);
    return ended.length > 0;
  }

  #write(): Promise<void> {
    return writeSecret(this.file, JSON.stringify(Object.fromEntries(this.links)));
  }
}
