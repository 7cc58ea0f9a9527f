const PIECE = /<(\/?)([a-z][a-z0-9]*)([^>]*)>|([^<]+)/gi;
const HREF = /href="([^"]*)"/i;
const CELLS: readonly string[] = ['td', 'th'];
const BLOCKS: readonly string[] = ['p', 'h2', 'h3', 'ul', 'ol', 'table', 'hr', 'blockquote'];

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Replaces the entities of HTML by their characters. */
const decode = (html: string) =>
  html.replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, (whole, name: string) => {
    const sign = SIGNS[name.toLowerCase()];
    if (sign !== undefined) return sign;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return name.startsWith('#') && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : whole;
  });

/**
 * The plain text of a mail's safe HTML: a blank line between paragraphs, `> ` before quotations, `- ` before items, ` | `
 * between the cells of a row, links with their address.
 */
export function textOfHtml(html: string): string {
  const writer = new TextWriter();
  for (const [, slash, tag = '', attributes = '', text] of html.matchAll(PIECE)) {
    if (text !== undefined) writer.text(decode(text.replace(/\s+/g, ' ')));
    else if (slash) writer.close(tag.toLowerCase());
    else writer.open(tag.toLowerCase(), attributes);
  }
  return writer.finish();
}

class TextWriter {
  readonly #lines: string[] = [];
  #line = '';
  #quoted = 0;
  #heading = false;
  readonly #links: { href: string; from: number }[] = [];
  readonly #lists: { ordered: boolean; count: number }[] = [];

  text(text: string): void {
    this.#line += this.#line === '' || this.#line.endsWith(' ') ? text.trimStart() : text;
  }

  open(tag: string, attributes: string): void {
    if (BLOCKS.includes(tag) && this.#lists.length === 0) this.#gap();
    if (tag === 'br' || tag === 'tr') this.#break(tag === 'br');
    if (tag === 'hr') this.text('---');
    if (tag === 'blockquote') this.#quoted++;
    if (tag === 'ul' || tag === 'ol') this.#lists.push({ ordered: tag === 'ol', count: 0 });
    if (tag === 'li') this.#item();
    if (CELLS.includes(tag)) this.#cell(tag);
    if (tag === 'a') this.#links.push({ href: decode(HREF.exec(attributes)?.[1] ?? ''), from: this.#line.length });
  }

  close(tag: string): void {
    if (tag === 'a') this.#endLink();
    if (tag === 'ul' || tag === 'ol') this.#lists.pop();
    if (BLOCKS.includes(tag) && this.#lists.length === 0) this.#gap();
    if (tag === 'blockquote') this.#quoted = Math.max(0, this.#quoted - 1);
    if (tag === 'li' || tag === 'tr') this.#break();
  }

  finish(): string {
    this.#break();
    return this.#lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
  }

  /** Ends the line; only a break keeps an empty line. */
  #break(keepEmpty = false): void {
    const line = this.#line.trimEnd();
    if (line !== '' || keepEmpty) this.#lines.push(`${'> '.repeat(this.#quoted)}${line}`.trimEnd());
    this.#line = '';
  }

  #gap(): void {
    this.#break();
    if (this.#lines.length > 0 && this.#lines.at(-1) !== '') this.#lines.push('');
  }

  /** Separates cells by a bar; a cell behind a heading follows it without one. */
  #cell(tag: string): void {
    const isLed = tag === 'td' && this.#heading;
    if (this.#line !== '') this.#line = `${this.#line.trimEnd()}${isLed ? ' ' : ' | '}`;
    this.#heading = tag === 'th';
  }

  #item(): void {
    this.#break();
    const list = this.#lists.at(-1);
    if (list) list.count++;
    this.#line = `${'  '.repeat(Math.max(0, this.#lists.length - 1))}${list?.ordered ? `${list.count}.` : '-'} `;
  }

  /** Puts the address behind the words of a link that are not the address themselves. */
  #endLink(): void {
    const link = this.#links.pop();
    if (!link?.href) return;
    const words = this.#line.slice(link.from).trim();
    const address = link.href.replace(/^(?:mailto|tel):/i, '');
    if (words === '') this.#line += address;
    else if (words !== address) this.#line = `${this.#line.trimEnd()}: ${address}`;
  }
}
