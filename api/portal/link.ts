import type { Env } from '../platform/env.js';
import { notFound } from '../platform/http/problem.js';
import { idOfToken, isSignedFor, TOKEN_PATTERN } from '../platform/signed-token.js';
import { currentTenant } from '../platform/tenancy/session.js';

/** Operations for people with a signed link and no account: the link has the tenant and its purpose. */
export const LINK = {
  allow: 'public',
  path: {
    tenant: { type: 'string', pattern: '^[a-z0-9-]{1,60}$' },
    token: { type: 'string', pattern: TOKEN_PATTERN },
  },
} as const;

/** The record of a token of the present tenant. Throws 404 for a token that was not signed for the purpose. */
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
