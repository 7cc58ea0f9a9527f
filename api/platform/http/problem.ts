import { STATUS_CODES } from 'node:http';

/** One refused value of a request body: JSON pointer, code of the message and its parameters. */
export interface FieldError {
  readonly pointer: string;
  readonly code: string;
  readonly params?: Record<string, unknown>;
}

/**
 * An error that is told to the caller as application/problem+json (RFC 9457, contract). The code is also the key of
 * its text (`errors.<CODE>`) in all four languages.
 */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly params: Record<string, unknown> = {},
    readonly errors?: readonly FieldError[],
    /** Further members of the answer, such as the current record of a stale write. */
    readonly extensions: Record<string, unknown> = {},
  ) {
    super(`${status} ${STATUS_CODES[status] ?? ''}: ${code} ${JSON.stringify(params)}`);
  }
}

/** What does not exist, belongs to another tenant or lies outside the user's reach is all the same to them. */
export const notFound = () => new Problem(404, 'NOT_FOUND');

/** A body with refused values. */
export const invalid = (errors: readonly FieldError[]) => new Problem(422, 'VALIDATION_FAILED', {}, errors);

/** A refused single value of a body. */
export const invalidField = (pointer: string, code: string, params?: Record<string, unknown>) =>
  invalid([{ pointer, code, ...(params && { params }) }]);
