import { Problem } from '../../platform/http/problem.js';
import { IdentityRefused, IdentityUnavailable } from '../../ports/identity.js';

/** A failed change of a user (spec §8 "user could not be created, deleted or updated"). */
export type UserFailure =
  | 'USER_NOT_CREATED'
  | 'USER_NOT_UPDATED'
  | 'USER_NOT_DEACTIVATED'
  | 'USER_NOT_DELETED'
  | 'PASSWORD_NOT_CHANGED';

/** The message for a failure of the identity service: 503 when it gave no answer, 502 when it refused. */
export function explainIdentity(error: unknown, failure: UserFailure): unknown {
  if (error instanceof IdentityUnavailable) return new Problem(503, failure);
  if (error instanceof IdentityRefused) return new Problem(502, failure);
  return error;
}
