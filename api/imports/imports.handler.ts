import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { signedInAs } from '../masterdata/signed-in-as.js';
import { User } from '../masterdata/user.entity.js';
import { permits } from '../platform/access/permission.js';
import { clock } from '../platform/clock.js';
import { Problem } from '../platform/http/problem.js';
import { type JobHandler, Works } from '../platform/jobs/job-handler.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { activeFields, lockDefinitionsShared, tenantFields } from '../platform/resource/tenant-fields.js';
import { RulesRegistry } from '../platform/rest/rules.js';
import { currentTenant, currentUser, recordKey, runInSession, type SignedInUser } from '../platform/tenancy/session.js';
import { UnitOfWork } from '../platform/tenancy/unit-of-work.js';
import type { ImportState } from '../vocabulary/master-data.js';
import { DataImport } from './data-import.entity.js';
import { keepClaims } from './import-claims.js';
import { importFields } from './import-fields.js';
import { beginPhase, DATA_IMPORTS } from './import-queue.js';
import { ImportReading } from './import-reading.js';
import { noteResults, rowsFrom } from './import-rows.js';
import { type ImportTarget, ImportTargets, importersOf } from './import-target.js';
import { refusalOf, stageResults } from './import-writing.js';
import type { RowResult } from './row-result.js';
import { RowValidator, type TableFields } from './row-validator.js';

/** The present user in whose name an import runs; undefined for a user without the right to import. */
async function actorOf(
  em: EntityManager,
  { user }: DataImport,
  target: ImportTarget,
): Promise<SignedInUser | undefined> {
  const person = user && (await em.findOne(User, { id: user.id, active: true }));
  if (!person || !permits(importersOf(target), person.roles)) return undefined;
  return signedInAs(person, null);
}

type ImportJob = { readonly import: string };

/** Rows of one transaction. */
const CHUNK = { CHECKING: 250, RUNNING: 100 } as const;
type Phase = keyof typeof CHUNK;

/** Milliseconds of one job, which leaves the rest to the next one: well below its time limit. */
const TURN_MS = 30_000;

const NEXT: Readonly<Record<Phase, ImportState>> = { CHECKING: 'READY', RUNNING: 'DONE' };

/** An import with its target and acting user. */
interface Work {
  readonly data: DataImport;
  readonly target: ImportTarget;
  readonly actor: SignedInUser;
}

/**
 * Reads, checks and writes imports. Each chunk of rows is one transaction with its progress, so that after the death of a
 * worker the next one continues behind the last chunk. Two workers never process the same chunk.
 */
@Works(DATA_IMPORTS)
@Injectable()
export class ImportsHandler implements JobHandler<ImportJob> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly jobs: Jobs,
    private readonly targets: ImportTargets,
    private readonly reading: ImportReading,
    private readonly registry: RulesRegistry,
  ) {}

  async handle({ import: id }: ImportJob): Promise<void> {
    const data = await this.work.read((em) => em.findOne(DataImport, recordKey(id)));
    if (!data) return;
    const target = this.targets.of(data.target);
    const actor = await this.work.read((em) => actorOf(em, data, target));
    if (!actor) return this.#fail(id, 'FORBIDDEN');
    await runInSession({ requestId: `import ${id}`, tenant: currentTenant(), user: actor }, async () => {
      if (data.state === 'READING') await this.#read({ data, target, actor });
      else if (data.state === 'CHECKING' || data.state === 'RUNNING') await this.#turn({ data, target, actor });
    });
  }

  async giveUp({ import: id }: ImportJob): Promise<void> {
    await this.#fail(id, 'IMPORT_BROKEN_OFF');
  }

  async #read(work: Work): Promise<void> {
    const { data, target, actor } = work;
    try {
      await this.reading.withRows(data, (path) =>
        this.work.write(async (em) => {
          const locked = await lock(em, data.id);
          if (locked?.state !== 'READING') return;
          await this.reading.read(em, locked, target, actor, path);
          await beginPhase(em, this.jobs, locked, 'CHECKING');
        }),
      );
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      await this.#fail(data.id, error.code);
    }
    await this.reading.discard(data);
  }

  /** Processes chunk after chunk until all rows are done or the turn is over. */
  async #turn({ data, target }: Work): Promise<void> {
    const { id } = data;
    const phase = data.state as Phase;
    const end = clock.now().getTime() + TURN_MS;
    let position = data.done;
    for (;;) {
      const isOver = clock.now().getTime() > end;
      const chunk = { id, target, phase, position, isOver, size: CHUNK[phase] as number };
      const count = await this.#chunk(chunk).catch((error) => this.#rowByRow(chunk, error));
      if (!count || isOver) return;
      position += count;
    }
  }

  /** Processes the next rows and returns their number; undefined at the end, or if another worker processes them. */
  #chunk(chunk: Chunk, refuse?: (result: RowResult) => RowResult): Promise<number | undefined> {
    const { id, target, phase, position, isOver, size } = chunk;
    return this.work.write(async (em) => {
      const data = await lock(em, id);
      if (data?.state !== phase || data.done !== position) return undefined;
      const rows = await rowsFrom(em, id, position, size);
      const isRunning = phase === 'RUNNING';
      if (isRunning) await lockDefinitionsShared(em);
      const validator = new RowValidator(target, this.registry, data, await tableFields(em, target, data));
      let results = await validator.validate(em, rows, isRunning);
      if (refuse) results = results.map(refuse);
      const follow = isRunning && !refuse ? await stageResults(em, target, data.parent, results) : [];
      data.count(results.map(({ outcome }) => outcome));
      if (data.done >= data.rows) data.state = NEXT[phase];
      await em.flush();
      for (const after of follow) await after?.();
      await noteResults(em, id, results);
      await keepClaims(em, id, results);
      if (data.state === phase && isOver) await this.jobs.send(em, DATA_IMPORTS, { import: id });
      return data.state === phase ? results.length : undefined;
    });
  }

  /** Processes a failed chunk again, each row in a transaction of its own, so that one row blocks no other. */
  async #rowByRow(chunk: Chunk, cause: unknown): Promise<number | undefined> {
    if (chunk.phase === 'CHECKING') throw cause;
    const end = chunk.position + chunk.size;
    for (let { position } = chunk; position < end; position += 1) {
      const row: Chunk = { ...chunk, position, size: 1, isOver: chunk.isOver && position + 1 === end };
      const count = await this.#chunk(row).catch((error) =>
        this.#chunk(row, (result) => refusalOf(result, error, chunk.target)),
      );
      if (!count) return undefined;
    }
    return chunk.size;
  }

  async #fail(id: string, code: string): Promise<void> {
    await this.work.write(async (em) => {
      const data = await lock(em, id);
      if (data) Object.assign(data, { state: 'FAILED', failure: code });
    });
  }
}

/** The rows of one transaction. */
interface Chunk {
  readonly id: string;
  readonly target: ImportTarget;
  readonly phase: Phase;
  readonly position: number;
  readonly size: number;
  /** Whether the turn ends with it. */
  readonly isOver: boolean;
}

const lock = (em: EntityManager, id: string) =>
  em.findOne(DataImport, recordKey(id), { lockMode: LockMode.PESSIMISTIC_WRITE });

/** The present fields of the columns for the acting user. */
async function tableFields(em: EntityManager, target: ImportTarget, { columns }: DataImport): Promise<TableFields> {
  const fields = new Map(
    importFields(await tenantFields(em), target, currentUser().roles).map((field) => [field.name, field]),
  );
  return {
    columns: columns.map(({ field }) => (field === null ? undefined : fields.get(field))),
    own: activeFields(await tenantFields(em), target.service.model.options.path),
  };
}
