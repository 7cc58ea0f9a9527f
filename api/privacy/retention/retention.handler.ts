import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { fileKeyOf } from '../../files/file-key.js';
import { clock } from '../../platform/clock.js';
import { errorCode } from '../../platform/jobs/error-code.js';
import { type JobHandler, Works } from '../../platform/jobs/job-handler.js';
import { jobQueue } from '../../platform/jobs/job-queue.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { TenantSweep } from '../../platform/jobs/tenant-sweep.js';
import { rowsWithin, Statement } from '../../platform/read/statement.js';
import { currentTenant, recordKey } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { FileStore } from '../../ports/files.js';
import { RetentionRule } from './retention-rule.entity.js';
import { RetentionRun } from './retention-run.entity.js';
import { RETENTIONS, type Retention } from './retentions.js';

type RunJob = { readonly run: string };

/** Records of one transaction. */
const PORTION = 100;

export const RETENTION_RUNS = jobQueue<RunJob>('retention-runs', { expireInSeconds: 3_600 });
const RETENTION_NIGHT = jobQueue('retention-night', { cron: '37 2 * * *' });

/** Stores a run of a rule and its job. */
export async function orderRun(
  em: EntityManager,
  jobs: Jobs,
  rule: RetentionRule,
  preview: boolean,
): Promise<RetentionRun> {
  const before = clock.now();
  before.setUTCMonth(before.getUTCMonth() - rule.months);
  const run = Object.assign(new RetentionRun(), { kind: rule.kind, preview, before });
  em.persist(run);
  await em.flush();
  await jobs.send(em, RETENTION_RUNS, { run: run.id }, { id: run.id });
  return run;
}

/** Orders a run of each active rule by night; the jobs of tenants take turns. */
@Works(RETENTION_NIGHT)
@Injectable()
export class RetentionNight implements JobHandler<object> {
  constructor(
    private readonly sweep: TenantSweep,
    private readonly jobs: Jobs,
  ) {}

  async handle(): Promise<void> {
    await this.sweep.each(activeRules, async (em, id) => {
      const rule = await em.findOne(RetentionRule, { ...recordKey(id), active: true });
      if (rule) await orderRun(em, this.jobs, rule, false);
    });
  }
}

async function activeRules(em: EntityManager): Promise<string[]> {
  return (await em.find(RetentionRule, { active: true }, { fields: ['id'] })).map(({ id }) => id);
}

/** Counts the due records of a run, and deletes or pseudonymises them in small transactions unless it is a preview. */
@Works(RETENTION_RUNS)
@Injectable()
export class RetentionHandler implements JobHandler<RunJob> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly files: FileStore,
  ) {}

  async handle({ run: id }: RunJob): Promise<void> {
    const run = await this.work.read((em) => em.findOne(RetentionRun, recordKey(id)));
    if (run?.state !== 'RUNNING') return;
    const retention = RETENTIONS[run.kind];
    const due = await this.work.read((em) => countDue(em, retention, run.before));
    // A repeated job continues: records of former portions are due no more.
    if (run.handled === 0) await this.#note(id, { due });
    for (let size = PORTION; !run.preview && size === PORTION; ) size = await this.#portion(id, retention, run.before);
    await this.#note(id, { state: 'DONE', finishedAt: clock.now() });
  }

  async giveUp({ run: id }: RunJob, error: unknown): Promise<void> {
    await this.#note(id, { state: 'FAILED', failure: errorCode(error) ?? 'UNKNOWN', finishedAt: clock.now() });
  }

  async revive(em: EntityManager, { run: id }: RunJob): Promise<void> {
    const run = await em.findOne(RetentionRun, recordKey(id));
    if (run?.state === 'FAILED') Object.assign(run, { state: 'RUNNING', failure: null, finishedAt: null });
  }

  /** Files are removed after their records, so that no record lacks its file. */
  async #portion(id: string, retention: Retention, before: Date): Promise<number> {
    const { count, files } = await this.work.write(async (em) => {
      const ids = await dueIds(em, retention, before);
      const files = await handlePortion(em, retention, ids);
      const run = await em.findOneOrFail(RetentionRun, recordKey(id));
      run.handled += ids.length;
      run.files += files.length;
      return { count: ids.length, files };
    });
    for (const file of files) await this.files.remove(fileKeyOf({ tenant: currentTenant(), id: file }));
    return count;
  }

  #note(id: string, changes: Partial<RetentionRun>): Promise<void> {
    return this.work.write(async (em) => {
      Object.assign(await em.findOneOrFail(RetentionRun, recordKey(id)), changes);
    });
  }
}

async function countDue(em: EntityManager, retention: Retention, before: Date): Promise<number> {
  const statement = new Statement();
  statement.text = `select count(*)::int as count from ${dueRows(statement, retention, before)}`;
  const [row] = await rowsWithin(em, statement);
  return Number(row?.count);
}

async function dueIds(em: EntityManager, retention: Retention, before: Date): Promise<string[]> {
  const statement = new Statement();
  const from = dueRows(statement, retention, before);
  statement.text = `select e.id from ${from} order by e.id limit ${PORTION} for update of e skip locked`;
  return (await rowsWithin(em, statement)).map(({ id }) => id as string);
}

const dueRows = (statement: Statement, { table, due }: Retention, before: Date): string =>
  `${table} e where e.tenant = ${statement.bind(currentTenant())} and ${due(`${statement.bind(before)}::timestamptz`)}`;

/** Deletes or changes the records, and returns the ids of their files. */
async function handlePortion(
  em: EntityManager,
  { table, set, files }: Retention,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const run = async (text: (tenant: string, own: string) => string) => {
    const statement = new Statement();
    const [tenant, own] = [currentTenant(), ids].map((value) => statement.bind(value));
    statement.text = text(tenant as string, `${own}::uuid[]`);
    return rowsWithin(em, statement);
  };
  const stored = files ? await run(files) : [];
  await run((tenant, own) =>
    set
      ? `update ${table} set ${set} where tenant = ${tenant} and id = any(${own})`
      : `delete from ${table} where tenant = ${tenant} and id = any(${own})`,
  );
  return stored.map(({ id }) => id as string);
}
