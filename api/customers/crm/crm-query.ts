import { Problem } from '../../platform/http/problem.js';
import { parseSafeJson } from '../../platform/http/safe-json.js';
import type { Page } from '../../platform/rest/list.js';
import type { ErpPage, ErpQuery } from '../../ports/erp.js';

const MOST_ROWS = 200;
const FIRST_ROWS = '[0,24]';
const BY_NAME = '["name","ASC"]';
const LONGEST_TEXT = 200;

/** What lists of the CRM take: words to search for, a range, and the direction of names. */
export const CRM_LIST_QUERY = {
  q: { type: 'string', maxLength: LONGEST_TEXT },
  range: { type: 'string', default: FIRST_ROWS },
  // The first is what it begins with; a default of quoted values is more than generators of clients understand.
  sort: { type: 'string', enum: [BY_NAME, '["name","DESC"]'] },
};

/** Such a query, of which the guard has seen that it holds nothing else. */
export type CrmListQuery = { [name in keyof typeof CRM_LIST_QUERY]?: string };

/** The query of such a list in the words of the port. Throws 400 for what is none. */
export function erpQuery({ q, range = FIRST_ROWS, sort = BY_NAME }: CrmListQuery): ErpQuery {
  const [from, to] = part(range);
  const text = q?.trim();
  return { ...(text && { text }), offset: from, limit: to - from + 1, descending: isDescending(sort) };
}

function part(range: string): [number, number] {
  const [from, to] = parsed(range, 'INVALID_RANGE');
  if (!isPlace(from) || !isPlace(to) || to < from || to - from >= MOST_ROWS) throw new Problem(400, 'INVALID_RANGE');
  return [from, to];
}

function isDescending(sort: string): boolean {
  const [field, direction] = parsed(sort, 'INVALID_SORT');
  if (field !== 'name' || (direction !== 'ASC' && direction !== 'DESC')) throw new Problem(400, 'INVALID_SORT');
  return direction === 'DESC';
}

const isPlace = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

function parsed(text: string, code: string): readonly unknown[] {
  try {
    const value = parseSafeJson(text);
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
