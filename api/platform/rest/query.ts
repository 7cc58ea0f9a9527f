import { Problem } from '../http/problem.js';
import { parseSafeJson } from '../http/safe-json.js';
import type { Condition } from '../resource/condition.js';
import type { CustomField } from '../resource/custom-field.js';
import { type FieldRecord, isNullable, partsOfKey, pathOf } from '../resource/field.js';
import { MemberGroups, resolveRelativeValue } from '../resource/relative.js';
import { columnsOf, isOneLine, isReadable } from '../resource/resource.js';
import type { ResourceModel } from '../resource/resource-model.js';
import { currentUser } from '../tenancy/session.js';
import { type FilterOperator, RELATIVE_VALUES } from '../vocabulary/filter-operator.js';
import { type Beyond, decodeCursor, keysetCondition } from './keyset.js';
import type { Search } from './search.js';
import { type Fields, fieldsVisibleTo } from './visible-fields.js';

export type CountMode = 'capped' | 'exact' | 'none';

/** A list request as conditions and fields. */
export interface ListQuery {
  readonly where: Condition[];
  readonly searches: readonly Search[];
  readonly sort: { field: FieldRecord; descending: boolean };
  readonly offset: number;
  readonly limit: number;
  readonly embed: readonly FieldRecord[];
  /** Names of the fields in the answer; undefined for all visible ones. */
  readonly fields: ReadonlySet<string> | undefined;
  readonly count: CountMode;
  /** Condition for rows after the cursor; the count ignores it. */
  readonly after?: Beyond;
}

/** Most rows of one page of a list. */
export const LARGEST_PAGE = 200;
/** Default `range` of lists below a record, which seldom exceed a page. */
export const FIRST_PAGE = JSON.stringify([0, LARGEST_PAGE - 1]);
const DEFAULT_PAGE = 25;
/** Most rows that `range` skips; deeper pages need the cursor. */
const DEEPEST_OFFSET = 1_000_000;
const MOST_VALUES = 500;
const LONGEST_SEARCH = 200;

const SQL: Partial<Record<FilterOperator, string>> = {
  _eq_any: '$in',
  _neq: '$ne',
  _gt: '$gt',
  _gte: '$gte',
  _lt: '$lt',
  _lte: '$lte',
};

/** The beginning of a name in the query, for the message. */
const shown = (name: unknown) => (typeof name === 'string' ? name.slice(0, 100) : '');

const bad = (code: string, params: Record<string, unknown>) => new Problem(400, code, params);

/** Returns the id of the user for relative values; null for a user without a record. */
export type UserId = () => string | null;

const currentUserId: UserId = () => currentUser().id;

/** Parses the query of a list (contract "Dialect"). Throws 400 with the name of an unknown part. */
export function parseListQuery(
  model: ResourceModel,
  query: Record<string, unknown>,
  roles: readonly string[],
  custom: readonly CustomField[] = [],
  me: UserId = currentUserId,
): ListQuery {
  const fields = fieldsVisibleTo(model, roles, custom);
  const sort = parseSort(model, fields, query.sort as string | undefined);
  const { where, searches } = parseFilter(fields, query.filter as string | undefined, me);
  const after = query.after === undefined ? undefined : decodeCursor(query.after as string, sort);
  return {
    where,
    searches,
    sort,
    ...parseRange(query.range as string | undefined),
    embed: parseEmbed(fields, query.embed as string | undefined),
    fields: parseFields(fields, query.fields as string | undefined, isListed),
    count: parseCount(query.count as string | undefined),
    ...(after && { after: keysetCondition(sort, after) }),
  };
}

function json(text: string, code: string): unknown {
  try {
    return parseSafeJson(text);
  } catch {
    throw bad(code, { value: text.slice(0, 100) });
  }
}

interface Filter {
  where: Condition[];
  searches: Search[];
}

function parseFilter(fields: Fields, text: string | undefined, me: UserId): Filter {
  const parsed: Filter = { where: [], searches: [] };
  const filter = text === undefined ? {} : json(text, 'INVALID_FILTER');
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) throw bad('INVALID_FILTER', {});
  for (const [key, value] of Object.entries(filter)) {
    if (key === 'q') {
      parsed.searches.push(...search(searchedFields(fields), value, 'words'));
      continue;
    }
    const [field, operator] = resolve(fields, key);
    if (operator === '_contains' || operator === '_starts') {
      parsed.searches.push(...search([field], value, operator === '_starts' ? 'starts' : 'contains'));
    } else {
      parsed.where.push(comparison(field, operator, value, me));
    }
  }
  return parsed;
}

function resolve(fields: Fields, key: string): [FieldRecord, FilterOperator] {
  const [name, operator] = partsOfKey(key);
  const field = fields.get(name);
  if (!field) throw bad('UNKNOWN_FIELD', { name: key });
  if (operator === undefined || !operatorsOf(field).includes(operator)) throw bad('UNKNOWN_OPERATOR', { name: key });
  return [field, operator];
}

/** Operators that a filter may use with the field. */
export function operatorsOf({ kind, options }: FieldRecord): FilterOperator[] {
  return [
    ...(options.filter || options.unique ? kind.operators : []),
    ...(options.search ? (['_contains', '_starts'] as const) : []),
  ];
}

/** The condition of a filter. Throws 400 for a value of another type. */
export function comparison(field: FieldRecord, operator: FilterOperator, value: unknown, me: UserId): Condition {
  const compared = operator === '' && value === RELATIVE_VALUES.groups ? [value] : value;
  const many = operator === '_eq_any' || (operator === '' && Array.isArray(compared));
  const convert = (item: unknown) => {
    if (item === null && isNullable(field) && (operator === '' || operator === '_neq' || many)) return null;
    const resolved = resolveRelativeValue(item, field, operator, me);
    if (many && resolved instanceof MemberGroups) return resolved;
    const comparable = field.kind.comparable?.(resolved, field, operator);
    if (comparable === undefined) throw bad('INVALID_VALUE', { name: field.name });
    return comparable;
  };
  if (many && (!Array.isArray(compared) || compared.length > MOST_VALUES))
    throw bad('INVALID_VALUE', { name: field.name });
  if (field.kind.filterCondition)
    return field.kind.filterCondition((many ? (compared as unknown[]) : [compared]).map(convert), field);
  const compare = (operand: unknown): Condition => ({
    [pathOf(field)]: field.kind.condition ? field.kind.condition(operand, field) : operand,
  });
  if (many) return anyOf((compared as unknown[]).map(convert), compare);
  const sql = SQL[operator];
  return compare(sql ? { [sql]: convert(value) } : convert(value));
}

/** The condition for one of several values: SQL compares null and the user's groups apart from named values. */
function anyOf(values: readonly unknown[], compare: (compared: unknown) => Condition): Condition {
  const groups = values.find((value) => value instanceof MemberGroups);
  const named = values.filter((value) => value !== null && !(value instanceof MemberGroups));
  const ways = [
    ...(named.length > 0 ? [compare({ $in: named })] : []),
    ...(groups ? [compare({ $in: groups })] : []),
    ...(values.includes(null) ? [compare(null)] : []),
  ];
  const [only = compare({ $in: [] })] = ways;
  return ways.length > 1 ? { $or: ways } : only;
}

function searchedFields(fields: Fields) {
  const searched = [...fields.values()].filter((field) => field.options.search);
  if (searched.length === 0) throw bad('UNKNOWN_FIELD', { name: 'q' });
  return searched;
}

function search(searched: readonly FieldRecord[], value: unknown, how: Search['how']): Search[] {
  if (typeof value !== 'string' || value.length > LONGEST_SEARCH) throw bad('INVALID_VALUE', { name: 'q' });
  const wanted = value.trim();
  if (wanted === '') return [];
  const own = searched.filter(({ custom }) => !custom);
  const lines = own.filter(isOneLine).flatMap(columnsOf);
  const texts = own.filter((field) => !isOneLine(field)).flatMap(columnsOf);
  const keys = searched.flatMap(({ custom }) => custom?.key ?? []);
  return [{ lines, texts, keys, wanted, how }];
}

/** '-createdAt' -> ['createdAt', 'DESC'], the form of queries and of the document. */
export const orderOf = (sort: string): [field: string, order: 'ASC' | 'DESC'] =>
  sort.startsWith('-') ? [sort.slice(1), 'DESC'] : [sort, 'ASC'];

function parseSort(model: ResourceModel, fields: Fields, text: string | undefined) {
  const standard = model.options.sort;
  const given = text === undefined ? orderOf(standard) : (json(text, 'INVALID_SORT') as unknown[]);
  const [name, order = 'ASC'] = Array.isArray(given) ? given : [];
  const field = fields.get(name as string);
  if (!field || !isSortable(model, field) || (order !== 'ASC' && order !== 'DESC')) {
    throw bad('INVALID_SORT', { name: shown(name) });
  }
  return { field, descending: order === 'DESC' };
}

/** Whether lists may be sorted by the field: a declared one, the standard order, or a system field. */
export function isSortable(model: ResourceModel, field: FieldRecord): boolean {
  if (!field.kind.sortable) return false;
  return Boolean(field.options.sort || field.options.unique) || model.options.sort.replace('-', '') === field.name;
}

function parseRange(text: string | undefined): { offset: number; limit: number } {
  if (text === undefined) return { offset: 0, limit: DEFAULT_PAGE };
  const range = json(text, 'INVALID_RANGE');
  const [from, to] = Array.isArray(range) && range.length === 2 ? range : [];
  const valid = Number.isInteger(from) && Number.isInteger(to) && from >= 0 && to >= from && from <= DEEPEST_OFFSET;
  if (!valid || to - from + 1 > LARGEST_PAGE) throw bad('INVALID_RANGE', { most: LARGEST_PAGE });
  return { offset: from, limit: to - from + 1 };
}

/** Parses `embed`: names of reference fields whose titles are sent. */
export function parseEmbed(fields: Fields, text: string | undefined): FieldRecord[] {
  if (text === undefined) return [];
  const names = json(text, 'INVALID_EMBED');
  if (!Array.isArray(names)) throw bad('INVALID_EMBED', {});
  return [...new Set(names)].map((name) => {
    const field = fields.get(name as string);
    if (!field?.kind.widget.startsWith('reference')) throw bad('INVALID_EMBED', { name: shown(name) });
    return field;
  });
}

/**
 * Parses `fields`: names of fields to send besides the id; undefined without the parameter. The field with the values
 * of custom fields stands for all of them.
 */
export function parseFields(
  fields: ReadonlyMap<string, FieldRecord>,
  text: string | undefined,
  isAllowed = isReadable,
): ReadonlySet<string> | undefined {
  if (text === undefined) return undefined;
  const names = json(text, 'INVALID_FIELDS');
  if (!Array.isArray(names)) throw bad('INVALID_FIELDS', {});
  const unknown = names.find((name) => {
    const field = fields.get(name as string);
    return !field || !isAllowed(field);
  });
  if (unknown !== undefined) throw bad('INVALID_FIELDS', { name: shown(unknown) });
  return new Set(names as string[]);
}

/** Whether lists send the field. */
export const isListed = (field: FieldRecord) => isReadable(field) && !field.options.detailOnly;

function parseCount(text: string | undefined): CountMode {
  if (text === undefined) return 'capped';
  if (text !== 'capped' && text !== 'exact' && text !== 'none') throw bad('UNKNOWN_PARAMETER', { name: 'count' });
  return text;
}
