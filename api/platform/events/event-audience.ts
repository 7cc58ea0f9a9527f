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
 * Decides who hears of what: exactly those who could read it. The resource's roles, its scope as asked of the database,
 * and for a change that one of its fields is visible to them; no second rule stands here.
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
    const heard = new Set<LoggedEvent>();
    for (const [path, group] of Map.groupBy(events, ({ resource }) => resource)) {
      const model = this.#models.get(path);
      if (!model) for (const event of await this.#signalled(em, path, group, user)) heard.add(event);
      if (!model || !this.#mayHear(model, user)) continue;
      const custom = customValuesField(model) ? visibleFields(await tenantFields(em), path, user.roles) : [];
      const isTold = (event: LoggedEvent) => concerns(event, [...model.fields, ...custom], user);
      const told = group.filter((event) => isTold(event) || event.before);
      const isReached = await this.#reached(em, model, told, user);
      const moves = Map.groupBy(
        group.filter(({ before }) => before),
        ({ record }) => record,
      );
      for (const event of told) {
        const next = moveAfter(event, moves.get(event.record));
        const reached = next ? await this.#knew(em, next, model, user) : isReached(event.record);
        // Who sees none of the changed fields still hears that the record has come to them, or gone.
        if (isTold(event) && reached) heard.add(event);
        else if (reached !== (await this.#knew(em, event, model, user))) heard.add(event);
      }
    }
    return events.filter((event) => heard.has(event));
  }

  async #signalled(em: EntityManager, name: string, events: readonly LoggedEvent[], user: SignedInUser) {
    const heard: LoggedEvent[] = [];
    if (!permits(this.topics.signal(name)?.recipients ?? [], user.roles)) return heard;
    for (const event of events) if (await this.#reachesSubject(em, event, user)) heard.push(event);
    return heard;
  }

  #mayHear({ type, options }: ResourceModel, { roles }: SignedInUser): boolean {
    return permits([...options.allow.read, ...(this.topics.of(type).recipients ?? [])], roles);
  }

  /** Which of the records lie within the user's scope, asked at once; without a scope all do. */
  async #reached(em: EntityManager, model: ResourceModel, events: readonly LoggedEvent[], user: SignedInUser) {
    const scope = this.registry.of(model.type).scope?.(user);
    if (!scope || events.length === 0) return () => true;
    return this.#found(em, model, [...new Set(events.map(({ record }) => record))], scope);
  }

  async #found(em: EntityManager, model: ResourceModel, ids: readonly string[], scope: Condition) {
    const asked = new Statement();
    const own = { tenant: currentTenant(), id: { $in: ids } };
    const where = conditionSql({ $and: [own, scope] }, model, 'e', asked);
    asked.text = `select e.id from ${quoted(model.table)} e where ${where}`;
    const reached = new Set((await rowsWithin(em, asked)).map(({ id }) => id));
    return (id: string) => reached.has(id);
  }

  /** Whether the user reached the record before this very change; who has lost it is told of that. */
  async #knew(em: EntityManager, event: LoggedEvent, { type, options }: ResourceModel, user: SignedInUser) {
    const { about, before, kind, record } = event;
    const { couldReach } = this.topics.of(type);
    const knew = couldReach && before ? couldReach(before, user) : kind === 'removed' && !couldReach;
    const isOwnSubject = about === `${options.path}/${record}` || (!about && couldReach !== undefined);
    if (!knew || isOwnSubject) return knew;
    return this.#reachesSubject(em, event, user);
  }

  async #reachesSubject(em: EntityManager, { about }: LoggedEvent, user: SignedInUser): Promise<boolean> {
    const [path = '', id = ''] = about?.split('/') ?? [];
    const subject = this.#models.get(path);
    const scope = subject && this.registry.of(subject.type).scope?.(user);
    return subject !== undefined && (!scope || (await this.#found(em, subject, [id], scope))(id));
  }
}

/**
 * The next change of the record that moved it between readers. Several changes may be read at once, and each is judged
 * by what was true right after it: that is what the next move found, or today's state when there is none.
 */
function moveAfter({ version }: LoggedEvent, moves: readonly LoggedEvent[] = []): LoggedEvent | undefined {
  const later = moves.filter((move) => orderOf(move) > (version ?? 0));
  return later.toSorted((one, other) => orderOf(one) - orderOf(other))[0];
}

/** A removal is the last of a record's changes and carries the version that it removed. */
const orderOf = ({ kind, version }: LoggedEvent) => (version ?? 0) + (kind === 'removed' ? 0.5 : 0);

/** Whether anything was changed that the user may see; what the server keeps for itself concerns nobody. */
function concerns({ kind, fields }: LoggedEvent, known: readonly FieldRecord[], { roles }: SignedInUser): boolean {
  if (kind !== 'changed') return true;
  return known.some(
    ({ name, options }) =>
      isOpenTo(options.visible, roles) && fields.some((changed) => changed === name || changed.startsWith(`${name}_`)),
  );
}
