import { Problem } from '../../platform/http/problem.js';
import { LONGEST_CELL } from './table-row.js';

/** Bytes that all shared texts take together, with their places. */
const MOST_BYTES = 24 * 1024 * 1024;
/** A page begins at a multiple of this, so that a place fits into 32 bits. */
const PAGE = 1024 * 1024;
const FIRST_PLACES = 1_024;
const BYTES_OF_PLACE = 8;

/**
 * The texts that a workbook's cells refer to by number. They must be at hand, since rows name them in any order; they
 * lie beside the heap of JavaScript, which thereby stays as it is however many there are. Throws 422 IMPORT_UNPACKED
 * beyond 24 MB.
 */
export class SharedTexts {
  readonly #pages: Buffer[] = [];
  #free = PAGE;
  #places = new Uint32Array(FIRST_PLACES);
  #lengths = new Uint32Array(FIRST_PLACES);
  #count = 0;
  #bytes = 0;

  add(text: string): void {
    const bytes = Buffer.from(text.slice(0, LONGEST_CELL), 'utf8');
    this.#bytes += bytes.length + BYTES_OF_PLACE;
    if (this.#bytes > MOST_BYTES) throw new Problem(422, 'IMPORT_UNPACKED');
    if (this.#free + bytes.length > PAGE) {
      this.#pages.push(Buffer.allocUnsafeSlow(PAGE));
      this.#free = 0;
    }
    if (this.#count === this.#places.length) {
      this.#places = doubled(this.#places);
      this.#lengths = doubled(this.#lengths);
    }
    const page = this.#pages.length - 1;
    bytes.copy(this.#pages[page] as Buffer, this.#free);
    this.#places[this.#count] = page * PAGE + this.#free;
    this.#lengths[this.#count] = bytes.length;
    this.#free += bytes.length;
    this.#count += 1;
  }

  /** The text of a number; empty where there is none. */
  at(index: number): string {
    const place = this.#places[index];
    if (place === undefined || index >= this.#count) return '';
    const start = place % PAGE;
    const page = this.#pages[Math.floor(place / PAGE)];
    return page?.toString('utf8', start, start + (this.#lengths[index] ?? 0)) ?? '';
  }
}

function doubled(places: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const more = new Uint32Array(places.length * 2);
  more.set(places);
  return more;
}
