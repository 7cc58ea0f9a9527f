/** Control characters besides tab and line feed, which neither a database keeps nor anybody reads. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
/** Marks that turn the direction of what follows, and characters that take no room. */
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A text of several lines as it can be kept and read: well-formed, with line feeds alone. */
export const cleanText = (text: string): string =>
  text.toWellFormed().replaceAll('\r\n', '\n').replaceAll('\r', '\n').replace(CONTROL, '').replace(UNSEEN, '');

/** A text of one line, cut to its length. */
export const cleanLine = (text: string, longest: number): string =>
  cleanText(text.slice(0, longest * 2))
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed();
