import texts from 'virtual:texts';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import type { ApplicationConfig } from './config';
import { loadDateLocale } from './date-locale';
import { grouped } from './grouped';
import { LocalKey, readLocal } from './local-keys';
import { firstLocale, type Messages, withParts } from './messages';

/** Names of the languages, each in itself. */
const names: Record<string, string> = {
  'de-CH': 'Deutsch',
  'en-CH': 'English',
  'fr-CH': 'Français',
  'it-CH': 'Italiano',
};

/** The locale before the profile is known: the last choice in this browser, else the browser's own language. */
export const localeBefore = (config: Pick<ApplicationConfig, 'locales' | 'defaultLocale'>): string =>
  firstLocale(config, readLocal(LocalKey.locale), ...navigator.languages.map((language) => language.slice(0, 2)));

/** Loads all texts of a locale; a locale without texts gets the fallback's (spec §9). */
export async function loadMessages(locale: string, fallback: string): Promise<Messages> {
  const load = texts[locale] ?? texts[fallback];
  const [own] = await Promise.all([load?.(), loadDateLocale(locale)]);
  return withParts(own?.default ?? {});
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
