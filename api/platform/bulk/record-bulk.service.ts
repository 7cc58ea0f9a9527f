import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { assertPermitted } from '../access/permission.js';
import { assertWithinScopes } from '../access/scopes.js';
import { clock } from '../clock.js';
import { invalidField, notFound, Problem } from '../http/problem.js';
import type { StoredProblem } from '../http/problem-json.js';
import { isRecordId } from '../resource/reference-kinds.js';
import { differenceOf, snapshotOf } from '../rest/row-snapshot.js';
import { besideKey } from '../tenancy/idempotency.js';
import { currentSession, currentUser } from '../tenancy/session.js';
import { UnitOfWork } from '../tenancy/unit-of-work.js';
import type { BulkOperationRequest, BulkOperationResult } from './bulk.shape.js';
import { BulkLoop, presentedProblem, rowsOf } from './bulk-loop.js';
import { BulkParts } from './bulk-part.js';
import type { BulkOperation, BulkResource } from './bulk-resource.js';
import { BulkRun } from './bulk-run.entity.js';
import { BulkRunRow } from './bulk-run-row.entity.js';
import { type SingleOperation, singleOperation } from './single-operation.js';

/** The time for an undo, in milliseconds. */
const UNDO_MS = 30_000;
/** The consequences of changes are held this long after the time for an undo, in milliseconds. */
const GRACE_MS = 2_000;
/** The consequences of changes are held this long during a run or its undo, in milliseconds; longer than either may last. */
const WORK_MS = 300_000;

/** Runs one operation on many records of a resource and undoes it, each record in a transaction of its own. */
@Injectable()
export class RecordBulkService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly loop: BulkLoop,
    private readonly parts: BulkParts,
    private readonly modules: ModuleRef,
  ) {}

  /**
   * Runs the operation record by record. A repeated request (Idempotency-Key) continues with the waiting records, so that
   * the operation runs once on each record.
   */
  async make(resource: BulkResource, request: BulkOperationRequest): Promise<BulkOperationResult> {
    const operation = operationOf(resource, request.operation);
    const { records, body, confirm } = request;
    assertRecords(records);
    const sent = confirm ? { ...body, confirm } : (body ?? undefined);
    const single = singleOperation(resource, operation, sent, this.modules);
    await single.validate();
    const id = await this.work.write((em) => begin(em, resource, request));
    return besideKey(async () => {
      const { worked } = await this.loop.each(
        id,
        'WAITING',
        (em, row) => this.#change(em, row, resource, single),
        single.isApart ? (row) => runOn(single, row) : undefined,
      );
      if (single.isUndoable && worked > 0) await this.work.write((em) => this.#startWindow(em, resource, id));
      return this.#result(resource, id);
    });
  }

  /**
   * Undoes the user's changes of records without a later change. Throws 409 UNDO_EXPIRED after the time for an undo,
   * NOT_UNDOABLE for an operation without one.
   */
  async reverse(resource: BulkResource, id: string): Promise<BulkOperationResult> {
    const { operation } = await this.work.read((em) => find(em, resource, id));
    const { service } = singleOperation(resource, operationOf(resource, operation), undefined, this.modules);
    const part = this.parts.of(resource.type);
    await this.work.write((em) => this.#assertReversible(em, resource, id));
    const { problems } = await this.loop.each(id, 'DONE', async (em, row) => {
      const { before, version, own } = row.trace ?? {};
      if (!before || !version) throw new Problem(409, 'NOT_UNDOABLE');
      if (part && own) await part.undo(em, { id: row.record, version, before, own });
      else if (Object.keys(before).length > 0) await service.restore(em, row.record, before, version);
      row.outcome = 'UNDONE';
    });
    if (problems.size > 0) await this.work.write((em) => this.#hold(em, resource, id, clock.now()));
    return this.#result(resource, id, problems);
  }

  /** Begins the time for an undo, once: after the operation has run on all records. */
  async #startWindow(em: EntityManager, resource: BulkResource, id: string): Promise<void> {
    const done = await em.count(BulkRunRow, { bulk: { id }, outcome: 'DONE' });
    // No flush, since a parallel request with the same key may write the same.
    if (done > 0) await em.nativeUpdate(BulkRun, { id, undoUntil: null }, { undoUntil: later(UNDO_MS) });
    await this.#hold(em, resource, id, later(UNDO_MS + GRACE_MS));
  }

  /** Holds the consequences during an undo; throws 409 without the time for it. */
  async #assertReversible(em: EntityManager, resource: BulkResource, id: string): Promise<void> {
    const { undoUntil } = await find(em, resource, id);
    if (!undoUntil) throw new Problem(409, 'NOT_UNDOABLE');
    const open = await em.count(BulkRunRow, { bulk: { id }, outcome: 'DONE' });
    if (open > 0 && clock.now() > undoUntil) throw new Problem(409, 'UNDO_EXPIRED');
    await this.#hold(em, resource, id, later(WORK_MS));
  }

  /** Delays the consequences of the done changes, if the resource has any. */
  async #hold(em: EntityManager, { type }: BulkResource, id: string, until: Date): Promise<void> {
    const part = this.parts.of(type);
    if (!part) return;
    const traces = (await rowsOf(em, id, 'DONE')).flatMap(({ trace }) => (trace?.own ? [trace.own] : []));
    await part.hold(em, traces, until);
  }

  async #change(em: EntityManager, row: BulkRunRow, { type }: BulkResource, single: SingleOperation): Promise<void> {
    const before = single.isUndoable ? await imageOf(em, type, row) : null;
    const traced = before && (await this.parts.of(type)?.begin(em, single.name, row.record, later(WORK_MS)));
    if (!single.isApart) await this.work.join(em, () => runOn(single, row, em));
    const after = await imageOf(em, type, row);
    // Other values than those of the record that the user saw are never restored.
    const changed = before?.version === row.recordVersion && after ? differenceOf(before, after) : null;
    const own = await traced?.();
    row.trace = { version: (after?.version as number | undefined) ?? null, before: changed, ...(own && { own }) };
    row.outcome = 'DONE';
  }

  #result(
    resource: BulkResource,
    id: string,
    problems: ReadonlyMap<string, StoredProblem> = new Map(),
  ): Promise<BulkOperationResult> {
    return this.work.read(async (em) => {
      const { undoUntil } = await find(em, resource, id);
      const rows = await rowsOf(em, id);
      return {
        id,
        undoUntil: undoUntil?.toISOString() ?? null,
        records: rows.map((row) => ({
          id: row.record,
          version: row.outcome === 'DONE' ? (row.trace?.version ?? null) : null,
          outcome: row.outcome,
          problem: presentedProblem(problems.get(row.id) ?? row.problem),
        })),
      };
    });
  }
}

/** The moment so many milliseconds from now. */
const later = (ms: number) => new Date(clock.now().getTime() + ms);

/** Runs the operation on the record of a row; 404 for a text that is no id. */
async function runOn(single: SingleOperation, { record, recordVersion }: BulkRunRow, em?: EntityManager) {
  if (!isRecordId(record)) throw notFound();
  await single.run(record, recordVersion, em);
}

/** The stored record of a row; null without one. */
const imageOf = async (em: EntityManager, type: BulkResource['type'], { record }: BulkRunRow) =>
  isRecordId(record) ? snapshotOf(em, type, record) : null;

/** The operation of this name. Throws 422 for another name, and 403 for a user who may not call it on a single record. */
function operationOf({ operations }: BulkResource, name: string): BulkOperation {
  const operation = operations.find((one) => one.name === name);
  if (!operation) throw invalidField('/operation', 'INVALID_VALUE');
  const session = currentSession();
  assertPermitted(operation.options.allow, session);
  assertWithinScopes(operation.options, operation.method, session);
  return operation;
}

function assertRecords(records: BulkOperationRequest['records']): void {
  if (records.length === 0) throw invalidField('/records', 'CHOOSE_ONE');
  const ids = records.map(({ id }) => id.toLowerCase());
  const repeated = ids.findIndex((id, index) => ids.indexOf(id) < index);
  if (repeated >= 0) throw invalidField(`/records/${repeated}/id`, 'INVALID_VALUE');
}

async function begin(em: EntityManager, { model }: BulkResource, request: BulkOperationRequest): Promise<string> {
  const bulk = new BulkRun();
  Object.assign(bulk, { user: currentUser().id, resource: model.options.path, operation: request.operation });
  em.persist(bulk);
  for (const [position, { id, version }] of request.records.entries()) {
    const row = { bulk: ref(bulk), record: id.toLowerCase(), recordVersion: version, position };
    em.persist(Object.assign(new BulkRunRow(), row));
  }
  return bulk.id;
}

/** A run of the acting user on this resource; 404 for any other. */
async function find(em: EntityManager, { model }: BulkResource, id: string): Promise<BulkRun> {
  const run = await em.findOne(BulkRun, { id, user: currentUser().id as string, resource: model.options.path });
  if (!run) throw notFound();
  return run;
}
