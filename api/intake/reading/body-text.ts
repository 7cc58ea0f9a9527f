import type { Email } from 'postal-mime';
import type sanitize from 'sanitize-html';
import { textOfHtml } from '../../mails/language/html-text.js';
import { sanitizeHtml } from '../../platform/http/sanitize-html.js';
import { cleanText } from './clean-text.js';

/** Characters of a body that are looked at. */
const LONGEST_TEXT = 100_000;
const LONGEST_HTML = 1_000_000;

/** What tells the lines of a text apart; everything else is looked through. */
const KEPT = ['p', 'br', 'h2', 'h3', 'ul', 'ol', 'li', 'table', 'tr', 'td', 'th', 'blockquote', 'hr', 'a'];
const HEADINGS = Object.fromEntries(['h1', 'h4', 'h5', 'h6'].map((tag) => [tag, 'h3']));

/** Marks of where the layout of a mail program begins what it quotes, and the signature; no character that anybody types. */
export const QUOTE_MARK = '\uf8f0';
export const SIGNATURE_MARK = '\uf8f1';
const MARKS = /[\uf8f0\uf8f1]/g;

/** Paragraphs by which Outlook leaves a line empty. */
const EMPTY_PARAGRAPHS = /<p\b[^<>]{0,300}\bmso[^<>]{0,300}>(?:\s|&nbsp;|\u00a0|<\/?o:p>){0,20}<\/p>/gi;
/** Elements by which mail programs set apart what they quote, and signatures. */
const QUOTES =
  /<(?:div|span|blockquote)\b[^<>]{0,300}?\b(?:id|class)\s{0,3}=\s{0,3}["']?[^"'<>]{0,100}?(?:gmail_quote|gmail_attr|divRplyFwdMsg|appendonsend|moz-cite-prefix|yahoo_quoted|OLK_SRC_BODY_SECTION|protonmail_quote)/gi;
const SIGNATURES =
  /<(?:div|pre|span)\b[^<>]{0,300}?\b(?:id|class)\s{0,3}=\s{0,3}["']?(?:gmail_signature|Signature\b|ms-outlook-mobile-signature|moz-signature|AppleMailSignature|lineBreakAtBeginningOfSignature)/gi;

/**
 * The text of a message: the plain one, or what its HTML says where it has no other, with the marks of its layout.
 */
export function textOfBody({ text, html }: Pick<Email, 'text' | 'html'>): string {
  const plain = cleanText((text ?? '').slice(0, LONGEST_TEXT))
    .replace(MARKS, '')
    .trim();
  if (plain) return plain;
  const marked = (html ?? '')
    .slice(0, LONGEST_HTML)
    .replace(MARKS, '')
    .replace(EMPTY_PARAGRAPHS, '<br>')
    .replace(QUOTES, (start) => `${QUOTE_MARK}${start}`)
    .replace(SIGNATURES, (start) => `${SIGNATURE_MARK}${start}`);
  return cleanText(textOfMarkup(marked)).slice(0, LONGEST_TEXT);
}

function textOfMarkup(html: string): string {
  const safe = sanitizeHtml(html, {
    allowedTags: KEPT,
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'head'],
    // A row ends the line without a gap, as the lines do that mail programs write as divisions.
    transformTags: { ...HEADINGS, div: 'tr', pre: 'p', section: 'p', article: 'p', p: paragraph },
  });
  return textOfHtml(safe);
}

/** Outlook writes each line as a paragraph without room around it. */
const paragraph: sanitize.Transformer = (_tag, attribs) => ({
  tagName: /^mso/i.test(attribs.class ?? '') ? 'tr' : 'p',
  attribs: {},
});
