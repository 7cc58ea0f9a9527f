import { inText } from '../model/number-text';

interface Texts {
  readonly [key: string]: string | Texts;
}

/** One small file per language: the texts of these pages are no part of the application's texts. */
const FILES = import.meta.glob<{ default: { portal: Texts } }>('../../locales/*/portal.json');

export const LOCALES = { 'de-CH': 'Deutsch', 'en-CH': 'English', 'fr-CH': 'Français', 'it-CH': 'Italiano' } as const;
export type Locale = keyof typeof LOCALES;

/** A text in the reader's language, with its parameters filled in. */
export type Words = (key: string, params?: Readonly<Record<string, string | number>>) => string;

const locales = Object.keys(LOCALES) as Locale[];

/** The first language of the browser with texts, else German (spec §9). */
export const browserLocale = (): Locale =>
  navigator.languages.flatMap((wish) => locales.find((one) => one.slice(0, 2) === wish.slice(0, 2)) ?? [])[0] ??
  'de-CH';

export async function loadWords(locale: Locale): Promise<Words> {
  const { portal } = (await FILES[`../../locales/${locale}/portal.json`]!()).default;
  return (key, params = {}) => {
    const text = key
      .split('.')
      .reduce<string | Texts | undefined>((at, part) => (typeof at === 'object' ? at[part] : at), portal);
    return String(text).replace(/%\{(\w+)\}/g, (_whole, name: string) => inText(params[name], locale));
  };
}
