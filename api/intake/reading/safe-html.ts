import { sanitizeHtml } from '../../platform/http/sanitize-html.js';

/** Characters of shown markup at most. */
const LONGEST = 1_000_000;
/** Elements of layout, which fetch, execute and link nothing. */
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
 * The HTML of a mail without parts that are fetched, followed or executed. Screens show it in a frame without permissions.
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
