import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * One SQL statement under construction. Values become parameters, so that all questions of one shape are one text, which
 * the database plans once unless that would serve some values badly.
 */
export class Statement {
  readonly values: unknown[] = [];
  text = '';
  /** Which index serves it depends on its values: it is planned for them anew, instead of once for all. */
  dependsOnValues = false;

  /** The place of a value in the text: "$1", "$2", … */
  bind(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** The rows of a statement within a transaction that also writes, as it sees them. */
export function rowsWithin(em: EntityManager, { text, values }: Statement): Promise<Record<string, unknown>[]> {
  const given: unknown[] = [];
  const sql = text.replace(/\$(\d+)/g, (_place, number) => {
    const value = values[Number(number) - 1];
    given.push(Array.isArray(value) ? arrayLiteral(value) : value);
    return '?';
  });
  return em.execute(sql, given);
}

const arrayLiteral = (values: readonly unknown[]) =>
  `{${values.map((value) => `"${String(value).replace(/[\\"]/g, '\\$&')}"`).join(',')}}`;

/** A text of the code's own as SQL: an enumeration's member, never what somebody has sent. */
export const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

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
