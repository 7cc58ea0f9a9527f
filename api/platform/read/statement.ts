import type { EntityManager } from '@mikro-orm/postgresql';
import { within } from '../database/within.js';

/**
 * An SQL statement under construction. Values are parameters, so that all queries of one form share a text, which the
 * database plans once unless that would be slow for some values.
 */
export class Statement {
  readonly values: unknown[] = [];
  text = '';
  /** The best index depends on the values: each run is planned anew. */
  dependsOnValues = false;

  /** Adds a value and returns its parameter: "$1", "$2", … */
  bind(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  /** Declares that an id finds the rows, so that one plan serves all values. */
  foundById(): this {
    this.dependsOnValues = false;
    return this;
  }
}

type FoundRow = Record<string, unknown>;

/** The rows of a statement within the transaction of `em`. */
export async function rowsWithin(em: EntityManager, { text, values }: Statement): Promise<FoundRow[]> {
  return (await within(em).executeSql(text, values)).rows as FoundRow[];
}

/** A text of the code as an SQL literal, such as a member of an enumeration, never a user's input. */
export const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
