import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { SignedInUser } from '../tenancy/session.js';

const PREFIX = 'vsd_';
const SECRET_BYTES = 32;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Digits of base 62 for 256 and for 32 bits. */
const SECRET_DIGITS = 43;
const SUM_DIGITS = 6;
const SHAPE = new RegExp(`^${PREFIX}[0-9A-Za-z]{${SECRET_DIGITS + SUM_DIGITS}}$`);

/** The API tokens of all tenants; a room of the application implements it. */
export abstract class ApiTokenDirectory {
  /** Sets the tenant of the session and returns the user of the token. Throws 401 for an invalid token. */
  abstract recognise(token: string): Promise<SignedInUser>;
}

/** A new token: a prefix for secret scanners, 256 random bits, and a checksum. One word, for a double click. */
export function newApiToken(): string {
  const secret = digits(BigInt(`0x${randomBytes(SECRET_BYTES).toString('hex')}`), SECRET_DIGITS);
  return `${PREFIX}${secret}${sumOf(secret)}`;
}

/** Whether a bearer token is one of ours, by its prefix. */
export const isApiToken = (token: string): boolean => token.startsWith(PREFIX);

/** Whether a token has the right shape and checksum. */
export const isWellFormedToken = (token: string): boolean =>
  SHAPE.test(token) && token.slice(-SUM_DIGITS) === sumOf(token.slice(PREFIX.length, -SUM_DIGITS));

/** The stored hash of a token; its 256 bits need neither salt nor a slow hash. */
export const tokenHashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const sumOf = (secret: string) => digits(BigInt(crc32(secret)), SUM_DIGITS);

function digits(value: bigint, length: number): string {
  let [left, text] = [value, ''];
  const base = BigInt(DIGITS.length);
  while (text.length < length) {
    text = `${DIGITS[Number(left % base)]}${text}`;
    left /= base;
  }
  return text;
}
