import type { Locale } from 'date-fns';
import { useLocale } from 'react-admin';

const loaders: Record<string, () => Promise<Locale>> = {
  'de-CH': async () => (await import('date-fns/locale/de')).de,
  'en-CH': async () => (await import('date-fns/locale/en-GB')).enGB,
  'fr-CH': async () => (await import('date-fns/locale/fr-CH')).frCH,
  'it-CH': async () => (await import('date-fns/locale/it-CH')).itCH,
};

const loaded = new Map<string, Locale>();

/** Loads the calendar of a locale: names, formats, weeks from Monday with the first of four days (spec §9). */
export async function loadDateLocale(locale: string): Promise<Locale | undefined> {
  const found = loaded.get(locale) ?? (await loaders[locale]?.());
  if (found) loaded.set(locale, found);
  return found;
}

/** The date-fns calendar of the present locale, for pickers; loaded together with the texts. */
export const useDateLocale = () => loaded.get(useLocale());
