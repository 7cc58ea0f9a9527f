import { diffArrays } from 'diff';

/** A stretch of words that both texts share, or that only the old or the new text has. */
export interface DiffPiece {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Texts with more differing words than this are shown one after the other. */
const most = 1000;

/** The differences of two texts, word by word. */
export function textDiff(from: string, to: string): DiffPiece[] {
  const pieces = diffArrays(wordsOf(from), wordsOf(to), { maxEditLength: most });
  if (!pieces) return [piece('removed', [from]), piece('added', [to])];
  return pieces.map(({ removed, added, value }) => piece(removed ? 'removed' : added ? 'added' : 'same', value));
}

const wordsOf = (text: string) => text.match(/\s+|[^\s]+/g) ?? [];
const piece = (kind: DiffPiece['kind'], words: string[]): DiffPiece => ({ kind, text: words.join('') });
