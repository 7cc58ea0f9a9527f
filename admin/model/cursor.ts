/** The row at a number of steps from the active one; the first without an active one, and none beyond the ends. */
export function stepFrom(ids: readonly string[], active: string | undefined, by: number): string | undefined {
  const index = active === undefined ? -1 : ids.indexOf(active);
  if (index < 0) return by > 0 ? ids[0] : ids.at(-1);
  return ids[Math.min(Math.max(index + by, 0), ids.length - 1)];
}

/** The row that takes over when the active one has left the list: the one now at its index. */
export function successorOf(
  before: readonly string[],
  now: readonly string[],
  active: string | undefined,
): string | undefined {
  if (active === undefined || now.includes(active)) return active;
  const index = before.indexOf(active);
  const later = before.slice(index + 1).find((id) => now.includes(id));
  return index < 0 ? undefined : (later ?? now.at(-1));
}

/** The rows between two rows, both included; only the second if the first is not in the list. */
export function rowsBetween(ids: readonly string[], from: string | undefined, to: string): string[] {
  const [start, end] = [from === undefined ? -1 : ids.indexOf(from), ids.indexOf(to)];
  if (end < 0) return [];
  if (start < 0) return [to];
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}
