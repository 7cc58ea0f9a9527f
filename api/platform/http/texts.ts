import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FALLBACK_LOCALE, LOCALES, type Locale } from '../../vocabulary/locale.js';
import { projectRoot } from '../project-root.js';

interface Texts {
  [key: string]: string | Texts;
}

const trees = new Map<Locale, Texts>(LOCALES.map((locale) => [locale, read(locale)]));

function read(locale: Locale): Texts {
  const folder = join(projectRoot, 'locales', locale);
  const areas = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const tree = areas.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Texts).reduce(merge, {});
  const names = Object.entries(tree.resources as Record<string, Texts>).flatMap(([path, { name }]) =>
    typeof name === 'string' ? [[path, name.split(' |||| ').at(-1) as string] as const] : [],
  );
  return withParts(tree, [...names, ...Object.entries(tree.parts as Record<string, string>)]);
}

/** A key with `%{part}` stands for a key of each part of the API, and `%{name}` in its text for the name of the part. */
function withParts(tree: Texts, names: readonly (readonly [part: string, name: string])[]): Texts {
  const filled = (value: string | Texts, name: string): string | Texts =>
    typeof value === 'string'
      ? value.replace('%{name}', name)
      : Object.fromEntries(Object.entries(value).map(([key, text]) => [key, filled(text, name)]));
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) => {
      if (key.includes('%{part}'))
        return names.map(([part, name]) => [key.replace('%{part}', part), filled(value, name)]);
      return [[key, typeof value === 'string' ? value : withParts(value, names)]];
    }),
  );
}

/** Areas share headings such as `resources`; the merge goes down to the single texts. */
function merge(tree: Texts, area: Texts): Texts {
  for (const [key, value] of Object.entries(area)) {
    const known = tree[key];
    tree[key] = typeof known === 'object' && typeof value === 'object' ? merge(known, value) : value;
  }
  return tree;
}

function find(tree: Texts | undefined, key: string): string | undefined {
  let node: string | Texts | undefined = tree;
  for (const part of key.split('.')) node = typeof node === 'object' ? node[part] : undefined;
  return typeof node === 'string' ? node : undefined;
}

/** A parameter in a text; a number has the thousands sign of the locale (de-CH 1'234). */
const inText = (value: unknown, locale: Locale): string =>
  typeof value === 'number' ? value.toLocaleString(locale, { maximumFractionDigits: 6 }) : String(value ?? '');

/** A text of the locale files with its parameters; the key without a text. Pass years and ports as texts. */
export function translate(locale: Locale, key: string, params: Record<string, unknown> = {}): string {
  const text = find(trees.get(locale), key) ?? find(trees.get(FALLBACK_LOCALE), key) ?? key;
  return text.replace(/%\{(\w+)\}/g, (_whole, name: string) => inText(params[name], locale));
}

/**
 * A text in the singular or plural form for a count ('singular |||| plural' in the locale files), by the rules of the
 * language (CLDR: «1,5 heure», «1.5 Stunden»), without the count itself.
 */
export function pluralOf(locale: Locale, key: string, count: number): string {
  const forms = translate(locale, key).split(' |||| ');
  const isOne = new Intl.PluralRules(locale).select(count) === 'one';
  return (isOne ? forms[0] : forms.at(-1)) ?? key;
}

/** The text of an error code, or of its reason if the parameters name one with a text. */
export const errorText = (locale: Locale, code: string, params: Record<string, unknown>) => {
  const reason = `reasons.${code}.${params.reason}`;
  return translate(locale, find(trees.get(locale), reason) ? reason : `errors.${code}`, params);
};

/** The placeholders `{name}` in place of the parameters of a text. */
const NAMES = new Proxy({} as Record<string, unknown>, { get: (_, name) => `{${String(name)}}` });

/** The text of an error code with the names of its parameters, for documentation. */
export const errorTemplate = (locale: Locale, code: string): string => errorText(locale, code, NAMES);

/** All error codes with a text. */
export const codesWithText = (): string[] => Object.keys((trees.get(FALLBACK_LOCALE)?.errors ?? {}) as Texts).sort();
