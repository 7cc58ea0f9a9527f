import { createHash } from 'node:crypto';

/** Digest of an object of plain values, independent of the order of its keys. */
export const digestOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(value as object).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64url');
