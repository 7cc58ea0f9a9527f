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
import { rolesOf } from '../platform/rest/resource-controller.js';
import { RulesRegistry } from '../platform/rest/rules.js';
import { currentTenant, currentUser, recordKey, runInSession, type SignedInUser } from '../platform/tenancy/session.js';
import { UnitOfWork } from '../platform/tenancy/unit-of-work.js';
import type { ImportState } from '../vocabulary/master-data.js';
import { DataImport } from './data-import.entity.js';
import { dropClaims, keepClaims } from './import-claims.js';
import { importFields } from './import-fields.js';
import { DATA_IMPORTS } from './import-queue.js';
import { ImportReading } from './import-reading.js';
import { noteResults, rowsFrom } from './import-rows.js';
import { type ImportTarget, ImportTargets } from './import-target.js';
import { refusalOf, writeResults } from './import-writing.js';
import type { RowResult } from './row-result.js';
import { RowValidator, type TableFields } from './row-validator.js';

/** The person in whose name an import is worked, as they are known now; nobody once they may not do it any more. */
async function actorOf(
  em: EntityManager,
  { user }: DataImport,
  { service }: ImportTarget,
): Promise<SignedInUser | undefined> {
  const person = user && (await em.findOne(User, { id: user.id, active: true }));
  if (!person || !permits(rolesOf(service.model.type, 'create') ?? [], person.roles)) return undefined;
  return signedInAs(person, null);
}

type ImportJob = { readonly import: string };

/** Rows that are worked in one transaction. */
const CHUNK = { CHECKING: 250, RUNNING: 100 } as const;
type Phase = keyof typeof CHUNK;

/** A job works this long and leaves the rest to the next one, in milliseconds: well below its time limit. */
const TURN_MS = 30_000;

const NEXT: Readonly<Record<Phase, ImportState>> = { CHECKING: 'READY', RUNNING: 'DONE' };

/** One job's view of an import. */
interface Work {
  readonly data: DataImport;
  readonly target: ImportTarget;
  readonly actor: SignedInUser;
}

/**
 * Reads, checks and runs imports. Each chunk of rows is one transaction with its progress, so that a worker that dies
 * leaves nothing half told: the next one goes on behind the last chunk. Two at once never work the same chunk.
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
          const own = await lock(em, data.id);
          if (own?.state !== 'READING') return;
          await this.reading.read(em, own, target, actor, path);
          await this.#begin(em, own, 'CHECKING');
        }),
      );
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      await this.#fail(data.id, error.code);
    }
    await this.reading.discard(data);
  }

  /** Begins a phase anew with the first row. */
  async #begin(em: EntityManager, data: DataImport, phase: Phase): Promise<void> {
    data.startOver(phase);
    await dropClaims(em, data.id);
    await em.flush();
    await this.jobs.send(em, DATA_IMPORTS, { import: data.id });
  }

  /** Works chunk after chunk until all is done or the turn is over. */
  async #turn({ data, target }: Work): Promise<void> {
    const { id } = data;
    const phase = data.state as Phase;
    const end = clock.now().getTime() + TURN_MS;
    let at = data.done;
    for (;;) {
      const isOver = clock.now().getTime() > end;
      const chunk = { id, target, phase, at, isOver, size: CHUNK[phase] as number };
      const worked = await this.#chunk(chunk).catch((error) => this.#rowByRow(chunk, error));
      if (!worked) return;
      at += worked;
      if (isOver) return;
    }
  }

  /** Works the next rows; nothing when there is nothing left to do, or another worker is at it. */
  #chunk(chunk: Chunk, refuse?: (result: RowResult) => RowResult): Promise<number | undefined> {
    const { id, target, phase, at, isOver, size } = chunk;
    return this.work.write(async (em) => {
      const data = await lock(em, id);
      if (data?.state !== phase || data.done !== at) return undefined;
      const rows = await rowsFrom(em, id, at, size);
      const isRunning = phase === 'RUNNING';
      if (isRunning) await lockDefinitionsShared(em);
      const validator = new RowValidator(target, this.registry, data, await tableFields(em, target, data));
      let results = await validator.validate(em, rows, isRunning);
      if (refuse) results = results.map(refuse);
      else if (isRunning) await writeResults(em, target, data.parent, results);
      await noteResults(em, id, results);
      await keepClaims(em, id, results);
      data.count(results.map(({ outcome }) => outcome));
      if (data.done >= data.rows) data.state = NEXT[phase];
      await em.flush();
      if (data.state === phase && isOver) await this.jobs.send(em, DATA_IMPORTS, { import: id });
      return data.state === phase ? results.length : undefined;
    });
  }

  /** What hinders one row hinders no other: the chunk is worked again, each row for itself. */
  async #rowByRow(chunk: Chunk, cause: unknown): Promise<number | undefined> {
    if (chunk.phase === 'CHECKING') throw cause;
    const last = chunk.at + chunk.size;
    for (let { at } = chunk; at < last; at += 1) {
      const one: Chunk = { ...chunk, at, size: 1, isOver: chunk.isOver && at + 1 === last };
      const worked = await this.#chunk(one).catch((error) =>
        this.#chunk(one, (result) => refusalOf(result, error, chunk.target)),
      );
      if (!worked) return undefined;
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

/** Some rows to be worked in one transaction. */
interface Chunk {
  readonly id: string;
  readonly target: ImportTarget;
  readonly phase: Phase;
  readonly at: number;
  readonly size: number;
  /** The turn ends with it. */
  readonly isOver: boolean;
}

const lock = (em: EntityManager, id: string) =>
  em.findOne(DataImport, recordKey(id), { lockMode: LockMode.PESSIMISTIC_WRITE });

/** What the columns mean to whoever the import is worked for, as fields are now. */
async function tableFields(em: EntityManager, target: ImportTarget, { columns }: DataImport): Promise<TableFields> {
  const fields = new Map(
    importFields(await tenantFields(em), target, currentUser().roles).map((field) => [field.name, field]),
  );
  return {
    columns: columns.map(({ field }) => (field === null ? undefined : fields.get(field))),
    own: activeFields(await tenantFields(em), target.service.model.options.path),
  };
}
