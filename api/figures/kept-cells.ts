import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Statement } from '../platform/read/statement.js';
import type { Cell } from './cells.js';

/** What all that is kept may take, in bytes as reckoned. */
const MOST_BYTES = 24 * 2 ** 20;
const BYTES_OF_CELL = 600;
const BYTES_OF_VALUE = 4;

/** No marks are spelled like this. */
const TOO_MUCH = 'too much';

/** The cells of one month, with the marks that the month had before they were worked out. */
interface Kept {
  readonly marks: string;
  readonly cells: readonly Cell[];
}

/**
 * What this process has worked out of months, by what was asked: the text of the question and its values, the tenant
 * among them. What was asked longest ago goes first. It tells nobody anything that they have not asked for themselves.
 */
@Injectable()
export class KeptCells {
  /** More cells than these are not put together here: of so many a part is told. */
  mostCells = 20_000;

  readonly #kept = new LRUCache<string, Kept>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ cells }) =>
      cells.reduce((all, { values }) => all + BYTES_OF_CELL + values.length * BYTES_OF_VALUE, BYTES_OF_CELL),
  });

  /** The name of what a statement asks, for `get` and `keep`. */
  nameOf({ text, values }: Statement): string {
    return createHash('sha256')
      .update(JSON.stringify([text, values]))
      .digest('base64');
  }

  /** The cells of a piece, if they are of the marks that it has now. */
  get(name: string, marks: string): readonly Cell[] | undefined {
    const kept = this.#kept.get(name);
    return kept?.marks === marks ? kept.cells : undefined;
  }

  keep(name: string, marks: string, cells: readonly Cell[]): void {
    this.#kept.set(name, { marks, cells });
  }

  /** Says that what is asked has too many cells to be kept. */
  refuse(name: string): undefined {
    this.keep(name, TOO_MUCH, []);
  }

  isTooMuch(name: string): boolean {
    return this.get(name, TOO_MUCH) !== undefined;
  }
}
