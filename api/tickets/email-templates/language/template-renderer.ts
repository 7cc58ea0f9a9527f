import { LONGEST_LIST } from '../../../vocabulary/mail-placeholder.js';
import type { TemplateNode, ValueNode } from './template-node.js';

/** Values by name, in the reader's language: texts, flags, lists of such objects, things with parts. */
export interface TemplateValues {
  readonly [name: string]: TemplateValue;
}
export type TemplateValue = string | boolean | null | undefined | Picture | readonly TemplateValues[] | TemplateValues;

/** A picture that the mail carries along. */
export interface Picture {
  readonly src: string;
  readonly alt: string;
}

/** How values are written: as text of one or several lines, or so that HTML shows them and obeys nothing in them. */
export type TemplateForm = 'plain' | 'html';

/** What rendering may cost: milliseconds in which the process works, bytes of the result. */
export interface TemplateLimits {
  readonly milliseconds: number;
  readonly bytes: number;
}

export const TEMPLATE_LIMITS: TemplateLimits = { milliseconds: 100, bytes: 1024 * 1024 };

/** Milliseconds that the process has worked; that it had to wait for the machine is no fault of a template. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Asking for the time costs more than writing a piece. */
const PIECES_BETWEEN_LOOKS = 16;

/** Rendering was given up because it took too long or brought forth too much. */
export class TemplateLimitReached extends Error {}

/**
 * Writes a parsed template. It runs at once and holds the process meanwhile, so its time is looked at after
 * every few pieces and its size after each; a piece is at most one value long. Throws `TemplateLimitReached`.
 */
export function renderTemplate(
  nodes: readonly TemplateNode[],
  values: TemplateValues,
  form: TemplateForm,
  limits: TemplateLimits = TEMPLATE_LIMITS,
): string {
  const pieces: string[] = [];
  const end = worked() + limits.milliseconds;
  let bytes = 0;
  let steps = 0;
  const write = (piece: string) => {
    bytes += Buffer.byteLength(piece);
    if (bytes > limits.bytes) throw new TemplateLimitReached(`More than ${limits.bytes} bytes`);
    pieces.push(piece);
  };
  const walk = (within: readonly TemplateNode[], scope: TemplateValues): void => {
    for (const node of within) {
      if (steps++ % PIECES_BETWEEN_LOOKS === 0 && worked() >= end)
        throw new TemplateLimitReached(`Longer than ${limits.milliseconds} ms`);
      if (node.kind === 'text') write(node.text);
      else if (node.kind === 'value') write(written(node, valueAt(scope, node.path), form));
      else if (node.kind === 'if') {
        walk(isPresent(valueAt(scope, node.path)) ? node.yes : node.no, scope);
      } else {
        const list = valueAt(scope, node.list.split('.'));
        const items = Array.isArray(list) ? list.slice(0, LONGEST_LIST) : [];
        for (const item of items) walk(node.body, { ...scope, [node.variable]: item });
      }
    }
  };
  walk(nodes, values);
  return pieces.join('');
}

/** The value under a name; nothing inherited is ever found. */
function valueAt(values: TemplateValues, path: readonly string[]): TemplateValue {
  let at: TemplateValue = values;
  for (const part of path) {
    const inside: object | null = at instanceof Object ? at : null;
    at = inside && Object.hasOwn(inside, part) ? (inside as TemplateValues)[part] : null;
  }
  return at;
}

/** What is empty counts as absent: no text, no item, not so. */
const isPresent = (value: TemplateValue) => (Array.isArray(value) ? value.length > 0 : Boolean(value));

function written({ placeholder, inLink }: ValueNode, value: TemplateValue, form: TemplateForm): string {
  if (placeholder.kind === 'picture') return form === 'html' && isPicture(value) ? pictureOf(value) : '';
  if (typeof value !== 'string') return '';
  const text = value.slice(0, placeholder.max).toWellFormed();
  if (form === 'plain') return text;
  const html = escapeHtml(text);
  return inLink ? html.replace(/\s+/g, '') : html.replace(/\r?\n/g, '<br>');
}

const isPicture = (value: TemplateValue): value is Picture =>
  value instanceof Object && 'src' in value && 'alt' in value;

const pictureOf = ({ src, alt }: Picture) =>
  `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" style="max-height:48px;max-width:240px;padding:4px;border-radius:4px;background:#ffffff">`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** The text as HTML shows it, in content and in quoted attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
