import { randomBytes } from 'node:crypto';
import type { JWK } from 'jose';
import Provider, { type Context, type Token } from 'oidc-provider';
import { DEMO_INTEGRATION } from '../accounts.js';
import type { AccountStore } from './account-store.js';
import { CLAIM_NAMES, claimsOf } from './claims.js';
import { clientsFor, INTEGRATION_CLIENT, isOwnAddress } from './clients.js';
import { demoIdentity, type IdentityAccount } from './identity-account.js';
import type { Keys } from './keys.js';
import { addPasswordGrant } from './password-grant.js';
import type { SessionStore } from './session-store.js';

/** Path of the realm, as Keycloak has it. */
export const REALM_PATH = '/realms/volta';

/** Audience of access tokens. */
export const AUDIENCE = 'volta-service-desk';
const RESOURCE = 'urn:volta:service-desk';
const SCOPE = 'openid profile email';

const MINUTE = 60;
const ACCESS_TOKEN_SECONDS = 5 * MINUTE;
const SESSION_SECONDS = 12 * 60 * MINUTE;

/** Parts of the provider; the pages are those of oidc-provider's own routes. */
export interface ProviderParts {
  issuer: string;
  appUrls: readonly string[];
  keys: Keys;
  accounts: AccountStore;
  sessions: SessionStore;
  pages: {
    logout(ctx: Context, form: string): void;
    loggedOut(ctx: Context): void;
    problem(ctx: Context, error: Error): void;
  };
}

const resourceServer = {
  scope: SCOPE,
  audience: AUDIENCE,
  accessTokenTTL: ACCESS_TOKEN_SECONDS,
  accessTokenFormat: 'jwt',
  jwt: { sign: { alg: 'RS256' } },
};

async function grantEverything(provider: Provider, accountId: string, clientId: string): Promise<string> {
  const grant = new provider.Grant({ accountId, clientId });
  grant.addOIDCScope(SCOPE);
  grant.addResourceScope(RESOURCE, SCOPE);
  return grant.save();
}

/** Refresh tokens are opaque, yet keycloak-js decodes them: their random name has the form of a JWT. */
function shapeRefreshTokens(provider: Provider): void {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
  provider.RefreshToken.prototype.generateTokenId = function (this: Token) {
    const iat = Math.floor(Date.now() / 1000);
    const { accountId: sub, clientId: azp, sid, scope } = this;
    const payload = { typ: 'Refresh', iss: provider.issuer, aud: provider.issuer, iat, exp: iat + this.expiration };
    return [
      part({ alg: 'none', typ: 'JWT' }),
      part({ ...payload, sub, azp, sid, scope }),
      randomBytes(32).toString('base64url'),
    ].join('.');
  };
}

/** Allows each page of the application as a return address, as Keycloak's wildcard does. */
function allowOwnAddresses(provider: Provider, appUrls: readonly string[]): void {
  const { prototype } = provider.Client;
  const exact = prototype.redirectUriAllowed;
  prototype.redirectUriAllowed = function (this: { clientId: string }, uri: string) {
    return this.clientId.startsWith('vsd-webapp') ? isOwnAddress(uri, appUrls) : exact.call(this, uri);
  };
  prototype.postLogoutRedirectUriAllowed = (uri: string) => isOwnAddress(uri, appUrls);
}

/** Adds the session to all tokens, as Keycloak does: the application checks whether its session goes on. */
function addSessionIds(provider: Provider): void {
  provider.Client.prototype.includeSid = () => true;
}

function tokenClaims(account: IdentityAccount, token: Token, origins: string[]): Record<string, unknown> {
  return {
    ...claimsOf(account),
    typ: 'Bearer',
    azp: token.clientId,
    'allowed-origins': origins,
    ...(token.sid ? { sid: token.sid, session_state: token.sid } : {}),
  };
}

/** The OpenID provider itself, shaped like a Keycloak realm. */
export function createProvider({ issuer, appUrls, keys, accounts, sessions, pages }: ProviderParts): Provider {
  const origins = appUrls.map((url) => new URL(url).origin);
  const protocol = '/protocol/openid-connect';
  const cookie = { httpOnly: true, sameSite: 'lax', path: REALM_PATH };
  const provider: Provider = new Provider(issuer, {
    adapter: (model: string) => sessions.adapter(model),
    clients: clientsFor(appUrls[0]!),
    jwks: { keys: keys.signing as (JWK & { kty: string })[] },
    cookies: {
      keys: keys.cookies,
      names: { session: 'vsd_session', interaction: 'vsd_sign_in', resume: 'vsd_sign_in_resume' },
      long: cookie,
      short: { httpOnly: true, sameSite: 'lax' },
    },
    routes: {
      authorization: `${protocol}/auth`,
      token: `${protocol}/token`,
      userinfo: `${protocol}/userinfo`,
      end_session: `${protocol}/logout`,
      jwks: `${protocol}/certs`,
      revocation: `${protocol}/revoke`,
    },
    scopes: ['openid', 'profile', 'email'],
    claims: { openid: CLAIM_NAMES, profile: [], email: [] },
    conformIdTokenClaims: false,
    discovery: { check_session_iframe: `${issuer}${protocol}/login-status-iframe.html` },
    clientBasedCORS: () => false,
    extraParams: ['kc_locale', 'kc_idp_hint', 'kc_action'],
    pkce: { required: (_ctx: Context, client: { clientId: string }) => client.clientId.startsWith('vsd-webapp') },
    rotateRefreshToken: false,
    issueRefreshToken: (_ctx: Context, client: { grantTypeAllowed(type: string): boolean }) =>
      client.grantTypeAllowed('refresh_token'),
    ttl: {
      AccessToken: ACCESS_TOKEN_SECONDS,
      ClientCredentials: ACCESS_TOKEN_SECONDS,
      IdToken: ACCESS_TOKEN_SECONDS,
      AuthorizationCode: MINUTE,
      Interaction: 60 * MINUTE,
      RefreshToken: SESSION_SECONDS,
      Session: SESSION_SECONDS,
      Grant: SESSION_SECONDS + 60 * MINUTE,
    },
    interactions: { url: (_ctx: Context, { uid }: { uid: string }) => `${REALM_PATH}/sign-in/${uid}` },
    findAccount: (_ctx: Context, id: string) => {
      const account = accounts.byId(id);
      return account && { accountId: id, claims: () => ({ sub: id, ...claimsOf(account) }) };
    },
    extraTokenClaims: (_ctx: Context, token: Token) => {
      const account =
        token.clientId === INTEGRATION_CLIENT ? demoIdentity(DEMO_INTEGRATION) : accounts.byId(token.accountId);
      return account && tokenClaims(account, token, origins);
    },
    formats: {
      customizers: {
        jwt: (_ctx: Context, token: Token, jwt: { header?: object; payload: Record<string, unknown> }) => {
          jwt.header = { typ: 'JWT' };
          if (token.clientId === INTEGRATION_CLIENT) jwt.payload.sub = DEMO_INTEGRATION.id;
        },
      },
    },
    loadExistingGrant: async (ctx: Context) => {
      const { session, client } = ctx.oidc;
      const grantId = session.grantIdFor(client.clientId);
      const existing = grantId ? await provider.Grant.find(grantId) : undefined;
      if (existing || !session.accountId) return existing;
      return provider.Grant.find(await grantEverything(provider, session.accountId, client.clientId));
    },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      clientCredentials: { enabled: true },
      rpInitiatedLogout: { enabled: true, logoutSource: pages.logout, postLogoutSuccessSource: pages.loggedOut },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => RESOURCE,
        getResourceServerInfo: () => resourceServer,
        useGrantedResource: () => true,
      },
    },
    renderError: (ctx: Context, _out: unknown, error: Error) => pages.problem(ctx, error),
  });
  shapeRefreshTokens(provider);
  allowOwnAddresses(provider, appUrls);
  addSessionIds(provider);
  addPasswordGrant(provider, accounts, {
    scope: SCOPE,
    resource: RESOURCE,
    resourceServer,
    grant: (accountId, clientId) => grantEverything(provider, accountId, clientId),
  });
  return provider;
}
