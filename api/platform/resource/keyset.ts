import { parseHarmless } from '../http/harmless.js';
import { Problem } from '../http/problem.js';
import { type FieldRecord, isNullable } from './field.js';
import type { Condition } from './query.js';
import { isRecordId } from './reference-kinds.js';

interface Sort {
  field: FieldRecord;
  descending: boolean;
}

/** Opaque text that marks the last row of a page: the sorted value and the id. */
export function encodeCursor({ field, descending }: Sort, value: unknown, id: string): string {
  return Buffer.from(JSON.stringify([field.name, descending, value, id])).toString('base64url');
}

/** Reads a cursor made for the same order. Throws 400 INVALID_CURSOR for anything else. */
export function decodeCursor(text: string, { field, descending }: Sort): [unknown, string] {
  try {
    const [name, order, value, id] = parseHarmless(Buffer.from(text, 'base64url').toString()) as unknown[];
    const comparable = value === null ? null : field.kind.comparable?.(value, field, '');
    if (name === field.name && order === descending && comparable !== undefined && isRecordId(id)) {
      return [comparable, id];
    }
  } catch {
    // Not a cursor of ours: told below.
  }
  throw new Problem(400, 'INVALID_CURSOR');
}

/**
 * Rows after the marked one. PostgreSQL puts empty values last when ascending and first when descending, and the
 * index follows it; so does this condition.
 */
export function keysetCondition({ field, descending }: Sort, [value, id]: readonly unknown[]): Condition {
  const beyond = descending ? '$lt' : '$gt';
  const at = (comparison: unknown) => ({
    [field.name]: field.kind.condition ? field.kind.condition(comparison, field) : comparison,
  });
  if (field.name === 'id') return { id: { [beyond]: id } };
  if (value === null) {
    const sameId = { $and: [at(null), { id: { [beyond]: id } }] };
    return descending ? { $or: [sameId, at({ $ne: null })] } : sameId;
  }
  const strictly = [at({ [beyond]: value }), { $and: [at(value), { id: { [beyond]: id } }] }];
  if (isNullable(field) && !descending) return { $or: [...strictly, at(null)] };
  // The plain bound lets the index start at the marked row; the alternative settles equal values.
  return { $and: [at({ [`${beyond}e`]: value }), { $or: strictly }] };
}
