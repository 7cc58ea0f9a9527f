import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Pattern of `VSD_SECRET_KEY`: keys of 32 bytes as hexadecimal digits, separated by commas. */
export const SECRET_KEYS = /^[0-9a-f]{64}(?:,[0-9a-f]{64})*$/;

/** An encrypted text that no key opens, or from another context. */
export class SealBroken extends Error {}

/**
 * Encrypts texts by AES-256-GCM with the name of the key beside, so that keys can be changed. A text opens only in its
 * context (`about`), so that a copy elsewhere is useless.
 */
export class SecretBox {
  readonly #keys: ReadonlyMap<string, Buffer>;
  readonly #name: string;

  /** The first key encrypts; all of them decrypt. */
  constructor(keys: string) {
    const all = keys.split(',').map((hex) => Buffer.from(hex, 'hex'));
    const named = all.map((key) => [nameOf(key), key] as const);
    this.#keys = new Map(named);
    this.#name = named[0]?.[0] ?? '';
  }

  seal(text: string, about: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.#keys.get(this.#name) as Buffer, iv, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(about));
    const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return `${this.#name}.${Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url')}`;
  }

  /** Throws `SealBroken` for a text of another key or context, or a changed one. */
  open(sealed: string, about: string): string {
    const [name = '', content = ''] = sealed.split('.');
    const key = this.#keys.get(name);
    if (!key) throw new SealBroken('There is no key of that name');
    const bytes = Buffer.from(content, 'base64url');
    const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
    try {
      const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(about)).setAuthTag(tag);
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
    } catch {
      throw new SealBroken('It was changed, or stands elsewhere than it was put');
    }
  }

  /** Whether an earlier key encrypted the text, so that it is to be rotated. */
  isOld(sealed: string): boolean {
    return !sealed.startsWith(`${this.#name}.`);
  }
}

/** A name of a key that does not disclose it. */
const nameOf = (key: Buffer) => createHash('sha256').update(key).digest('hex').slice(0, 8);

let box: SecretBox | undefined;

/** Sets the keys of this process. */
export function sealBy(keys: string): void {
  box = new SecretBox(keys);
}

/** The SecretBox of this process. Throws without keys. */
export function secretBox(): SecretBox {
  if (!box) throw new Error('There are no keys to seal by');
  return box;
}
