import { diffArrays } from 'diff';

/** A stretch of words that both texts have, or only the old or the new one. */
export interface DiffPiece {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Texts that have more words than this not in common are shown one after the other. */
const most = 1000;

/** What makes a new text out of an old one, word by word. */
export function textDiff(from: string, to: string): DiffPiece[] {
  const pieces = diffArrays(wordsOf(from), wordsOf(to), { maxEditLength: most });
  if (!pieces) return [piece('removed', [from]), piece('added', [to])];
  return pieces.map(({ removed, added, value }) => piece(removed ? 'removed' : added ? 'added' : 'same', value));
}

const wordsOf = (text: string) => text.match(/\s+|[^\s]+/g) ?? [];
const piece = (kind: DiffPiece['kind'], words: string[]): DiffPiece => ({ kind, text: words.join('') });
