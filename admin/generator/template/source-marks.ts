/** A position in a text: line and column, both counted from 1. */
export interface SourcePlace {
  line: number;
  column: number;
}

/** A piece of a line, marked if it is faulty. */
export interface SourcePiece {
  text: string;
  isFault: boolean;
}

/** The offset of a line and column in a text, counted from 0. */
export function offsetOf(text: string, { line, column }: SourcePlace): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, row) => sum + row.length + 1, 0) + column - 1;
}

/**
 * The token that begins at a position: a placeholder or instruction in braces, an element, a word, or one character.
 */
const TOKENS = [/^\{\{[^{}\n]*\}\}/, /^\{%[^%\n]*%\}/, /^<[^<>\n]*>/, /^[\p{L}\p{N}_.-]+/u, /^[^\n]/];

/** Length of the faulty token that begins at an offset; 0 at the end of a line, which has no character to mark. */
export function faultLength(text: string, offset: number): number {
  const rest = text.slice(offset);
  for (const token of TOKENS) {
    const [found] = token.exec(rest) ?? [];
    if (found) return found.length;
  }
  return 0;
}

/**
 * The lines of a text in pieces, with the tokens at the given positions marked. Positions outside of the text are
 * ignored.
 */
export function markedLines(text: string, places: readonly SourcePlace[]): SourcePiece[][] {
  return text.split('\n').map((row, index) => {
    const starts = places.filter(({ line }) => line === index + 1).map(({ column }) => column - 1);
    const pieces: SourcePiece[] = [];
    let end = 0;
    for (const start of starts.sort((left, right) => left - right)) {
      const length = start >= end ? faultLength(row, start) : 0;
      if (length === 0) continue;
      if (start > end) pieces.push({ text: row.slice(end, start), isFault: false });
      pieces.push({ text: row.slice(start, start + length), isFault: true });
      end = start + length;
    }
    if (end < row.length) pieces.push({ text: row.slice(end), isFault: false });
    return pieces;
  });
}
