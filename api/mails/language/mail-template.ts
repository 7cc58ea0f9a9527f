import { sanitizeHtml } from '../../platform/http/sanitize-html.js';
import { keepLast } from '../../platform/keep-last.js';
import type { MailPlaceholder } from '../../vocabulary/mail.js';
import { checkHtml } from './html-check.js';
import { TEMPLATE_LIMITS } from './mail-liquid.js';
import { SAFE_ATTRIBUTES, SAFE_SCHEMES, SAFE_TAGS } from './safe-html.js';
import { type AnalysedTemplate, analyseTemplate } from './template-analysis.js';
import { blocksOf, fault, type TemplateNode } from './template-node.js';
import { renderTemplate } from './template-renderer.js';
import { largestSize, largestWork } from './template-size.js';

/** Bytes of the content at most; the frame of the mail takes the rest of its limit. */
const LARGEST_CONTENT = TEMPLATE_LIMITS.bytes - 48 * 1024;

/** Nodes that rendering may visit: they take a fraction of the time limit even on a busy machine. */
const MOST_WORK = 10_000;

/** The subject of a mail: one line of text without markup. */
export function parseSubject(source: string, placeholders: readonly MailPlaceholder[]): AnalysedTemplate {
  const texts = placeholders.filter(({ kind }) => kind !== 'picture');
  return bounded(analyseTemplate(source, texts), source);
}

/** The content of a mail: safe HTML, in which every branch and loop is whole in itself. */
export function parseContent(source: string, placeholders: readonly MailPlaceholder[]): AnalysedTemplate {
  const parsed = analyseTemplate(source, placeholders);
  const faults = [...parsed.faults, ...checkHtml(parsed.nodes)].sort((one, other) => one.at - other.at);
  if (faults.length === 0 && !isSafe(parsed.nodes)) faults.push(fault('HTML_SYNTAX', 0));
  return bounded({ nodes: parsed.nodes, faults }, source);
}

/** Cached templates at most: those of some tenants in their languages. */
const MOST_PARSED = 500;
const parsed = new Map<string, readonly TemplateNode[]>();

/** The cached nodes of a template, which is parsed once for the same text and placeholders. */
export function parsedOnce(
  parse: typeof parseContent,
  source: string,
  placeholders: readonly MailPlaceholder[],
): readonly TemplateNode[] {
  const key = JSON.stringify([parse.name, source, placeholders.map(({ name, kind, max }) => [name, kind, max])]);
  return keepLast(parsed, MOST_PARSED, key, parsed.get(key) ?? parse(source, placeholders).nodes);
}

/** Refuses a template that exceeds the limits with the longest possible values, so that no mail ever does. */
function bounded({ nodes, faults }: AnalysedTemplate, source: string): AnalysedTemplate {
  if (largestSize(nodes) <= LARGEST_CONTENT && largestWork(nodes) <= MOST_WORK) return { nodes, faults };
  return { nodes, faults: [...faults, fault('TEMPLATE_TOO_LARGE', source.length)] };
}

/** Whether the sanitiser, which has the last word, finds nothing to remove. */
function isSafe(nodes: readonly TemplateNode[]): boolean {
  return branchesOf(nodes).every((html) => {
    const everything = sanitizeHtml(html, { allowedTags: false, allowedAttributes: false, allowVulnerableTags: true });
    return sanitizeSafe(html) === everything;
  });
}

/** HTML without its unsafe elements and attributes. */
export function sanitizeSafe(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...SAFE_TAGS],
    allowedAttributes: SAFE_ATTRIBUTES,
    allowedSchemes: [...SAFE_SCHEMES],
    allowProtocolRelative: false,
  });
}

/** The fixed text of the template and of each branch, with empty values. */
function branchesOf(nodes: readonly TemplateNode[]): string[] {
  const own = nodes.filter((node) => node.kind === 'text' || node.kind === 'value');
  const inner = nodes.flatMap(blocksOf).flatMap(branchesOf);
  return [renderTemplate(own, {}, 'html'), ...inner];
}
