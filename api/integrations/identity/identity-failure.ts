import { AccountTaken, IdentityRefused, IdentityUnavailable } from '../../ports/identity.js';

/** Milliseconds of one call at most; a write makes a few of them. */
export const CALL_MS = 5_000;

/** The error of a refused call: a taken name, an unavailable service, or a permanent refusal. */
export function failureOf(status: number, text: string): Error {
  if (status === 409) return new AccountTaken(/e-?mail/i.test(text) ? 'email' : 'username');
  if (status >= 500 || status === 429) return new IdentityUnavailable(`${status} ${text.slice(0, 200)}`);
  return new IdentityRefused(`${status} ${text.slice(0, 200)}`);
}

/** An error of the port; a call without an answer means an unavailable service. */
export function asIdentityError(error: unknown): Error {
  if (error instanceof IdentityRefused || error instanceof IdentityUnavailable) return error;
  const { message = String(error), cause } = error as { message?: string; cause?: { code?: string } };
  return new IdentityUnavailable(cause?.code ? `${message} (${cause.code})` : message);
}
