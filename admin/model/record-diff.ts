/** Properties that the server keeps itself and that are never sent. */
const kept = new Set(['id', 'version', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy', '_embedded', 'can']);

type Fields = Record<string, unknown>;

/** The fields whose values differ from the record before; an emptied field is null. Custom fields go by key. */
export function changedFields(before: Fields, after: Fields): Fields {
  const changes: Fields = {};
  for (const [name, value] of Object.entries(after)) {
    if (kept.has(name) || isSame(before[name], value)) continue;
    changes[name] =
      name === 'custom' ? changedFields((before.custom ?? {}) as Fields, value as Fields) : (value ?? null);
  }
  return changes;
}

/** The body of a new record: no empty values, no values that the server sets itself. */
export function filledFields(record: Fields): Fields {
  return Object.fromEntries(
    Object.entries(record).filter(([name, value]) => !kept.has(name) && value !== undefined && value !== null),
  );
}

/** Equality of JSON values; null, undefined and the empty text are the same absence. */
export function isSame(left: unknown, right: unknown): boolean {
  if (isAbsent(left) && isAbsent(right)) return true;
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, index) => isSame(item, right[index]));
  }
  if (isFields(left) && isFields(right)) {
    return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((name) => isSame(left[name], right[name]));
  }
  return Object.is(left, right);
}

const isAbsent = (value: unknown) => value === undefined || value === null || value === '';
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
