import type { Template } from 'liquidjs';
import type { MailPlaceholder } from '../../vocabulary/mail.js';
import type { ValueOutput } from './value-output.js';

/**
 * A piece of a template as the checks see it. `at` is where it begins, in characters from the start of the template;
 * `template` is what Liquid renders.
 */
export type TemplateNode =
  | { readonly kind: 'text'; readonly at: number; readonly text: string; readonly template: Template }
  | ValueNode
  | IfNode
  | ForNode;

/** `{{ ticket.identifier }}` */
export interface ValueNode {
  readonly kind: 'value';
  readonly at: number;
  readonly placeholder: MailPlaceholder;
  readonly template: ValueOutput;
}

/** `{% if ticket.dueAt %}`: one branch or the other, each a template of its own. */
interface IfNode {
  readonly kind: 'if';
  readonly at: number;
  readonly yes: readonly TemplateNode[];
  readonly no: readonly TemplateNode[];
  readonly template: Template;
}

/** `{% for invoice in invoices %}` */
interface ForNode {
  readonly kind: 'for';
  readonly at: number;
  readonly body: readonly TemplateNode[];
  readonly template: Template;
}

/** What is wrong in a template, and where: code of the message with what it names. */
export interface TemplateFault {
  readonly code: string;
  readonly at: number;
  readonly found?: string;
}

const SHOWN = 60;

/** A fault; long pieces of the template are cut for the message. */
export const fault = (code: string, at: number, found?: string): TemplateFault => ({
  code,
  at,
  ...(found !== undefined && { found: found.length > SHOWN ? `${found.slice(0, SHOWN)}…` : found }),
});

/** Line and column of a place, both counted from 1. */
export function placeOf(source: string, at: number): { line: number; column: number } {
  const before = source.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** The templates within a piece: its branches, or the body of its loop. */
export function blocksOf(node: TemplateNode): readonly (readonly TemplateNode[])[] {
  if (node.kind === 'if') return [node.yes, node.no];
  return node.kind === 'for' ? [node.body] : [];
}
