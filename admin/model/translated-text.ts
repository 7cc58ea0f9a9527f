/** Languages of translated texts, the first being the one that may be required (spec §3, Category). */
export const languages = ['de', 'en', 'fr', 'it'] as const;

export type Language = (typeof languages)[number];

/** A text in up to four languages. */
export type TranslatedText = Partial<Record<Language, string | null>>;

let tenantLanguage: Language = 'de';

/** Says in which language the tenant works, as its settings tell: what is missing in the reader's is shown in it. */
export function configureTenantLanguage(locale: string | null): void {
  tenantLanguage = languageOf(locale) ?? 'de';
}

const languageOf = (locale: string | null) => languages.find((language) => language === locale?.slice(0, 2));

/** The languages in which there is a text. */
export const filledLanguages = (value: unknown): Language[] =>
  languages.filter((language) => (value as TranslatedText | null | undefined)?.[language]);

/**
 * The language in which somebody with a locale (`fr-CH` or `fr`) is shown a text: theirs, else the tenant's, else the
 * first there is; theirs where there is no text at all.
 */
export function languageShown(value: unknown, locale: string): Language {
  const own = languageOf(locale) ?? tenantLanguage;
  const filled = filledLanguages(value);
  return [own, tenantLanguage, ...filled].find((language) => filled.includes(language)) ?? own;
}

/** The text in the language that is shown to somebody with the locale. Plain texts stay. */
export function inLanguage(value: unknown, locale: string): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (value === null || typeof value !== 'object') return '';
  return (value as TranslatedText)[languageShown(value, locale)] ?? '';
}
