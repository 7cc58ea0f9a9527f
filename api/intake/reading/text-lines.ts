import { isFooter } from './footers.js';
import { MARKS } from './layout-marks.js';
import { isForwardMark } from './quotation-heads.js';

/** A line of a mail's text with its kind, by the line itself and by the layout. */
export interface TextLine {
  readonly text: string;
  readonly kind: 'BLANK' | 'DIVIDER' | 'FOOTER' | 'OWN' | 'QUOTED' | 'SIGNATURE';
}

const DIVIDER = /^[-_=*~+#]{2,}$/;
const MARK_CHARACTERS: readonly string[] = Object.values(MARKS);

/** Splits a marked text into lines. */
export function textLines(marked: string): TextLine[] {
  const lines: TextLine[] = [];
  const source = marked.split('\n');
  let depth = 0;
  let isSignature = false;
  for (const [index, text] of source.entries()) {
    const mark = MARK_CHARACTERS.find((character) => text.includes(character));
    if (!mark) lines.push({ text, kind: kindOf(text, depth > 0, isSignature) });
    // A forwarded mail has the layout of a quotation, and stays.
    else if (mark === MARKS.quote) depth += depth > 0 || !isForwardMark(nextWords(source, index)) ? 1 : 0;
    else if (mark === MARKS.rest) depth = Number.POSITIVE_INFINITY;
    else if (mark === MARKS.quoteEnd) depth = Math.max(0, depth - 1);
    else isSignature = mark === MARKS.signature;
  }
  return lines;
}

const nextWords = (lines: readonly string[], from: number): string =>
  lines.slice(from + 1).find((line) => line.trim() !== '' && !MARK_CHARACTERS.some((mark) => line.includes(mark))) ??
  '';

function kindOf(line: string, isQuoted: boolean, isSignature: boolean): TextLine['kind'] {
  const text = line.trim();
  if (text === '') return 'BLANK';
  if (isQuoted || text.startsWith('>')) return 'QUOTED';
  if (isSignature) return 'SIGNATURE';
  if (DIVIDER.test(text)) return 'DIVIDER';
  return isFooter(text) ? 'FOOTER' : 'OWN';
}
