import { createHmac, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 16;
/** 96 bits cannot be guessed, and the address keeps below 64 characters before its @ (RFC 5321). */
const SIGNATURE_BYTES = 12;
const RADIX = 36;
/** Characters of a token; letters are lower case, since mail programs change the case of addresses. */
export const TOKEN_LENGTH = 44;
export const TOKEN_PATTERN = '^[0-9a-z]{44}$';
const TOKEN = new RegExp(TOKEN_PATTERN);

/** A token with the id of a record, signed for a scope: purpose, tenant and further values. It is stored nowhere. */
export function signedToken(secret: string, id: string, scope: readonly string[]): string {
  const bytes = Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), signatureOf(secret, id, scope)]);
  return BigInt(`0x${bytes.toString('hex')}`)
    .toString(RADIX)
    .padStart(TOKEN_LENGTH, '0');
}

/** Id of the record in a token, unverified before `isSignedFor`. Null for another text. */
export function idOfToken(token: string): string | null {
  const bytes = bytesOf(token);
  if (!bytes) return null;
  const hex = bytes.toString('hex', 0, ID_BYTES);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Whether the token was signed for this record and scope. */
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
