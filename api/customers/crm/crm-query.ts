import { Problem } from '../../platform/http/problem.js';
import { parseSafeJson } from '../../platform/http/safe-json.js';
import type { Page } from '../../platform/rest/list.js';
import type { ErpPage, ErpQuery } from '../../ports/erp.js';

const MOST_ROWS = 200;
const FIRST_ROWS = '[0,24]';
const BY_NAME = '["name","ASC"]';
const LONGEST_TEXT = 200;

/** The query of lists of the CRM: words to search for, a range, and the direction of names. */
export const CRM_LIST_QUERY = {
  q: { type: 'string', maxLength: LONGEST_TEXT },
  range: { type: 'string', default: FIRST_ROWS },
  // The first is the default, which is not declared: generators of clients cannot read a default with quotes.
  sort: { type: 'string', enum: [BY_NAME, '["name","DESC"]'] },
};

/** A query without other parameters, which the guard refuses. */
export type CrmListQuery = { [name in keyof typeof CRM_LIST_QUERY]?: string };

/** The query of the port. Throws 400 for an invalid range or order. */
export function erpQuery({ q, range = FIRST_ROWS, sort = BY_NAME }: CrmListQuery): ErpQuery {
  const [from, to] = part(range);
  const text = q?.trim();
  return { ...(text && { text }), offset: from, limit: to - from + 1, descending: isDescending(sort) };
}

function part(range: string): [number, number] {
  const [from, to] = parsed(range, 'INVALID_RANGE');
  if (!isIndex(from) || !isIndex(to) || to < from || to - from >= MOST_ROWS) throw new Problem(400, 'INVALID_RANGE');
  return [from, to];
}

function isDescending(sort: string): boolean {
  const [field, direction] = parsed(sort, 'INVALID_SORT');
  if (field !== 'name' || (direction !== 'ASC' && direction !== 'DESC')) throw new Problem(400, 'INVALID_SORT');
  return direction === 'DESC';
}

const isIndex = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

function parsed(text: string, code: string): readonly unknown[] {
  try {
    const value = parseSafeJson(text);
    if (Array.isArray(value)) return value;
  } catch {
    // Refused below.
  }
  throw new Problem(400, code);
}

/** A page of the CRM's list in the form of our lists; the CRM may not know the total. */
export const pageOf = <T>({ total }: ErpPage<unknown>, rows: T[]): Page<T> => ({
  rows,
  total,
  exact: total !== null,
  next: null,
});
