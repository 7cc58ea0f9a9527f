import { AsyncLocalStorage } from 'node:async_hooks';
import type { Locale } from '../../vocabulary/locale.js';
import type { PrincipalFacts } from '../application.js';

/** The signed-in user: claims of the token (spec §3), joined with the tenant's record. */
export interface SignedInUser {
  /** Id of the user's record; null without a tenant. */
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
  /** Moment of the sign-in in seconds since 1970, if the token has it. */
  readonly authenticatedAt: number | null;
  /** Moment at which the token was issued in seconds since 1970, if the token has it. */
  readonly issuedAt?: number | null;
  /** Subject of the user whose rate limits count: the creator of a service account. */
  readonly maker?: string | null;
  /** Facts of the application that decide about the user's scope (spec §6). */
  readonly facts: PrincipalFacts;
  /** Scopes of an API token; absent for a user who has signed in. */
  readonly scopes?: readonly string[];
}

/** Cached rights that the database may have changed. */
export interface Unconfirmed {
  /** SQL of a digest of the rights; the parameters are placeholders of the tenant and of `key`. */
  state(tenant: string, key: string): string;
  /** Id of the user or of the API token. */
  readonly key: string | null;
  /** The digest of the cached rights. */
  readonly known: string;
  /** Compares the digest by a query of its own. */
  areCurrent(): Promise<boolean>;
  /** The user with the present rights. Throws for a deactivated user. */
  reload(): Promise<SignedInUser>;
}

/** Context of a request or job: the user and the tenant. */
export interface Session {
  readonly requestId: string;
  /** Locale of `Accept-Language`, if it is one of ours. */
  readonly requestedLocale?: Locale;
  /** Whether the caller has closed the connection before the answer, so that waiting work need not begin. */
  readonly isAbandoned?: () => boolean;
  /** Moment (`performance.now()`) after which no statement begins; none for jobs, files and streams. */
  deadline?: number;
  user?: SignedInUser;
  tenant?: string;
  /** The request only reads and may be repeated, so that its first query confirms the user's rights. */
  isRepeatable?: boolean;
  /** Its reads are long and may run on the replica of the database (decision 56). */
  hasLongReads?: boolean;
  /** Set in a read until the database has confirmed the rights. */
  unconfirmed?: Unconfirmed;
  /** Idempotency-Key and fingerprint of the request (contract), and whether an answer is stored under the key. */
  idempotency?: { readonly key: string; fingerprint: string; isSpent?: boolean };
  /** Counts the request against the limits of the record in its address. Throws 429. */
  consumeRecordLimit?: () => Promise<void>;
  /** New secrets of this request by the ids of their records; only its answer contains them. */
  readonly newSecrets?: Map<string, string>;
}

/** Subject whose rate limits count: the user or the creator of a service account. */
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

/** Whether the request has taken so long that none of its statements may begin. */
export const isPastDeadline = (): boolean =>
  performance.now() > (storage.getStore()?.deadline ?? Number.POSITIVE_INFINITY);

/** The tenant of the present work. Throws without one, so that no row is stored without a tenant. */
export function currentTenant(): string {
  const { tenant } = currentSession();
  if (!tenant) throw new Error('No tenant: this work runs outside of a tenant');
  return tenant;
}

/** The primary key of a row of the present tenant; by its key, a loaded row is not read again. */
export const recordKey = (id: string) => ({ tenant: currentTenant(), id });

/** The signed-in user of the present request. Throws in jobs and for strangers. */
export function currentUser(): SignedInUser {
  const { user } = currentSession();
  if (!user) throw new Error('No user: this work runs without a signed-in user');
  return user;
}

/** Counts the request against the limits of the record in its address, once it is within reach. Throws 429. */
export async function consumeRecordLimit(): Promise<void> {
  await currentSession().consumeRecordLimit?.();
}

/** Sends a new secret of a record with the answer to this request, and with no other. */
export function revealOnce(record: string, secret: string): void {
  currentSession().newSecrets?.set(record, secret);
}

/** The new secret of a record in the request that created it; null in others. */
export const revealedSecret = (record: string): string | null => storage.getStore()?.newSecrets?.get(record) ?? null;

/** Display name written into `createdBy` and `updatedBy`. */
export function actorName(): string {
  return storage.getStore()?.user?.name ?? 'System';
}
