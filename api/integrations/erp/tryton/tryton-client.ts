import { ErpError } from '../../../ports/erp/erp-error.js';
import type { ErpOutcome } from '../../../vocabulary/erp.js';
import { erpErrorOfStatus } from '../erp-failure.js';
import type { ErpAnswer, ErpHttp } from '../erp-http.js';
import { trytonFailure } from './tryton-failure.js';
import { type TrytonSession, TrytonSessions } from './tryton-sessions.js';

/** Who signs in where. */
export interface TrytonAccess {
  readonly url: string;
  readonly database: string;
  readonly user: string;
  readonly password: string;
}

/** A row as it was answered: nothing of it is believed before it was looked at. */
export type TrytonRow = Readonly<Record<string, unknown>>;

/** What of the records that are written must not have changed meanwhile, by model and id. */
export type Stamps = Readonly<Record<string, string>>;

const OK = 200;
const LOGIN = 'common.db.login';
const PREFERENCES = 'model.res.user.get_preferences';
/** Rows that are asked for at once where all are, and how many there may be. */
const PART = 1_000;
const MOST = 500_000;
/** Sessions of this process; whoever signs in too often is made to wait. */
const sessions = new TrytonSessions();
let calls = 0;

/** Speaks JSON-RPC with one database of Tryton, in the name of one user of it. */
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

  /** Id of the user as whom we are there, and of the company for which they work. */
  async self(): Promise<{ user: number; company: number }> {
    const { user, context } = await this.#session();
    const { company } = context as { company?: unknown };
    if (typeof company !== 'number') throw misconfigured('res.user: company');
    return { user, company };
  }

  /** Rows of a model; by their ids unless said otherwise. */
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

  /** All rows of a model, however many, part by part; in the order of a number that they have, and of their ids. */
  async every(model: string, domain: readonly unknown[], fields: readonly string[], by?: string): Promise<TrytonRow[]> {
    const all: TrytonRow[] = [];
    const asked = by ? [...fields, by] : fields;
    for (let after = 0, isOver = false; !isOver; ) {
      const part = await this.rows(model, [...domain, ['id', '>', after]], asked, PART);
      all.push(...part);
      isOver = part.length < PART;
      const last = part.at(-1)?.id;
      if (!isOver && (all.length > MOST || typeof last !== 'number')) throw unintelligible(`${model} > ${MOST}`);
      after = Number(last);
    }
    if (!by) return all;
    const placeOf = ({ [by]: place }: TrytonRow) => (typeof place === 'number' ? place : Number.NEGATIVE_INFINITY);
    return all.sort((a, b) => Math.sign(placeOf(a) - placeOf(b)) || Number(a.id) - Number(b.id));
  }

  /** Asks what changes nothing. */
  call(method: string, params: readonly unknown[]): Promise<unknown> {
    return this.#ask(`model.${method}`, params, false);
  }

  /** Changes something, as long as what has `stamps` was not changed since. */
  change(method: string, params: readonly unknown[], stamps: Stamps = {}): Promise<unknown> {
    return this.#ask(`model.${method}`, params, true, stamps);
  }

  /** Removes records, as long as what has `stamps` was not changed since; whoever is gone already is well gone. */
  async remove(model: string, ids: readonly number[], stamps: Stamps = {}): Promise<void> {
    await this.change(`${model}.delete`, [ids], stamps).catch(async (error: unknown) => {
      // Tryton refuses what is there no more in the same way as what is to stay.
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
        // It has ended, and what was asked was not heard: once more with a new one.
        const isOver = error instanceof ErpError && error.problem === 'UNAUTHENTICATED';
        if (!isOver || attempt > 0) throw error;
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
    const told = await this.#post(PREFERENCES, [true, {}], false, authorization);
    if (told === null || typeof told !== 'object') throw unintelligible(PREFERENCES);
    // Whatever language the user has chosen: names are found by it.
    return { user, authorization, context: { ...told, language: 'en' } };
  }

  async #post(method: string, params: readonly unknown[], writes: boolean, authorization?: string): Promise<unknown> {
    calls += 1;
    const id = calls;
    const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
    const sent = { method: 'POST', headers, body: JSON.stringify({ id, method, params }) };
    const answer = await this.http(this.#address, sent, writes);
    if (answer.status !== OK) throw refusalOf(answer, writes);
    const told = envelopeOf(answer.text, id, writes ? 'UNKNOWN' : 'NOT_APPLIED');
    if ('error' in told) throw trytonFailure(told.error, writes);
    return told.result;
  }
}

/** A database that there is not is an address that leads nowhere. */
function refusalOf(answer: ErpAnswer, writes: boolean): ErpError {
  const error = erpErrorOfStatus(answer, writes);
  return error.problem === 'NOT_FOUND' ? misconfigured(error.reason) : error;
}

/** The answer to the call that was made, and to no other. */
function envelopeOf(text: string, id: number, outcome: ErpOutcome): { result?: unknown } | { error: unknown } {
  let told: unknown;
  try {
    told = JSON.parse(text);
  } catch (cause) {
    throw new ErpError('PROTOCOL', outcome, { reason: 'JSON', cause });
  }
  const answer: object = told !== null && typeof told === 'object' ? told : {};
  const isOurs = 'id' in answer && answer.id === id && ('result' in answer || 'error' in answer);
  if (!isOurs) throw new ErpError('PROTOCOL', outcome, { reason: 'id, result' });
  return answer;
}

const misconfigured = (reason: string | null) => new ErpError('MISCONFIGURED', 'NOT_APPLIED', { reason });

/** What was read cannot be what was asked for: which part of it, and of which type it should be. */
export const unintelligible = (reason: string) => new ErpError('PROTOCOL', 'NOT_APPLIED', { reason });
