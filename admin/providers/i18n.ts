import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import type { ApplicationConfig } from './config';
import { loadDateLocale } from './date-locale';
import { type Messages, mergeMessages } from './messages';

const files = import.meta.glob<Messages>(['../../locales/*/*.json', '!../../locales/*/mails.json'], {
  import: 'default',
});

/** Names of the languages, each in itself. */
const names: Record<string, string> = {
  'de-CH': 'Deutsch',
  'en-CH': 'English',
  'fr-CH': 'Français',
  'it-CH': 'Italiano',
};

/** Loads all texts of a locale; keys that it lacks are taken from the fallback (spec §9). */
async function loadMessages(locale: string, fallback: string): Promise<Messages> {
  const read = (wanted: string) =>
    Promise.all(
      Object.entries(files)
        .filter(([path]) => path.includes(`/${wanted}/`))
        .map(([, load]) => load()),
    );
  const [fallbacks, own] = await Promise.all([
    locale === fallback ? [] : read(fallback),
    read(locale),
    loadDateLocale(locale),
  ]);
  return mergeMessages([...fallbacks, ...own]);
}

/** The texts of the interface, with the first locale already loaded; a change of locale loads the other's. */
export async function createI18nProvider(
  config: Pick<ApplicationConfig, 'locales' | 'fallbackLocale'>,
  locale: string,
): Promise<I18nProvider> {
  const first = await loadMessages(locale, config.fallbackLocale);
  const provider = polyglotI18nProvider(
    (wanted) => (wanted === locale ? first : loadMessages(wanted, config.fallbackLocale)) as never,
    locale,
    config.locales.map((known) => ({ locale: known, name: names[known] ?? known })),
    { allowMissing: true },
  );
  document.documentElement.lang = locale;
  return {
    ...provider,
    changeLocale: async (wanted) => {
      await provider.changeLocale(wanted);
      document.documentElement.lang = wanted;
    },
  };
}
