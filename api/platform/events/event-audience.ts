import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isOpenTo, permits } from '../access/permission.js';
import { quoted } from '../read/columns.js';
import { conditionSql } from '../read/condition.js';
import { rowsWithin, Statement } from '../read/statement.js';
import type { Condition } from '../resource/condition.js';
import type { FieldRecord } from '../resource/field.js';
import { allResources, customValuesField } from '../resource/resource.js';
import type { ResourceModel } from '../resource/resource-model.js';
import { tenantFields, visibleFields } from '../resource/tenant-fields.js';
import { RulesRegistry } from '../rest/rules.js';
import { currentTenant, type SignedInUser } from '../tenancy/session.js';
import type { LoggedEvent } from './event-log.js';
import { EventTopics } from './event-topics.js';

/**
 * Selects the events that a user may see: those of records that they may read, by the roles and scope of the resource,
 * and for a change by the visibility of a changed field.
 */
@Injectable()
export class EventAudience {
  readonly #models = new Map(allResources().map((model) => [model.options.path, model]));

  constructor(
    private readonly registry: RulesRegistry,
    private readonly topics: EventTopics,
  ) {}

  /** The events that the user may see, in their order. Runs in the user's session. */
  async visibleTo(em: EntityManager, user: SignedInUser, events: readonly LoggedEvent[]): Promise<LoggedEvent[]> {
    const visible = new Set<LoggedEvent>();
    for (const [path, group] of Map.groupBy(events, ({ resource }) => resource)) {
      const model = this.#models.get(path);
      if (!model) for (const event of await this.#visibleSignals(em, path, group, user)) visible.add(event);
      if (!model || !this.#mayRead(model, user)) continue;
      const custom = customValuesField(model) ? visibleFields(await tenantFields(em), path, user.roles) : [];
      const isShown = (event: LoggedEvent) => showsChange(event, [...model.fields, ...custom], user);
      const candidates = group.filter((event) => isShown(event) || event.before);
      const isReached = await this.#reached(em, model, candidates, user);
      const moves = Map.groupBy(
        group.filter(({ before }) => before),
        ({ record }) => record,
      );
      for (const event of candidates) {
        const next = moveAfter(event, moves.get(event.record));
        const reached = next ? await this.#reachedBefore(em, next, model, user) : isReached(event.record);
        // Users who see none of the changed fields still learn that the record has entered or left their reach.
        if (isShown(event) && reached) visible.add(event);
        else if (reached !== (await this.#reachedBefore(em, event, model, user))) visible.add(event);
      }
    }
    return events.filter((event) => visible.has(event));
  }

  async #visibleSignals(em: EntityManager, name: string, events: readonly LoggedEvent[], user: SignedInUser) {
    const visible: LoggedEvent[] = [];
    if (!permits(this.topics.signal(name)?.recipients ?? [], user.roles)) return visible;
    for (const event of events) if (await this.#reachesSubject(em, event, user)) visible.push(event);
    return visible;
  }

  #mayRead({ type, options }: ResourceModel, { roles }: SignedInUser): boolean {
    return permits([...options.allow.read, ...(this.topics.of(type).recipients ?? [])], roles);
  }

  /** Selects the records within the user's scope by one query; without a scope all of them. */
  async #reached(em: EntityManager, model: ResourceModel, events: readonly LoggedEvent[], user: SignedInUser) {
    const scope = this.registry.of(model.type).scope?.(user);
    if (!scope || events.length === 0) return () => true;
    return this.#selectIds(em, model, [...new Set(events.map(({ record }) => record))], scope);
  }

  async #selectIds(em: EntityManager, model: ResourceModel, ids: readonly string[], scope: Condition) {
    const statement = new Statement();
    const own = { tenant: currentTenant(), id: { $in: ids } };
    const where = conditionSql({ $and: [own, scope] }, model, 'e', statement);
    statement.text = `select e.id from ${quoted(model.table)} e where ${where}`;
    const reached = new Set((await rowsWithin(em, statement)).map(({ id }) => id));
    return (id: string) => reached.has(id);
  }

  /** Whether the user reached the record before this change; they are notified of its loss. */
  async #reachedBefore(em: EntityManager, event: LoggedEvent, { type, options }: ResourceModel, user: SignedInUser) {
    const { about, before, kind, record } = event;
    const { couldReach } = this.topics.of(type);
    const reachedBefore = couldReach && before ? couldReach(before, user) : kind === 'removed' && !couldReach;
    const isOwnSubject = about === `${options.path}/${record}` || (!about && couldReach !== undefined);
    if (!reachedBefore || isOwnSubject) return reachedBefore;
    return this.#reachesSubject(em, event, user);
  }

  async #reachesSubject(em: EntityManager, { about }: LoggedEvent, user: SignedInUser): Promise<boolean> {
    const [path = '', id = ''] = about?.split('/') ?? [];
    const subject = this.#models.get(path);
    const scope = subject && this.registry.of(subject.type).scope?.(user);
    return subject !== undefined && (!scope || (await this.#selectIds(em, subject, [id], scope))(id));
  }
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
