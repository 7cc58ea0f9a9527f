import {
  type ChangeSet,
  ChangeSetType,
  type EventSubscriber,
  type FlushEventArgs,
  FlushMode,
  type UnitOfWork,
} from '@mikro-orm/core';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isResource, resourceOf } from '../resource/resource.js';
import type { ResourceModel } from '../resource/resource-model.js';
import { type RecordImage, recordImage } from '../rest/record-image.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';
import type { ConfigChangeKind } from '../vocabulary/config-change.js';
import { appendConfigChanges, type NotedChange } from './config-change-log.js';
import { changesOf as changesOfField, type FieldChange } from './field-change.js';
import { imageBefore, type LinksBefore, linksBefore, storedFields } from './image-before.js';

const NOTHING: RecordImage = {};
const CREATED: readonly ChangeSetType[] = [ChangeSetType.CREATE];
const DELETED: readonly ChangeSetType[] = [ChangeSetType.DELETE, ChangeSetType.DELETE_EARLY];

/** Logs each change of the configuration in its transaction, except statements such as `nativeUpdate`. */
@Injectable()
export class ConfigChangeRecorder implements EventSubscriber<TenantEntity>, OnModuleInit {
  readonly #links = new WeakMap<UnitOfWork, LinksBefore>();

  constructor(private readonly orm: MikroORM) {}

  onModuleInit(): void {
    this.orm.em.getEventManager().registerSubscriber(this);
  }

  /** The unit of work forgets the former items of lists of references once it has written them. */
  onFlush({ uow }: FlushEventArgs): Promise<void> {
    this.#links.set(uow, linksBefore(uow));
    return Promise.resolve();
  }

  async afterFlush({ em, uow }: FlushEventArgs): Promise<void> {
    const links = this.#links.get(uow) ?? new Map();
    this.#links.delete(uow);
    // Tools without a transaction have no tenant; their changes are not logged.
    if (!em.isInTransaction()) return;
    const sets = (uow.getChangeSets() as ChangeSet<TenantEntity>[]).filter(({ entity }) => isAudited(entity));
    if (sets.length === 0) return;
    // Titles of references are read by another unit of work in the same transaction.
    const reader = em.fork({ keepTransactionContext: true, flushMode: FlushMode.COMMIT }) as EntityManager;
    const noted: NotedChange[] = [];
    for (const set of sets) noted.push(...(await changesOf(set, links.get(set.entity) ?? NOTHING, reader)));
    if (noted.length > 0) await appendConfigChanges(reader, noted);
  }
}

const isAudited = ({ constructor: type }: object) => isResource(type) && resourceOf(type).options.audited !== false;

/** The entry for a change set; none if no stored field has changed. */
async function changesOf(set: ChangeSet<TenantEntity>, links: RecordImage, em: EntityManager): Promise<NotedChange[]> {
  const { entity, type } = set;
  const model = resourceOf(entity.constructor);
  const all = storedFields(model);
  const isNew = CREATED.includes(type);
  const isGone = DELETED.includes(type);
  const fields = isNew || isGone ? all : all.filter(({ name, kind }) => kind.widget !== 'references' || name in links);
  const now = recordImage(entity, fields);
  const before = isNew ? NOTHING : isGone ? now : imageBefore(set, fields, links, em);
  const after = isGone ? NOTHING : now;
  const changes: FieldChange[] = [];
  for (const field of fields) {
    const [from, to] = [normalised(before[field.name]), normalised(after[field.name])];
    if (JSON.stringify(from) === JSON.stringify(to)) continue;
    // The log shows that a secret was changed, and no value of it.
    if (field.options.secret) changes.push({ field: field.name, from: null, to: null });
    else changes.push(...(await changesOfField(model, field, from, to, em)));
  }
  if (changes.length === 0 && !isNew && !isGone) return [];
  const kind = isNew ? 'CREATED' : isGone ? 'DELETED' : kindOf(changes);
  return [{ resource: model.options.path, record: entity.id, title: titleOf(entity, model), kind, changes }];
}

/** Empty lists and flags that are off count as null, so that the entry of a new record has only given values. */
function normalised(value: unknown): unknown {
  if (value === undefined || value === null || value === false) return null;
  const parts = typeof value === 'object' ? Object.values(value) : [value];
  return parts.every((part) => part === null || part === '') ? null : value;
}

function kindOf(changes: readonly FieldChange[]): ConfigChangeKind {
  const active = changes.find(({ field }) => field === 'active');
  if (!active) return 'CHANGED';
  return active.to ? 'ACTIVATED' : 'DEACTIVATED';
}

function titleOf(record: TenantEntity, { fields, options }: ResourceModel): NotedChange['title'] {
  const field = fields.find(({ name }) => name === options.title);
  const title = field ? recordImage(record, [field])[field.name] : null;
  if (title === null || title === undefined) return {};
  return typeof title === 'object' ? (title as NotedChange['title']) : { de: String(title) };
}
