import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Account, KnownAccount } from '../../ports/identity.js';
import type { AccountStore } from './account-store.js';
import { readText, sendJson } from './http.js';
import type { IdentityAccount } from './identity-account.js';
import { LINK_PATH } from './link-password.js';
import { MIN_PASSWORD } from './min-password.js';
import type { PasswordLinks } from './password-links.js';

/** What the API works on; `endSessions` ends those of one account. */
export interface AccountsApi {
  accounts: AccountStore;
  /** What callers show as bearer token. Without one the API is closed. */
  secret: string | undefined;
  endSessions: (id: string) => void;
  links: PasswordLinks;
  /** Address of the realm. */
  issuer: string;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** How long the link of a mail is good, in milliseconds. */
const LINK_MS = 3 * 86_400_000;

/** Below this path of the realm accounts are kept (docs/configuration.md "Identity service"). */
export const ACCOUNTS_PATH = '/accounts';

/** Answers a request to keep accounts; for our own API alone, which shows the secret. */
export async function handleAccounts(req: IncomingMessage, res: ServerResponse, api: AccountsApi): Promise<void> {
  if (!isOurs(req.headers.authorization, api.secret)) return sendJson(res, 401, { error: 'unauthorized' });
  const { pathname, searchParams } = new URL(req.url ?? '', 'http://localhost');
  const [id = '', part = ''] = pathname.slice(pathname.indexOf(ACCOUNTS_PATH) + ACCOUNTS_PATH.length + 1).split('/');
  const text = await readText(req);
  if (text === undefined) return sendJson(res, 413, { error: 'too_large' });
  const body = text ? JSON.parse(text) : {};
  const { accounts } = api;
  const what = `${req.method} ${id && (id === 'check' ? 'check' : 'id')}${part && `/${part}`}`;
  if (what === 'GET ') return sendJson(res, 200, found(accounts, searchParams));
  if (what === 'POST ') return create(res, accounts, body);
  if (what === 'POST check') return sendJson(res, 200, await check(accounts, body));
  const account = accounts.any(id);
  if (what === 'DELETE id' && !account) return done(res);
  if (!account) return sendJson(res, 404, { error: 'unknown' });
  if (what === 'DELETE id') {
    api.endSessions(id);
    await api.links.revoke(id);
    await accounts.remove(id);
    return done(res);
  }
  if (what === 'DELETE id/sessions') {
    api.endSessions(id);
    return done(res);
  }
  if (what === 'PUT id') return update(res, api, account, body);
  if (what === 'PUT id/password') return setPassword(res, api, account, body);
  if (what === 'POST id/link') return giveLink(res, api, account);
  sendJson(res, 405, { error: 'not_allowed' });
}

const done = (res: ServerResponse) => void res.writeHead(204).end();

function isOurs(authorization: string | undefined, secret: string | undefined): boolean {
  const given = Buffer.from(/^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? '');
  const wanted = Buffer.from(secret ?? '');
  return wanted.length > 0 && given.length === wanted.length && timingSafeEqual(given, wanted);
}

function found(accounts: AccountStore, query: URLSearchParams): KnownAccount | null {
  const [name = '', value = ''] = [...query].find(([key]) => key !== 'tenant') ?? [];
  const account = accounts.search(name, value);
  if (!account) return null;
  const { id, username, owner = null, tenants, realmRoles } = account;
  const own = tenants[query.get('tenant') ?? ''] ?? [];
  return { id, username, owner, tenants: Object.keys(tenants), roles: [...realmRoles, ...own] };
}

async function create(res: ServerResponse, accounts: AccountStore, account: Account): Promise<void> {
  const made = accounts.made(account);
  const taken = accounts.takenBy(made);
  if (taken) return sendJson(res, 409, { taken });
  await accounts.keep(made);
  sendJson(res, 201, { id: made.id });
}

/** A link under which the person chooses their password once. */
async function giveLink(res: ServerResponse, { links, issuer, now = Date.now }: AccountsApi, { id }: IdentityAccount) {
  const until = now() + LINK_MS;
  const token = await links.give(id, until);
  sendJson(res, 201, { url: `${issuer}${LINK_PATH}?${new URLSearchParams({ token })}`, until });
}

async function update(
  res: ServerResponse,
  { accounts, links }: AccountsApi,
  account: IdentityAccount,
  { account: wanted, extent }: { account: Account; extent: 'whole' | 'tenant' },
): Promise<void> {
  const changed = accounts.changed(account, wanted, extent);
  const taken = accounts.takenBy(changed);
  if (taken) return sendJson(res, 409, { taken });
  await accounts.keep(changed);
  if (!changed.enabled) await links.revoke(account.id);
  done(res);
}

async function setPassword(
  res: ServerResponse,
  { accounts, links }: AccountsApi,
  account: IdentityAccount,
  { password, temporary }: { password: string; temporary: boolean },
): Promise<void> {
  if (typeof password !== 'string' || password.length < MIN_PASSWORD) return sendJson(res, 422, { min: MIN_PASSWORD });
  await accounts.changePassword(account, password, temporary);
  await links.revoke(account.id);
  done(res);
}

async function check(accounts: AccountStore, { username, password }: { username: string; password: string }) {
  const result = await accounts.signIn(username, password);
  if (result === 'wrong') return 'wrong';
  return 'wait' in result ? { wait: result.wait } : 'right';
}
