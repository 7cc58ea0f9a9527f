import type { MailPlaceholder } from '../../../vocabulary/mail-placeholder.js';

/** A piece of a template. `at` is where it begins, in characters from the start of the template. */
export type TemplateNode =
  | { readonly kind: 'text'; readonly at: number; readonly text: string }
  | ValueNode
  | IfNode
  | ForNode;

/** `{{ ticket.identifier }}` */
export interface ValueNode {
  readonly kind: 'value';
  readonly at: number;
  readonly path: readonly string[];
  readonly placeholder: MailPlaceholder;
  /** The value stands in a link's address, where a line break is none. */
  inLink?: boolean;
}

/** `{% if ticket.dueAt %}`: one branch or the other, each a template of its own. */
interface IfNode {
  readonly kind: 'if';
  readonly at: number;
  readonly path: readonly string[];
  readonly yes: readonly TemplateNode[];
  readonly no: readonly TemplateNode[];
}

/** `{% for invoice in invoices %}`; the items are at hand under the name of the variable. */
interface ForNode {
  readonly kind: 'for';
  readonly at: number;
  readonly variable: string;
  readonly list: string;
  readonly body: readonly TemplateNode[];
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
