import { createHmac, timingSafeEqual } from 'node:crypto';

/** What an answer to one of our mails is known by; `mail` is the id of its line in the ledger. */
export interface ReplyKey {
  readonly tenant: string;
  readonly ticket: string;
  readonly mail: string;
}

const ID_BYTES = 16;
/** 96 bits: nobody finds one by trying, and the address keeps below 64 signs before its @ (RFC 5321). */
const SIGNATURE_BYTES = 12;
const RADIX = 36;
/** Signs of a token: letters are small, since mail programs change the case of addresses. */
export const TOKEN_LENGTH = 44;
const TOKEN = /^[0-9a-z]{44}$/;

/** The token of a mail of ours: which one it is, signed for its tenant and ticket. */
export function replyToken(secret: string, key: ReplyKey): string {
  const bytes = Buffer.concat([Buffer.from(key.mail.replaceAll('-', ''), 'hex'), signatureOf(secret, key)]);
  return BigInt(`0x${bytes.toString('hex')}`)
    .toString(RADIX)
    .padStart(TOKEN_LENGTH, '0');
}

/** Id of the mail that a token names; it proves nothing before `isSigned`. Null for what is no token. */
export function mailOfToken(token: string): string | null {
  const bytes = bytesOf(token);
  if (!bytes) return null;
  const hex = bytes.toString('hex', 0, ID_BYTES);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Whether the token was made here for this mail of this ticket and tenant. */
export function isSigned(secret: string, token: string, key: ReplyKey): boolean {
  const bytes = bytesOf(token);
  return bytes !== null && timingSafeEqual(bytes.subarray(ID_BYTES), signatureOf(secret, key));
}

/** `support@desk.example` with a token: `support+<token>@desk.example`. */
export const replyAddress = (address: string, token: string) => address.replace('@', `+${token}@`);

const signatureOf = (secret: string, { tenant, ticket, mail }: ReplyKey) =>
  createHmac('sha256', secret).update(['reply', tenant, ticket, mail].join('\0')).digest().subarray(0, SIGNATURE_BYTES);

function bytesOf(token: string): Buffer | null {
  if (!TOKEN.test(token)) return null;
  let value = 0n;
  for (const sign of token) value = value * BigInt(RADIX) + BigInt(Number.parseInt(sign, RADIX));
  const hex = value.toString(16).padStart((ID_BYTES + SIGNATURE_BYTES) * 2, '0');
  return hex.length > (ID_BYTES + SIGNATURE_BYTES) * 2 ? null : Buffer.from(hex, 'hex');
}
