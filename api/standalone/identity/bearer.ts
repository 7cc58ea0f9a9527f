import type { IncomingMessage } from 'node:http';
import { createLocalJWKSet, type JWK, jwtVerify } from 'jose';
import type { AccountStore } from './account-store.js';
import type { IdentityAccount } from './identity-account.js';

/** Whether a program requests the account, and no person the page of the same address; distinguished as by Keycloak. */
export const isProgram = ({ method, headers }: IncomingMessage): boolean =>
  method === 'OPTIONS' || headers.authorization !== undefined || headers.accept === 'application/json';

/**
 * The account of a bearer access token; oidc-provider's own userinfo refuses tokens that have an audience.
 * @returns undefined for a token that is missing, wrong or expired
 */
export async function bearerOf(
  authorization: string | undefined,
  { issuer, keys, accounts }: { issuer: string; keys: JWK[]; accounts: AccountStore },
): Promise<IdentityAccount | undefined> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  if (!token) return undefined;
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet({ keys: keys.map(publicPart) }), { issuer });
    return accounts.byId(payload.sub);
  } catch {
    return undefined;
  }
}

function publicPart({ kty, n, e, kid, alg, use }: JWK): JWK {
  return { kty, n, e, kid, alg, use } as JWK;
}
