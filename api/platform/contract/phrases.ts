import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../vocabulary/locale.js';
import { projectRoot } from '../project-root.js';

type Phrase = Partial<Record<string, string>>;

/** Translations of the English sentences of declarations (`locales/contract.json`). */
const phrases = new Map<string, Phrase>(
  Object.entries(
    JSON.parse(readFileSync(join(projectRoot, 'locales', 'contract.json'), 'utf8')) as Record<string, Phrase>,
  ),
);

/** Whether a sentence has a translation; English ones need none. */
export const hasPhrase = (locale: Locale, sentence: string) =>
  locale.startsWith('en') || phrases.get(sentence)?.[locale.slice(0, 2)] !== undefined;

/** A sentence of a declaration in a language; in English without a translation. */
export const phrase = (locale: Locale, sentence: string): string =>
  phrases.get(sentence)?.[locale.slice(0, 2)] ?? sentence;

/** All translated sentences. */
export const knownPhrases = () => [...phrases.keys()];
