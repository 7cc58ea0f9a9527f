import { Problem } from '../http/problem.js';
import { parseSafeJson } from '../http/safe-json.js';
import type { Condition } from '../resource/condition.js';
import { type FieldRecord, isNullable, pathOf } from '../resource/field.js';
import { isRecordId } from '../resource/reference-kinds.js';

interface Sort {
  field: FieldRecord;
  descending: boolean;
}

/** Position of a row among rows with the same value. */
interface Place {
  readonly id: string;
  readonly createdAt: Date;
}

/** Properties that order rows with equal values; the index of a slot continues with the moment of creation. */
export const tieBreakersOf = ({ custom }: FieldRecord): readonly (keyof Place)[] =>
  custom ? ['createdAt', 'id'] : ['id'];

/** An opaque text for the last row of a page: its sorted value and its position among rows with this value. */
export function encodeCursor({ field, descending }: Sort, value: unknown, row: Place): string {
  const ties = tieBreakersOf(field).map((name) => row[name]);
  return Buffer.from(JSON.stringify([field.name, descending, value, ...ties])).toString('base64url');
}

/** Reads a cursor made for the same order. Throws 400 INVALID_CURSOR for anything else. */
export function decodeCursor(text: string, { field, descending }: Sort): [unknown, ...unknown[]] {
  try {
    const [name, order, value, ...ties] = parseSafeJson(Buffer.from(text, 'base64url').toString()) as unknown[];
    const comparable = value === null ? null : field.kind.comparable?.(value, field, '');
    const places = tieBreakersOf(field).map((tie, at) => parseTie(tie, ties[at]));
    if (name === field.name && order === descending && comparable !== undefined && !places.includes(undefined)) {
      return [comparable, ...places];
    }
  } catch {
    // Another text is no cursor: refused below.
  }
  throw new Problem(400, 'INVALID_CURSOR');
}

function parseTie(tie: keyof Place, value: unknown): unknown {
  if (tie === 'id') return isRecordId(value) ? value : undefined;
  const moment = new Date(typeof value === 'string' ? value : Number.NaN);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** Conditions for the rows after a cursor. */
export interface Beyond {
  readonly beyond: Condition;
  /** For a custom field: the condition for rows without a value, which come last; all of these if left out. */
  readonly beyondEmpty?: Condition;
}

/**
 * The condition for rows after the cursor. As in the index of PostgreSQL, empty values come last when ascending and
 * first when descending; for a custom field they come last in both directions.
 */
export function keysetCondition(sort: Sort, [value, ...places]: readonly unknown[]): Beyond {
  const { field, descending } = sort;
  const beyond = descending ? '$lt' : '$gt';
  const at = (comparison: unknown) => ({
    [pathOf(field)]: field.kind.condition ? field.kind.condition(comparison, field) : comparison,
  });
  if (field.name === 'id') return { beyond: { id: { [beyond]: places[0] } } };
  const afterEqual = afterAmongEqual(tieBreakersOf(field), places, beyond);
  if (value === null && field.custom) return { beyond: NONE, beyondEmpty: afterEqual };
  if (value === null) {
    const sameValue = { $and: [at(null), afterEqual] };
    return { beyond: descending ? { $or: [sameValue, at({ $ne: null })] } : sameValue };
  }
  const strictly = [at({ [beyond]: value }), { $and: [at(value), afterEqual] }];
  if (mayBeEmpty(field) && !descending && !field.custom) return { beyond: { $or: [...strictly, at(null)] } };
  // By the plain bound the index starts at the marked row; the alternatives order equal values.
  return { beyond: { $and: [at({ [`${beyond}e`]: value }), { $or: strictly }] } };
}

const NONE: Condition = { $or: [] };

/** A required translated text may be empty in the language of the reader. */
const mayBeEmpty = (field: FieldRecord) => isNullable(field) || field.kind.widget === 'translated';

/** The condition for rows after the cursor among rows with its value. */
function afterAmongEqual(ties: readonly string[], places: readonly unknown[], beyond: '$lt' | '$gt'): Condition {
  const [tie, ...others] = ties;
  const [place, ...rest] = places;
  const strictly = { [tie as string]: { [beyond]: place } };
  if (others.length === 0) return strictly;
  return { $or: [strictly, { $and: [{ [tie as string]: place }, afterAmongEqual(others, rest, beyond)] }] };
}
