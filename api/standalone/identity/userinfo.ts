import { createLocalJWKSet, type JWK, jwtVerify } from 'jose';
import type { AccountStore } from './account-store.js';
import { claimsOf } from './claims.js';

/**
 * Claims for a bearer access token; oidc-provider's own userinfo refuses tokens that have an audience.
 * @returns undefined for a token that is missing, wrong or expired.
 */
export async function userinfo(
  authorization: string | undefined,
  { issuer, keys, accounts }: { issuer: string; keys: JWK[]; accounts: AccountStore },
): Promise<Record<string, unknown> | undefined> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  if (!token) return undefined;
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet({ keys: keys.map(publicPart) }), { issuer });
    const account = accounts.byId(payload.sub);
    return account && { sub: account.id, ...claimsOf(account) };
  } catch {
    return undefined;
  }
}

function publicPart({ kty, n, e, kid, alg, use }: JWK): JWK {
  return { kty, n, e, kid, alg, use } as JWK;
}
