import { createHash } from 'node:crypto';

/** Ids of the demonstration seem to be made from this moment on. */
const FIRST = Date.UTC(2025, 0, 1);

/** A UUID of version 7 that is always the same for a name; `order` stands for its time, so that ids sort by it. */
export function demoId(name: string, order = 0): string {
  const bytes = createHash('sha256').update(name).digest().subarray(0, 16);
  bytes.writeUIntBE(FIRST + order, 0, 6);
  bytes[6] = 0x70 | (bytes[6]! & 0x0f);
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
