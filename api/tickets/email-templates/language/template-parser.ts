import type { MailPlaceholder } from '../../../vocabulary/mail-placeholder.js';
import { fault, type TemplateFault, type TemplateNode } from './template-node.js';

/** A template in pieces with all that is wrong in it; what cannot be understood is left out of the pieces. */
export interface ParsedTemplate {
  readonly nodes: readonly TemplateNode[];
  readonly faults: readonly TemplateFault[];
}

/** Conditions within conditions at most. */
const DEEPEST = 8;

const PIECE = /\{\{([\s\S]*?)\}\}|\{%([\s\S]*?)%\}/g;
const LOOSE = /\{\{|\{%|\}\}|%\}/;
const NAME = /^[a-zA-Z]\w*(?:\.[a-zA-Z]\w*)*$/;
const FOR = /^for\s+([a-zA-Z]\w*)\s+in\s+(\S+)$/;
const CONDITION = /^if\s+(\S+)$/;
const INSTRUCTION = /^[a-zA-Z]*/;
const KNOWN_INSTRUCTIONS: readonly string[] = ['if', 'else', 'endif', 'for', 'endfor'];

interface Open {
  readonly kind: 'if' | 'for';
  readonly at: number;
  readonly text: string;
  readonly path: readonly string[];
  readonly variable?: string;
  readonly items?: readonly MailPlaceholder[];
  readonly yes: TemplateNode[];
  no?: TemplateNode[];
}

/**
 * Reads the subset of Liquid in which mails are written: `{{ name }}`, `{% if name %} {% else %} {% endif %}` and
 * `{% for item in list %} {% endfor %}`. There are no filters, comparisons, assignments or inclusions, and no loop
 * within a loop, so that what a template can bring forth is known from its text alone.
 */
export function parseTemplate(source: string, placeholders: readonly MailPlaceholder[]): ParsedTemplate {
  const parser = new TemplateParser(placeholders);
  let end = 0;
  for (const match of source.matchAll(PIECE)) {
    parser.text(source.slice(end, match.index), end);
    const [whole, value, tag] = match;
    if (value !== undefined) parser.value(value.trim(), match.index, whole);
    else parser.tag((tag ?? '').trim(), match.index, whole);
    end = match.index + whole.length;
  }
  parser.text(source.slice(end), end);
  return parser.finish();
}

class TemplateParser {
  readonly #root: TemplateNode[] = [];
  readonly #open: Open[] = [];
  readonly #faults: TemplateFault[] = [];

  constructor(private readonly placeholders: readonly MailPlaceholder[]) {}

  text(text: string, at: number): void {
    const loose = LOOSE.exec(text);
    if (loose) this.#faults.push(fault('TEMPLATE_UNFINISHED', at + loose.index, text.slice(loose.index)));
    if (text !== '') this.#into.push({ kind: 'text', at, text });
  }

  value(name: string, at: number, whole: string) {
    if (!NAME.test(name)) return this.#refuse('TEMPLATE_SYNTAX', at, whole);
    const placeholder = this.#find(name, at);
    if (!placeholder) return;
    if (placeholder.kind === 'flag' || placeholder.kind === 'list') {
      return this.#refuse('PLACEHOLDER_NO_TEXT', at, name);
    }
    this.#into.push({ kind: 'value', at, path: name.split('.'), placeholder });
  }

  tag(tag: string, at: number, whole: string) {
    const [instruction] = INSTRUCTION.exec(tag) ?? [''];
    if (!KNOWN_INSTRUCTIONS.includes(instruction)) {
      return this.#refuse('TEMPLATE_INSTRUCTION', at, instruction || whole);
    }
    if (tag === 'else') return this.#else(at, whole);
    if (tag === 'endif') return this.#close('if', at, whole);
    if (tag === 'endfor') return this.#close('for', at, whole);
    const [, condition] = CONDITION.exec(tag) ?? [];
    if (condition && NAME.test(condition)) return this.#condition(condition, at, whole);
    const [, variable, list] = FOR.exec(tag) ?? [];
    if (variable && list && NAME.test(list)) return this.#loop(variable, list, at, whole);
    this.#refuse('TEMPLATE_SYNTAX', at, whole);
  }

  finish(): ParsedTemplate {
    for (const { at, text } of this.#open) this.#refuse('TEMPLATE_NOT_CLOSED', at, text);
    while (this.#open.length > 0) this.#end();
    return { nodes: this.#root, faults: this.#faults.sort((one, other) => one.at - other.at) };
  }

  get #into(): TemplateNode[] {
    const block = this.#open.at(-1);
    return block ? (block.no ?? block.yes) : this.#root;
  }

  #refuse(code: string, at: number, found: string): void {
    this.#faults.push(fault(code, at, found));
  }

  #condition(name: string, at: number, text: string): void {
    this.#find(name, at);
    if (this.#open.length >= DEEPEST) this.#refuse('TEMPLATE_TOO_DEEP', at, text);
    this.#open.push({ kind: 'if', at, text, path: name.split('.'), yes: [] });
  }

  #loop(variable: string, name: string, at: number, text: string): void {
    const list = this.#find(name, at);
    if (list && !list.items) this.#refuse('PLACEHOLDER_NO_LIST', at, name);
    if (this.#open.some(({ kind }) => kind === 'for')) this.#refuse('TEMPLATE_LOOP_IN_LOOP', at, text);
    this.#open.push({ kind: 'for', at, text, path: [name], variable, items: list?.items, yes: [] });
  }

  #else(at: number, text: string) {
    const block = this.#open.at(-1);
    if (block?.kind !== 'if' || block.no) return this.#refuse('TEMPLATE_NOT_OPEN', at, text);
    block.no = [];
  }

  #close(kind: Open['kind'], at: number, text: string) {
    if (this.#open.at(-1)?.kind !== kind) return this.#refuse('TEMPLATE_NOT_OPEN', at, text);
    this.#end();
  }

  #end(): void {
    const block = this.#open.pop();
    if (!block) return;
    const { kind, at, path, variable = '', yes, no = [] } = block;
    const node: TemplateNode =
      kind === 'if' ? { kind, at, path, yes, no } : { kind, at, variable, list: path[0] ?? '', body: yes };
    this.#into.push(node);
  }

  /** The placeholder of a name: the variables of the loops around first. */
  #find(name: string, at: number): MailPlaceholder | undefined {
    const [first, ...rest] = name.split('.');
    const loop = this.#open.findLast(({ variable }) => variable !== undefined && variable === first);
    if (loop && !loop.items) return undefined;
    const found = loop
      ? loop.items?.find((item) => item.name === rest.join('.'))
      : this.placeholders.find((one) => one.name === name);
    if (!found) this.#refuse('TEMPLATE_PLACEHOLDER', at, name);
    return found;
  }
}
