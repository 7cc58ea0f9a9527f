import type { FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { whileProvisioning } from '../../customers/users/provisioning.js';
import { User } from '../../masterdata/user.entity.js';
import { clock } from '../../platform/clock.js';
import { Env } from '../../platform/env.js';
import { notFound, Problem } from '../../platform/http/problem.js';
import { readOpenIdMapping } from '../../platform/openid.js';
import { isRecordId } from '../../platform/resource/reference-kinds.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { currentTenant, recordKey } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { Identity } from '../../ports/identity.js';
import { LOCALES } from '../../vocabulary/locale.js';
import { ROLES } from '../../vocabulary/role.js';
import {
  assertVersion,
  DESK_USER,
  metaOf,
  partAt,
  type ScimBody,
  ScimRefusal,
  type ScimResource,
  type ScimSearch,
  type ScimStore,
  textAt,
  USER,
  valuesAt,
} from './scim-resource.js';
import { MOST_FILTERED, pageOf, wantedValue } from './scim-search.js';

/** The users that identity providers see: people whom no provider has removed. */
const SEEN = { kind: 'PERSON', removedAt: null } as const;
/** Refusals to remove a user to whom records refer. */
const USED = ['USER_USED', 'IN_USE'];

/** Users as resources of SCIM, written by the rules of users and synchronised with their accounts like any change. */
@Injectable()
export class ScimUsers implements ScimStore {
  readonly #roles: ReadonlyMap<string, string>;

  constructor(
    @Inject(serviceOf(User)) private readonly users: ResourceService<User>,
    private readonly work: UnitOfWork,
    private readonly identity: Identity,
    @Inject(Env) env: Env,
  ) {
    this.#roles = readOpenIdMapping(env.VSD_OPENID)?.roles ?? new Map();
  }

  async search(search: ScimSearch) {
    const { startIndex, count, filter } = search;
    const userName = wantedValue(search, 'userName')?.toLowerCase();
    const externalId = wantedValue(search, 'externalId');
    const where = {
      ...SEEN,
      ...(userName && { username: userName }),
      ...(externalId && { externalId: { $ilike: pattern(externalId) } }),
    };
    return this.work.read(async (em) => {
      const total = await em.count(User, where);
      const isWhole = filter !== undefined;
      if (isWhole && total > MOST_FILTERED)
        throw new ScimRefusal(400, 'tooMany', 'The filter needs userName or externalId');
      const page = isWhole ? {} : { offset: startIndex - 1, limit: count };
      const found = count === 0 && !isWhole ? [] : await em.find(User, where, { orderBy: { id: 'asc' }, ...page });
      const resources = found.map((user) => this.#resource(user));
      return isWhole ? pageOf(resources, search) : { total, resources };
    });
  }

  async read(id: string): Promise<ScimResource> {
    return this.#resource(await this.work.read((em) => found(em, id)));
  }

  /** Throws 409 for a taken username or external id; a user whom a provider has removed comes back. */
  async create(body: ScimBody): Promise<ScimResource> {
    const { username, ...values } = this.#values(body);
    if (!username) throw new ScimRefusal(400, 'invalidValue', 'userName is required');
    const former = await this.work.read((em) =>
      em.findOne(User, { username: username.toLowerCase(), kind: 'PERSON', removedAt: { $ne: null } }),
    );
    if (!former) {
      const { id } = await whileProvisioning(() => this.users.create(withoutUndefined({ username, ...values })));
      return this.read(id);
    }
    await this.#markRemoved(former.id, null);
    return this.replace(former.id, body, undefined);
  }

  /** Roles stay without a `roles` attribute, since groups assign them as well. */
  async replace(id: string, body: ScimBody, version: string | undefined): Promise<ScimResource> {
    const user = await this.work.read((em) => found(em, id));
    assertVersion(version, this.#resource(user));
    const { username = user.username, ...values } = this.#values(body);
    if (username.toLowerCase() !== user.username) await this.#rename(user, username);
    await this.change(id, values);
    return this.read(id);
  }

  /** A user to whom records refer stays, inactive and without roles, and is no longer seen by identity providers. */
  async remove(id: string, version: string | undefined): Promise<void> {
    const user = await this.work.read((em) => found(em, id));
    assertVersion(version, this.#resource(user));
    try {
      await whileProvisioning(() => this.users.remove(id));
    } catch (error) {
      if (!(error instanceof Problem && USED.includes(error.code))) throw error;
      await this.change(id, { active: false, roles: [], externalId: null });
      await this.#markRemoved(id, clock.now());
    }
  }

  /** Changes a user on their present version. */
  async change(id: string, values: Readonly<Record<string, unknown>>): Promise<void> {
    const { version } = await this.work.read((em) => found(em, id));
    await whileProvisioning(() => this.users.patch(id, withoutUndefined(values), version));
  }

  async #markRemoved(id: string, at: Date | null): Promise<void> {
    await this.work.write((em) =>
      em.execute('update "user" set removed_at = ? where tenant = ? and id = ?', [at, currentTenant(), id]),
    );
  }

  /** A username belongs to the account; only a provider that maintains its accounts alone may change it. */
  async #rename({ id }: User, username: string): Promise<void> {
    if (this.identity.keepsAccounts) throw new ScimRefusal(400, 'mutability', 'userName cannot be changed');
    await this.users.write(async (em) => {
      const user = await found(em, id);
      user.username = username.toLowerCase();
      user.touch();
    });
  }

  #resource(user: User): ScimResource {
    const { id, externalId, username, firstname, lastname, name, email, active, language, roles } = user;
    const { customerCode, executionCompany } = user;
    return withoutUndefined({
      schemas: [USER, DESK_USER],
      id,
      externalId: externalId ?? undefined,
      userName: username,
      name: withoutUndefined({ formatted: name, givenName: firstname ?? undefined, familyName: lastname ?? undefined }),
      displayName: name,
      emails: email ? [{ value: email, type: 'work', primary: true }] : undefined,
      active,
      preferredLanguage: language,
      roles: roles.map((value) => ({ value })),
      [DESK_USER]: withoutUndefined({
        customerCode: customerCode ?? undefined,
        executionCompany: executionCompany ?? undefined,
      }),
      meta: metaOf('Users', id, user),
    }) as ScimResource;
  }

  /** The values of a user's record by those of a sent resource; unknown roles are ignored. */
  #values(body: ScimBody) {
    const name = partAt(body, 'name');
    const [firstname, lastname] = [textAt(name, 'givenName') ?? null, textAt(name, 'familyName') ?? null];
    const emails = valuesAt(body, 'emails') ?? [];
    const email =
      emails.find(({ primary }) => primary === true) ?? emails.find(({ type }) => type === 'work') ?? emails[0];
    const roles = valuesAt(body, 'roles')?.map(({ value }) => this.#roles.get(String(value)) ?? value);
    const language = (textAt(body, 'preferredLanguage') ?? textAt(body, 'locale') ?? '').slice(0, 2).toLowerCase();
    const desk = partAt(body, DESK_USER);
    const joined = [firstname, lastname].filter(Boolean).join(' ');
    return {
      username: textAt(body, 'userName'),
      externalId: textAt(body, 'externalId') ?? null,
      firstname,
      lastname,
      name: (textAt(body, 'displayName') ?? textAt(name, 'formatted') ?? joined) || undefined,
      email: (email && textAt(email, 'value')) ?? null,
      active: flagAt(body, 'active'),
      language: LOCALES.find((locale) => locale.startsWith(`${language}-`)),
      roles: roles && ROLES.filter((role) => roles.includes(role)),
      customerCode: textAt(desk, 'customerCode') ?? null,
      executionCompany: textAt(desk, 'executionCompany') ?? null,
    };
  }
}

/** The user of an id, or 404. */
async function found(em: EntityManager, id: string): Promise<User> {
  const user = isRecordId(id) ? await em.findOne(User, { ...SEEN, ...recordKey(id) } as FilterQuery<User>) : null;
  if (!user) throw notFound();
  return user;
}

/** A text as a pattern of `ilike` that matches the text alone. */
const pattern = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** A flag, also as the text that Entra ID sends; undefined if missing. */
function flagAt(body: ScimBody, name: string): boolean | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  const text = String(value).toLowerCase();
  if (text !== 'true' && text !== 'false') throw new ScimRefusal(400, 'invalidValue', `${name} must be a boolean`);
  return text === 'true';
}

const withoutUndefined = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
