import { attributeRule, isSafeTag, VOID_TAGS } from './safe-html.js';
import { blocksOf, fault, type TemplateFault, type TemplateNode, type ValueNode } from './template-node.js';

/** The character in place of a value or block in the HTML around it; no text of a user contains it. */
const HOLE = '\0';

const TAG = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:\s+[a-zA-Z-]+\s*=\s*"[^"<>]*")*)\s*(\/?)>/y;
const ATTRIBUTE = /([a-zA-Z-]+)\s*=\s*"([^"<>]*)"/g;
/** The text behind a bracket that begins no well-formed tag, for the message. */
const SNIPPET = /<[^\s<>]{0,30}/y;

/**
 * The unsafe or invalid HTML of a template, with its position. Each branch and each loop must be whole in itself, so that
 * every mail of the template is. Also marks the placeholders that are addresses of links.
 */
export function checkHtml(nodes: readonly TemplateNode[]): TemplateFault[] {
  return [...new HtmlBlock(nodes).check(), ...nodes.flatMap(blocksOf).flatMap(checkHtml)];
}

/** The nodes of a branch or loop as one text, with a hole for each value and each block. */
class HtmlBlock {
  readonly #html: string;
  readonly #positions: number[] = [];
  readonly #holes: TemplateNode[] = [];
  readonly #open: { tag: string; at: number }[] = [];
  readonly #faults: TemplateFault[] = [];

  constructor(nodes: readonly TemplateNode[]) {
    let html = '';
    for (const node of nodes) {
      const text = node.kind === 'text' ? node.text : HOLE;
      if (node.kind !== 'text') this.#holes.push(node);
      for (let index = 0; index < text.length; index++)
        this.#positions.push(node.at + (node.kind === 'text' ? index : 0));
      html += text;
    }
    this.#html = html;
  }

  check(): TemplateFault[] {
    for (let index = this.#html.indexOf('<'); index >= 0; index = this.#html.indexOf('<', index)) {
      TAG.lastIndex = index;
      const match = TAG.exec(this.#html);
      if (match) this.#tag(match, index);
      else this.#stray(index);
      index += match ? match[0].length : 1;
    }
    for (const { tag, at } of this.#open) this.#refuse('HTML_NOT_CLOSED', at, `<${tag}>`);
    return this.#faults;
  }

  #tag([whole, slash, written = '', attributes = '', selfClosing]: RegExpExecArray, index: number) {
    const tag = written.toLowerCase();
    if (!isSafeTag(tag)) return this.#refuse('HTML_TAG', index, `<${slash}${tag}>`);
    if (slash) return this.#close(tag, index, attributes);
    if (selfClosing && !VOID_TAGS.includes(tag)) return this.#refuse('HTML_SYNTAX', index, whole);
    if (!VOID_TAGS.includes(tag)) this.#open.push({ tag, at: index });
    const seen = new Set<string>();
    for (const match of attributes.matchAll(ATTRIBUTE)) {
      const [, name = '', value = ''] = match;
      const at = index + 1 + written.length + match.index;
      if (seen.has(name.toLowerCase())) this.#refuse('HTML_ATTRIBUTE', at, name);
      seen.add(name.toLowerCase());
      this.#attribute(tag, name.toLowerCase(), value, at);
    }
  }

  #attribute(tag: string, name: string, value: string, at: number) {
    const allows = attributeRule(tag, name);
    if (!allows) return this.#refuse('HTML_ATTRIBUTE', at, `${tag} ${name}`);
    if (!value.includes(HOLE)) {
      if (!allows(value)) this.#refuse(name === 'href' ? 'HTML_LINK' : 'HTML_ATTRIBUTE', at, value || name);
      return;
    }
    const [, scheme = '', rest] = /^(mailto:|tel:|)(.*)$/s.exec(value) ?? [];
    const hole = this.#holes[this.#holesBefore(at)];
    const kind = { '': 'url', 'mailto:': 'email', 'tel:': 'phone' }[scheme];
    if (name === 'href' && rest === HOLE && hole?.kind === 'value' && hole.placeholder.kind === kind) {
      (hole as ValueNode).template.inLink = true;
    } else this.#refuse('HTML_LINK', at, name);
  }

  #holesBefore(index: number): number {
    let count = 0;
    for (let at = this.#html.indexOf(HOLE); at >= 0 && at < index; at = this.#html.indexOf(HOLE, at + 1)) count++;
    return count;
  }

  #close(tag: string, index: number, attributes: string) {
    if (attributes.trim() !== '') return this.#refuse('HTML_SYNTAX', index, `</${tag}>`);
    if (this.#open.at(-1)?.tag === tag) this.#open.pop();
    else this.#refuse('HTML_NOT_OPEN', index, `</${tag}>`);
  }

  /** Refuses a bracket that begins no known tag: a comment, a tag with an unquoted attribute, a bare sign. */
  #stray(index: number): void {
    SNIPPET.lastIndex = index;
    const [snippet = '<'] = SNIPPET.exec(this.#html) ?? [];
    const name = /^<\/?([a-zA-Z][a-zA-Z0-9]*)/.exec(snippet)?.[1]?.toLowerCase();
    const code = name && !isSafeTag(name) ? 'HTML_TAG' : 'HTML_SYNTAX';
    this.#refuse(code, index, code === 'HTML_TAG' ? `<${name}>` : snippet.replaceAll(HOLE, '…'));
  }

  #refuse(code: string, index: number, found: string): void {
    this.#faults.push(fault(code, this.#positions[index] ?? 0, found.replaceAll(HOLE, '…')));
  }
}
