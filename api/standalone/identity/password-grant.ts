import { randomUUID } from 'node:crypto';
import type Provider from 'oidc-provider';
import { type Context, errors } from 'oidc-provider';
import type { AccountStore } from './account-store.js';
import { claimsOf } from './claims.js';

interface Issued {
  scope: string;
  resource: string;
  resourceServer: Record<string, unknown>;
  grant(accountId: string, clientId: string): Promise<string>;
}

/** Keycloak answers a wrong password with 401, not with the 400 of other grant errors. */
function refusal(description: string): Error {
  return Object.assign(new errors.InvalidGrant(description), {
    status: 401,
    statusCode: 401,
    error_description: description,
  });
}

/** Adds the grant type `password` (Keycloak's direct access grant), for scripts (contract: tokens). */
export function addPasswordGrant(provider: Provider, accounts: AccountStore, issued: Issued): void {
  const { scope, resource } = issued;

  async function handle(ctx: Context): Promise<void> {
    const { client, params } = ctx.oidc;
    const result = await accounts.signIn(params.username ?? '', params.password ?? '');
    if (result === 'wrong') throw refusal('Invalid user credentials');
    if ('wait' in result) throw refusal(`Too many failed attempts, try again in ${result.wait} s`);
    if (result.mustChange) throw new errors.InvalidGrant('Account is not fully set up');
    const { account } = result;
    const shared = {
      accountId: account.id,
      client,
      grantId: await issued.grant(account.id, client.clientId),
      gty: 'password',
      scope,
      sid: randomUUID(),
    };
    const accessToken = new provider.AccessToken(shared);
    accessToken.resourceServer = new provider.ResourceServer(resource, issued.resourceServer);
    const refreshToken = new provider.RefreshToken({ ...shared, resource });
    const idToken = new provider.IdToken({ sub: account.id, ...claimsOf(account) }, { ctx });
    idToken.scope = scope;
    ctx.body = {
      access_token: await accessToken.save(),
      expires_in: accessToken.expiration,
      refresh_token: await refreshToken.save(),
      refresh_expires_in: refreshToken.expiration,
      token_type: 'Bearer',
      id_token: await idToken.issue({ use: 'idtoken' }),
      session_state: shared.sid,
      scope,
    };
  }

  provider.registerGrantType('password', handle, ['username', 'password', 'scope']);
}
