import '@fontsource-variable/inter/wght.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { fetchPage } from './pages/lazy-page';
import { APPLICATION_BASE } from './providers/address';
import { type ApplicationConfig, CONFIGURATION_FAILED, loadConfig } from './providers/config';
import { createI18nProvider, loadMessages, localeBefore } from './providers/i18n';
import { LocalKey, readLocal } from './providers/local-keys';
import { firstLocale } from './providers/messages';
import { isAway } from './providers/offline/kept-reads';
import { offlineSession } from './providers/offline/offline-session';
import { keptOwner } from './providers/offline/owner';
import { tendWorker } from './providers/offline/worker';
import { openSession } from './providers/open-session';
import { ApiError, textOf } from './providers/problem';
import { SignInRefused } from './providers/sign-in-refused';
import { startApplication } from './providers/start';

/** Longest time for the configuration if an earlier one is stored, in milliseconds. */
const PATIENCE = 5_000;
/** Statuses of answers that refuse the signed-in user, so that another try has the same result. */
const REFUSALS = [401, 403, 409];

/** Configuration, then sign-in, then the application (spec §2). */
async function start(): Promise<void> {
  fetchAhead();
  const kept = keptOwner();
  const config = await loadConfig({ patience: kept && PATIENCE }).catch(() => kept?.config);
  if (!config) {
    alert(CONFIGURATION_FAILED);
    return;
  }
  const root = createRoot(document.getElementById('root')!);
  try {
    const started = await startOnline(config).catch((error: unknown) => {
      if (!kept || (navigator.onLine && !isAway(error))) throw error;
      const session = offlineSession(kept, firstLocale(kept.config, readLocal(LocalKey.locale)));
      return startApplication(kept.config, session, kept.owner);
    });
    void tendWorker({ isWanted: started.known.offline !== undefined });
    // A transition renders in slices, between which the browser answers the user.
    startTransition(() =>
      root.render(
        <StrictMode>
          <App started={started} />
        </StrictMode>,
      ),
    );
  } catch (error) {
    console.error(error);
    root.render(await failureOf(config, error));
  }
}

async function startOnline(config: ApplicationConfig) {
  const session = await openSession(config, localeBefore(config));
  return startApplication(config, session).catch((error: unknown) => {
    throw error instanceof ApiError && REFUSALS.includes(error.status) ? new SignInRefused(error, session) : error;
  });
}

/** Loads the screen and the texts of the last language, which every user needs, before the sign-in is finished. */
function fetchAhead(): void {
  fetchPage(location.pathname.slice(APPLICATION_BASE.length));
  const locale = readLocal(LocalKey.locale);
  // A failed load is repeated on first use.
  if (locale) loadMessages(locale, locale).catch(() => undefined);
}

/** The page of a failed start, in the reader's language as far as it is known. */
async function failureOf(config: ApplicationConfig, error: unknown) {
  const [{ translate }, { default: StartFailedPage }] = await Promise.all([
    createI18nProvider(config, localeBefore(config)),
    import('./pages/start-failed/StartFailedPage'),
  ]);
  const retry = translate('app.failure.retry');
  if (error instanceof SignInRefused) {
    const { code, params } = error.cause;
    const signOut = { label: translate('app.notAuthorized.otherAccount'), run: error.leave };
    const title = translate('app.startFailed.refused');
    const reference = translate('app.failure.reference', { reference: code });
    const text = `${textOf(code, params, translate)} ${reference}`;
    return <StartFailedPage title={title} text={text} retry={retry} signOut={signOut} />;
  }
  const [title, text] = [translate('app.startFailed.title'), translate('app.startFailed.text')];
  return <StartFailedPage title={title} text={text} retry={retry} />;
}

void start();
