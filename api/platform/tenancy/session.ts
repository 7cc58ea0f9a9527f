import { AsyncLocalStorage } from 'node:async_hooks';
import type { Locale } from '../../vocabulary/locale.js';
import type { PrincipalFacts } from '../application.js';

/** The signed-in user as the token describes them (spec §3), joined with what the tenant's own records say. */
export interface SignedInUser {
  /** Id of the tenant's user record; null for someone without a tenant. */
  readonly id: string | null;
  readonly subject: string;
  readonly username: string;
  readonly name: string;
  readonly email: string | null;
  /** Realm roles starting with `vsd-` and the client roles of the tenant's client. */
  readonly roles: readonly string[];
  readonly locale: Locale;
  readonly tenant: string | null;
  readonly tenants: readonly string[];
  /** Moment of the sign-in as seconds since 1970, where the token tells it. */
  readonly authenticatedAt: number | null;
  /** Moment at which the token was issued as seconds since 1970, where it tells it. */
  readonly issuedAt?: number | null;
  /** Subject of the user whose limits they spend, where those are not their own: a program spends those of its maker. */
  readonly maker?: string | null;
  /** What the application knows of them besides, and decides by what they may see (spec §6). */
  readonly facts: PrincipalFacts;
  /** What an API token allows of what the user may do; absent for whoever has signed in themselves. */
  readonly scopes?: readonly string[];
}

/** Rights that may have changed since they were asked last. */
export interface Unconfirmed {
  /** SQL for what changes with them, from the places of the tenant and of `key`. */
  state(tenant: string, key: string): string;
  /** Whose they are: the id of the user, or of the token that speaks for them. */
  readonly key: string | null;
  /** What it was. */
  readonly known: string;
  /** Asks whether it is that still, by a journey of its own. */
  holds(): Promise<boolean>;
  /** The user with the rights they have by now. Throws for whoever may no longer come in. */
  anew(): Promise<SignedInUser>;
}

/** What goes with one request or job: who acts, in which tenant. */
export interface Session {
  readonly requestId: string;
  /** Language that the request asks for by `Accept-Language`; absent where it asks for none of ours. */
  readonly requestedLocale?: Locale;
  user?: SignedInUser;
  tenant?: string;
  /** The request only reads and can be asked again, so that its first question confirms the user's rights. */
  isRepeatable?: boolean;
  /** Set in a request that only reads, until the database has confirmed the rights with which it was begun. */
  unconfirmed?: Unconfirmed;
  /** The caller's Idempotency-Key with the fingerprint of the request, if one was given (contract), and whether it is spent. */
  idempotency?: { readonly key: string; fingerprint: string; isSpent?: boolean };
  /** Counts the request against the tight limits of the record in its address. Throws 429. */
  consumeRecordLimit?: () => Promise<void>;
  /** Secrets that this request has made, by their records: its answer tells them, and no other one. */
  readonly newSecrets?: Map<string, string>;
}

/** Subject of the user whose limits the user spends: their own or their maker's. */
export const limitHolderOf = ({ subject, maker }: Pick<SignedInUser, 'subject' | 'maker'>): string => maker ?? subject;

const storage = new AsyncLocalStorage<Session>();

/** Runs work with the given session; everything awaited inside sees it. */
export function runInSession<T>(session: Session, work: () => T): T {
  return storage.run(session, work);
}

/** Runs work as the system within one tenant: jobs, seeds, migrations of data. */
export function runAsTenant<T>(tenant: string, work: () => T): T {
  return storage.run({ requestId: 'system', tenant }, work);
}

/** The session of the present request or job. Throws outside of one: nothing runs without a context. */
export function currentSession(): Session {
  const session = storage.getStore();
  if (!session) throw new Error('No session: this work runs outside of a request or job');
  return session;
}

/** The tenant in whose name the present work runs. Throws where there is none, so that no row is written without. */
export function currentTenant(): string {
  const { tenant } = currentSession();
  if (!tenant) throw new Error('No tenant: this work runs outside of a tenant');
  return tenant;
}

/**
 * The primary key of a row of the present tenant. Asked for by its key, a row that is loaded already is not read again;
 * what is asked for by conditions is held to the tenant by the unit of work.
 */
export const recordKey = (id: string) => ({ tenant: currentTenant(), id });

/** The signed-in user of the present request. Throws in jobs and for strangers. */
export function currentUser(): SignedInUser {
  const { user } = currentSession();
  if (!user) throw new Error('No user: this work runs without a signed-in user');
  return user;
}

/** Counts the request against the limits of the record in its address; called once the act is allowed. Throws 429. */
export async function consumeRecordLimit(): Promise<void> {
  await currentSession().consumeRecordLimit?.();
}

/** Sends a new secret of a record with the answer to this request, and with no other. */
export function revealOnce(record: string, secret: string): void {
  currentSession().newSecrets?.set(record, secret);
}

/** The secret that this request has made for a record; null in other requests. */
export const revealedSecret = (record: string): string | null => storage.getStore()?.newSecrets?.get(record) ?? null;

/** Display name written into `createdBy` and `updatedBy`. */
export function actorName(): string {
  return storage.getStore()?.user?.name ?? 'System';
}
