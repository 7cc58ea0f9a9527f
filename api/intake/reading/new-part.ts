import type { NamedAddress } from './authors.js';
import { withoutMarks } from './layout-marks.js';
import {
  isForwardMark,
  isForwardSubject,
  isHead,
  isHeader,
  isLead,
  isLeadOfProgram,
  isOriginalMark,
  MOST_WRAPPED,
} from './quotation-heads.js';
import { isSignature } from './signature.js';
import { type TextLine, textLines } from './text-lines.js';

/** The new part of a text, and the rest above or below it, which is folded away. Together they are the whole text. */
export interface TextParts {
  readonly newText: string;
  readonly folded: string;
}

/**
 * Separates the author's own text from quotations, signature and footers. A mark of any kind folds only text before a
 * quotation or the end, so that own text stays wherever it is; forwarded text stays as well. A text without any own part is
 * new as a whole. `marked` may contain the marks of the layout.
 */
export function partsOfText(marked: string, { subject = '', author = null as NamedAddress | null } = {}): TextParts {
  const whole = { newText: withoutMarks(marked).trim(), folded: '' };
  if (isForwardSubject(subject)) return whole;
  const lines = textLines(marked);
  const end = foldStart(lines, author);
  const start = leadingFold(lines, end);
  const newText = textOf(lines.slice(start, end));
  if (newText === '') return whole;
  return { newText, folded: [lines.slice(0, start), lines.slice(end)].map(textOf).filter(Boolean).join('\n\n') };
}

const textOf = (lines: readonly TextLine[]) =>
  lines
    .map(({ text }) => text)
    .join('\n')
    .trim();

/** The first line before nothing but quotations, signature and footers; the end if there is none. */
function foldStart(lines: readonly TextLine[], author: NamedAddress | null): number {
  const foldable: boolean[] = [];
  foldable[lines.length] = true;
  for (let index = lines.length - 1; index >= 0; index--) foldable[index] = isFoldable(lines, index, foldable, author);
  const start = foldable.indexOf(true);
  const forwarded = lines.findIndex(({ text, kind }) => kind === 'OWN' && isForwardMark(text));
  return forwarded >= 0 && forwarded < start ? lines.length : start;
}

/** Whether all lines from this one on may be folded; `foldable` has the answers for the lines behind it. */
function isFoldable(
  lines: readonly TextLine[],
  index: number,
  foldable: readonly boolean[],
  author: NamedAddress | null,
) {
  const { kind, text } = lines[index] as TextLine;
  const isNext = foldable[index + 1] === true;
  if (kind === 'DIVIDER')
    return isNext || (text.trim() === '--' && isSignature(block(lines, index + 1, foldable), author));
  if (kind !== 'OWN') return isNext;
  const texts = lines.slice(index, index + MOST_WRAPPED + 2).map((line) => line.text);
  if (isOriginalMark(text)) return isNext || texts.slice(1, 3).some(isHeader);
  return isHead(texts) || isFoldableLead(lines, index, foldable);
}

/** The lines from `from` on before the next foldable line. */
function block(lines: readonly TextLine[], from: number, foldable: readonly boolean[]): string[] {
  const end = foldable.indexOf(true, from);
  return lines.slice(from, end).map(({ text }) => text);
}

/** Whether the introduction of a quotation begins at this line, before the quotation or the end. */
function isFoldableLead(lines: readonly TextLine[], index: number, foldable: readonly boolean[]): boolean {
  const end = leadEnd(lines, index);
  if (end === null) return false;
  const next = lines.slice(end).find(({ kind }) => kind !== 'BLANK');
  if (!next || next.kind === 'QUOTED') return foldable[end] === true;
  return isLeadOfProgram(lines.slice(index, end).map(({ text }) => text));
}

/** The index behind the introduction that begins at a line; null if none does. */
function leadEnd(lines: readonly TextLine[], index: number): number | null {
  for (let size = 1; size <= MOST_WRAPPED; size++) {
    const wrapped = lines.slice(index, index + size);
    if (wrapped.length < size || wrapped.some(({ kind }) => kind !== 'OWN')) return null;
    if (isLead(wrapped.map(({ text }) => text))) return index + size;
  }
  return null;
}

/** The first line behind a quotation above an answer; 0 if further quotations follow below. */
function leadingFold(lines: readonly TextLine[], end: number): number {
  let start = 0;
  while (start < end && isAbove(lines, start)) start = leadEnd(lines, start) ?? start + 1;
  const isQuotation = lines.slice(0, start).some(({ kind }) => kind === 'QUOTED');
  const goesOn = lines.slice(start, end).some(({ kind }) => kind === 'QUOTED');
  return isQuotation && !goesOn ? start : 0;
}

const isAbove = (lines: readonly TextLine[], index: number): boolean => {
  const kind = lines[index]?.kind;
  return kind === 'BLANK' || kind === 'QUOTED' || (kind === 'OWN' && leadEnd(lines, index) !== null);
};
