/** A row as far as calmness is concerned. */
interface Row {
  id: string | number;
  version?: number;
}

/** What a list shows after it was read again, and how many rows wait to be shown. */
export interface CalmRows<R> {
  rows: R[];
  waiting: number;
}

/**
 * Under the hand of a reader rows keep their places: they take on their new values, those that left the list go, and new
 * ones wait. Otherwise the list is shown as it was read.
 */
export function calmRows<R extends Row>(shown: readonly R[], fresh: R[], isInUse: boolean): CalmRows<R> {
  const known = new Map(fresh.map((row) => [row.id, row]));
  const rows = shown.flatMap(({ id }) => known.get(id) ?? []);
  if (!isInUse || rows.length === 0) return { rows: fresh, waiting: 0 };
  return { rows, waiting: fresh.length - rows.length };
}

/** Ids of rows that are new or have another version than before. */
export function changedRows<R extends Row>(before: readonly R[], after: readonly R[]): R['id'][] {
  const versions = new Map(before.map(({ id, version }) => [id, version]));
  return after.filter(({ id, version }) => !versions.has(id) || versions.get(id) !== version).map(({ id }) => id);
}
