import { LocalKey, writeLocal } from './local-keys';
import type { ApiError } from './problem';
import type { Session } from './session';

/** The API refuses the user who has signed in, such as for a suspended tenant. */
export class SignInRefused extends Error {
  override name = 'SignInRefused';

  constructor(
    override readonly cause: ApiError,
    private readonly session: Pick<Session, 'signOut'>,
  ) {
    super(cause.code, { cause });
  }

  /** Ends the session, and forgets user and tenant, so that another user can sign in. */
  readonly leave = (): Promise<void> => {
    for (const key of [LocalKey.tenant, LocalKey.username]) writeLocal(key, undefined);
    return this.session.signOut();
  };
}
