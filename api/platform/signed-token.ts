import { createHmac, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 16;
/** 96 bits: nobody finds one by trying, and the address keeps below 64 signs before its @ (RFC 5321). */
const SIGNATURE_BYTES = 12;
const RADIX = 36;
/** Signs of a token: letters are small, since mail programs change the case of addresses. */
export const TOKEN_LENGTH = 44;
export const TOKEN_PATTERN = '^[0-9a-z]{44}$';
const TOKEN = new RegExp(TOKEN_PATTERN);

/**
 * A token that names a record and is signed for a scope: what it is for, the tenant, and what else must be the same where it
 * comes back. It needs no place of its own in the database, and is good for nothing else.
 */
export function signedToken(secret: string, id: string, scope: readonly string[]): string {
  const bytes = Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), signatureOf(secret, id, scope)]);
  return BigInt(`0x${bytes.toString('hex')}`)
    .toString(RADIX)
    .padStart(TOKEN_LENGTH, '0');
}

/** Id of the record that a token names; it proves nothing before `isSignedFor`. Null for what is no token. */
export function idOfToken(token: string): string | null {
  const bytes = bytesOf(token);
  if (!bytes) return null;
  const hex = bytes.toString('hex', 0, ID_BYTES);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Whether the token was made here for this record and scope. */
export function isSignedFor(secret: string, token: string, id: string, scope: readonly string[]): boolean {
  const bytes = bytesOf(token);
  return bytes !== null && timingSafeEqual(bytes.subarray(ID_BYTES), signatureOf(secret, id, scope));
}

const signatureOf = (secret: string, id: string, scope: readonly string[]) =>
  createHmac('sha256', secret)
    .update([...scope, id].join('\0'))
    .digest()
    .subarray(0, SIGNATURE_BYTES);

function bytesOf(token: string): Buffer | null {
  if (!TOKEN.test(token)) return null;
  let value = 0n;
  for (const sign of token) value = value * BigInt(RADIX) + BigInt(Number.parseInt(sign, RADIX));
  const hex = value.toString(16).padStart((ID_BYTES + SIGNATURE_BYTES) * 2, '0');
  return hex.length > (ID_BYTES + SIGNATURE_BYTES) * 2 ? null : Buffer.from(hex, 'hex');
}
