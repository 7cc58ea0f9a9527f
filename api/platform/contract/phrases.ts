import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../vocabulary/locale.js';
import { projectRoot } from '../project-root.js';

type Phrase = Partial<Record<string, string>>;

/** Sentences that declarations say in English, with what they mean elsewhere, as `locales/contract.json` has them. */
const phrases = new Map<string, Phrase>(
  Object.entries(
    JSON.parse(readFileSync(join(projectRoot, 'locales', 'contract.json'), 'utf8')) as Record<string, Phrase>,
  ),
);

/** Whether a sentence is known in a language; English ones are as they stand. */
export const hasPhrase = (locale: Locale, sentence: string) =>
  locale.startsWith('en') || phrases.get(sentence)?.[locale.slice(0, 2)] !== undefined;

/** A sentence of a declaration in the reader's language; as it is declared where nobody has worded it yet. */
export const phrase = (locale: Locale, sentence: string): string =>
  phrases.get(sentence)?.[locale.slice(0, 2)] ?? sentence;

/** All sentences that there are words for. */
export const knownPhrases = () => [...phrases.keys()];
