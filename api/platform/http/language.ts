import { DEFAULT_LOCALE, type Language, type Locale } from '../../vocabulary/locale.js';
import { currentSession } from '../tenancy/session.js';

/** Locale of the signed-in user; the product's default for jobs and strangers. */
export const currentLocale = (): Locale => currentSession().user?.locale ?? DEFAULT_LOCALE;

/** Language in which the user reads translated texts. */
export const currentLanguage = (): Language => currentLocale().slice(0, 2) as Language;
