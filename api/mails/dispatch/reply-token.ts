import { idOfToken, isSignedFor, signedToken } from '../../platform/signed-token.js';

/** The key of a token for answers to one of our mails; `mail` is its id in the ledger. */
export interface ReplyKey {
  readonly tenant: string;
  readonly ticket: string;
  readonly mail: string;
}

/** The token of a mail of ours: its id, signed for its tenant and ticket. */
export const replyToken = (secret: string, key: ReplyKey): string =>
  signedToken(secret, key.mail, scopeOf('reply', key));

/** Id of the mail that a token names, before its signature is verified; null for a text that is no token. */
export const mailOfToken = (token: string): string | null => idOfToken(token);

/** Whether we signed the token for answers to this mail of this ticket and tenant. */
export const isSigned = (secret: string, token: string, key: ReplyKey): boolean =>
  isSignedFor(secret, token, key.mail, scopeOf('reply', key));

/** The token by which the recipient of this mail rates its ticket; it answers no mail. */
export const ratingToken = (secret: string, key: ReplyKey): string =>
  signedToken(secret, key.mail, scopeOf('rating', key));

/** Whether we signed the token for ratings by the recipient of this mail. */
export const isSignedToRate = (secret: string, token: string, key: ReplyKey): boolean =>
  isSignedFor(secret, token, key.mail, scopeOf('rating', key));

/** `support@desk.example` with a token: `support+<token>@desk.example`. */
export const replyAddress = (address: string, token: string) => address.replace('@', `+${token}@`);

const scopeOf = (purpose: string, { tenant, ticket }: ReplyKey) => [purpose, tenant, ticket];
