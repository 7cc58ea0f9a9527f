import type { Email } from 'postal-mime';
import type sanitize from 'sanitize-html';
import { textOfHtml } from '../../mails/language/html-text.js';
import { sanitizeHtml } from '../../platform/http/sanitize-html.js';
import { cleanText } from './clean-text.js';
import { MARKS, withoutForeignMarks } from './layout-marks.js';

/** Characters of a body that are read. */
const LONGEST_TEXT = 100_000;
const LONGEST_HTML = 1_000_000;

/** The elements that separate the lines of a text; other elements are replaced by their content. */
const KEPT = ['p', 'br', 'h2', 'h3', 'ul', 'ol', 'li', 'table', 'tr', 'td', 'th', 'blockquote', 'hr', 'a'];
const HEADINGS = Object.fromEntries(['h1', 'h4', 'h5', 'h6'].map((tag) => [tag, 'h3']));

/** Tags of the sender that would count as marks. */
const NO_MARKS = { q: 'span', s: 'span', u: 'span' };

/** Empty lines of Outlook. */
const EMPTY_PARAGRAPHS = /<p\b[^<>]{0,300}\bmso[^<>]{0,300}>(?:\s|&nbsp;|\u00a0|<\/?o:p>){0,20}<\/p>/gi;
/** Names of the elements by which mail programs mark quotations, signatures, and the begin of a quoted rest. */
const QUOTES = /gmail_quote|gmail_attr|moz-cite-prefix|yahoo_quoted|protonmail_quote|OLK_SRC_BODY_SECTION/;
const SIGNATURES = /gmail_signature|^Signature$|ms-outlook-mobile-signature|moz-signature|AppleMailSignature/;
const RESTS = /divRplyFwdMsg|appendonsend/;
/** The style of a quotation that only indents a paragraph. */
const INDENTED = /border:\s*none/i;

/** Tags in place of the marks until the markup is converted to text. */
const MARK_TAGS: readonly (readonly [tag: string, begin: string, end: string])[] = [
  ['q', MARKS.quote, MARKS.quoteEnd],
  ['s', MARKS.signature, MARKS.signatureEnd],
  ['u', MARKS.rest, ''],
];

/** The plain text of a message, else the text of its HTML, with the marks of its layout. */
export function textOfBody({ text, html }: Pick<Email, 'text' | 'html'>): string {
  const plain = withoutForeignMarks(cleanText((text ?? '').slice(0, LONGEST_TEXT))).trim();
  if (plain) return plain;
  const markup = withoutForeignMarks((html ?? '').slice(0, LONGEST_HTML)).replace(EMPTY_PARAGRAPHS, '<br>');
  return cleanText(textOfMarkup(markup)).slice(0, LONGEST_TEXT);
}

function textOfMarkup(html: string): string {
  const safe = sanitizeHtml(html, {
    allowedTags: [...KEPT, ...MARK_TAGS.map(([tag]) => tag)],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'head'],
    // Mail programs write lines as divisions; a row ends a line without a gap.
    transformTags: {
      ...HEADINGS,
      ...NO_MARKS,
      section: 'p',
      article: 'p',
      div: setApart('tr'),
      pre: setApart('p'),
      span: setApart('span'),
      blockquote: (tagName, { style = '' }) => (INDENTED.test(style) ? ROW : { tagName, attribs: {} }),
      p: paragraph,
    },
  });
  // Each mark gets a line of its own.
  const marked = MARK_TAGS.reduce(
    (html, [tag, begin, end]) =>
      html.replaceAll(`<${tag}>`, `<tr>${begin}</tr><tr>`).replaceAll(`</${tag}>`, `</tr><tr>${end}</tr>`),
    safe,
  );
  return textOfHtml(marked);
}

const ROW = { tagName: 'tr', attribs: {} };

/** Replaces a marked element by the tag of its mark, any other element by the given tag. */
const setApart =
  (otherwise: string): sanitize.Transformer =>
  (_tag, { id = '', class: names = '' }) => {
    const name = `${id} ${names}`.trim();
    const tagName = RESTS.test(name) ? 'u' : QUOTES.test(name) ? 'q' : SIGNATURES.test(name) ? 's' : otherwise;
    return { tagName, attribs: {} };
  };

/** Outlook writes each line as a paragraph without margin. */
const paragraph: sanitize.Transformer = (_tag, attribs) => ({
  tagName: /^mso/i.test(attribs.class ?? '') ? 'tr' : 'p',
  attribs: {},
});
