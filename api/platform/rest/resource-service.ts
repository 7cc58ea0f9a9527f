import type { EntityManager } from '@mikro-orm/postgresql';
import type { OnModuleInit } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { type CustomValues, changedKeys } from '../fields/definition.js';
import { invalidField, Problem } from '../http/problem.js';
import type { RecordJson } from '../read/record.js';
import { customValuesField, isRecordField } from '../resource/resource.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';
import { assertRules } from './assert-rules.js';
import { assignFields } from './assign.js';
import { explainConstraint, inUseCode } from './constraints.js';
import { type Plan, perform } from './planned-write.js';
import { freePositionAfter, lastPosition, lockOrder, type PlaceInOrder } from './position.js';
import { recordImage } from './record-image.js';
import { clearRedirectedSecrets } from './redirected-secrets.js';
import { removeFromReferenceLists } from './remove-from-reference-lists.js';
import { ResourceReader } from './resource-reader.js';
import type { Changes, PlannedRemoval } from './rules.js';
import { validChange, validCreation, withDefaults, writableOf } from './sent-body.js';
import { assertDeactivatable, assertDeletable, whereUsed } from './where-used.js';

/** Names of the fields whose values differ; of custom fields each under its own name besides. */
function changedNames(before: CustomValues, after: CustomValues, place: string | undefined): string[] {
  const names = changedKeys(before, after);
  if (!place || !names.includes(place)) return names;
  const keys = changedKeys(before[place] as CustomValues, after[place] as CustomValues);
  return [...names, ...keys.map((key) => `${place}.${key}`)];
}

/** What is left to do once a staged write is flushed. */
type AfterFlush = () => Promise<void>;

/**
 * Reads and writes one resource for the signed-in user: dialect, scope, validation, optimistic locking and rules are
 * the same for generated and hand-written routes.
 */
export class ResourceService<E extends TenantEntity> extends ResourceReader<E> implements OnModuleInit {
  /** Refuses, at boot, rules that are not those of the declaration: every room has added its part by then. */
  onModuleInit(): void {
    assertRules(this.model, this.rules);
  }

  async create(sent: unknown): Promise<RecordJson> {
    const body = await this.validCreation(sent);
    const id = uuidv7();
    return this.#perform({ id, isNew: true, sent: body }, async (em, prepare) => {
      await this.rules.beforeWrite?.(em);
      const record = Object.assign(new this.model.type() as E, { id });
      await prepare(record, em);
      return this.insert(em, body, record);
    });
  }

  /** Changes the named fields of the record if it still has the version that the user saw: 412 STALE otherwise. */
  async patch(id: string, sent: unknown, version: number): Promise<RecordJson> {
    const body = await this.validChange(sent);
    return this.#perform({ id, isNew: false, sent: body }, async (em, prepare) => {
      const record = await this.changeVersion(em, id, body, version);
      await prepare(record, em);
      await em.flush();
      return record;
    });
  }

  #perform(about: Pick<Plan<E>, 'id' | 'isNew' | 'sent'>, run: Plan<E>['run']): Promise<RecordJson> {
    const store: Plan<E>['store'] = (work) => this.write(async (em) => this.store(em, await work(em)));
    return perform({ ...about, run, store }, this.rules, this.model, this.work);
  }

  /** Changes a record of the given version inside the caller's transaction; the body has been checked. */
  async changeVersion(em: EntityManager, id: string, body: Readonly<Record<string, unknown>>, version: number) {
    await this.rules.beforeWrite?.(em, id);
    const record = await this.load(em, id, { lock: true });
    await this.assertVersion(em, record, version);
    return this.change(em, record, body);
  }

  /** A full record as it was read: what the user may not write is passed over, the rest is a change (contract, PUT). */
  replace(id: string, sent: unknown, version: number): Promise<RecordJson> {
    if (typeof sent !== 'object' || sent === null) return this.patch(id, sent, version);
    return this.patch(id, writableOf(this.model, sent), version);
  }

  /** Deletes the record and gives it back as it was; one that is in use stays, and the refusal says where. */
  async remove(id: string, version?: number): Promise<RecordJson> {
    try {
      const removal = this.#removal(id, version);
      return await (this.rules.aroundDelete?.(removal) ?? removal.store());
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== inUseCode(this.model)) throw error;
      const usage = await this.work.read((em) => whereUsed(em, this.registry, this.model, id, 'delete'));
      throw new Problem(409, error.code, { ...error.params, ...usage });
    }
  }

  #removal(id: string, version?: number): PlannedRemoval {
    const run = async (em: EntityManager) => {
      await this.rules.beforeWrite?.(em, id);
      const record = await this.load(em, id, { lock: true });
      if (version !== undefined) await this.assertVersion(em, record, version);
      this.#assertOurs(record);
      const json = await this.present(em, record);
      await this.rules.beforeDelete?.(record, em);
      await assertDeletable(em, this.registry, this.model, id);
      await removeFromReferenceLists(em, this.model.type, record);
      em.remove(record);
      await em.flush();
      return json;
    };
    return {
      id,
      dryRun: () =>
        this.work
          .dryRun(async (em) => void (await run(em)))
          .catch((error) => {
            throw explainConstraint(error, this.model, 'delete');
          }),
      store: (follow) =>
        this.write(async (em) => {
          const json = await run(em);
          await follow?.(em);
          return json;
        }, 'delete'),
    };
  }

  /** Flushes a change, and gives the record as it is sent. */
  async store(em: EntityManager, record: Pick<E, 'id'>): Promise<RecordJson> {
    await em.flush();
    return this.present(em, record);
  }

  /** Moves a record behind another in the order of the resource, or to its head. */
  place(id: string, { after }: PlaceInOrder): Promise<RecordJson> {
    return this.write(async (em) => {
      await this.rules.beforeWrite?.(em, id);
      await lockOrder(em, this.model);
      const record = await this.load(em, id);
      const known = !after || (await em.count(this.model.type, { id: after } as never)) > 0;
      if (!known) throw invalidField('/after', 'UNKNOWN_REFERENCE');
      Object.assign(record, { position: await freePositionAfter(em, this.model, id, after ?? null) });
      // Others may have moved although its own number is the same: those who have the list open hear of it.
      record.touch();
      return this.store(em, record);
    });
  }

  /** Checks a change without storing anything. */
  validChange = (sent: unknown) => validChange(this.model, sent);

  /** Checks a creation without storing anything. */
  validCreation = (sent: unknown) => validCreation(this.model, sent);

  /** Stores a new record with validated values inside the caller's transaction; `record` may bear what the server sets. */
  async insert(
    em: EntityManager,
    body: Readonly<Record<string, unknown>>,
    record: E = new this.model.type() as E,
  ): Promise<E> {
    const follow = await this.stageInsert(em, body, record);
    await em.flush();
    await follow();
    return record;
  }

  /** The part of an insertion before its flush, so that many share one; the answer is called after it. */
  async stageInsert(em: EntityManager, body: Readonly<Record<string, unknown>>, record: E): Promise<AfterFlush> {
    await assignFields(em, this.registry, record, this.model.fields, withDefaults(this.model, body));
    await this.rules.beforeCreate?.(record, em, body);
    if (this.model.isOrdered) {
      await lockOrder(em, this.model);
      Object.assign(record, { position: await lastPosition(em, this.model) });
    }
    em.persist(record);
    return async () => this.rules.afterWrite?.(record, em);
  }

  /** Puts validated values on a loaded record inside the caller's transaction; without a difference nothing happens. */
  async change(em: EntityManager, record: E, body: Readonly<Record<string, unknown>>): Promise<E> {
    const follow = await this.stageChange(em, record, body);
    if (follow) await em.flush();
    await follow?.();
    return record;
  }

  /** The part of a change before its flush, so that many share one; nothing where there is no difference. */
  async stageChange(
    em: EntityManager,
    record: E,
    body: Readonly<Record<string, unknown>>,
  ): Promise<AfterFlush | undefined> {
    const fields = this.model.fields.filter((field) => body[field.name] !== undefined);
    const kept = fields.filter(isRecordField);
    const before = recordImage(record, kept);
    await assignFields(em, this.registry, record, fields, body);
    const after = recordImage(record, kept);
    const names = changedNames(before, after, customValuesField(this.model)?.name);
    if (names.length === 0) return undefined;
    this.#assertOurs(record);
    const changes: Changes = { names: new Set(names), before };
    clearRedirectedSecrets(this.model, record, changes.names);
    if (this.model.hasActiveFlag && names.includes('active') && after.active === false)
      await assertDeactivatable(em, this.registry, this.model, record.id);
    await this.rules.beforeUpdate?.(record, changes, em);
    record.touch();
    return async () => this.rules.afterWrite?.(record, em, changes);
  }

  /** Throws 409 KEPT_ELSEWHERE for a record that a system elsewhere keeps. */
  #assertOurs(record: E): void {
    const { keptElsewhere } = this.model.options;
    const system = keptElsewhere && (record as unknown as Record<string, unknown>)[keptElsewhere];
    if (system) throw new Problem(409, 'KEPT_ELSEWHERE', { system });
  }

  /** Throws 412 with who changed the record and the record as it is now, if it is not of the given version. */
  async assertVersion(em: EntityManager, record: E, version: number): Promise<void> {
    if (record.version === version) return;
    const params = { name: record.updatedBy, changedAt: record.updatedAt.toISOString() };
    throw new Problem(412, 'STALE', params, undefined, { current: await this.present(em, record) });
  }

  /** Runs a change in one transaction and words what the database refuses. */
  write<T>(work: (em: EntityManager) => Promise<T>, kind: 'write' | 'delete' = 'write'): Promise<T> {
    return this.work.write(work).catch((error) => {
      throw explainConstraint(error, this.model, kind);
    });
  }
}
