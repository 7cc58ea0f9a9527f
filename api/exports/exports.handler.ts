import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { fileKeyOf } from '../files/file-key.js';
import { clock } from '../platform/clock.js';
import { Problem } from '../platform/http/problem.js';
import { type JobHandler, Works } from '../platform/jobs/job-handler.js';
import { Jobs } from '../platform/jobs/jobs.js';
import type { Listing } from '../platform/rest/list-table.js';
import { currentTenant, currentUser, recordKey, runInSession, type SignedInUser } from '../platform/tenancy/session.js';
import { UnitOfWork } from '../platform/tenancy/unit-of-work.js';
import { FileStore } from '../ports/files.js';
import { DataExport } from './data-export.entity.js';
import { ownerOf } from './export-owner.js';
import { DATA_EXPORTS, EXPORT_MAILS, type ExportJob } from './export-queue.js';
import { reachOf, withScopes } from './export-reach.js';
import { ExportSchedule } from './export-schedule.entity.js';
import { type ExportSource, ExportSources } from './export-sources.js';
import { ExportWriting, type Written } from './export-writing.js';
import { keptParams } from './kept-params.js';

const DAY_MS = 86_400_000;
/** Interval of storing the progress and of checking for a cancellation: a cancelled export ends within a second. */
const NOTED_MS = 500;

/** The export was cancelled, its owner lost the right to it, or another worker writes it. */
class Superseded extends Error {}

/**
 * Writes the files of exports, each in the name of its owner and with their present rights. A dead worker leaves a file
 * without a record, which is swept; the next attempt begins with another key.
 */
@Works(DATA_EXPORTS)
@Injectable()
export class ExportsHandler implements JobHandler<ExportJob> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly jobs: Jobs,
    private readonly sources: ExportSources,
    private readonly files: FileStore,
    private readonly writing: ExportWriting,
  ) {}

  async handle(job: ExportJob): Promise<void> {
    const { export: id } = job;
    const begun = await this.#begin(id);
    if (!begun) return;
    const { data, former, actor } = begun;
    if (former) await this.files.remove(fileKeyOf({ tenant: currentTenant(), id: former }));
    const source = actor && this.sources.find(actor, data.resource);
    if (!actor || !source) return this.#fail(job, new Problem(403, 'FORBIDDEN'));
    const session = { requestId: `export ${id}`, tenant: currentTenant(), user: actor, requestedLocale: data.locale };
    await runInSession(session, () => this.#make(job, data, source));
  }

  async giveUp(job: ExportJob): Promise<void> {
    await this.#fail(job, new Problem(500, 'EXPORT_BROKEN_OFF'));
  }

  async revive(em: EntityManager, { export: id }: ExportJob): Promise<void> {
    const data = await lock(em, id);
    if (data?.state === 'FAILED')
      Object.assign(data, { state: 'WAITING', failure: null, failureParams: null, expiresAt: null });
  }

  /** Begins an attempt with a file of its own. */
  #begin(
    id: string,
  ): Promise<{ data: DataExport; former: string | null; actor: SignedInUser | undefined } | undefined> {
    return this.work.write(async (em) => {
      const data = await lock(em, id);
      if (!data?.isUnfinished) return undefined;
      const former = data.file;
      const owner = await ownerOf(em, data);
      const actor = owner && withScopes(owner, data.reach?.scopes ?? null);
      Object.assign(data, { state: 'RUNNING', done: 0, file: uuidv7() });
      return { data, former, actor };
    });
  }

  async #make(job: ExportJob, data: DataExport, source: Listing | ExportSource): Promise<void> {
    const key = fileKeyOf({ tenant: data.tenant, id: data.file as string });
    let noted = clock.now().getTime();
    const onRows = async (done: number, total: number) => {
      const now = clock.now().getTime();
      if (now - noted < NOTED_MS) return;
      noted = now;
      await this.#note(data, done, total);
    };
    try {
      const written = await this.writing.write(data, { source, key, onRows });
      await this.#finish(job, data, written);
    } catch (error) {
      await this.files.remove(key);
      if (error instanceof Superseded) return;
      if (!(error instanceof Problem)) throw error;
      await this.#fail(job, refusalOf(error));
    }
  }

  /** Stores the progress. Throws for a cancelled export. */
  #note(data: DataExport, done: number, total: number): Promise<void> {
    return this.work.write(async (em) => {
      const own = await this.#stillOurs(em, data);
      Object.assign(own, { done, total: Math.max(total, done) });
    });
  }

  #finish(job: ExportJob, data: DataExport, { rows, bytes, resources }: Written): Promise<void> {
    return this.work.write(async (em) => {
      const own = await this.#stillOurs(em, data);
      const expiresAt = new Date(clock.now().getTime() + DAY_MS);
      Object.assign(own, { state: 'DONE', done: rows, total: rows, bytes, expiresAt });
      own.reach = reachOf(currentUser(), resources);
      if (own.mail) await this.jobs.send(em, EXPORT_MAILS, { export: own.id }, { id: own.id });
      (await scheduleOf(em, job))?.noteSuccess();
    });
  }

  async #stillOurs(em: EntityManager, { id, file }: DataExport): Promise<DataExport> {
    const own = await lock(em, id);
    if (own?.state !== 'RUNNING' || own.file !== file || !(await ownerOf(em, own))) throw new Superseded();
    return own;
  }

  async #fail(job: ExportJob, { code, params }: Problem): Promise<void> {
    await this.work.write(async (em) => {
      const data = await lock(em, job.export);
      if (!data?.isUnfinished) return;
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + DAY_MS);
      Object.assign(data, { state: 'FAILED', failure: code, failureParams: keptParams(params), expiresAt });
      (await scheduleOf(em, job))?.noteFailure(code, params, now);
    });
  }
}

/** The code of a refusal of the list, in the form for a stored query. */
const refusalOf = (problem: Problem): Problem =>
  problem.status === 400 && problem.params.name
    ? new Problem(422, 'EXPORT_QUERY', { name: String(problem.params.name) })
    : problem;

const lock = (em: EntityManager, id: string) =>
  em.findOne(DataExport, recordKey(id), { lockMode: LockMode.PESSIMISTIC_WRITE });

/** The schedule that ordered an export, if it still exists. */
const scheduleOf = async (em: EntityManager, { schedule }: ExportJob) =>
  schedule ? em.findOne(ExportSchedule, recordKey(schedule), { lockMode: LockMode.PESSIMISTIC_WRITE }) : null;
