import type Keycloak from 'keycloak-js';
import { APPLICATION_BASE, cleanAddress, readStartParameters, withoutState } from './address';
import type { ApplicationConfig } from './config';
import { localFailure } from './http';
import { discover, hasKeycloakFrames, openClient } from './identity-client';
import { keepFragment, withKeptFragment } from './kept-fragment';
import { LocalKey, readLocal, writeLocal } from './local-keys';
import { SessionExpiredError } from './problem';

/** Remaining validity below which a token is renewed, in seconds (spec §9). */
export const MINIMUM_VALIDITY = 60;

/** The signed-in person's session with the identity service. */
export interface Session {
  /** Id of the sign-in, if the identity service returns it. */
  readonly sessionId: string | undefined;
  /** Access token valid for at least a minute; rejects with SessionExpiredError when it cannot be renewed. */
  token(): Promise<string>;
  /** A new access token, regardless of the age of the present one. */
  renew(): Promise<string>;
  /** Signs in again and comes back to the present address. */
  signIn(): Promise<void>;
  /** Ends the session at the identity service and leaves the application. */
  signOut(): Promise<void>;
  /** Reloads the application with the client of another tenant (spec §7). */
  switchTenant(tenant: string): void;
  /** Calls back once the session has ended; answers how to stop listening. */
  onExpired(listener: () => void): () => void;
}

/** Reloads the application with the client of another tenant (spec §7). */
export function switchTenant(tenant: string): void {
  writeLocal(LocalKey.tenant, tenant);
  location.assign(APPLICATION_BASE);
}

/**
 * Opens the session, or leaves for the sign-in page and never resolves. A failed initialisation with a tenant is
 * repeated without it (spec §4); without one it rejects.
 */
export async function openKeycloakSession(config: ApplicationConfig, locale: string): Promise<Session> {
  const { tenant: wanted, sso } = readStartParameters(location.href);
  const tenant = wanted ?? readLocal(LocalKey.tenant);
  const client = await openWithFallback(config, tenant);
  if (!client.authenticated) {
    keepFragment(withoutState(location.href));
    await client.login({ idpHint: sso, locale, loginHint: readLocal(LocalKey.username), redirectUri: location.href });
    return new Promise(() => {});
  }
  history.replaceState(history.state, '', withKeptFragment(cleanAddress(location.href)));
  return sessionOf(client, locale);
}

/** Opens the session of a user who is still signed in, without leaving the page; undefined without a session. */
export async function reopenSession(config: ApplicationConfig, locale: string): Promise<Session | undefined> {
  // Other providers sign in on their own page only.
  if (!hasKeycloakFrames(config, await discover(config))) return undefined;
  const client = await openClient(config, readLocal(LocalKey.tenant));
  return client.authenticated ? sessionOf(client, locale) : undefined;
}

async function openWithFallback(config: ApplicationConfig, tenant?: string) {
  if (!tenant) return openClient(config);
  writeLocal(LocalKey.tenant, tenant);
  try {
    return await openClient(config, tenant);
  } catch (error) {
    console.warn(`Sign-in with the tenant «${tenant}» failed, it is repeated without.`, error);
    writeLocal(LocalKey.tenant, undefined);
    const url = new URL(location.href);
    url.searchParams.delete('tenant');
    history.replaceState(history.state, '', url);
    return openClient(config);
  }
}

function sessionOf(client: Keycloak, locale: string): Session {
  const username = client.tokenParsed?.preferred_username as string | undefined;
  // The next sign-in page begins with the name.
  if (username) writeLocal(LocalKey.username, username);
  const listeners = new Set<() => void>();
  const renewTo = async (validity: number) => {
    try {
      await client.updateToken(validity);
    } catch (error) {
      if (!client.token) throw new SessionExpiredError();
      if (client.isTokenExpired(0)) throw localFailure('NETWORK');
      console.warn('The token could not be renewed, the present one is still valid.', error);
    }
    if (!client.token) throw new SessionExpiredError();
    return client.token;
  };
  client.onAuthLogout = () => {
    for (const listener of listeners) listener();
  };
  client.onTokenExpired = () => void renewTo(MINIMUM_VALIDITY).catch(() => undefined);
  return {
    sessionId: client.tokenParsed?.sid,
    token: () => renewTo(MINIMUM_VALIDITY),
    renew: () => renewTo(-1),
    signIn: () => {
      keepFragment(location.href);
      return client.login({ locale, loginHint: username, redirectUri: location.href });
    },
    signOut: async () => {
      writeLocal(LocalKey.user, undefined);
      await client.logout({ redirectUri: `${location.origin}${APPLICATION_BASE}` });
      return new Promise(() => {});
    },
    switchTenant,
    onExpired: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
