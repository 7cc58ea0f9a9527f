import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isOpenTo, permits } from '../access/permission.js';
import type { FieldRecord } from '../resource/field.js';
import { allResources, customValuesField } from '../resource/resource.js';
import type { ResourceModel } from '../resource/resource-model.js';
import { type TenantFields, tenantFields, visibleFields } from '../resource/tenant-fields.js';
import { RulesRegistry } from '../rest/rules.js';
import type { SignedInUser } from '../tenancy/session.js';
import type { LoggedEvent } from './event-log.js';
import { type Reach, reachOf } from './event-reach.js';
import { EventTopics } from './event-topics.js';

/** Events of one resource, with the facts that decide about all their readers. */
interface EventGroup {
  readonly model: ResourceModel;
  readonly custom: TenantFields | undefined;
  /** Changes that moved a record between readers, by record. */
  readonly moves: ReadonlyMap<string, readonly LoggedEvent[]>;
}

/**
 * Selects the events that users may see: those of records that they may read, by the roles and scope of the resource,
 * and for a change by the visibility of a changed field.
 */
@Injectable()
export class EventAudience {
  readonly #models = new Map(allResources().map((model) => [model.options.path, model]));

  constructor(
    private readonly registry: RulesRegistry,
    private readonly topics: EventTopics,
  ) {}

  /** The events that a user may see, in their order. */
  async visibleTo(em: EntityManager, user: SignedInUser, events: readonly LoggedEvent[]): Promise<LoggedEvent[]> {
    return (await this.visibleToEach(em, [user], events)).get(user) ?? [];
  }

  /** The events that each of the users may see, in their order; a few statements for any number of users. */
  async visibleToEach(
    em: EntityManager,
    users: readonly SignedInUser[],
    events: readonly LoggedEvent[],
  ): Promise<Map<SignedInUser, LoggedEvent[]>> {
    const reach = await this.#reachOfAll(em, users, events);
    const groups = new Map<string, EventGroup>();
    for (const [path, group] of Map.groupBy(events, ({ resource }) => resource)) {
      const model = this.#models.get(path);
      if (!model) continue;
      const custom = customValuesField(model) ? await tenantFields(em) : undefined;
      const moved = group.filter(({ before }) => before);
      groups.set(path, { model, custom, moves: Map.groupBy(moved, ({ record }) => record) });
    }
    return new Map(users.map((user) => [user, this.#visible(user, events, groups, reach)]));
  }

  #visible(
    user: SignedInUser,
    events: readonly LoggedEvent[],
    groups: ReadonlyMap<string, EventGroup>,
    reach: ReadonlyMap<string, Reach>,
  ): LoggedEvent[] {
    const shownFields = new Map<string, readonly FieldRecord[] | undefined>();
    for (const [path, { model, custom }] of groups) {
      const own = custom ? visibleFields(custom, path, user.roles) : [];
      shownFields.set(path, this.#mayRead(model, user) ? [...model.fields, ...own] : undefined);
    }
    return events.filter((event) => {
      const group = groups.get(event.resource);
      if (!group) return this.#isSignalled(event, user, reach);
      const fields = shownFields.get(event.resource);
      return fields !== undefined && this.#isVisible(event, group, fields, user, reach);
    });
  }

  #isVisible(
    event: LoggedEvent,
    { model, moves }: EventGroup,
    fields: readonly FieldRecord[],
    user: SignedInUser,
    reach: ReadonlyMap<string, Reach>,
  ): boolean {
    const isShown = showsChange(event, fields, user);
    if (!isShown && !event.before) return false;
    const next = moveAfter(event, moves.get(event.record));
    const reached = next
      ? this.#reachedBefore(next, model, user, reach)
      : reach.get(event.resource)?.(user, event.record) === true;
    // Users who see none of the changed fields still get the event that the record has entered or left their reach.
    return (isShown && reached) || reached !== this.#reachedBefore(event, model, user, reach);
  }

  #isSignalled(event: LoggedEvent, user: SignedInUser, reach: ReadonlyMap<string, Reach>): boolean {
    const recipients = this.topics.signal(event.resource)?.recipients ?? [];
    return permits(recipients, user.roles) && reachesSubject(event, user, reach);
  }

  #mayRead({ type, options }: ResourceModel, { roles }: SignedInUser): boolean {
    return permits([...options.allow.read, ...(this.topics.of(type).recipients ?? [])], roles);
  }

  /** The reach of the users over the records of the events and the records that they are about, by resource. */
  async #reachOfAll(em: EntityManager, users: readonly SignedInUser[], events: readonly LoggedEvent[]) {
    const ids = new Map<string, Set<string>>();
    const add = (path: string, id: string) => ids.set(path, (ids.get(path) ?? new Set()).add(id));
    const abouts = new Set<string>();
    for (const { resource, record, about } of events) {
      add(resource, record);
      const [path = '', id = ''] = about?.split('/') ?? [];
      add(path, id);
      abouts.add(path);
    }
    const reach = new Map<string, Reach>();
    for (const [path, records] of ids) {
      const model = this.#models.get(path);
      if (!model) continue;
      // Records that events are about decide for users of all roles.
      const readers = abouts.has(path) ? users : users.filter((user) => this.#mayRead(model, user));
      reach.set(path, await reachOf(em, model, this.registry, readers, [...records]));
    }
    return reach;
  }

  /** Whether the user reached the record before this change; they are notified of its loss. */
  #reachedBefore(
    event: LoggedEvent,
    { type, options }: ResourceModel,
    user: SignedInUser,
    reach: ReadonlyMap<string, Reach>,
  ): boolean {
    const { about, before, kind, record } = event;
    const { couldReach } = this.topics.of(type);
    const reachedBefore = couldReach && before ? couldReach(before, user) : kind === 'removed' && !couldReach;
    const isOwnSubject = about === `${options.path}/${record}` || (!about && couldReach !== undefined);
    if (!reachedBefore || isOwnSubject) return reachedBefore;
    return reachesSubject(event, user, reach);
  }
}

/** Whether the user reaches the record that the event is about; false without one. */
function reachesSubject({ about }: LoggedEvent, user: SignedInUser, reach: ReadonlyMap<string, Reach>): boolean {
  const [path = '', id = ''] = about?.split('/') ?? [];
  return reach.get(path)?.(user, id) === true;
}

/**
 * The next change that moved the record between readers. An event is judged by the state right after its change, which
 * is that before the next move, or the present one.
 */
function moveAfter({ version }: LoggedEvent, moves: readonly LoggedEvent[] = []): LoggedEvent | undefined {
  const later = moves.filter((move) => orderOf(move) > (version ?? 0));
  return later.toSorted((one, other) => orderOf(one) - orderOf(other))[0];
}

/** A removal is the last change of a record and has the version that it removed. */
const orderOf = ({ kind, version }: LoggedEvent) => (version ?? 0) + (kind === 'removed' ? 0.5 : 0);

/** Whether the user sees a changed field. */
function showsChange({ kind, fields }: LoggedEvent, known: readonly FieldRecord[], { roles }: SignedInUser): boolean {
  if (kind !== 'changed') return true;
  return known.some(
    ({ name, options }) =>
      isOpenTo(options.visible, roles) && fields.some((changed) => changed === name || changed.startsWith(`${name}_`)),
  );
}
