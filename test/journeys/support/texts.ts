import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const LOCALES = ['de-CH', 'en-CH', 'fr-CH', 'it-CH'] as const;
export type Locale = (typeof LOCALES)[number];

type Tree = { [key: string]: Tree | string };

function merge(into: Tree, from: Tree): Tree {
  for (const [key, value] of Object.entries(from)) {
    const known = into[key];
    into[key] = typeof value === 'object' && typeof known === 'object' ? merge(known, value) : value;
  }
  return into;
}

function read(locale: Locale): Tree {
  const folder = join('locales', locale);
  return readdirSync(folder).reduce<Tree>(
    (all, file) => merge(all, JSON.parse(readFileSync(join(folder, file), 'utf8'))),
    {},
  );
}

/** The texts of one language, by the keys of the locale files: a journey looks for the texts that a person reads. */
export function textsOf(locale: Locale): (key: string, params?: Record<string, string>) => string {
  const tree = read(locale);
  return (key, params = {}) => {
    const text = key.split('.').reduce<Tree | string | undefined>((node, part) => (node as Tree)?.[part], tree);
    if (typeof text !== 'string') throw new Error(`No text ${key} in ${locale}`);
    return text.replace(/%\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole);
  };
}
