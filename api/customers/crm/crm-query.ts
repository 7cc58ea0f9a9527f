import { parseHarmless } from '../../platform/http/harmless.js';
import { Problem } from '../../platform/http/problem.js';
import type { Page } from '../../platform/resource/list.js';
import type { ErpPage, ErpQuery } from '../../ports/erp.js';

const MOST_ROWS = 200;
const USUAL_ROWS = 25;
const LONGEST_TEXT = 200;
const PARAMETERS = ['q', 'range', 'sort'];

/** What lists of the CRM take: words to search for, a range, and the direction of names. */
export const CRM_LIST_QUERY = {
  q: { type: 'string', maxLength: LONGEST_TEXT },
  range: { type: 'string', default: `[0,${USUAL_ROWS - 1}]` },
  sort: { type: 'string', enum: ['["name","ASC"]', '["name","DESC"]'], default: '["name","ASC"]' },
};

/** The query of such a list in the words of the port. Throws 400 for what is none; `more` names further parameters. */
export function erpQuery(query: Readonly<Record<string, unknown>>, ...more: readonly string[]): ErpQuery {
  for (const [name, value] of Object.entries(query)) {
    const known = PARAMETERS.includes(name) || more.includes(name);
    if (!known || typeof value !== 'string' || value.length > LONGEST_TEXT)
      throw new Problem(400, 'UNKNOWN_PARAMETER', { name });
  }
  const { q, range = `[0,${USUAL_ROWS - 1}]`, sort = '["name","ASC"]' } = query as Record<string, string>;
  const [from, to] = part(range);
  const text = q?.trim();
  return { ...(text && { text }), offset: from, limit: to - from + 1, descending: isDescending(sort) };
}

function part(range: string): [number, number] {
  const [from, to] = parsed(range, 'INVALID_RANGE');
  const whole = Number.isInteger(from) && Number.isInteger(to);
  if (!whole || from < 0 || to < from || to - from >= MOST_ROWS) throw new Problem(400, 'INVALID_RANGE');
  return [from, to];
}

function isDescending(sort: string): boolean {
  const [field, direction] = parsed(sort, 'INVALID_SORT');
  if (field !== 'name' || !['ASC', 'DESC'].includes(direction)) throw new Problem(400, 'INVALID_SORT');
  return direction === 'DESC';
}

// biome-ignore lint/suspicious/noExplicitAny: looked at by the caller
function parsed(text: string, code: string): any[] {
  try {
    const value = parseHarmless(text);
    if (Array.isArray(value)) return value;
  } catch {
    // Told below.
  }
  throw new Problem(400, code);
}

/** A part of the CRM's list as lists are answered; without a length the CRM does not tell it. */
export const pageOf = <T>({ total }: ErpPage<unknown>, rows: T[]): Page<T> => ({
  rows,
  total,
  exact: total !== null,
  next: null,
});
