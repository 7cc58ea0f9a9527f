/** Languages in which translated texts are kept; German comes first and is the one required. */
export const LANGUAGES = ['de', 'en', 'fr', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Locales of the interface (spec §1). */
export const LOCALES = ['de-CH', 'en-CH', 'fr-CH', 'it-CH'] as const;
export type Locale = (typeof LOCALES)[number];

/** Used when nothing is known of the reader (spec §9). */
export const DEFAULT_LOCALE: Locale = 'de-CH';

/** Used when a text is missing in the chosen locale (spec §9). */
export const FALLBACK_LOCALE: Locale = 'en-CH';
