import { Problem } from '../http/problem.js';
import { parseSafeJson } from '../http/safe-json.js';
import type { Condition } from '../resource/condition.js';
import { type FieldRecord, isNullable, pathOf } from '../resource/field.js';
import { isRecordId } from '../resource/reference-kinds.js';

interface Sort {
  field: FieldRecord;
  descending: boolean;
}

/** A row's place among those with the same value. */
interface Place {
  readonly id: string;
  readonly createdAt: Date;
}

/** What settles the order of equal values; a slot's index goes on with the moment of creation. */
export const tieBreakersOf = ({ custom }: FieldRecord): readonly (keyof Place)[] =>
  custom ? ['createdAt', 'id'] : ['id'];

/** Opaque text that marks the last row of a page: the sorted value and the row's place among its equals. */
export function encodeCursor({ field, descending }: Sort, value: unknown, row: Place): string {
  const ties = tieBreakersOf(field).map((name) => row[name]);
  return Buffer.from(JSON.stringify([field.name, descending, value, ...ties])).toString('base64url');
}

/** Reads a cursor made for the same order. Throws 400 INVALID_CURSOR for anything else. */
export function decodeCursor(text: string, { field, descending }: Sort): [unknown, ...unknown[]] {
  try {
    const [name, order, value, ...ties] = parseSafeJson(Buffer.from(text, 'base64url').toString()) as unknown[];
    const comparable = value === null ? null : field.kind.comparable?.(value, field, '');
    const places = tieBreakersOf(field).map((tie, at) => placeOf(tie, ties[at]));
    if (name === field.name && order === descending && comparable !== undefined && !places.includes(undefined)) {
      return [comparable, ...places];
    }
  } catch {
    // Not a cursor of ours: told below.
  }
  throw new Problem(400, 'INVALID_CURSOR');
}

function placeOf(tie: keyof Place, value: unknown): unknown {
  if (tie === 'id') return isRecordId(value) ? value : undefined;
  const moment = new Date(typeof value === 'string' ? value : Number.NaN);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** Rows after the marked one. */
export interface Beyond {
  readonly beyond: Condition;
  /** Of a tenant's own field: those among the rows without a value, which stand behind all others; left out for all. */
  readonly beyondEmpty?: Condition;
}

/**
 * Rows after the marked one. PostgreSQL puts empty values last when ascending and first when descending, and the
 * index follows it; so does this condition. Of a tenant's own field they stand last in both directions.
 */
export function keysetCondition(sort: Sort, [value, ...places]: readonly unknown[]): Beyond {
  const { field, descending } = sort;
  const beyond = descending ? '$lt' : '$gt';
  const at = (comparison: unknown) => ({
    [pathOf(field)]: field.kind.condition ? field.kind.condition(comparison, field) : comparison,
  });
  if (field.name === 'id') return { beyond: { id: { [beyond]: places[0] } } };
  const behind = behindTies(tieBreakersOf(field), places, beyond);
  if (value === null && field.custom) return { beyond: NONE, beyondEmpty: behind };
  if (value === null) {
    const sameValue = { $and: [at(null), behind] };
    return { beyond: descending ? { $or: [sameValue, at({ $ne: null })] } : sameValue };
  }
  const strictly = [at({ [beyond]: value }), { $and: [at(value), behind] }];
  if (mayBeEmpty(field) && !descending && !field.custom) return { beyond: { $or: [...strictly, at(null)] } };
  // The plain bound lets the index start at the marked row; the alternative settles equal values.
  return { beyond: { $and: [at({ [`${beyond}e`]: value }), { $or: strictly }] } };
}

const NONE: Condition = { $or: [] };

/** A required translated text may be missing in the language that is read. */
const mayBeEmpty = (field: FieldRecord) => isNullable(field) || field.kind.widget === 'translated';

/** Rows behind the marked one among those with its value. */
function behindTies(ties: readonly string[], places: readonly unknown[], beyond: '$lt' | '$gt'): Condition {
  const [tie, ...others] = ties;
  const [place, ...rest] = places;
  const strictly = { [tie as string]: { [beyond]: place } };
  if (others.length === 0) return strictly;
  return { $or: [strictly, { $and: [{ [tie as string]: place }, behindTies(others, rest, beyond)] }] };
}
