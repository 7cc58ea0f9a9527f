import { TENANT_VARIABLE } from './row-level-security.js';
import { currentSession, currentTenant, type Unconfirmed } from './session.js';

/** The user has other rights by now than those with which a read was begun: it is asked again. */
class RightsChanged extends Error {
  constructor(readonly unconfirmed: Unconfirmed) {
    super('The rights of the user have changed');
  }
}

type Row = Readonly<Record<string, unknown>>;

/** The statement with which a transaction begins: it brings the tenant, and asks for the user's rights where they are open. */
export interface TransactionHeader {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Undefined where nothing is asked. Throws `RightsChanged` unless the rights are those that the session knows. */
  readonly confirm?: (row: Row | undefined) => void;
}

const ENTER = `select set_config('${TENANT_VARIABLE}', $1, true)`;

/** How a transaction of the present session begins. */
export function transactionHeader(): TransactionHeader {
  const session = currentSession();
  const { unconfirmed } = session;
  const tenant = currentTenant();
  if (!unconfirmed) return { text: ENTER, values: [tenant] };
  const confirm = (row: Row | undefined) => {
    if (row?.state !== unconfirmed.known) throw new RightsChanged(unconfirmed);
    session.unconfirmed = undefined;
  };
  return { text: `${ENTER}, ${unconfirmed.state('$1', '$2')} as state`, values: [tenant, unconfirmed.key], confirm };
}

/** Whether the user has other rights by now, with which the session goes on: asked where nothing has confirmed them. */
async function areOthers(failure: unknown): Promise<boolean> {
  const session = currentSession();
  const hasChanged = failure instanceof RightsChanged;
  const unconfirmed = hasChanged ? failure.unconfirmed : session.unconfirmed;
  if (!unconfirmed) return false;
  const hold = !hasChanged && (await unconfirmed.holds());
  session.unconfirmed = undefined;
  if (!hold) session.user = await unconfirmed.anew();
  return !hold;
}

/**
 * Reads something by the user's rights, and once more if the database has other ones by then, so that a user reads
 * nothing, and is refused nothing, by rights that they have no longer. `isLast: false` is for a permission that the read
 * itself confirms. For reads alone: a write knows the rights before it begins. Throws 401 for a user who may no longer
 * come in.
 */
export async function retryOnPermissionChange<T>(read: () => Promise<T>, { isLast = true } = {}): Promise<T> {
  try {
    const answer = await read();
    if (!isLast || !(await areOthers(undefined))) return answer;
  } catch (failure) {
    if (!(await areOthers(failure))) throw failure;
  }
  return read();
}
