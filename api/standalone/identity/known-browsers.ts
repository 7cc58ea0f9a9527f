import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { REALM_PATH } from './provider.js';

const YEAR = 365 * 24 * 60 * 60;

/**
 * Browsers with an earlier sign-in to an account. Their wrong passwords are counted apart, so that an attacker with
 * another browser cannot lock the person out (OWASP: device cookies).
 */
export class KnownBrowsers {
  constructor(private readonly secret: string) {}

  /** Name of the browser; undefined without an earlier sign-in to this account. */
  nameFor(req: IncomingMessage, username: string): string | undefined {
    const cookie = new RegExp(`(?:^|; )${cookieOf(username)}=([\\w.-]+)`).exec(req.headers.cookie ?? '')?.[1];
    const [name = '', signature = ''] = cookie?.split('.') ?? [];
    const [sent, expected] = [Buffer.from(signature), Buffer.from(this.#sign(name, username))];
    return sent.length === expected.length && timingSafeEqual(sent, expected) ? name : undefined;
  }

  remember(req: IncomingMessage, res: ServerResponse, username: string): void {
    const name = this.nameFor(req, username) ?? randomUUID();
    const value = `${name}.${this.#sign(name, username)}`;
    const attributes = `Path=${REALM_PATH}; Max-Age=${YEAR}; HttpOnly; SameSite=Lax`;
    res.appendHeader('set-cookie', `${cookieOf(username)}=${value}; ${attributes}`);
  }

  #sign(name: string, username: string): string {
    return createHmac('sha256', this.secret)
      .update(`known-browser ${name} ${folded(username)}`)
      .digest('base64url');
  }
}

const folded = (username: string) => username.trim().toLowerCase();
const cookieOf = (username: string) =>
  `vsd_known_${createHash('sha256').update(folded(username)).digest('hex').slice(0, 12)}`;
