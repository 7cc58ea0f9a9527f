/** Elements of a formatted text; all else is taken out before it is kept, and left out where it is shown. */
export const RICH_TEXT_TAGS = [
  'p',
  'br',
  'strong',
  'em',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'a',
  'blockquote',
  'h2',
  'h3',
  'code',
  'pre',
] as const;
