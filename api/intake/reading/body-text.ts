import type { Email } from 'postal-mime';
import sanitizeHtml from 'sanitize-html';
import { textOfHtml } from '../../mails/language/html-text.js';
import { cleanText } from './clean-text.js';

/** Characters of a body that are looked at. */
const LONGEST_TEXT = 100_000;
const LONGEST_HTML = 1_000_000;

/** What tells the lines of a text apart; everything else is looked through. */
const KEPT = ['p', 'br', 'h2', 'h3', 'ul', 'ol', 'li', 'table', 'tr', 'td', 'th', 'blockquote', 'hr', 'a'];
const HEADINGS = Object.fromEntries(['h1', 'h4', 'h5', 'h6'].map((tag) => [tag, 'h3']));

/** The text of a message: the plain one, or what its HTML says where it has no other. */
export function textOfBody({ text, html }: Pick<Email, 'text' | 'html'>): string {
  const plain = cleanText((text ?? '').slice(0, LONGEST_TEXT)).trim();
  return plain || cleanText(textOfMarkup((html ?? '').slice(0, LONGEST_HTML))).slice(0, LONGEST_TEXT);
}

function textOfMarkup(html: string): string {
  const safe = sanitizeHtml(html, {
    allowedTags: KEPT,
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'head'],
    // A row ends the line without a gap, as the lines do that mail programs write as divisions.
    transformTags: { ...HEADINGS, div: 'tr', pre: 'p', section: 'p', article: 'p' },
  });
  return textOfHtml(safe);
}
