import { idOfToken, isSignedFor, signedToken } from '../../platform/signed-token.js';

/** What an answer to one of our mails is known by; `mail` is the id of its line in the ledger. */
export interface ReplyKey {
  readonly tenant: string;
  readonly ticket: string;
  readonly mail: string;
}

/** The token of a mail of ours: which one it is, signed for its tenant and ticket. */
export const replyToken = (secret: string, key: ReplyKey): string =>
  signedToken(secret, key.mail, scopeOf('reply', key));

/** Id of the mail that a token names; it proves nothing before it was looked at. Null for what is no token. */
export const mailOfToken = (token: string): string | null => idOfToken(token);

/** Whether the token was made here for answers to this mail of this ticket and tenant. */
export const isSigned = (secret: string, token: string, key: ReplyKey): boolean =>
  isSignedFor(secret, token, key.mail, scopeOf('reply', key));

/** The token by which whoever got this mail rates how its ticket was settled; it answers no mail. */
export const ratingToken = (secret: string, key: ReplyKey): string =>
  signedToken(secret, key.mail, scopeOf('rating', key));

export const isSignedToRate = (secret: string, token: string, key: ReplyKey): boolean =>
  isSignedFor(secret, token, key.mail, scopeOf('rating', key));

/** `support@desk.example` with a token: `support+<token>@desk.example`. */
export const replyAddress = (address: string, token: string) => address.replace('@', `+${token}@`);

const scopeOf = (purpose: string, { tenant, ticket }: ReplyKey) => [purpose, tenant, ticket];
