/** The elements that the content of a mail may have; checks with positions and the sanitiser use this same list. */
export const SAFE_TAGS = [
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'blockquote',
  'hr',
  'a',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;

export const VOID_TAGS: readonly string[] = ['br', 'hr'];

/** Schemes that a link may begin with. */
export const SAFE_SCHEMES = ['https', 'http', 'mailto', 'tel'] as const;

const ADDRESS = new RegExp(`^(?:${SAFE_SCHEMES.join('|')}):[^\\s"'<>\\\\]+$`, 'i');
const ALIGN = /^(?:left|right|center)$/;

type Attributes = Readonly<Record<string, (value: string) => boolean>>;

/** The allowed attributes of each element with the check of their values. */
const ATTRIBUTES: Readonly<Record<string, Attributes>> = {
  a: { href: (value) => ADDRESS.test(value), class: (value) => value === 'button' },
  th: { align: (value) => ALIGN.test(value) },
  td: { align: (value) => ALIGN.test(value) },
};

/** Names of the allowed attributes by element. */
export const SAFE_ATTRIBUTES: Readonly<Record<string, string[]>> = Object.fromEntries(
  Object.entries(ATTRIBUTES).map(([tag, attributes]) => [tag, Object.keys(attributes)]),
);

export const isSafeTag = (tag: string): boolean => (SAFE_TAGS as readonly string[]).includes(tag);

/** The check of an attribute's value; undefined for an attribute that the element may not have. */
export function attributeRule(tag: string, name: string): ((value: string) => boolean) | undefined {
  const own = ATTRIBUTES[tag];
  return own && Object.hasOwn(own, name) ? own[name] : undefined;
}
