import type { IncomingMessage, ServerResponse } from 'node:http';
import { REALM_PATH } from './provider.js';

const NAME = 'KEYCLOAK_LOCALE';
const YEAR = 365 * 24 * 60 * 60;

/** The language chosen on one of our pages before. */
export function cookieLocale(req: IncomingMessage): string | undefined {
  return new RegExp(`(?:^|; )${NAME}=([\\w-]+)`).exec(req.headers.cookie ?? '')?.[1];
}

/** Keeps the language that was chosen on the page. */
export function rememberLocale(res: ServerResponse, locale: string): void {
  res.appendHeader('set-cookie', `${NAME}=${locale}; Path=${REALM_PATH}; Max-Age=${YEAR}; HttpOnly; SameSite=Lax`);
}
