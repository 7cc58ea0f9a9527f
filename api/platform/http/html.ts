/** Safe markup: values from elsewhere are escaped. */
export class Markup {
  constructor(readonly text: string) {}
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

type Part = Markup | string | number | false | null | undefined | readonly Part[];

const written = (part: Part): string => {
  if (part instanceof Markup) return part.text;
  if (Array.isArray(part)) return part.map(written).join('');
  return part === false || part === null || part === undefined ? '' : escapeHtml(String(part));
};

/** A piece of a page; its values are escaped unless they are pieces themselves. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(texts.map((text, at) => text + (at < parts.length ? written(parts[at]) : '')).join(''));
