import type { EntityManager } from '@mikro-orm/postgresql';
import { within } from '../database/within.js';

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

  /** Says that an id finds what is asked for, whatever else the values are. */
  foundById(): this {
    this.dependsOnValues = false;
    return this;
  }
}

type FoundRow = Record<string, unknown>;

/** The rows of a statement within a transaction that also writes, as it sees them. */
export async function rowsWithin(em: EntityManager, { text, values }: Statement): Promise<FoundRow[]> {
  return (await within(em).executeSql(text, values)).rows as FoundRow[];
}

/** A text of the code's own as SQL: an enumeration's member, never what somebody has sent. */
export const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
