/** Languages of translated texts; the first may be the required one (spec §3, Category). */
export const languages = ['de', 'en', 'fr', 'it'] as const;

export type Language = (typeof languages)[number];

/** A text in up to four languages. */
export type TranslatedText = Partial<Record<Language, string | null>>;

let tenantLanguage: Language = 'de';

/** Sets the language of the tenant from its settings: it replaces a text missing in the reader's language. */
export function configureTenantLanguage(locale: string | null): void {
  tenantLanguage = languageOf(locale) ?? 'de';
}

const languageOf = (locale: string | null) => languages.find((language) => language === locale?.slice(0, 2));

/** The languages with a text. */
export const filledLanguages = (value: unknown): Language[] =>
  languages.filter((language) => (value as TranslatedText | null | undefined)?.[language]);

/**
 * The language of a text for a reader with a locale (`fr-CH` or `fr`): theirs, else the tenant's, else the first filled
 * one; theirs for an empty text.
 */
export function languageShown(value: unknown, locale: string): Language {
  const own = languageOf(locale) ?? tenantLanguage;
  const filled = filledLanguages(value);
  return [own, tenantLanguage, ...filled].find((language) => filled.includes(language)) ?? own;
}

/** The text in the language for a reader with the locale. Plain texts stay. */
export function inLanguage(value: unknown, locale: string): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (value === null || typeof value !== 'object') return '';
  return (value as TranslatedText)[languageShown(value, locale)] ?? '';
}
