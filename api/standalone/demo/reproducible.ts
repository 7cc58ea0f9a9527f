import { createHash } from 'node:crypto';

/** The time in the first id of the demonstration. */
const FIRST = Date.UTC(2025, 0, 1);

/** A UUID of version 7 that is always the same for a name; `order` stands for its time, so that ids sort by it. */
export function demoId(name: string, order = 0): string {
  const bytes = createHash('sha256').update(name).digest().subarray(0, 16);
  bytes.writeUIntBE(FIRST + order, 0, 6);
  bytes[6] = 0x70 | (bytes[6]! & 0x0f);
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Numbers that look random and are the same on every run: mulberry32, begun with a name. */
export class Random {
  #state: number;

  constructor(name: string) {
    this.#state = createHash('sha256').update(name).digest().readUInt32LE();
  }

  /** From 0 up to, but not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  between(least: number, most: number): number {
    return least + (most - least) * this.next();
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  /** A random entry of the list. @throws RangeError if the list is empty */
  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('There is nothing to pick from');
    return list[Math.floor(this.next() * list.length)] as T;
  }

  /** A random entry of the list, by weight. */
  weighted<T>(list: readonly T[], weightOf: (item: T) => number): T {
    let left = this.next() * list.reduce((sum, item) => sum + weightOf(item), 0);
    for (const item of list) {
      left -= weightOf(item);
      if (left < 0) return item;
    }
    return list.at(-1) as T;
  }
}
