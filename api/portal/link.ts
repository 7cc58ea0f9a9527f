import type { Env } from '../platform/env.js';
import { notFound } from '../platform/http/problem.js';
import { idOfToken, isSignedFor, TOKEN_PATTERN } from '../platform/signed-token.js';
import { currentTenant } from '../platform/tenancy/session.js';

/** Operations for whoever has a signed link and no account: the link says the tenant and what it is good for. */
export const LINK = {
  allow: 'public',
  path: {
    tenant: { type: 'string', pattern: '^[a-z0-9-]{1,60}$' },
    token: { type: 'string', pattern: TOKEN_PATTERN },
  },
} as const;

/** The record that a token of the present tenant names for a purpose. Throws 404 for what was not signed for it. */
export async function linked<T>(
  { VSD_REPLY_SECRET: secret }: Env,
  token: string,
  purpose: string,
  find: (id: string) => Promise<T>,
): Promise<T> {
  const id = idOfToken(token);
  if (!id || !isSignedFor(secret, token, id, [purpose, currentTenant()])) throw notFound();
  return find(id);
}
