import { TENANT_VARIABLE } from './row-level-security.js';
import { currentSession, currentTenant, type Unconfirmed } from './session.js';

/** The rights of the user have changed since the read began: it is repeated. */
class RightsChanged extends Error {
  constructor(readonly unconfirmed: Unconfirmed) {
    super('The rights of the user have changed');
  }
}

type Row = Readonly<Record<string, unknown>>;

/** The first statement of a transaction: it sets the tenant, and queries the user's rights if they are unconfirmed. */
export interface TransactionHeader {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Undefined for confirmed rights. Throws `RightsChanged` for other rights than those of the session. */
  readonly confirm?: (row: Row | undefined) => void;
}

const ENTER = `select set_config('${TENANT_VARIABLE}', $1, true)`;

/** The first statement of a transaction in the present session; `beginning` is SQL after its first expression. */
export function transactionHeader(beginning = ''): TransactionHeader {
  const session = currentSession();
  const { unconfirmed } = session;
  const enter = `${ENTER}${beginning}`;
  const tenant = currentTenant();
  if (!unconfirmed) return { text: enter, values: [tenant] };
  const confirm = (row: Row | undefined) => {
    if (row?.state !== unconfirmed.known) throw new RightsChanged(unconfirmed);
    session.unconfirmed = undefined;
  };
  return { text: `${enter}, ${unconfirmed.state('$1', '$2')} as state`, values: [tenant, unconfirmed.key], confirm };
}

/** Whether the user's rights have changed since the session read them; the session gets the new ones. */
async function haveChanged(failure: unknown): Promise<boolean> {
  const session = currentSession();
  const hasChanged = failure instanceof RightsChanged;
  const unconfirmed = hasChanged ? failure.unconfirmed : session.unconfirmed;
  if (!unconfirmed) return false;
  const areCurrent = !hasChanged && (await unconfirmed.areCurrent());
  session.unconfirmed = undefined;
  if (!areCurrent) session.user = await unconfirmed.reload();
  return !areCurrent;
}

/**
 * Runs a read by the user's rights, and again if the database has other ones, so that outdated rights neither show nor
 * refuse anything. `isLast: false` is for a check that the read itself confirms. For reads only: a write knows its
 * rights before it begins. Throws 401 for a deactivated user.
 */
export async function retryOnPermissionChange<T>(read: () => Promise<T>, { isLast = true } = {}): Promise<T> {
  try {
    const answer = await read();
    if (!isLast || !(await haveChanged(undefined))) return answer;
  } catch (failure) {
    if (!(await haveChanged(failure))) throw failure;
  }
  return read();
}
