import { Problem } from '../../platform/http/problem.js';
import { LONGEST_CELL } from './table-row.js';

/** Bytes of all shared texts at most, with their places. */
const MOST_BYTES = 24 * 1024 * 1024;
const BYTES_OF_PLACE = 8;

/** The texts of a workbook to which cells refer by number. Throws 422 IMPORT_UNPACKED beyond 24 MB. */
export class SharedTexts {
  readonly #texts: string[] = [];
  #bytes = 0;

  add(text: string): void {
    const bytes = Buffer.from(text.slice(0, LONGEST_CELL), 'utf8');
    this.#bytes += bytes.length + BYTES_OF_PLACE;
    if (this.#bytes > MOST_BYTES) throw new Problem(422, 'IMPORT_UNPACKED');
    // The copy does not keep the piece of XML in memory of which the text is a part.
    this.#texts.push(bytes.toString('utf8'));
  }

  /** The text of a number; empty for an unknown number. */
  at(index: number): string {
    return this.#texts[index] ?? '';
  }
}
