import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { erasedSubject } from '../../masterdata/erased-subject.js';
import { User } from '../../masterdata/user.entity.js';
import { ofEmail } from '../../masterdata/user-of-email.js';
import type { TokenUser } from '../../platform/access/token-user.js';
import { UserDirectory } from '../../platform/access/user-directory.js';
import { clock } from '../../platform/clock.js';
import { Env } from '../../platform/env.js';
import { Problem } from '../../platform/http/problem.js';
import { ReadPool } from '../../platform/read/read-pool.js';
import { Statement } from '../../platform/read/statement.js';
import { isWrittenPlainly } from '../../platform/resource/fold.js';
import { resourceOf } from '../../platform/resource/resource.js';
import { explainConstraint } from '../../platform/rest/constraints.js';
import { currentSession, type SignedInUser } from '../../platform/tenancy/session.js';
import { assertRegistered } from '../../platform/tenancy/tenant-register.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { Customer } from '../record/customer.entity.js';

/** Milliseconds until a cached user is read again. */
const FRESH_MS = 15_000;
const MOST_CACHED = 10_000;

/** The state of a user as one text: whether they are active, and when their rights changed. */
const stateSql = (tenant: string, id: string) => `vsd_user_state(${tenant}, ${id})`;

type TenantUser = TokenUser & { tenant: string };

/** A user with their state when they were read (`vsd_user_state`). */
interface Recorded {
  readonly user: SignedInUser;
  readonly state: string;
}

/** Records people who sign in as users of the tenant, with their last login, and adds their record to the token. */
@Injectable()
export class RecordedUsers extends UserDirectory {
  readonly #cache = new Map<string, Recorded & { until: number }>();
  /** The state of each user when they were recognised. */
  readonly #states = new WeakMap<SignedInUser, string>();

  constructor(
    private readonly work: UnitOfWork,
    private readonly pool: ReadPool,
    @Inject(Env) private readonly env: Env,
  ) {
    super();
  }

  async recognise(token: TenantUser): Promise<SignedInUser> {
    const { tenant, subject, issuedAt, authenticatedAt, roles, facts } = token;
    const key = JSON.stringify([tenant, subject, issuedAt, authenticatedAt, roles, facts.customerCode]);
    const cached = this.#cache.get(key);
    // The state is checked at each request, so that a change of rights holds at once in every process.
    if (cached && cached.until > clock.now().getTime()) {
      const { user, state } = cached;
      const areCurrent = async () => state === (await this.#stateOf(tenant, user.id));
      const session = currentSession();
      if (session.isRepeatable) {
        const reload = () => this.#read(token, key);
        session.unconfirmed = { state: stateSql, key: user.id, known: state, areCurrent, reload };
        return user;
      }
      if (await areCurrent()) return user;
    }
    return this.#read(token, key);
  }

  async changed(tenant: string, users: readonly SignedInUser[]): Promise<SignedInUser[]> {
    const statement = new Statement();
    const ids = statement.bind(users.map(({ id }) => id));
    const state = stateSql(statement.bind(tenant), 'u.id');
    statement.text = `select ${state} as state from unnest(${ids}::uuid[]) with ordinality u (id, place) order by place`;
    const rows = await this.pool.askOutside(statement);
    return users.filter((user, index) => rows[index]?.state !== this.#states.get(user));
  }

  async #read(token: TenantUser, key: string): Promise<SignedInUser> {
    const { user, state } = await this.#record(token);
    this.#states.set(user, state);
    if (this.#cache.size >= MOST_CACHED) this.#cache.clear();
    this.#cache.set(key, { user, state, until: clock.now().getTime() + FRESH_MS });
    return user;
  }

  /** The state of a user, read without a transaction; null for an inactive one. */
  async #stateOf(tenant: string, id: string | null): Promise<string | null> {
    const statement = new Statement();
    statement.text = `select ${stateSql(statement.bind(tenant), statement.bind(id))} as state`;
    const [row] = await this.pool.askOutside(statement);
    return (row?.state as string | null | undefined) ?? null;
  }

  async #record(token: TenantUser): Promise<Recorded> {
    currentSession().tenant = token.tenant;
    const store = () => this.work.write((em) => this.#store(em, token));
    return store().catch((error) => {
      // Of two first requests at once, the other one has recorded the user. If not, another user has the username.
      if (error instanceof UniqueConstraintViolationException) return store().catch(refuseDuplicate);
      throw error;
    });
  }

  async #store(em: EntityManager, token: TenantUser): Promise<Recorded> {
    await assertRegistered(em, token.tenant);
    const { subject } = token;
    const username = token.username.toLowerCase();
    const found =
      (await em.findOne(User, { subject: { $in: [subject, erasedSubject(subject)] } })) ??
      (await em.findOne(User, { username, subject: null, kind: 'PERSON' }));
    if (found && !found.active) throw inactive();
    const isProvisioned = this.env.VSD_IDENTITY === 'scim';
    const current = isProvisioned ? ofRecord(token, found) : found ? upToDate(token, found) : token;
    const user = found ?? em.create(User, { ...firstRecord(current), email: await freeEmail(em, token) } as never);
    const login = token.authenticatedAt === null ? clock.now() : new Date(token.authenticatedAt * 1000);
    const isLater = !user.lastLogin || (token.authenticatedAt !== null && login > user.lastLogin);
    const news = {
      subject,
      roles: [...current.roles],
      customerCode: current.facts.customerCode ?? user.customerCode,
      shared: token.tenants.length > 1,
      lastLogin: isLater ? login : user.lastLogin,
    };
    if (!found) Object.assign(user, news);
    else if (Object.entries(news).some(([name, value]) => String(value) !== String(found[name as keyof User]))) {
      await refresh(em, found, news);
    }
    const { customerCode } = current.facts;
    const customer = customerCode ? await em.findOne(Customer, { code: customerCode }) : null;
    const { id, language: locale, seesAllIssues, executionCompany } = user;
    const facts = { customerCode, customerId: customer?.id ?? null, seesAllIssues, executionCompany };
    return {
      user: { ...current, id, locale, facts },
      state: String(user.accountChangedAt?.getTime() ?? ''),
    };
  }
}

/** A token with the rights of the record, if these were changed after the token was issued. */
function upToDate(token: TenantUser, { accountChangedAt, roles, customerCode }: User): TenantUser {
  const issued = (token.issuedAt ?? 0) * 1000;
  const isOutdated = accountChangedAt && issued <= accountChangedAt.getTime();
  return isOutdated ? ofRecord(token, { roles, customerCode }) : token;
}

/** A token with the rights of the record alone; without a record there are none. */
function ofRecord(token: TenantUser, record: Pick<User, 'roles' | 'customerCode'> | null): TenantUser {
  const { roles, customerCode } = record ?? { roles: [], customerCode: null };
  return { ...token, roles, facts: { ...token.facts, customerCode } };
}

const inactive = () => new Problem(401, 'USER_INACTIVE');

type News = Pick<User, 'subject' | 'roles' | 'customerCode' | 'lastLogin' | 'shared'>;

/** Signing in leaves the version alone, so that neither parallel requests nor an open form become stale. */
async function refresh(em: EntityManager, { tenant, id }: User, news: News) {
  const { subject, roles, customerCode, lastLogin, shared } = news;
  await em.execute(
    `update "user" set subject = ?, customer_code = ?, last_login = ?, shared = ?,
       roles = array(select jsonb_array_elements_text(?::jsonb)) where tenant = ? and id = ?`,
    [subject, customerCode, lastLogin, shared, JSON.stringify(roles), tenant, id],
  );
}

/** The e-mail of the token unless another user of the tenant has it already, as shared mailboxes do. */
async function freeEmail(em: EntityManager, { email }: TenantUser): Promise<string | null> {
  // An address with look-alike characters could not be entered either.
  if (!email || !isWrittenPlainly(email)) return null;
  return (await em.count(User, ofEmail(email))) === 0 ? email : null;
}

function refuseDuplicate(error: unknown): never {
  throw explainConstraint(error, resourceOf(User), 'write');
}

function firstRecord({ username, name, locale, facts: { customerCode }, roles }: TenantUser) {
  const [firstname, ...rest] = name.split(' ');
  return {
    username: username.toLowerCase(),
    name,
    firstname,
    lastname: rest.join(' ') || null,
    language: locale,
    customerCode,
    roles,
  };
}
