import { STATUS_CODES } from 'node:http';

/** One refused value of a request body: JSON pointer, code of the message and its parameters. */
export interface FieldError {
  readonly pointer: string;
  readonly code: string;
  readonly params?: Record<string, unknown>;
}

/** An error for application/problem+json (RFC 9457, contract). `errors.<CODE>` is the key of its text. */
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

/** A missing record, one of another tenant or one beyond the user's reach: the answer is the same. */
export const notFound = () => new Problem(404, 'NOT_FOUND');

/** A body with refused values. */
export const invalid = (errors: readonly FieldError[]) => new Problem(422, 'VALIDATION_FAILED', {}, errors);

/** A refused single value of a body. */
export const invalidField = (pointer: string, code: string, params?: Record<string, unknown>) =>
  invalid([{ pointer, code, ...(params && { params }) }]);
