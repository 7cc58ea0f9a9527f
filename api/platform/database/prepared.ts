import { createHash } from 'node:crypto';

/** Statements that a process keeps prepared; each costs some ten kilobytes on every connection. */
const MOST_PREPARED = 200;
/** Texts that were asked before, with the name under which they are prepared. */
const names = new Map<string, string>();
const MOST_REMEMBERED = 2_000;
const asked = new Set<string>();

/**
 * The name under which a text is prepared; undefined for one that is asked for the first time, or when there are enough:
 * whoever makes up ever new filters fills no memory.
 */
export function preparedName(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= MOST_PREPARED) return undefined;
  if (!asked.has(text)) {
    if (asked.size >= MOST_REMEMBERED) asked.clear();
    asked.add(text);
    return undefined;
  }
  asked.delete(text);
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 40);
  names.set(text, name);
  return name;
}
