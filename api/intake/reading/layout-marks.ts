/**
 * Marks of a mail's layout in its text, each on a line of its own: begin and end of a quotation or a signature, and the
 * begin of a quoted rest. No keyboard has these characters.
 */
export const MARKS = {
  quote: '\uf8f0',
  quoteEnd: '\uf8f1',
  signature: '\uf8f2',
  signatureEnd: '\uf8f3',
  rest: '\uf8f4',
} as const;

const MARK = /[\uf8f0-\uf8f4]/g;
/** A line with a mark, and with the quotation signs that the conversion to text puts before it. */
const MARK_LINE = /^(?:> ?)*[\uf8f0-\uf8f4](?:\n|$)/gm;

/** The text without marks and without the lines of marks. */
export const withoutMarks = (text: string): string => text.replace(MARK_LINE, '').replace(MARK, '');

/** The received text without characters that would count as marks. */
export const withoutForeignMarks = (text: string): string => text.replace(MARK, '');
