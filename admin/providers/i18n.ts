import texts from 'virtual:texts';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import type { ApplicationConfig } from './config';
import { loadDateLocale } from './date-locale';
import { grouped } from './grouped';
import type { Messages } from './messages';

/** Names of the languages, each in itself. */
const names: Record<string, string> = {
  'de-CH': 'Deutsch',
  'en-CH': 'English',
  'fr-CH': 'Français',
  'it-CH': 'Italiano',
};

/** Loads all texts of a locale; a locale without texts gets the fallback's (spec §9). */
export async function loadMessages(locale: string, fallback: string): Promise<Messages> {
  const load = texts[locale] ?? texts[fallback];
  const [own] = await Promise.all([load?.(), loadDateLocale(locale)]);
  return own?.default ?? {};
}

/** The texts of the interface, with the first locale already loaded; a change of locale loads the other's. */
export async function createI18nProvider(
  config: Pick<ApplicationConfig, 'locales' | 'fallbackLocale'>,
  locale: string,
): Promise<I18nProvider> {
  const first = await loadMessages(locale, config.fallbackLocale);
  const provider: I18nProvider = polyglotI18nProvider(
    (wanted) => (wanted === locale ? first : loadMessages(wanted, config.fallbackLocale)) as never,
    locale,
    config.locales.map((known) => ({ locale: known, name: names[known] ?? known })),
    { allowMissing: true, replace: grouped(() => provider.getLocale()) },
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
