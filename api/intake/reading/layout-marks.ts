/**
 * Marks that the layout of a mail program leaves in its text, each on a line of its own: where a quotation or a signature
 * begins and ends, and from where on all is quotation. No person types these characters.
 */
export const MARKS = {
  quote: '\uf8f0',
  quoteEnd: '\uf8f1',
  signature: '\uf8f2',
  signatureEnd: '\uf8f3',
  rest: '\uf8f4',
} as const;

const MARK = /[\uf8f0-\uf8f4]/g;
/** A mark with the quotation signs that the conversion of the layout has put before it. */
const MARK_LINE = /^(?:> ?)*[\uf8f0-\uf8f4](?:\n|$)/gm;

/** The text without marks and without the lines that held nothing else. */
export const withoutMarks = (text: string): string => text.replace(MARK_LINE, '').replace(MARK, '');

/** The characters of a text that came, so that no mail brings marks of its own. */
export const withoutForeignMarks = (text: string): string => text.replace(MARK, '');
