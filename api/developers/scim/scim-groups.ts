import { crc32 } from 'node:zlib';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { AssignmentGroup } from '../../masterdata/assignment-group.entity.js';
import { User } from '../../masterdata/user.entity.js';
import { Env } from '../../platform/env.js';
import { notFound, Problem } from '../../platform/http/problem.js';
import { readOpenIdMapping } from '../../platform/openid.js';
import { isRecordId } from '../../platform/resource/reference-kinds.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { recordKey } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { ROLES, type Role } from '../../vocabulary/role.js';
import {
  assertVersion,
  GROUP,
  metaOf,
  type ScimBody,
  ScimRefusal,
  type ScimResource,
  type ScimSearch,
  type ScimStore,
  textAt,
  valuesAt,
} from './scim-resource.js';
import { pageOf } from './scim-search.js';
import { ScimUsers } from './scim-users.js';

/** Time of roles, which never change. */
const ALWAYS = new Date(0);

const isRole = (id: string): id is Role => (ROLES as readonly string[]).includes(id);

/**
 * Groups as resources of SCIM: each role of the application is a group whose members have the role, under its own or its
 * configured name; every other group is an assignment group. The roles exist from the outset and stay.
 */
@Injectable()
export class ScimGroups implements ScimStore {
  readonly #names: ReadonlyMap<string, string>;

  constructor(
    @Inject(serviceOf(AssignmentGroup)) private readonly groups: ResourceService<AssignmentGroup>,
    private readonly users: ScimUsers,
    private readonly work: UnitOfWork,
    @Inject(Env) env: Env,
  ) {
    this.#names = readOpenIdMapping(env.VSD_OPENID)?.roles ?? new Map();
  }

  async search(search: ScimSearch) {
    return this.work.read(async (em) => {
      const stored = await em.find(AssignmentGroup, {}, { orderBy: { id: 'asc' }, populate: ['members'] });
      const roles = await Promise.all(ROLES.map((role) => this.#ofRole(em, role)));
      return pageOf([...roles, ...stored.map((group) => this.#ofGroup(group))], search);
    });
  }

  read(id: string): Promise<ScimResource> {
    return this.work.read((em) => this.#found(em, id));
  }

  /** A group with the name of a role is that role, which exists already: 409. */
  async create(body: ScimBody): Promise<ScimResource> {
    const name = displayName(body);
    if (this.#roleOf(name)) throw new ScimRefusal(409, 'uniqueness', `The group "${name}" exists`);
    const { id } = await this.groups.create({ name, members: membersOf(body) });
    return this.read(id);
  }

  async replace(id: string, body: ScimBody, version: string | undefined): Promise<ScimResource> {
    const group = await this.read(id);
    assertVersion(version, group);
    const [name, members] = [displayName(body), membersOf(body)];
    if (!isRole(id)) {
      const { version: present } = await this.work.read((em) => this.#stored(em, id));
      await this.groups.patch(id, { name, members }, present);
      return this.read(id);
    }
    if (this.#roleOf(name) !== id) throw new ScimRefusal(400, 'mutability', 'The name of a role cannot be changed');
    const before = membersOf(group);
    for (const user of before.filter((one) => !members.includes(one))) await this.#setRole(user, id, false);
    for (const user of members.filter((one) => !before.includes(one))) await this.#setRole(user, id, true);
    return this.read(id);
  }

  /** A removed role group loses its members. */
  async remove(id: string, version: string | undefined): Promise<void> {
    const group = await this.read(id);
    assertVersion(version, group);
    if (isRole(id)) for (const user of membersOf(group)) await this.#setRole(user, id, false);
    else await this.groups.remove(id);
  }

  async #setRole(user: string, role: Role, isMember: boolean): Promise<void> {
    const { roles = [] } = await this.users.read(user).catch((error: Problem) => {
      throw error.status === 404 ? new ScimRefusal(400, 'invalidValue', `There is no user ${user}`) : error;
    });
    const others = (roles as { value: string }[]).map(({ value }) => value).filter((value) => value !== role);
    await this.users.change(user, { roles: isMember ? [...others, role] : others });
  }

  /** The role of a group's name: the role's own, or one that the configuration maps to it. */
  #roleOf(name: string): Role | undefined {
    const role = this.#names.get(name) ?? name;
    return isRole(role) ? role : undefined;
  }

  async #found(em: EntityManager, id: string): Promise<ScimResource> {
    return isRole(id) ? this.#ofRole(em, id) : this.#ofGroup(await this.#stored(em, id));
  }

  async #stored(em: EntityManager, id: string): Promise<AssignmentGroup> {
    const group = isRecordId(id) ? await em.findOne(AssignmentGroup, recordKey(id), { populate: ['members'] }) : null;
    if (!group) throw notFound();
    return group;
  }

  async #ofRole(em: EntityManager, role: Role): Promise<ScimResource> {
    const holders = await em.find(
      User,
      { roles: { $contains: [role] }, kind: 'PERSON', removedAt: null },
      { fields: ['id'], orderBy: { id: 'asc' } },
    );
    const [name = role] = [...this.#names].find(([, mapped]) => mapped === role) ?? [];
    const version = crc32(holders.map(({ id }) => id).join());
    const record = { version, createdAt: ALWAYS, updatedAt: ALWAYS };
    return resourceOf(role, name, holders, metaOf('Groups', role, record));
  }

  #ofGroup(group: AssignmentGroup): ScimResource {
    return resourceOf(group.id, group.name, group.members.getItems(), metaOf('Groups', group.id, group));
  }
}

const resourceOf = (
  id: string,
  displayName: string,
  members: readonly { id: string }[],
  meta: ScimResource['meta'],
) => ({
  schemas: [GROUP],
  id,
  displayName,
  members: members.map(({ id }) => ({ value: id })),
  meta,
});

function displayName(body: ScimBody): string {
  const name = textAt(body, 'displayName');
  if (!name) throw new ScimRefusal(400, 'invalidValue', 'displayName is required');
  return name;
}

/** Ids of the members, each once. */
const membersOf = (body: ScimBody): string[] => [
  ...new Set((valuesAt(body, 'members') ?? []).map((member) => textAt(member, 'value') ?? '')),
];
