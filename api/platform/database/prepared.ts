import { createHash } from 'node:crypto';

/** Statements that a process keeps prepared; each costs some ten kilobytes on every connection. */
const MOST_PREPARED = 200;
/** Names of prepared statements by their texts. */
const names = new Map<string, string>();
const MOST_REMEMBERED = 2_000;
const usedOnce = new Set<string>();

/** The name for preparing a text; undefined for its first use, and once too many are prepared. */
export function preparedName(text: string): string | undefined {
  const cached = names.get(text);
  if (cached) return cached;
  if (names.size >= MOST_PREPARED) return undefined;
  if (!usedOnce.has(text)) {
    if (usedOnce.size >= MOST_REMEMBERED) usedOnce.clear();
    usedOnce.add(text);
    return undefined;
  }
  usedOnce.delete(text);
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 40);
  names.set(text, name);
  return name;
}
