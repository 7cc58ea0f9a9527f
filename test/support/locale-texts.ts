import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergeMessages, withParts } from '../../admin/providers/messages.js';
import { LOCALES, type Locale } from '../../api/vocabulary/locale.js';
import type { Json } from './records.js';

/** The texts of a locale. */
const treeOf = (locale: Locale): Json => {
  const folder = join(process.cwd(), 'locales', locale);
  return withParts(
    mergeMessages(readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))),
  );
};

const textOf = (tree: Json, key: string): unknown =>
  key.split('.').reduce<unknown>((node, part) => (node as Json | undefined)?.[part], tree);

/** The keys that have no text in one of the four languages, each with the locale: 'fr-CH errors.STALE'. */
export const missingTexts = (keys: readonly string[]): string[] =>
  LOCALES.flatMap((locale) => {
    const tree = treeOf(locale);
    const missing = keys.filter((key) => typeof textOf(tree, key) !== 'string');
    return missing.map((key) => `${locale} ${key}`);
  });
