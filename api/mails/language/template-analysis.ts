import { ForTag, IfTag, type Template } from 'liquidjs';
import type { MailPlaceholder } from '../../vocabulary/mail.js';
import { fault, type TemplateFault, type TemplateNode } from './template-node.js';
import { parseTemplate } from './template-parser.js';
import { ValueOutput } from './value-output.js';

/** The nodes of a template, with its faults; invalid parts are left out of the nodes. */
export interface AnalysedTemplate {
  readonly nodes: readonly TemplateNode[];
  readonly faults: readonly TemplateFault[];
}

/** Parses a template and finds the placeholder of each name in it, whose kind decides on its use. */
export function analyseTemplate(source: string, placeholders: readonly MailPlaceholder[]): AnalysedTemplate {
  const { templates, faults } = parseTemplate(source);
  const names = new NameFinder(placeholders);
  const nodes = names.walk(templates);
  return { nodes, faults: [...faults, ...names.faults].sort((one, other) => one.at - other.at) };
}

/** The variable of a loop with the placeholders of its items. */
interface Loop {
  readonly variable: string;
  /** Undefined for a placeholder that is no list. */
  readonly items?: readonly MailPlaceholder[];
}

class NameFinder {
  readonly faults: TemplateFault[] = [];
  readonly #loops: Loop[] = [];

  constructor(private readonly placeholders: readonly MailPlaceholder[]) {}

  walk(templates: readonly Template[]): TemplateNode[] {
    return templates.flatMap((template) => {
      if (template instanceof ValueOutput) return this.#value(template);
      if (template instanceof IfTag) return this.#condition(template);
      if (template instanceof ForTag) return this.#loop(template);
      const { token } = template;
      return { kind: 'text', at: token.begin, text: token.getText(), template };
    });
  }

  #value(template: ValueOutput): TemplateNode[] {
    const { begin: at, content } = template.token;
    const name = content.trim();
    const placeholder = this.#find(name, at);
    if (!placeholder) return [];
    if (placeholder.kind === 'flag' || placeholder.kind === 'list') {
      this.faults.push(fault('PLACEHOLDER_NO_TEXT', at, name));
      return [];
    }
    template.placeholder = placeholder;
    return [{ kind: 'value', at, placeholder, template }];
  }

  #condition(template: IfTag): TemplateNode {
    const { begin: at, args } = template.token;
    this.#find(args.trim(), at);
    const yes = this.walk(template.branches.flatMap(({ templates }) => templates));
    return { kind: 'if', at, yes, no: this.walk(template.elseTemplates ?? []), template };
  }

  #loop(template: ForTag): TemplateNode {
    const { begin: at } = template.token;
    const name = template.collection.getText();
    const list = this.#find(name, at);
    if (list && !list.items) this.faults.push(fault('PLACEHOLDER_NO_LIST', at, name));
    this.#loops.push({ variable: template.variable, items: list?.items });
    const body = this.walk(template.templates);
    this.#loops.pop();
    return { kind: 'for', at, body, template };
  }

  /** The placeholder of a name; variables of the loops around it come first. */
  #find(name: string, at: number): MailPlaceholder | undefined {
    const [first, ...rest] = name.split('.');
    const loop = this.#loops.findLast(({ variable }) => variable === first);
    if (loop && !loop.items) return undefined;
    const found = (loop?.items ?? this.placeholders).find(
      (placeholder) => placeholder.name === (loop ? rest.join('.') : name),
    );
    if (!found) this.faults.push(fault('TEMPLATE_PLACEHOLDER', at, name));
    return found;
  }
}
