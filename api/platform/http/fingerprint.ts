import { createHash } from 'node:crypto';
import type { Request } from 'express';
import { Problem } from './problem.js';

const KEY = /^[\x21-\x7e]{1,200}$/;

/** Key and digest of a request that carries an Idempotency-Key; undefined without one. Keys belong to their sender. */
export function fingerprintOf(request: Request, subject: string): { key: string; fingerprint: string } | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !KEY.test(key)) throw new Problem(400, 'INVALID_VALUE', { name: 'Idempotency-Key' });
  const digest = createHash('sha256').update(`${request.method} ${request.originalUrl}\n`);
  digest.update(JSON.stringify(request.body ?? null));
  return { key: `${subject}:${key}`, fingerprint: digest.digest('base64url') };
}
