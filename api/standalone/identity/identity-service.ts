import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { handleAccount } from './account.js';
import { AccountStore } from './account-store.js';
import { ACCOUNTS_PATH, handleAccounts } from './accounts-api.js';
import { bearerOf, isProgram } from './bearer.js';
import { claimsOf, profileOf } from './claims.js';
import { FORGOTTEN_PATH, ForgottenPassword, type IdentityMail } from './forgotten-password.js';
import { allowOrigin, sendJson, sendPage } from './http.js';
import type { IdentityAccount } from './identity-account.js';
import { loadKeys, rotateKeys } from './keys.js';
import { KnownBrowsers } from './known-browsers.js';
import { handleLinkPassword, LINK_PATH } from './link-password.js';
import { textsFor } from './locale-cookie.js';
import { backLink, messagePage } from './pages/message-page.js';
import { PasswordLinks } from './password-links.js';
import { createProvider, REALM_PATH } from './provider.js';
import { providerPages } from './provider-pages.js';
import { resource } from './resources.js';
import { handleSessionCheck, SESSION_CHECK_PATH } from './session-check.js';
import { SessionStore } from './session-store.js';
import { SignIn } from './sign-in.js';

/** Options of a start: `appUrls` are the application's addresses (ending in /), the first one that of links. */
export interface IdentityOptions {
  port: number;
  appUrls: string[];
  dataDir: string;
  /** Bearer token of the API for accounts; without it, accounts cannot be changed. */
  secret?: string;
  /** Sends a mail; without it, no links for forgotten passwords are sent. */
  send?: (mail: IdentityMail) => Promise<unknown>;
  /** Milliseconds since 1970; counts the wait after wrong passwords. */
  now?: () => number;
}

/** A running identity service; `rotateKeys` makes a new signing key, and the two before it stay published. */
export interface IdentityService {
  issuer: string;
  rotateKeys(): Promise<void>;
  stop(): Promise<void>;
}

/** Reports to keycloak-js that frames send the cookies of this service; application and service have the same host. */
const COOKIE_CHECK = '<!doctype html><title>-</title><script>parent.postMessage("supported", "*")</script>';

/** Starts the embedded identity service, shaped like a Keycloak realm, on the loopback address. */
export async function startIdentity({
  port,
  appUrls,
  dataDir,
  secret,
  send = async () => undefined,
  now,
}: IdentityOptions): Promise<IdentityService> {
  const issuer = `http://localhost:${port}${REALM_PATH}`;
  const folder = join(dataDir, 'identity');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const accounts = await AccountStore.open(folder, { now });
  const sessions = new SessionStore(folder);
  const links = await PasswordLinks.open(folder, now);
  const origins = appUrls.map((url) => new URL(url).origin);
  const appUrl = appUrls[0]!;
  let keys = await loadKeys(folder);
  const build = () => createProvider({ issuer, appUrls, keys, accounts, sessions, pages: providerPages(appUrl) });
  let provider = build();
  const signIn = new SignIn(accounts, new KnownBrowsers(keys.cookies[0]!), appUrl);
  const forgotten = new ForgottenPassword({ accounts, links, issuer, appUrl, send, now: now ?? Date.now });
  const endSessions = (id: string) => sessions.endSessions(id);

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { pathname } = new URL(req.url ?? '/', issuer);
    const path = pathname.startsWith(`${REALM_PATH}/`) ? pathname.slice(REALM_PATH.length) : undefined;
    if (path === undefined) return notFound(req, res);
    if (path.startsWith('/resources/')) return serve(req, res, path.slice('/resources/'.length));
    if (path.startsWith('/sign-in/')) return signIn.handle(req, res, provider);
    if (path === ACCOUNTS_PATH || path.startsWith(`${ACCOUNTS_PATH}/`)) {
      return handleAccounts(req, res, { accounts, secret, endSessions, links, issuer, now });
    }
    const isAccount = path === '/account' || path === '/account/';
    if (isAccount && !isProgram(req)) return handleAccount(req, res, { accounts, appUrls });
    if (path === LINK_PATH) return handleLinkPassword(req, res, { accounts, links, appUrl, endSessions });
    if (path === FORGOTTEN_PATH) return forgotten.handle(req, res);
    if (path.startsWith(SESSION_CHECK_PATH)) return handleSessionCheck(req, res, { sessions, origins });
    if (allowOrigin(req, res, origins)) return;
    if (path === '/protocol/openid-connect/3p-cookies/step1.html') {
      res.writeHead(200, { 'content-type': 'text/html' }).end(COOKIE_CHECK);
      return;
    }
    if (path === '/protocol/openid-connect/userinfo' && req.method !== 'OPTIONS') {
      return sendToBearer(req, res, (account) => ({ sub: account.id, ...claimsOf(account) }));
    }
    if (isAccount) return sendToBearer(req, res, profileOf);
    if (!/^\/(protocol|\.well-known)\//.test(path)) return notFound(req, res);
    Object.assign(req, { originalUrl: req.url, url: req.url!.slice(REALM_PATH.length) });
    await provider.callback()(req, res);
  }

  async function sendToBearer(
    req: IncomingMessage,
    res: ServerResponse,
    bodyOf: (account: IdentityAccount) => object,
  ): Promise<void> {
    const account = await bearerOf(req.headers.authorization, { issuer, keys: keys.signing, accounts });
    if (!account) res.setHeader('www-authenticate', 'Bearer error="invalid_token"');
    sendJson(res, account ? 200 : 401, account ? bodyOf(account) : { error: 'invalid_token' });
  }

  function notFound(req: IncomingMessage, res: ServerResponse): void {
    const t = textsFor(req);
    const page = { title: t('notFound.heading'), text: t('notFound.text'), action: backLink(t, appUrl) };
    sendPage(res, 404, messagePage(t, page));
  }

  async function serve(req: IncomingMessage, res: ServerResponse, name: string): Promise<void> {
    const file = await resource(name);
    if (!file) return notFound(req, res);
    res.writeHead(200, { 'content-type': file.type, 'cache-control': 'max-age=3600' }).end(file.body);
  }

  const server = createServer((req, res) => {
    answer(req, res).catch(() => {
      if (!res.headersSent) sendJson(res, 500, { error: 'server_error' });
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    issuer,
    async rotateKeys() {
      keys = await rotateKeys(folder);
      provider = build();
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
      await sessions.flush();
    },
  };
}
