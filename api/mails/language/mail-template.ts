import { sanitizeHtml } from '../../platform/http/sanitize-html.js';
import { keepLast } from '../../platform/keep-last.js';
import type { MailPlaceholder } from '../../vocabulary/mail.js';
import { checkHtml } from './html-check.js';
import { TEMPLATE_LIMITS } from './mail-liquid.js';
import { SAFE_ATTRIBUTES, SAFE_SCHEMES, SAFE_TAGS } from './safe-html.js';
import { analyseTemplate } from './template-analysis.js';
import { blocksOf, fault, type TemplateFault, type TemplateNode } from './template-node.js';
import { renderTemplate } from './template-renderer.js';
import { largestSize, largestWork } from './template-size.js';
import type { TemplateValues } from './value-output.js';

/** A template that can be written, with what keeps it from being saved. */
export interface MailTemplatePart {
  readonly nodes: readonly TemplateNode[];
  readonly faults: readonly TemplateFault[];
}

/** Bytes that are left for the content within the limit of a mail; the frame around it takes the rest. */
const LARGEST_CONTENT = TEMPLATE_LIMITS.bytes - 48 * 1024;

/** Pieces that a template may make the process look at: a fraction of the time limit even on a busy machine. */
const MOST_WORK = 10_000;

/** The subject of a mail: one line of text without markup. */
export function parseSubject(source: string, placeholders: readonly MailPlaceholder[]): MailTemplatePart {
  return bounded(
    analyseTemplate(
      source,
      placeholders.filter(({ kind }) => kind !== 'picture'),
    ),
    source,
  );
}

/** The content of a mail: safe HTML, in which every branch and loop is whole in itself. */
export function parseContent(source: string, placeholders: readonly MailPlaceholder[]): MailTemplatePart {
  const parsed = analyseTemplate(source, placeholders);
  const faults = [...parsed.faults, ...checkHtml(parsed.nodes)].sort((one, other) => one.at - other.at);
  if (faults.length === 0 && !isSafe(parsed.nodes)) faults.push(fault('HTML_SYNTAX', 0));
  return bounded({ nodes: parsed.nodes, faults }, source);
}

/** Parsed templates at most: those of some tenants in their languages. */
const MOST_PARSED = 500;
const parsed = new Map<string, readonly TemplateNode[]>();

/** The nodes of a template that is written again and again: its words are parsed once for the same placeholders. */
export function parsedOnce(
  parse: typeof parseContent,
  source: string,
  placeholders: readonly MailPlaceholder[],
): readonly TemplateNode[] {
  const key = JSON.stringify([parse.name, source, placeholders.map(({ name, kind, max }) => [name, kind, max])]);
  return keepLast(parsed, MOST_PARSED, key, parsed.get(key) ?? parse(source, placeholders).nodes);
}

/** What would exceed the limits with the longest values there can be is refused, so that no mail ever does. */
function bounded({ nodes, faults }: MailTemplatePart, source: string): MailTemplatePart {
  if (largestSize(nodes) <= LARGEST_CONTENT && largestWork(nodes) <= MOST_WORK) return { nodes, faults };
  return { nodes, faults: [...faults, fault('TEMPLATE_TOO_LARGE', source.length)] };
}

/** The sanitiser has the last word: the content is as safe as it says if it finds nothing to take out. */
function isSafe(nodes: readonly TemplateNode[]): boolean {
  return branchesOf(nodes).every((html) => {
    const everything = sanitizeHtml(html, { allowedTags: false, allowedAttributes: false, allowVulnerableTags: true });
    return sanitizeSafe(html) === everything;
  });
}

/** HTML with only what is safe in it. */
export function sanitizeSafe(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...SAFE_TAGS],
    allowedAttributes: SAFE_ATTRIBUTES,
    allowedSchemes: [...SAFE_SCHEMES],
    allowProtocolRelative: false,
  });
}

/** The fixed text of the template and of each branch, with nothing in the place of values. */
function branchesOf(nodes: readonly TemplateNode[]): string[] {
  const own = nodes.filter((node) => node.kind === 'text' || node.kind === 'value');
  const inner = nodes.flatMap(blocksOf).flatMap(branchesOf);
  return [renderTemplate(own, NOTHING, 'html'), ...inner];
}

const NOTHING: TemplateValues = {};
