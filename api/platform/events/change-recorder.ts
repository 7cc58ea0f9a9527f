import { type ChangeSet, ChangeSetType, type EventSubscriber, type FlushEventArgs } from '@mikro-orm/core';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { type CustomValues, changedKeys } from '../fields/definition.js';
import { isSlot } from '../fields/slots.js';
import { customValuesField, isResource, resourceOf } from '../resource/resource.js';
import { currentSession, currentTenant } from '../tenancy/session.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';
import { appendEvents } from './event-log.js';
import { EventTopics } from './event-topics.js';
import type { ChangeKind } from './live-event.entity.js';

const KINDS: Readonly<Partial<Record<ChangeSetType, ChangeKind>>> = {
  [ChangeSetType.CREATE]: 'created',
  [ChangeSetType.UPDATE]: 'changed',
  [ChangeSetType.UPDATE_EARLY]: 'changed',
  [ChangeSetType.DELETE]: 'removed',
  [ChangeSetType.DELETE_EARLY]: 'removed',
};

/**
 * Logs every change of a resource as an event, in the transaction of the change: all writes go through a flush, except
 * statements such as `nativeUpdate`, by which only the server's own columns are set.
 */
@Injectable()
export class ChangeRecorder implements EventSubscriber<TenantEntity>, OnModuleInit {
  constructor(
    private readonly orm: MikroORM,
    private readonly topics: EventTopics,
  ) {}

  onModuleInit(): void {
    this.orm.em.getEventManager().registerSubscriber(this);
  }

  async afterFlush({ em, uow }: FlushEventArgs): Promise<void> {
    // Seeds and tools without a transaction have no tenant and no listener.
    if (!em.isInTransaction()) return;
    const links = new Map<object, Set<string>>();
    for (const { owner, property } of uow.getCollectionUpdates()) {
      links.set(owner, (links.get(owner) ?? new Set<string>()).add(property.name));
    }
    const changes = uow.getChangeSets().filter(({ entity }) => isResource(entity.constructor));
    const events = changes.map((change) => this.#eventOf(change as ChangeSet<TenantEntity>, links.get(change.entity)));
    if (events.length > 0) await appendEvents(em as EntityManager, events);
  }

  #eventOf({ entity, type, payload, originalEntity }: ChangeSet<TenantEntity>, links: Iterable<string> = []) {
    const kind = KINDS[type] ?? 'changed';
    const { options } = resourceOf(entity.constructor);
    const reach = this.topics.of(entity.constructor).reachFields ?? [];
    // The database returns derived flags with each change.
    const isChanged = (name: string) => payload[name as keyof typeof payload] !== originalEntity?.[name as never];
    const written = Object.keys(payload).filter((name) => !isSlot(name) && isChanged(name));
    const moved = kind === 'removed' || reach.some((field) => written.includes(field));
    return {
      tenant: currentTenant(),
      id: uuidv7(),
      resource: options.path,
      record: entity.id,
      kind,
      version: entity.version,
      about: this.topics.subjectOf(entity),
      fields: kind === 'changed' ? [...new Set([...written.flatMap(namesOf(entity, originalEntity)), ...links])] : [],
      before: kind !== 'created' && reach.length > 0 && moved ? pick(originalEntity ?? entity, reach) : null,
      actor: currentSession().user?.id,
    };
  }
}

/** Names of changed fields, with each changed custom field by its own, since roles see different ones. */
const namesOf =
  (entity: object, original: object = {}) =>
  (name: string): string[] => {
    if (name !== customValuesField(resourceOf(entity.constructor))?.name) return [name];
    const [before, after] = [original, entity].map((row) => keptValues((row as Record<string, unknown>)[name]));
    return changedKeys(before as CustomValues, after as CustomValues).map((key) => `${name}.${key}`);
  };

/** The unit of work stores JSON as a text. */
const keptValues = (value: unknown) => (typeof value === 'string' ? JSON.parse(value) : value) ?? {};

/** The former values of fields, references as ids. */
function pick(original: object, fields: readonly string[]): Record<string, unknown> {
  const row = original as Readonly<Record<string, unknown>>;
  return Object.fromEntries(fields.map((name) => [name, idOf(row[name]) ?? null]));
}

/** The original entity stores a reference as tenant and id. */
const idOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.at(-1);
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
};
