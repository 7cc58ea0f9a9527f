/** Elements of a formatted text; all others are removed before storage and left out on screens. */
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
