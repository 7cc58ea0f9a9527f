import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Messages, mergeMessages, withParts } from '../../../admin/providers/messages.js';

export const LOCALES = ['de-CH', 'en-CH', 'fr-CH', 'it-CH'] as const;
export type Locale = (typeof LOCALES)[number];

function read(locale: Locale): Messages {
  const folder = join('locales', locale);
  return withParts(
    mergeMessages(readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))),
  );
}

/** The texts of one language, by the keys of the locale files: a journey looks for the texts that a person reads. */
export function textsOf(locale: Locale): (key: string, params?: Record<string, string>) => string {
  const tree = read(locale);
  return (key, params = {}) => {
    const text = key.split('.').reduce<Messages | string | undefined>((node, part) => (node as Messages)?.[part], tree);
    if (typeof text !== 'string') throw new Error(`No text ${key} in ${locale}`);
    return text.replace(/%\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole);
  };
}
