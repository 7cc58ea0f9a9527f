import '@fontsource-variable/inter/wght.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { fetchPage } from './pages/lazy-page';
import { APPLICATION_BASE } from './providers/address';
import { type ApplicationConfig, CONFIGURATION_FAILED, loadConfig } from './providers/config';
import { createI18nProvider, loadMessages } from './providers/i18n';
import { LocalKey, readLocal } from './providers/local-keys';
import { firstLocale } from './providers/messages';
import { openSession } from './providers/session';
import { startApplication } from './providers/start';

/** Configuration, then sign-in, then the application (spec §2). */
async function start(): Promise<void> {
  fetchAhead();
  const config = await loadConfig().catch(() => undefined);
  if (!config) {
    alert(CONFIGURATION_FAILED);
    return;
  }
  const root = createRoot(document.getElementById('root')!);
  try {
    const session = await openSession(config, firstLocale(config, readLocal(LocalKey.locale)));
    const started = await startApplication(config, session);
    // As a transition it is rendered in slices, between which the browser answers the user.
    startTransition(() =>
      root.render(
        <StrictMode>
          <App started={started} />
        </StrictMode>,
      ),
    );
  } catch (error) {
    console.error(error);
    root.render(await failureOf(config));
  }
}

/** What will be needed whoever signs in, and need not wait for that: the screen and the texts of the last language. */
function fetchAhead(): void {
  fetchPage(location.pathname.slice(APPLICATION_BASE.length));
  const locale = readLocal(LocalKey.locale);
  // What fails here is asked for again once it is needed.
  if (locale) loadMessages(locale, locale).catch(() => undefined);
}

/** The page that is shown when the start failed, in the reader's language as far as it is known. */
async function failureOf(config: ApplicationConfig) {
  const [{ translate }, { default: StartFailedPage }] = await Promise.all([
    createI18nProvider(config, firstLocale(config, readLocal(LocalKey.locale))),
    import('./pages/start-failed/StartFailedPage'),
  ]);
  return (
    <StartFailedPage
      title={translate('app.startFailed.title')}
      text={translate('app.startFailed.text')}
      retry={translate('app.failure.retry')}
    />
  );
}

void start();
