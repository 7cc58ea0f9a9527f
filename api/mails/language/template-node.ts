import type { Template } from 'liquidjs';
import type { MailPlaceholder } from '../../vocabulary/mail.js';
import type { ValueOutput } from './value-output.js';

/**
 * A part of a template for the checks. `at` is its position, in characters from the start of the template; Liquid renders
 * `template`.
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

/** A fault of a template: its position, the code of its message, and the faulty text. */
export interface TemplateFault {
  readonly code: string;
  readonly at: number;
  readonly found?: string;
}

const SHOWN = 60;

/** A fault with the faulty text, cut for the message. */
export const fault = (code: string, at: number, found?: string): TemplateFault => ({
  code,
  at,
  ...(found !== undefined && { found: found.length > SHOWN ? `${found.slice(0, SHOWN)}…` : found }),
});

/** Line and column of a position, both counted from 1. */
export function placeOf(source: string, at: number): { line: number; column: number } {
  const before = source.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** The blocks of a node: the branches of a condition, or the body of a loop. */
export function blocksOf(node: TemplateNode): readonly (readonly TemplateNode[])[] {
  if (node.kind === 'if') return [node.yes, node.no];
  return node.kind === 'for' ? [node.body] : [];
}
