import { Injectable } from '@nestjs/common';
import { signedInNow } from '../../customers/users/signed-in-now.js';
import type { User } from '../../masterdata/user.entity.js';
import { ApiTokenDirectory, isWellFormedToken, tokenHashOf } from '../../platform/access/api-token.js';
import { clock } from '../../platform/clock.js';
import { Problem } from '../../platform/http/problem.js';
import { ReadPool } from '../../platform/read/read-pool.js';
import { Statement } from '../../platform/read/statement.js';
import { currentSession, recordKey, type SignedInUser } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { ApiToken } from './api-token.entity.js';

/** Shortest interval between two writes of a token's last use. */
const NOTE_MS = 60_000;
const MOST_KNOWN = 10_000;

/** The state that determines the user's rights, as one text; null for a revoked token or an inactive user. */
const stateSql = (tenant: string, id: string) => `vsd_token_state(${tenant}, ${id})`;

/** The user of a token, with the state of their rights when they were read. */
interface Known {
  readonly id: string;
  readonly tenant: string;
  readonly user: SignedInUser;
  readonly state: string;
  readonly expiresAt: number;
  notedAt: number;
}

const isNoteDue = ({ notedAt }: Known) => clock.now().getTime() - notedAt >= NOTE_MS;
const refused = () => new Problem(401, 'UNAUTHENTICATED');

/**
 * Finds the user of an API token: the tenant's present record of them, narrowed by the scopes. Each request confirms the
 * cached state, so that every process refuses a revoked token at once.
 */
@Injectable()
export class KnownApiTokens extends ApiTokenDirectory {
  readonly #known = new Map<string, Known>();

  constructor(
    private readonly work: UnitOfWork,
    private readonly pool: ReadPool,
  ) {
    super();
  }

  async recognise(token: string): Promise<SignedInUser> {
    // A text that is no token costs no query.
    if (!isWellFormedToken(token)) throw refused();
    const hash = tokenHashOf(token);
    const known = this.#known.get(hash);
    const found = known && (await this.#areCurrent(known, hash)) ? known : await this.#read(hash);
    if (found.expiresAt <= clock.now().getTime()) throw new Problem(401, 'TOKEN_EXPIRED');
    const session = currentSession();
    session.tenant = found.tenant;
    session.user = found.user;
    await this.#noteUse(found);
    return found.user;
  }

  /** Whether the rights are unchanged: compared now, or with the first query of a read. */
  async #areCurrent(known: Known, hash: string): Promise<boolean> {
    const { id, tenant, state } = known;
    const session = currentSession();
    const areCurrent = async () => state === (await this.#stateOf(tenant, id));
    if (!session.isRepeatable || isNoteDue(known)) return areCurrent();
    const reload = async () => (await this.#read(hash)).user;
    session.unconfirmed = { state: stateSql, key: id, known: state, areCurrent, reload };
    return true;
  }

  async #read(hash: string): Promise<Known> {
    this.#known.delete(hash);
    const place = await this.#outside((into) => `select vsd_api_token(${into.bind(hash)}) as value`);
    const [tenant, id] = place?.split(' ') ?? [];
    if (!tenant || !id) throw refused();
    // Records read after the state are at least as new, so that the next request notices a change between.
    const state = await this.#stateOf(tenant, id);
    if (state === null) throw refused();
    const session = currentSession();
    session.tenant = tenant;
    session.unconfirmed = undefined;
    const found = await this.work.read(async (em) => {
      const token = await em.findOne(ApiToken, recordKey(id), { populate: ['user'] });
      if (!token) throw refused();
      const person = token.user.unwrap() as User;
      const user = await signedInNow(em, person);
      const subject = person.subject ?? person.id;
      const expiresAt = token.expiresAt.getTime();
      const notedAt = token.lastUsedAt?.getTime() ?? 0;
      return { id, tenant, state, expiresAt, notedAt, user: { ...user, subject, scopes: token.scopes } };
    });
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    this.#known.set(hash, found);
    return found;
  }

  #stateOf = (tenant: string, id: string) =>
    this.#outside((into) => `select ${stateSql(into.bind(tenant), into.bind(id))} as value`);

  async #outside(text: (into: Statement) => string): Promise<string | null> {
    const statement = new Statement();
    statement.text = text(statement);
    const [row] = await this.pool.askOutside(statement);
    return (row?.value as string | null | undefined) ?? null;
  }

  /** Once a minute at most, so that reads rarely write; neither version nor history change. */
  async #noteUse(known: Known): Promise<void> {
    if (!isNoteDue(known)) return;
    const now = clock.now();
    known.notedAt = now.getTime();
    await this.work.write((em) =>
      em.execute('update api_token set last_used_at = ? where tenant = ? and id = ?', [now, known.tenant, known.id]),
    );
  }
}
