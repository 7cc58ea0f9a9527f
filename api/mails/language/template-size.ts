import { LONGEST_LIST } from '../../vocabulary/mail.js';
import type { TemplateNode, ValueNode } from './template-node.js';

/** Bytes of one escaped character at most: `"` is written `&quot;`. */
const WIDEST_CHARACTER = 6;

/** Bytes of a picture with its address and its text. */
const PICTURE = 4_000;

/** Bytes of a rendered template at most: the longest branches, lists and values. */
export function largestSize(nodes: readonly TemplateNode[]): number {
  return nodes.reduce((size, node) => size + sizeOf(node), 0);
}

/** Nodes that rendering visits at most. */
export function largestWork(nodes: readonly TemplateNode[]): number {
  return nodes.reduce((work, node) => {
    if (node.kind === 'if') return work + 1 + Math.max(largestWork(node.yes), largestWork(node.no));
    return work + 1 + (node.kind === 'for' ? LONGEST_LIST * largestWork(node.body) : 0);
  }, 0);
}

function sizeOf(node: TemplateNode): number {
  if (node.kind === 'text') return Buffer.byteLength(node.text);
  if (node.kind === 'value') return largestValue(node);
  if (node.kind === 'for') return LONGEST_LIST * largestSize(node.body);
  return Math.max(largestSize(node.yes), largestSize(node.no));
}

const largestValue = ({ placeholder }: ValueNode) =>
  placeholder.kind === 'picture' ? PICTURE : placeholder.max * WIDEST_CHARACTER;
