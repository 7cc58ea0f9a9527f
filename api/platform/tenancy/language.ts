import { DEFAULT_LOCALE, type Language, type Locale } from '../../vocabulary/locale.js';
import { currentSession } from './session.js';

/** Locale of the request's Accept-Language, else of the signed-in user, else the product's default. */
export function currentLocale(): Locale {
  const { requestedLocale, user } = currentSession();
  return requestedLocale ?? user?.locale ?? DEFAULT_LOCALE;
}

/** Language in which the user reads translated texts. */
export const currentLanguage = (): Language => currentLocale().slice(0, 2) as Language;
