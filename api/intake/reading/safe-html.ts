import { sanitizeHtml } from '../../platform/http/sanitize-html.js';

/** Characters of markup that are shown. */
const LONGEST = 1_000_000;
/** What lays a mail out without fetching, running or linking anything. */
const SHOWN = [
  ...[
    'p',
    'div',
    'span',
    'br',
    'hr',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'b',
    'i',
    'u',
  ],
  ...['strong', 'em', 's', 'sub', 'sup', 'small', 'pre', 'code', 'blockquote', 'center', 'font'],
  ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'caption'],
];

/**
 * The HTML of a mail as it may be shown: nothing in it is fetched from elsewhere, followed or run. Whoever shows it puts it
 * into a frame that allows nothing besides.
 */
export const safeHtml = (html: string): string =>
  sanitizeHtml(html.slice(0, LONGEST), {
    allowedTags: SHOWN,
    allowedAttributes: { '*': ['align', 'dir', 'lang'], td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'] },
    nonTextTags: [
      'script',
      'style',
      'textarea',
      'option',
      'noscript',
      'title',
      'head',
      'iframe',
      'object',
      'svg',
      'math',
    ],
  });
