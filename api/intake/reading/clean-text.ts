/** Control characters except tab and line feed, which a database does not store. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression removes control characters
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
/** Marks of text direction, and characters without width. */
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A text of several lines for storage: well-formed, without control characters, with line feeds alone. */
export const cleanText = (text: string): string =>
  text.toWellFormed().replaceAll('\r\n', '\n').replaceAll('\r', '\n').replace(CONTROL, '').replace(UNSEEN, '');

/** A clean text of one line, cut to the length. */
export const cleanLine = (text: string, longest: number): string =>
  cleanText(text.slice(0, longest * 2))
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed();
