import { QueryClient } from '@tanstack/react-query';
import type { AuthProvider, DataProvider, I18nProvider, Store } from 'react-admin';
import { configureZone } from '../model/local-time';
import { clockDifference, onClockDifference, setClockDifference } from '../model/server-clock';
import { configureTenantLanguage } from '../model/translated-text';
import { currentAnnouncementsQuery, mayRead } from './announcements';
import type { KnownAtStart } from './application';
import { createAuthProvider } from './auth-provider';
import type { ApplicationConfig } from './config';
import { createDataProvider } from './data-provider';
import { apiFetch, configureApi } from './http';
import { createI18nProvider, localeBefore } from './i18n';
import { type LiveDocument, openDocument } from './live-document';
import { LocalKey, readLocal, writeLocal } from './local-keys';
import type { Me } from './me';
import { firstLocale } from './messages';
import { currentConnection, onConnection } from './offline/connection';
import { openDatabase } from './offline/database';
import { createKeptReads } from './offline/kept-reads';
import { keepDay, type Offline } from './offline/offline';
import { withOwnTexts } from './own-texts';
import { createPreferenceStore } from './preference-store';
import { ApiError } from './problem';
import type { Session } from './session';

/** Cache of answers: fresh for a moment, then reloaded in the background; timeouts and failing servers are retried. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        retry: (failures, error) => failures < 2 && isPassing(error),
        retryDelay: (attempt) => 500 * 2 ** attempt,
      },
      mutations: { retry: false },
    },
  });
}

/** Runs queries without a network on stored answers; reloads them once the server is back or has new entries. */
function answerOffline(client: QueryClient, { outbox }: Offline): void {
  const { queries, mutations } = client.getDefaultOptions();
  client.setDefaultOptions({
    queries: { ...queries, networkMode: 'always', refetchOnReconnect: true },
    mutations: { ...mutations, networkMode: 'always' },
  });
  let wasAway = currentConnection().away;
  onConnection(() => {
    const { away } = currentConnection();
    if (wasAway && !away) {
      outbox.send();
      void client.invalidateQueries();
    }
    wasAway = away;
  });
  outbox.onSent(() => void client.invalidateQueries());
  // The library reloads only after it has seen the network go: not if the application was opened without a network.
  addEventListener('online', () => void client.invalidateQueries());
}

/** Keeps the difference to the server's clock of the last answer, for times without a network. */
function keepServerClock(): void {
  setClockDifference(Number(readLocal(LocalKey.clock) ?? 0));
  onClockDifference(() => writeLocal(LocalKey.clock, String(clockDifference())));
}

const isPassing = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status === 502 || error.status === 503);

/** Everything that react-admin and the screens are mounted with. */
export interface StartedApplication {
  known: KnownAtStart;
  liveDocument: LiveDocument;
  dataProvider: DataProvider;
  authProvider: AuthProvider;
  i18nProvider: I18nProvider;
  store: Store;
  queryClient: QueryClient;
}

/**
 * Loads the user, the document and the texts, and builds the providers from them; rejects with ApiError. With an owner
 * all of it may come from the stored answers of this device.
 */
export async function startApplication(
  config: ApplicationConfig,
  session: Session,
  owner?: string,
): Promise<StartedApplication> {
  configureZone(config.timeZone);
  keepServerClock();
  let i18n: I18nProvider | undefined;
  const translate = (key: string, params?: Record<string, unknown>) => i18n?.translate(key, params) ?? key;
  const reads = createKeptReads();
  configureApi({ token: session.token, renew: session.renew, translate, reads });
  if (owner) await reads.begin(await openDatabase(owner));

  const guess = localeBefore(config);
  const queryClient = createQueryClient();
  const loadingMe = apiFetch<Me>('me');
  const [me, liveDocument, guessed] = await Promise.all([
    loadingMe,
    openDocument(),
    createI18nProvider(config, guess),
    loadingMe.then(({ can }) => (mayRead(can) ? queryClient.prefetchQuery(currentAnnouncementsQuery) : undefined)),
  ]);
  const offline = await keepDay(config, me, reads);
  if (offline) answerOffline(queryClient, offline);
  configureTenantLanguage(me.tenantLocale ?? null);
  const { id, username, name, tenant } = me;
  const { sessionId } = session;
  const user = { id, username, name, tenant, sessionId };
  // At each sign-in the language of the profile applies; a choice on the screens changes the profile too (spec §1).
  if (isNewSignIn(user)) writeLocal(LocalKey.locale, me.locale);
  writeLocal(LocalKey.user, JSON.stringify(user));
  const locale = firstLocale(config, readLocal(LocalKey.locale), me.locale);
  if (locale !== guess) await guessed.changeLocale(locale);
  i18n = withOwnTexts(guessed, () => liveDocument.current().texts);

  const { models } = liveDocument.current();
  return {
    known: { config, session, me, offline },
    liveDocument,
    dataProvider: createDataProvider(models),
    authProvider: createAuthProvider(session, me, models),
    i18nProvider: i18n,
    store: createPreferenceStore({
      owner: `${tenant}/${username}`,
      preferences: me.preferences,
      send: (changes) => apiFetch('me/preferences', { method: 'PUT', body: changes }),
    }),
    queryClient,
  };
}

/** Whether the user has signed in anew since the last start in this browser, or is another user. */
function isNewSignIn({
  id,
  tenant,
  sessionId,
}: {
  id: string | null;
  tenant?: string | null;
  sessionId: string | undefined;
}) {
  const before = readLocal(LocalKey.user);
  if (!before) return true;
  try {
    const stored = JSON.parse(before);
    return stored.id !== id || stored.tenant !== tenant || stored.sessionId !== sessionId;
  } catch {
    return true;
  }
}
