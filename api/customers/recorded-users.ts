import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { User } from '../masterdata/user.entity.js';
import type { TokenUser } from '../platform/access/token-user.js';
import { UserDirectory } from '../platform/access/user-directory.js';
import { clock } from '../platform/clock.js';
import { Problem } from '../platform/http/problem.js';
import { explainConstraint } from '../platform/resource/constraints.js';
import { resourceOf } from '../platform/resource/resource.js';
import { currentSession, type SignedInUser } from '../platform/tenancy/session.js';
import { UnitOfWork } from '../platform/tenancy/unit-of-work.js';
import { Customer } from './customer.entity.js';

/** How long what is known of a person is taken as fresh: then his record is read again. */
const FRESH_MS = 15_000;
const MOST_KNOWN = 10_000;

type TenantUser = TokenUser & { tenant: string };

/** Records who signs in as a user of the tenant, with the last login, and joins what the record says of him. */
@Injectable()
export class RecordedUsers extends UserDirectory {
  readonly #known = new Map<string, { user: SignedInUser; until: number }>();

  constructor(private readonly work: UnitOfWork) {
    super();
  }

  async recognise(token: TenantUser): Promise<SignedInUser> {
    const key = JSON.stringify([token.tenant, token.subject, token.authenticatedAt, token.roles, token.customerCode]);
    const known = this.#known.get(key);
    if (known && known.until > clock.now().getTime()) return { ...known.user, ...token };
    const user = await this.#record(token);
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    this.#known.set(key, { user, until: clock.now().getTime() + FRESH_MS });
    return user;
  }

  async #record(token: TenantUser): Promise<SignedInUser> {
    currentSession().tenant = token.tenant;
    const store = () => this.work.write((em) => this.#store(em, token));
    return store().catch((error) => {
      // Two first requests at once: the other one has recorded him. If not, the username is somebody else's.
      if (error instanceof UniqueConstraintViolationException) return store().catch(refuseDuplicate);
      throw error;
    });
  }

  async #store(em: EntityManager, token: TenantUser): Promise<SignedInUser> {
    const { tenant, subject, username } = token;
    const found =
      (await em.findOne(User, { tenant, subject })) ?? (await em.findOne(User, { tenant, username, subject: null }));
    if (found && !found.active) throw new Problem(403, 'FORBIDDEN');
    const user = found ?? em.create(User, { ...firstRecord(token), email: await freeEmail(em, token) } as never);
    const login = token.authenticatedAt === null ? clock.now() : new Date(token.authenticatedAt * 1000);
    const isLater = !user.lastLogin || (token.authenticatedAt !== null && login > user.lastLogin);
    const news = {
      subject,
      roles: [...token.roles],
      customerCode: token.customerCode ?? user.customerCode,
      lastLogin: isLater ? login : user.lastLogin,
    };
    if (!found) Object.assign(user, news);
    else if (Object.entries(news).some(([name, value]) => String(value) !== String(found[name as keyof User]))) {
      await refresh(em, found, news);
    }
    const customer = token.customerCode ? await em.findOne(Customer, { tenant, code: token.customerCode }) : null;
    return {
      ...token,
      id: user.id,
      customerId: customer?.id ?? null,
      seesAllIssues: user.seesAllIssues,
      executionCompany: user.executionCompany,
    };
  }
}

type News = Pick<User, 'subject' | 'roles' | 'customerCode' | 'lastLogin'>;

/** Signing in is no edit: it leaves the version alone, so that neither parallel requests nor an open form go stale. */
async function refresh(em: EntityManager, { tenant, id }: User, { subject, roles, customerCode, lastLogin }: News) {
  await em.execute(
    `update "user" set subject = ?, customer_code = ?, last_login = ?,
       roles = array(select jsonb_array_elements_text(?::jsonb)) where tenant = ? and id = ?`,
    [subject, customerCode, lastLogin, JSON.stringify(roles), tenant, id],
  );
}

/** The e-mail of the token unless another user of the tenant has it already, as shared mailboxes do. */
async function freeEmail(em: EntityManager, { tenant, email }: TenantUser): Promise<string | null> {
  return email && (await em.count(User, { tenant, email })) === 0 ? email : null;
}

function refuseDuplicate(error: unknown): never {
  throw explainConstraint(error, resourceOf(User), 'write');
}

function firstRecord({ username, name, locale, customerCode, roles }: TenantUser) {
  const [firstname, ...rest] = name.split(' ');
  return { username, name, firstname, lastname: rest.join(' ') || null, language: locale, customerCode, roles };
}
