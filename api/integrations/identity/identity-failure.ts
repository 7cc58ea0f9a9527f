import { AccountTaken, IdentityRefused, IdentityUnavailable } from '../../ports/identity.js';

/** Longest that one call may take, in milliseconds; a write makes a handful of them. */
export const CALL_MS = 5_000;

/** What a refused call means: a taken name, a service that is to be asked later, or a refusal for good. */
export function failureOf(status: number, text: string): Error {
  if (status === 409) return new AccountTaken(/e-?mail/i.test(text) ? 'email' : 'username');
  if (status >= 500 || status === 429) return new IdentityUnavailable(`${status} ${text.slice(0, 200)}`);
  return new IdentityRefused(`${status} ${text.slice(0, 200)}`);
}

/** An error in the port's words: whatever brought no answer is a service that is away. */
export function asIdentityError(error: unknown): Error {
  if (error instanceof IdentityRefused || error instanceof IdentityUnavailable) return error;
  const { message = String(error), cause } = error as { message?: string; cause?: { code?: string } };
  return new IdentityUnavailable(cause?.code ? `${message} (${cause.code})` : message);
}
