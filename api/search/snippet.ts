/** A piece of a text; hits are marked by a flag instead of HTML. */
export interface Segment {
  readonly text: string;
  readonly hit: boolean;
}

/** Characters of a snippet, about. */
const LENGTH = 180;
/** Characters that are shown before the first hit, about. */
const BEFORE = 50;
/** Most hits that are compared for the best place. */
const MOST_MARKS = 2_000;

/** The blank line between two paragraphs or two fields, of which a snippet makes a dot. */
const BETWEEN_BLOCKS = /\s*\n\s*\n\s*/g;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
};

/** A word in the form of the index, equal to the database's `vsd_plain()`. */
export const plainWord = (word: string): string =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøłđıħŧ]/g, (letter) => LETTERS[letter] ?? letter);

/** Returns whether a word is a hit; a word with digits is found by its beginning as well. */
export function markerOf(words: readonly string[]): (word: string) => boolean {
  const known = new Set(words);
  const numbers = words.filter((word) => /[0-9]/.test(word));
  return (word) => {
    const plain = plainWord(word);
    if (known.has(plain)) return true;
    return numbers.some((number) => plain.startsWith(number) || plain === number.padStart(5, '0'));
  };
}

/** The text in pieces, its hits marked. */
export function marked(text: string, isHit: (word: string) => boolean): Segment[] {
  return piecesOf(text, 0, text.length, marksIn(text, isHit));
}

/** The part of a text with the most hits, cut at words; empty without hits. */
export function snippetOf(text: string, isHit: (word: string) => boolean): Segment[] {
  const marks = marksIn(text, isHit);
  const [first] = marks;
  if (!first) return [];
  let best = first;
  let most = 0;
  for (const [at, mark] of marks.entries()) {
    let count = 0;
    while (marks[at + count] && (marks[at + count] as Mark).start < mark.start + LENGTH - BEFORE) count += 1;
    if (count > most) [best, most] = [mark, count];
  }
  const start = best.start <= BEFORE ? 0 : wordStart(text, best.start - BEFORE, best.start);
  const end = wordEnd(text, Math.max(start + LENGTH, best.end));
  const pieces = piecesOf(text, start, end, marks);
  return [
    ...(start > 0 ? [{ text: '… ', hit: false }] : []),
    ...pieces,
    ...(end < text.length ? [{ text: ' …', hit: false }] : []),
  ];
}

interface Mark {
  readonly start: number;
  readonly end: number;
}

function marksIn(text: string, isHit: (word: string) => boolean): Mark[] {
  const marks: Mark[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isHit(word)) continue;
    marks.push({ start: index, end: index + word.length });
    if (marks.length === MOST_MARKS) break;
  }
  return marks;
}

function piecesOf(text: string, start: number, end: number, marks: readonly Mark[]): Segment[] {
  const pieces: Segment[] = [];
  let at = start;
  const push = (until: number, hit: boolean) => {
    const piece = text.slice(at, until).replaceAll(BETWEEN_BLOCKS, ' · ').replaceAll(/\s+/g, ' ');
    if (piece) pieces.push({ text: piece, hit });
    at = until;
  };
  for (const mark of marks) {
    if (mark.start < at || mark.end > end) continue;
    push(mark.start, false);
    push(mark.end, true);
  }
  push(end, false);
  return pieces;
}

/** The first beginning of a word after a position, no later than the beginning of the hit. */
function wordStart(text: string, from: number, until: number): number {
  const space = text.slice(from, until).search(/\s/);
  return space < 0 ? from : from + space + 1;
}

function wordEnd(text: string, from: number): number {
  if (from >= text.length) return text.length;
  const space = text.lastIndexOf(' ', from);
  return space > from - 40 ? space : from;
}
