import type { IncomingMessage, ServerResponse } from 'node:http';
import { REALM_PATH } from './provider.js';
import { chooseLocale, type Translate, translator } from './texts.js';

const NAME = 'KEYCLOAK_LOCALE';
const YEAR = 365 * 24 * 60 * 60;

/** The language of the cookie: the last one chosen on a page. */
const cookieLocale = (req: IncomingMessage) =>
  new RegExp(`(?:^|; )${NAME}=([\\w-]+)`).exec(req.headers.cookie ?? '')?.[1];

/** The texts of a page in the first supported language of: `preferred`, the cookie, the browser. */
export const textsFor = (req: IncomingMessage, ...preferred: (string | null | undefined)[]): Translate =>
  translator(chooseLocale(...preferred, cookieLocale(req), req.headers['accept-language']));

/** The texts of a page; a language chosen on it is stored in the cookie. */
export function chosenTexts(
  req: IncomingMessage,
  res: ServerResponse,
  chosen: string | null,
  ...preferred: (string | undefined)[]
): Translate {
  const t = textsFor(req, chosen, ...preferred);
  const attributes = `Path=${REALM_PATH}; Max-Age=${YEAR}; HttpOnly; SameSite=Lax`;
  if (chosen) res.appendHeader('set-cookie', `${NAME}=${t.locale}; ${attributes}`);
  return t;
}
