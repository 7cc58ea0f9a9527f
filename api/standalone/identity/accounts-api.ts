import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Account, KnownAccount } from '../../ports/identity.js';
import type { AccountStore } from './account-store.js';
import { readText, sendJson } from './http.js';
import { changedAccount, type IdentityAccount } from './identity-account.js';
import { LINK_PATH } from './link-password.js';
import type { PasswordLinks } from './password-links.js';
import { MIN_PASSWORD } from './texts.js';

/** Parts of the API; `endSessions` ends the sessions of one account. */
export interface AccountsApi {
  accounts: AccountStore;
  /** Bearer token of callers. Without one the API is closed. */
  secret: string | undefined;
  endSessions: (id: string) => void;
  links: PasswordLinks;
  /** Address of the realm. */
  issuer: string;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** Milliseconds until the link of a mail expires. */
const LINK_MS = 3 * 86_400_000;

/** Path of the accounts below the realm (docs/configuration.md "Identity service"). */
export const ACCOUNTS_PATH = '/accounts';

/** Answers a request that reads or changes accounts; for our own API alone, which sends the secret. */
export async function handleAccounts(req: IncomingMessage, res: ServerResponse, api: AccountsApi): Promise<void> {
  if (!isOurs(req.headers.authorization, api.secret)) return sendJson(res, 401, { error: 'unauthorized' });
  const { pathname, searchParams } = new URL(req.url ?? '', 'http://localhost');
  const [id = '', part = ''] = pathname.slice(pathname.indexOf(ACCOUNTS_PATH) + ACCOUNTS_PATH.length + 1).split('/');
  const text = await readText(req);
  if (text === undefined) return sendJson(res, 413, { error: 'too_large' });
  const body = text ? JSON.parse(text) : {};
  const { accounts } = api;
  const operation = `${req.method} ${id && (id === 'check' ? 'check' : 'id')}${part && `/${part}`}`;
  if (operation === 'GET ') return sendJson(res, 200, search(accounts, searchParams));
  if (operation === 'POST ') return create(res, accounts, body);
  if (operation === 'POST check') return sendJson(res, 200, await check(accounts, body));
  const account = accounts.any(id);
  if (operation === 'DELETE id' && !account) return done(res);
  if (!account) return sendJson(res, 404, { error: 'unknown' });
  if (operation === 'DELETE id') {
    api.endSessions(id);
    await api.links.revoke(id);
    await accounts.remove(id);
    return done(res);
  }
  if (operation === 'DELETE id/sessions') {
    api.endSessions(id);
    return done(res);
  }
  if (operation === 'PUT id') return update(res, api, account, body);
  if (operation === 'PUT id/password') return setPassword(res, api, account, body);
  if (operation === 'POST id/link') return createLink(res, api, account);
  sendJson(res, 405, { error: 'not_allowed' });
}

const done = (res: ServerResponse) => void res.writeHead(204).end();

function isOurs(authorization: string | undefined, secret: string | undefined): boolean {
  const sent = Buffer.from(/^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? '');
  const expected = Buffer.from(secret ?? '');
  return expected.length > 0 && sent.length === expected.length && timingSafeEqual(sent, expected);
}

function search(accounts: AccountStore, query: URLSearchParams): KnownAccount | null {
  const [name = '', value = ''] = [...query].find(([key]) => key !== 'tenant') ?? [];
  const account = accounts.search(name, value);
  if (!account) return null;
  const { id, username, owner = null, tenants, realmRoles } = account;
  const own = tenants[query.get('tenant') ?? ''] ?? [];
  return { id, username, owner, tenants: Object.keys(tenants), roles: [...realmRoles, ...own] };
}

async function create(res: ServerResponse, accounts: AccountStore, account: Account): Promise<void> {
  const created = accounts.newAccount(account);
  const taken = accounts.takenName(created);
  if (taken) return sendJson(res, 409, { taken });
  await accounts.store(created);
  sendJson(res, 201, { id: created.id });
}

/** Creates a link under which the person chooses their password once. */
async function createLink(
  res: ServerResponse,
  { links, issuer, now = Date.now }: AccountsApi,
  { id }: IdentityAccount,
) {
  const until = now() + LINK_MS;
  const token = await links.create(id, until);
  sendJson(res, 201, { url: `${issuer}${LINK_PATH}?${new URLSearchParams({ token })}`, until });
}

async function update(
  res: ServerResponse,
  { accounts, links }: AccountsApi,
  account: IdentityAccount,
  { account: wanted, extent }: { account: Account; extent: 'whole' | 'tenant' },
): Promise<void> {
  const changed = changedAccount(account, wanted, extent);
  const taken = accounts.takenName(changed);
  if (taken) return sendJson(res, 409, { taken });
  await accounts.store(changed);
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
