import type { OpenIdProviderMetadata } from 'keycloak-js';
import { ErrorResponse, InMemoryWebStorage, type User, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { APPLICATION_BASE, cleanAddress } from './address';
import type { ApplicationConfig } from './config';
import { localFailure } from './http';
import { LocalKey, readLocal, writeLocal } from './local-keys';
import { ApiError, SessionExpiredError } from './problem';
import { MINIMUM_VALIDITY, type Session, switchTenant } from './session';
import { SignInRefused } from './sign-in-refused';

/** How long the identity service may take to answer, in seconds. */
const ANSWER_S = 10;

/**
 * Opens the session at an OpenID provider without Keycloak's frames, or leaves for its sign-in page and never resolves.
 * Refresh tokens renew the session; a reload of the page, or a provider without refresh tokens, goes over the sign-in
 * page again. Rejects with SignInRefused if the provider refuses the user.
 */
export async function openOpenIdSession(
  config: ApplicationConfig,
  metadata: OpenIdProviderMetadata,
  locale: string,
): Promise<Session> {
  const home = `${location.origin}${APPLICATION_BASE}`;
  const manager = new UserManager({
    authority: config.issuer,
    metadata: { ...metadata },
    client_id: config.clientId,
    scope: config.scope,
    redirect_uri: home,
    post_logout_redirect_uri: home,
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    stateStore: new WebStorageStateStore({ store: sessionStorage }),
    automaticSilentRenew: false,
    requestTimeoutInSeconds: ANSWER_S,
  });
  const leave = async (more: { prompt?: 'login'; login_hint?: string } = {}): Promise<never> => {
    await manager.signinRedirect({ ui_locales: locale, state: cleanAddress(location.href), ...more });
    return new Promise(() => {});
  };
  const user = await returnedUser(manager, () => leave({ prompt: 'login' }));
  if (!user) {
    const prompt = readLocal(LocalKey.signedOut) ? 'login' : undefined;
    return leave({ prompt, login_hint: readLocal(LocalKey.username) });
  }
  writeLocal(LocalKey.signedOut, undefined);
  history.replaceState(history.state, '', ownAddress(user.state, home));
  return sessionOf(manager, user, leave);
}

/** The user with whom the provider has sent the browser back; undefined on any other page. */
async function returnedUser(manager: UserManager, signOut: () => Promise<never>): Promise<User | undefined> {
  const { searchParams } = new URL(location.href);
  if (!searchParams.has('state') || !(searchParams.has('code') || searchParams.has('error'))) return undefined;
  try {
    return await manager.signinRedirectCallback();
  } catch (error) {
    // A new try must not read the used answer again.
    history.replaceState(history.state, '', APPLICATION_BASE);
    if (!(error instanceof ErrorResponse)) {
      console.warn('The answer of the identity service does not belong to a sign-in of this tab.', error);
      return undefined;
    }
    const params = { reason: error.error_description ?? error.error };
    throw new SignInRefused(new ApiError(error.message, 403, { code: 'SIGN_IN_REFUSED', params }), { signOut });
  }
}

/** The address from which the user left for the sign-in, if it lies in the application. */
const ownAddress = (address: unknown, home: string): string =>
  typeof address === 'string' && address.startsWith(home) ? address : home;

function sessionOf(
  manager: UserManager,
  first: User,
  leave: (more?: { prompt?: 'login'; login_hint?: string }) => Promise<never>,
): Session {
  const username = first.profile.preferred_username;
  if (username) writeLocal(LocalKey.username, username);
  const listeners = new Set<() => void>();
  let user: User | undefined = first;
  let renewing: Promise<string> | undefined;
  const end = (): never => {
    user = undefined;
    for (const listener of listeners) listener();
    throw new SessionExpiredError();
  };
  const renew = async (): Promise<string> => {
    if (!user?.refresh_token) return end();
    try {
      user = (await manager.signinSilent()) ?? undefined;
    } catch (error) {
      if (error instanceof ErrorResponse) return end();
      if ((user?.expires_in ?? 0) <= 0) throw localFailure('NETWORK');
      console.warn('The token could not be renewed, the present one is still valid.', error);
    }
    return user?.access_token ?? end();
  };
  // Some providers take a refresh token once only.
  const renewOnce = () => {
    renewing ??= renew().finally(() => {
      renewing = undefined;
    });
    return renewing;
  };
  return {
    sessionId: first.profile.sid,
    token: async () => {
      if (!user) throw new SessionExpiredError();
      return (user.expires_in ?? 0) > MINIMUM_VALIDITY ? user.access_token : renewOnce();
    },
    renew: renewOnce,
    signIn: () => leave({ login_hint: username }),
    signOut: async () => {
      writeLocal(LocalKey.user, undefined);
      // A provider without a page to sign out must at least request the password anew.
      if (!(await manager.metadataService.getEndSessionEndpoint())) {
        writeLocal(LocalKey.signedOut, 'true');
        return leave({ prompt: 'login' });
      }
      await manager.signoutRedirect();
      return new Promise(() => {});
    },
    switchTenant,
    onExpired: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
