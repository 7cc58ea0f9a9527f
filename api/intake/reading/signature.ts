import type { NamedAddress } from './authors.js';

const MOST_LINES = 15;
/** Lines at the beginning of a signature that name its author. */
const NAMING_LINES = 3;
const SHORTEST_WORD = 3;
const SENTENCE = /^(?:\S+\s+){2,}\S*[.?!:]$/;
const DISCLAIMER =
  /vertraulich|adressat|empfänger|confidential|intended (?:only )?for|recipient|confidentiel|destinataire|riservat|destinatari/i;

/** Contact data below the first paragraph of a signature: a number, an address, a web page. */
const CONTACT = /@|www\.|https?:|(?:\d[ /().+-]{0,2}){7}|\b\d{4,5} \p{Lu}/u;

/**
 * Whether the lines below a "-- " are a signature (RFC 3676 §4.3) and no part of the text: they follow at once, name the
 * author, and have nothing but contact data and a disclaimer behind a blank line.
 */
export function isSignature(lines: readonly string[], author: NamedAddress | null): boolean {
  const filled = lines.map((line) => line.trim()).filter(Boolean);
  if (!author || !lines[0]?.trim() || filled.length > MOST_LINES) return false;
  const words = wordsOf(`${author.name} ${author.address}`);
  const isNamed = filled.slice(0, NAMING_LINES).some((line) => wordsOf(line).some((word) => words.includes(word)));
  const [first = '', ...others] = paragraphsOf(lines);
  return (
    isNamed &&
    !hasSentence(first) &&
    others.every((paragraph) => DISCLAIMER.test(paragraph) || (CONTACT.test(paragraph) && !hasSentence(paragraph)))
  );
}

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length >= SHORTEST_WORD);
const paragraphsOf = (lines: readonly string[]) =>
  lines
    .join('\n')
    .trim()
    .split(/\n\s*\n/);
const hasSentence = (paragraph: string) => paragraph.split('\n').some((line) => SENTENCE.test(line.trim()));
