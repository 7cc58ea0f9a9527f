/** Languages of translated texts, the first being the one that may be required (spec §3, Category). */
export const languages = ['de', 'en', 'fr', 'it'] as const;

/** A text in up to four languages. */
export type TranslatedText = Partial<Record<(typeof languages)[number], string | null>>;

/** The text in the language of the locale (`fr-CH` or `fr`); where it is missing, the German one. Plain texts stay. */
export function inLanguage(value: unknown, locale: string): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (value === null || typeof value !== 'object') return '';
  const texts = value as Record<string, string | null | undefined>;
  return texts[locale.slice(0, 2)] || texts.de || languages.map((language) => texts[language]).find(Boolean) || '';
}
