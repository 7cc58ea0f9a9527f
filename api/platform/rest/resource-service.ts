import type { EntityManager } from '@mikro-orm/postgresql';
import type { OnModuleInit } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { type CustomValues, changedKeys } from '../fields/definition.js';
import { invalidField, Problem } from '../http/problem.js';
import type { RecordJson } from '../read/record.js';
import type { FieldRecord } from '../resource/field.js';
import { customValuesField, isRecordField } from '../resource/resource.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';
import { assertRules } from './assert-rules.js';
import { assignFields } from './assign.js';
import { assertRequired } from './conditions.js';
import { explainConstraint, inUseCode } from './constraints.js';
import { initialState, transitionValues } from './machines.js';
import { freePositionAfter, lastPosition, lockOrder, type PlaceInOrder } from './position.js';
import { recordImage } from './record-image.js';
import { clearRedirectedSecrets } from './redirected-secrets.js';
import { removeFromReferenceLists } from './remove-from-reference-lists.js';
import { ResourceReader } from './resource-reader.js';
import { type RowImage, restoreColumns } from './row-snapshot.js';
import type { Changes, PlannedRemoval, PlannedWrite } from './rules.js';
import { validChange, validCreation, withDefaults, writableOf } from './sent-body.js';
import { assertDeactivatable, assertDeletable, whereUsed } from './where-used.js';
import { dependsOnSent } from './within.js';

/** Names of the fields whose values differ; of custom fields each under its own name besides. */
function changedNames(before: CustomValues, after: CustomValues, place: string | undefined): string[] {
  const names = changedKeys(before, after);
  if (!place || !names.includes(place)) return names;
  const keys = changedKeys(before[place] as CustomValues, after[place] as CustomValues);
  return [...names, ...keys.map((key) => `${place}.${key}`)];
}

type Prepare<E> = (record: E, em: EntityManager) => Promise<void>;
const nothing = async () => undefined;

/** Work after the flush of a staged write. */
type AfterFlush = () => Promise<void>;

/**
 * Reads and writes one resource for the signed-in user: dialect, scope, validation, optimistic locking and rules are
 * the same for generated and hand-written routes.
 */
export class ResourceService<E extends TenantEntity> extends ResourceReader<E> implements OnModuleInit {
  /** Compares rules and declaration at boot, after every room has registered its rules. */
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

  /** Runs a write, by `around` of the rules if defined; a repeated request gets its stored answer. */
  async #perform(
    write: Pick<PlannedWrite<E>, 'id' | 'isNew' | 'sent'>,
    run: (em: EntityManager, prepare: Prepare<E>) => Promise<E>,
  ): Promise<RecordJson> {
    const planned: PlannedWrite<E> = {
      ...write,
      store: (prepare = nothing) => this.write(async (em) => this.store(em, await run(em, prepare))),
      dryRun: () => this.#explained(this.work.dryRun((em) => run(em, nothing))),
    };
    if (!this.rules.around) return planned.store();
    return (await this.work.recall<RecordJson>()) ?? this.rules.around(planned);
  }

  /** Changes a record of this version within the caller's transaction; the body is validated. */
  async changeVersion(em: EntityManager, id: string, body: Readonly<Record<string, unknown>>, version: number) {
    return this.change(em, await this.#loadVersion(em, id, version), body);
  }

  /** Loads and locks a record for a write, after the locks of its rules; 412 STALE if it has another version. */
  async #loadVersion(em: EntityManager, id: string, version?: number): Promise<E> {
    await this.rules.beforeWrite?.(em, id);
    const record = await this.load(em, id, { lock: true });
    if (version !== undefined) await this.assertVersion(em, record, version);
    return record;
  }

  /** Changes a record by a full one: values that the user may not write are ignored (contract, PUT). */
  replace(id: string, sent: unknown, version: number): Promise<RecordJson> {
    if (typeof sent !== 'object' || sent === null) return this.patch(id, sent, version);
    return this.patch(id, writableOf(this.model, sent), version);
  }

  /** Deletes a record and returns its last state; a refusal because of uses names them. */
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
      const record = await this.#loadVersion(em, id, version);
      this.#assertNotKeptElsewhere(record);
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
        this.#explained(
          this.work.dryRun(async (em) => void (await run(em))),
          'delete',
        ),
      store: (follow) =>
        this.write(async (em) => {
          const json = await run(em);
          await follow?.(em);
          return json;
        }, 'delete'),
    };
  }

  /** Flushes a change and returns the record as it is sent. */
  async store(em: EntityManager, record: Pick<E, 'id'>): Promise<RecordJson> {
    await em.flush();
    return this.present(em, record);
  }

  /** Moves a record after another in the order of the resource, or to the first position. */
  place(id: string, { after }: PlaceInOrder): Promise<RecordJson> {
    return this.write(async (em) => {
      await this.rules.beforeWrite?.(em, id);
      await lockOrder(em, this.model);
      const record = await this.load(em, id);
      const known = !after || (await em.count(this.model.type, { id: after } as never)) > 0;
      if (!known) throw invalidField('/after', 'UNKNOWN_REFERENCE');
      Object.assign(record, { position: await freePositionAfter(em, this.model, id, after ?? null) });
      // Other records may have moved although this one keeps its number: open lists must be notified.
      record.touch();
      return this.store(em, record);
    });
  }

  /** Makes a transition of the declared state machine; throws 409 where its conditions are not met, 412 STALE. */
  transition(id: string, name: string, sent: object, version: number): Promise<RecordJson> {
    return this.write(async (em) => {
      const record = await this.#loadVersion(em, id, version);
      return this.store(em, await this.change(em, record, transitionValues(this.model, name, record, sent)));
    });
  }

  /** Validates a change without storing it. */
  validChange = (sent: unknown) => validChange(this.model, sent);

  /** Validates a creation without storing it. */
  validCreation = (sent: unknown) => validCreation(this.model, sent);

  /** Stores a new record within the caller's transaction; `record` may hold values of the server. */
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

  /** Stages an insertion, so that many share one flush; the returned function runs after it. */
  async stageInsert(em: EntityManager, body: Readonly<Record<string, unknown>>, record: E): Promise<AfterFlush> {
    await assignFields(em, this.registry, record, this.model.fields, withDefaults(this.model, body));
    Object.assign(record, initialState(this.model));
    assertRequired(this.model, record);
    await this.rules.beforeCreate?.(record, em, body);
    if (this.model.isOrdered) {
      await lockOrder(em, this.model);
      Object.assign(record, { position: await lastPosition(em, this.model) });
    }
    em.persist(record);
    return async () => this.rules.afterWrite?.(record, em);
  }

  /** Changes a loaded record within the caller's transaction; without a difference it stays as it is. */
  async change(em: EntityManager, record: E, body: Readonly<Record<string, unknown>>): Promise<E> {
    const follow = await this.stageChange(em, record, body);
    if (follow) await em.flush();
    await follow?.();
    return record;
  }

  /** Restores columns of a record of this version as a change within the caller's transaction. Throws 412 for another one. */
  restore(em: EntityManager, id: string, columns: RowImage, version: number): Promise<void> {
    return this.#explained(this.#restore(em, id, columns, version));
  }

  async #restore(em: EntityManager, id: string, columns: RowImage, version: number): Promise<void> {
    const record = await this.#loadVersion(em, id, version);
    const stored = this.model.fields.filter(isRecordField);
    const follow = await this.#stage(em, record, stored, () => restoreColumns(em, record, columns));
    await em.flush();
    await follow?.();
  }

  /** Whether writes call other systems, so that no transaction is open around them, and a restored row is not all. */
  get callsOthers(): boolean {
    return Boolean(this.rules.around ?? this.rules.aroundDelete);
  }

  /** Stages a change, so that many share one flush; undefined without a difference. */
  async stageChange(
    em: EntityManager,
    record: E,
    body: Readonly<Record<string, unknown>>,
  ): Promise<AfterFlush | undefined> {
    const fields = this.model.fields.filter((field) => body[field.name] !== undefined || dependsOnSent(field, body));
    return this.#stage(em, record, fields, () => assignFields(em, this.registry, record, fields, body));
  }

  /** Stages an assignment to some fields, with the rules of a change. */
  async #stage(
    em: EntityManager,
    record: E,
    fields: readonly FieldRecord[],
    assign: () => Promise<void> | void,
  ): Promise<AfterFlush | undefined> {
    const kept = fields.filter(isRecordField);
    const before = recordImage(record, kept);
    await assign();
    const after = recordImage(record, kept);
    const names = changedNames(before, after, customValuesField(this.model)?.name);
    if (names.length === 0) return undefined;
    this.#assertNotKeptElsewhere(record);
    const changes: Changes = { names: new Set(names), before };
    clearRedirectedSecrets(this.model, record, changes.names);
    assertRequired(this.model, record);
    if (this.model.isSwitched && names.includes('active') && after.active === false)
      await assertDeactivatable(em, this.registry, this.model, record.id);
    await this.rules.beforeUpdate?.(record, changes, em);
    record.touch();
    return async () => this.rules.afterWrite?.(record, em, changes);
  }

  /** Throws 409 KEPT_ELSEWHERE for a record that an external system maintains. */
  #assertNotKeptElsewhere(record: E): void {
    const { keptElsewhere } = this.model.options;
    const system = keptElsewhere && (record as unknown as Record<string, unknown>)[keptElsewhere];
    if (system) throw new Problem(409, 'KEPT_ELSEWHERE', { system });
  }

  /** Throws 412 with the author of the last change and the present record, unless it has this version. */
  async assertVersion(em: EntityManager, record: E, version: number): Promise<void> {
    if (record.version === version) return;
    const params = { name: record.updatedBy, changedAt: record.updatedAt.toISOString() };
    throw new Problem(412, 'STALE', params, undefined, { current: await this.present(em, record) });
  }

  /** Runs a change in one transaction; errors of constraints become Problems. */
  write<T>(work: (em: EntityManager) => Promise<T>, kind: 'write' | 'delete' = 'write'): Promise<T> {
    return this.#explained(this.work.write(work), kind);
  }

  #explained<T>(result: Promise<T>, kind: 'write' | 'delete' = 'write'): Promise<T> {
    return result.catch((error) => {
      throw explainConstraint(error, this.model, kind);
    });
  }
}
