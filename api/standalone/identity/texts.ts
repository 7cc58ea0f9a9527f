import { translate } from '../../platform/http/texts.js';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../vocabulary/locale.js';

/** Shortest new password. */
export const MIN_PASSWORD = 8;

/** Looks up a text of the pages, `%{name}` replaced. */
export interface Translate {
  (key: string, values?: Record<string, string | number>): string;
  locale: Locale;
}

/** Texts of one locale, with the fallback's where one is missing. */
export function translator(locale: Locale): Translate {
  const page = (key: string, values?: Record<string, string | number>) => translate(locale, `signin.${key}`, values);
  return Object.assign(page, { locale });
}

/** The problem of a new password that is entered twice, if any, as a text. */
export function newPasswordProblem(t: Translate, form: URLSearchParams): string | undefined {
  const fresh = form.get('new') ?? '';
  if (fresh !== form.get('repeat')) return t('account.different');
  return fresh.length < MIN_PASSWORD ? t('account.short', { min: MIN_PASSWORD }) : undefined;
}

function supported(tag: string): Locale | undefined {
  const language = tag.trim().toLowerCase().split('-')[0];
  return LOCALES.find((locale) => locale.startsWith(`${language}-`));
}

/** The first supported locale; each preference is a language tag, a list of them or an Accept-Language header. */
export function chooseLocale(...preferences: (string | null | undefined)[]): Locale {
  for (const preference of preferences) {
    for (const tag of (preference ?? '').split(/[\s,]+/)) {
      const locale = tag && supported(tag.split(';')[0]!);
      if (locale) return locale;
    }
  }
  return DEFAULT_LOCALE;
}
