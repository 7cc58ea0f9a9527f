import { type Compare, type Filter, filter as matcher, parse } from 'scim2-parse-filter';
import { type ScimPage, ScimRefusal, type ScimResource, type ScimSearch } from './scim-resource.js';

/** Most records that a filter is compared with one by one. */
export const MOST_FILTERED = 10_000;

/** The value that an attribute must equal by the filter; undefined for any other filter. */
export function wantedValue(search: ScimSearch, attribute: string): string | undefined {
  const { op, attrPath, compValue } = (search.filter ? parsed(search.filter) : {}) as Partial<Compare>;
  return op === 'eq' && attrPath === attribute.toLowerCase() ? String(compValue) : undefined;
}

/** The page of the resources that match the filter; names and values are compared without case (RFC 7643 §2.1). */
export function pageOf(resources: readonly ScimResource[], search: ScimSearch): ScimPage {
  const matches = search.filter ? matcher(parsed(search.filter)) : () => true;
  const found = resources.filter((one) => matches(JSON.parse(JSON.stringify(one).toLowerCase())));
  const from = search.startIndex - 1;
  return { total: found.length, resources: found.slice(from, from + search.count) };
}

function parsed(text: string): Filter {
  try {
    return lowered(parse(text)) as Filter;
  } catch {
    throw new ScimRefusal(400, 'invalidFilter', 'The filter cannot be read');
  }
}

/** The parsed filter with all names and values in lower case. */
function lowered(node: unknown): unknown {
  if (typeof node === 'string') return node.toLowerCase();
  if (Array.isArray(node)) return node.map(lowered);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, lowered(value)]));
}
