import { APPLICATION_BASE, SERVICES_BASE } from '../address';
import { localFailure } from '../http';
import { LocalKey, readLocal } from '../local-keys';
import { SessionExpiredError } from '../problem';
import { reopenSession, type Session } from '../session';
import { isAway } from './kept-reads';
import type { OfflineOwner } from './owner';

/**
 * The session of a user who opens the application without a network: it shows stored answers, and becomes a real
 * session once the identity service answers. If another user signs in, the application starts anew.
 */
export function offlineSession({ owner, config }: OfflineOwner, locale: string): Session {
  const listeners = new Set<() => void>();
  let real: Session | undefined;
  let coming: Promise<Session> | undefined;

  const open = async (): Promise<Session> => {
    const session = await reopenSession(config, locale).catch((error: unknown) => {
      throw isAway(error) ? localFailure('NETWORK') : error;
    });
    if (!session) {
      for (const listener of listeners) listener();
      throw new SessionExpiredError();
    }
    await assertSame(owner, await session.token());
    for (const listener of listeners) session.onExpired(listener);
    real = session;
    return session;
  };
  const come = (): Promise<Session> => {
    if (real) return Promise.resolve(real);
    // Without a network the identity service cannot answer, so that the call fails at once.
    if (!navigator.onLine) return Promise.reject(localFailure('NETWORK'));
    coming ??= open().finally(() => {
      coming = undefined;
    });
    return coming;
  };
  return {
    sessionId: sessionKnown(),
    token: async () => (await come()).token(),
    renew: async () => (await come()).renew(),
    signIn: () => new Promise(() => location.reload()),
    signOut: async () => {
      const session = await come().catch(() => undefined);
      if (session) return session.signOut();
      location.assign(APPLICATION_BASE);
      return new Promise(() => {});
    },
    switchTenant: (tenant) => (real ? real.switchTenant(tenant) : undefined),
    onExpired: (listener) => {
      listeners.add(listener);
      real?.onExpired(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Reloads the application, and never resolves, if another user is signed in at the identity service now. */
async function assertSame(owner: string, token: string): Promise<void> {
  const answer = await fetch(`${SERVICES_BASE}v1/me`, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw localFailure('NETWORK');
  const { tenant, id } = await answer.json();
  if (`${tenant}/${id}` === owner) return;
  location.reload();
  return new Promise(() => {});
}

/** The sign-in that the last start has noted. */
function sessionKnown(): string | undefined {
  try {
    return JSON.parse(readLocal(LocalKey.user) ?? '{}').sessionId;
  } catch {
    return undefined;
  }
}
