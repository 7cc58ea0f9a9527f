import { generateKeyPair, randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { JWK } from 'jose';
import { writeSecret } from '../data-folder.js';

/** Signing keys, the current one first, and the secrets that sign cookies; they survive a restart. */
export interface Keys {
  signing: JWK[];
  cookies: string[];
}

/** Number of former signing keys that stay published until their tokens expire. */
const KEPT = 2;

async function signingKey(): Promise<JWK> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return { ...(privateKey.export({ format: 'jwk' }) as JWK), kid: randomUUID(), alg: 'RS256', use: 'sig' };
}

const fileIn = (folder: string) => join(folder, 'keys.json');

/** Reads the keys of the folder; makes them the first time. */
export async function loadKeys(folder: string): Promise<Keys> {
  const text = await readFile(fileIn(folder), 'utf8').catch(() => undefined);
  if (text !== undefined) return JSON.parse(text);
  const keys = { signing: [await signingKey()], cookies: [randomBytes(32).toString('hex')] };
  await writeSecret(fileIn(folder), JSON.stringify(keys));
  return keys;
}

/** Adds a new signing key as the first one, and removes the oldest. */
export async function rotateKeys(folder: string): Promise<Keys> {
  const { signing, cookies } = await loadKeys(folder);
  const keys = { signing: [await signingKey(), ...signing.slice(0, KEPT)], cookies };
  await writeSecret(fileIn(folder), JSON.stringify(keys));
  return keys;
}
