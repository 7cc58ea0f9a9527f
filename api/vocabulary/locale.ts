/** Languages of translated texts; German comes first and is required. */
export const LANGUAGES = ['de', 'en', 'fr', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Locales of the interface (spec §1). */
export const LOCALES = ['de-CH', 'en-CH', 'fr-CH', 'it-CH'] as const;
export type Locale = (typeof LOCALES)[number];

/** The locale of an unknown reader (spec §9). */
export const DEFAULT_LOCALE: Locale = 'de-CH';

/** The locale of texts that are missing in the chosen locale (spec §9). */
export const FALLBACK_LOCALE: Locale = 'en-CH';
