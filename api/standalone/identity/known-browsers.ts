import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { REALM_PATH } from './provider.js';

const YEAR = 365 * 24 * 60 * 60;

/**
 * Browsers in which an account was signed in to before. Their wrong passwords are counted apart, so that whoever guesses
 * from elsewhere slows down themselves and not the person (OWASP: device cookies).
 */
export class KnownBrowsers {
  constructor(private readonly secret: string) {}

  /** Name of the browser; undefined where nobody has signed in to this account yet. */
  nameFor(req: IncomingMessage, username: string): string | undefined {
    const cookie = new RegExp(`(?:^|; )${cookieOf(username)}=([\\w.-]+)`).exec(req.headers.cookie ?? '')?.[1];
    const [name = '', signature = ''] = cookie?.split('.') ?? [];
    const [given, right] = [Buffer.from(signature), Buffer.from(this.#sign(name, username))];
    return given.length === right.length && timingSafeEqual(given, right) ? name : undefined;
  }

  remember(req: IncomingMessage, res: ServerResponse, username: string): void {
    const name = this.nameFor(req, username) ?? randomUUID();
    const value = `${name}.${this.#sign(name, username)}`;
    const how = `Path=${REALM_PATH}; Max-Age=${YEAR}; HttpOnly; SameSite=Lax`;
    res.appendHeader('set-cookie', `${cookieOf(username)}=${value}; ${how}`);
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
