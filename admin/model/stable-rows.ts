/** The properties by which rows are compared. */
interface Row {
  id: string | number;
  version?: number;
}

/** The rows that a list shows after a reload, and the number of new rows that wait. */
export interface StableRows<R> {
  rows: R[];
  waiting: number;
}

/**
 * The rows of a reloaded list. While the list is in use, its rows stay put with their new values, rows that left the list are
 * removed, and new rows wait; otherwise the list is shown as it was read.
 */
export function stableRows<R extends Row>(shown: readonly R[], fresh: R[], isInUse: boolean): StableRows<R> {
  const freshById = new Map(fresh.map((row) => [row.id, row]));
  const rows = shown.flatMap(({ id }) => freshById.get(id) ?? []);
  if (!isInUse || rows.length === 0) return { rows: fresh, waiting: 0 };
  return { rows, waiting: fresh.length - rows.length };
}

/** Ids of rows that are new or have another version than before. */
export function changedRows<R extends Row>(before: readonly R[], after: readonly R[]): R['id'][] {
  const versions = new Map(before.map(({ id, version }) => [id, version]));
  return after.filter(({ id, version }) => !versions.has(id) || versions.get(id) !== version).map(({ id }) => id);
}
