import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * A text as it may stand in the database: AES-256-GCM under a key made of the installation's secret. It opens only for
 * the `place` for which it was sealed, such as tenant and column, so that nobody moves it elsewhere.
 */
export function seal(secret: string, place: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), nonce, { authTagLength: TAG_BYTES }).setAAD(
    Buffer.from(place),
  );
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64');
}

/** The text that was sealed. Throws for another secret, another place and whatever was changed since. */
export function unseal(secret: string, place: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(ALGORITHM, keyOf(secret), nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'sealed-text', KEY_BYTES));
