import { ErpError } from '../../../ports/erp/erp-error.js';
import type { ErpOutcome } from '../../../vocabulary/erp.js';
import { erpErrorOfStatus } from '../erp-failure.js';
import type { ErpAnswer, ErpHttp } from '../erp-http.js';
import { trytonFailure } from './tryton-failure.js';
import { type TrytonSession, TrytonSessions } from './tryton-sessions.js';

/** Server, database and user of a session. */
export interface TrytonAccess {
  readonly url: string;
  readonly database: string;
  readonly user: string;
  readonly password: string;
}

/** A received row, whose values are validated at their use. */
export type TrytonRow = Readonly<Record<string, unknown>>;

/** Time stamps of written records by model and id; a write fails if a record has another one. */
export type Stamps = Readonly<Record<string, string>>;

const OK = 200;
const LOGIN = 'common.db.login';
const PREFERENCES = 'model.res.user.get_preferences';
/** Rows of one query of `every`, and rows of its result at most. */
const PART = 1_000;
const MOST = 500_000;
/** Sessions of this process, since Tryton delays frequent sign-ins. */
const sessions = new TrytonSessions();
let calls = 0;

/** Calls one database of Tryton by JSON-RPC in the name of one of its users. */
export class TrytonClient {
  readonly #address: string;
  readonly #key: string;

  constructor(
    private readonly http: ErpHttp,
    private readonly access: TrytonAccess,
  ) {
    const { url, database, user, password } = access;
    this.#address = new URL(`${encodeURIComponent(database)}/`, url.replace(/\/*$/, '/')).href;
    this.#key = JSON.stringify([this.#address, user, password]);
  }

  /** Ids of our user there and of their company. */
  async self(): Promise<{ user: number; company: number }> {
    const { user, context } = await this.#session();
    const { company } = context as { company?: unknown };
    if (typeof company !== 'number') throw misconfigured('res.user: company');
    return { user, company };
  }

  /** Rows of a model, by default in the order of their ids. */
  async rows(
    model: string,
    domain: unknown[],
    fields: readonly string[],
    most = 1_000,
    order: readonly [field: string, direction: string] = ['id', 'ASC'],
  ): Promise<TrytonRow[]> {
    const params = [domain, 0, most, [order], fields];
    const found = await this.call(`${model}.search_read`, params);
    if (!Array.isArray(found) || !found.every((row) => row !== null && typeof row === 'object'))
      throw unintelligible(`${model}.search_read`);
    return found as TrytonRow[];
  }

  /** All rows of a model, by several queries; in the order of the number `by`, then of their ids. */
  async every(model: string, domain: readonly unknown[], fields: readonly string[], by?: string): Promise<TrytonRow[]> {
    const all: TrytonRow[] = [];
    const requested = by ? [...fields, by] : fields;
    for (let after = 0, isOver = false; !isOver; ) {
      const part = await this.rows(model, [...domain, ['id', '>', after]], requested, PART);
      all.push(...part);
      isOver = part.length < PART;
      const last = part.at(-1)?.id;
      if (!isOver && (all.length > MOST || typeof last !== 'number')) throw unintelligible(`${model} > ${MOST}`);
      after = Number(last);
    }
    if (!by) return all;
    const rankOf = ({ [by]: rank }: TrytonRow) => (typeof rank === 'number' ? rank : Number.NEGATIVE_INFINITY);
    return all.sort((a, b) => Math.sign(rankOf(a) - rankOf(b)) || Number(a.id) - Number(b.id));
  }

  /** Calls a method that changes nothing. */
  call(method: string, params: readonly unknown[]): Promise<unknown> {
    return this.#ask(`model.${method}`, params, false);
  }

  /** Calls a method that changes records; fails if a record with a stamp has changed since. */
  change(method: string, params: readonly unknown[], stamps: Stamps = {}): Promise<unknown> {
    return this.#ask(`model.${method}`, params, true, stamps);
  }

  /** Removes records; fails if a record with a stamp has changed since, but not for a missing record. */
  async remove(model: string, ids: readonly number[], stamps: Stamps = {}): Promise<void> {
    await this.change(`${model}.delete`, [ids], stamps).catch(async (error: unknown) => {
      // Tryton refuses the removal of missing records and of protected ones by the same error.
      if (!(error instanceof ErpError && error.problem === 'REJECTED')) throw error;
      const left = await this.rows(model, [['id', 'in', ids]], ['id']);
      if (left.length === ids.length) throw error;
      if (left.length > 0) throw new ErpError('CONFLICT', 'NOT_APPLIED');
    });
  }

  async #ask(method: string, params: readonly unknown[], writes: boolean, stamps: Stamps = {}): Promise<unknown> {
    for (let attempt = 0; ; attempt += 1) {
      const session = await this.#session();
      const context = { ...session.context, ...(Object.keys(stamps).length > 0 && { _timestamp: stamps }) };
      try {
        return await this.#post(method, [...params, context], writes, session.authorization);
      } catch (error) {
        // The session has ended and the call was not executed: it is repeated with a new session.
        const isExpired = error instanceof ErpError && error.problem === 'UNAUTHENTICATED';
        if (!isExpired || attempt > 0) throw error;
        await sessions.forget(this.#key, session);
      }
    }
  }

  #session(): Promise<TrytonSession> {
    return sessions.of(this.#key, () => this.#signIn());
  }

  async #signIn(): Promise<TrytonSession> {
    const { user: login, password } = this.access;
    const answer = await this.#post(LOGIN, [login, { password }, 'en'], false);
    const [user, session] = Array.isArray(answer) ? answer : [];
    if (typeof user !== 'number' || typeof session !== 'string') throw unintelligible(LOGIN);
    const authorization = `Session ${Buffer.from(`${login}:${user}:${session}`).toString('base64')}`;
    const preferences = await this.#post(PREFERENCES, [true, {}], false, authorization);
    if (preferences === null || typeof preferences !== 'object') throw unintelligible(PREFERENCES);
    // Names are found in English, whichever language the user has chosen.
    return { user, authorization, context: { ...preferences, language: 'en' } };
  }

  async #post(method: string, params: readonly unknown[], writes: boolean, authorization?: string): Promise<unknown> {
    calls += 1;
    const id = calls;
    const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
    const sent = { method: 'POST', headers, body: JSON.stringify({ id, method, params }) };
    const answer = await this.http(this.#address, sent, writes);
    if (answer.status !== OK) throw refusalOf(answer, writes);
    const envelope = envelopeOf(answer.text, id, writes ? 'UNKNOWN' : 'NOT_APPLIED');
    if ('error' in envelope) throw trytonFailure(envelope.error, writes);
    return envelope.result;
  }
}

/** The error of a status; the address of a missing database is misconfigured. */
function refusalOf(answer: ErpAnswer, writes: boolean): ErpError {
  const error = erpErrorOfStatus(answer, writes);
  return error.problem === 'NOT_FOUND' ? misconfigured(error.reason) : error;
}

/** The parsed answer. Throws PROTOCOL for an answer to another call. */
function envelopeOf(text: string, id: number, outcome: ErpOutcome): { result?: unknown } | { error: unknown } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new ErpError('PROTOCOL', outcome, { reason: 'JSON', cause });
  }
  const answer: object = json !== null && typeof json === 'object' ? json : {};
  const isOurs = 'id' in answer && answer.id === id && ('result' in answer || 'error' in answer);
  if (!isOurs) throw new ErpError('PROTOCOL', outcome, { reason: 'id, result' });
  return answer;
}

const misconfigured = (reason: string | null) => new ErpError('MISCONFIGURED', 'NOT_APPLIED', { reason });

/** The error of an invalid answer, with the invalid part and its expected type. */
export const unintelligible = (reason: string) => new ErpError('PROTOCOL', 'NOT_APPLIED', { reason });
