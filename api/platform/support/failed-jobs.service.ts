import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { LANGUAGES, LOCALES } from '../../vocabulary/locale.js';
import { appendConfigChanges } from '../audit/config-change-log.js';
import { notFound } from '../http/problem.js';
import { translate } from '../http/texts.js';
import { withoutAddresses } from '../jobs/error-code.js';
import { causeOf } from '../jobs/failure-cause.js';
import { JobHandlers } from '../jobs/job-handlers.js';
import { Jobs } from '../jobs/jobs.js';
import { FAILURES, OWN_JOBS, REPEATING, STUCK } from '../jobs/stuck-jobs.js';
import { UnitOfWork } from '../tenancy/unit-of-work.js';
import type { ConfigChangeKind } from '../vocabulary/config-change.js';
import type { FailedJob } from './failed-jobs.shape.js';

const MOST = 200;
/** Jobs that one transaction repeats. */
const STEP = 100;
const OLDEST = `id in (select id from pgboss.job where ${OWN_JOBS} and ${STUCK} and created_on <= ? limit ?)`;

/** Resource name of jobs in the log of changes. */
export const FAILED_JOBS = 'failed-jobs';

interface TakenJob {
  readonly id: string;
  readonly name: string;
  readonly data: object;
}

/** The failed jobs of the present tenant. */
@Injectable()
export class FailedJobsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly jobs: Jobs,
    private readonly handlers: JobHandlers,
  ) {}

  /** The latest first. */
  list(): Promise<FailedJob[]> {
    return this.work.read((em) => em.execute<Row[]>(`${LIST} limit ?`, [MOST])).then((rows) => rows.map(presented));
  }

  /** Repeats a job at once, with all its attempts. */
  retry(id: string): Promise<FailedJob> {
    return this.work.write(async (em) => {
      const [row] = await em.execute<Row[]>(`${LIST_ONE} for update`, [id]);
      if (!row) throw notFound();
      await this.#repeat(em, await this.#take(em, 'id = ?', [id]));
      return presented(row);
    });
  }

  /** Repeats all present jobs, some per transaction. */
  async retryAll(): Promise<number> {
    const [start] = await this.work.read((em) => em.execute<{ at: string }[]>('select now() as at'));
    let repeated = 0;
    for (;;) {
      const count = await this.work.write(async (em) =>
        this.#repeat(em, await this.#take(em, OLDEST, [start?.at, STEP])),
      );
      repeated += count;
      if (count < STEP) return repeated;
    }
  }

  /** Repeats the failed jobs of a queue with these data; returns their number. */
  async retryAbout(em: EntityManager, queue: string, data: object): Promise<number> {
    return this.#repeat(
      em,
      await this.#take(em, `name = ? and data->'data' @> ?::jsonb`, [queue, JSON.stringify(data)]),
    );
  }

  /** Discards a job: its handler gives it up. */
  async discard(id: string): Promise<FailedJob> {
    const [row] = await this.work.read((em) => em.execute<Row[]>(LIST_ONE, [id]));
    if (!row) throw notFound();
    // The handler comes first: if the rest fails, the job can be discarded again.
    const given = this.handlers.of(row.name)?.handler;
    await given?.giveUp?.(row.data, new Error('discarded'));
    await this.work.write(async (em) => {
      const taken = await this.#take(em, 'id = ?', [id]);
      await this.note(em, taken, 'DISCARDED');
    });
    return presented(row);
  }

  /** Logs an act on jobs. */
  async note(em: EntityManager, jobs: readonly Pick<TakenJob, 'id' | 'name'>[], kind: ConfigChangeKind): Promise<void> {
    if (jobs.length === 0) return;
    const shared = { resource: FAILED_JOBS, kind, changes: [] };
    const noted = jobs.map(({ id, name }) => ({ ...shared, record: id, title: titleOf(name) }));
    await appendConfigChanges(em, noted);
  }

  #take(em: EntityManager, which: string, params: readonly unknown[] = []): Promise<TakenJob[]> {
    return em.execute<TakenJob[]>(
      `delete from pgboss.job where ${which} and ${OWN_JOBS} and ${STUCK} returning id, name, data->'data' as data`,
      [...params],
    );
  }

  async #repeat(em: EntityManager, taken: readonly TakenJob[]): Promise<number> {
    for (const { name, data } of taken) {
      const worked = this.handlers.of(name);
      if (!worked) continue;
      await worked.handler.revive?.(em, data);
      await this.jobs.send(em, worked.queue, data);
    }
    await this.note(em, taken, 'REPEATED');
    return taken.length;
  }
}

const titleOf = (queue: string) =>
  Object.fromEntries(
    LANGUAGES.map((language, at) => [
      language,
      translate(LOCALES[at] as (typeof LOCALES)[number], `support.queues.${queue}`),
    ]),
  );

interface Row {
  readonly id: string;
  readonly name: string;
  readonly data: object;
  readonly repeating: boolean;
  readonly failures: number;
  readonly created: string;
  readonly failed: string | null;
  readonly next: string;
  readonly reason: string | null;
}

const COLUMNS = `
  select id, name, data->'data' as data, ${REPEATING} as repeating, ${FAILURES} as failures,
         created_on as created, completed_on as failed, start_after as next,
         coalesce(output->>'message', output->'value'->>'message', data->>'error') as reason
    from pgboss.job where ${OWN_JOBS} and ${STUCK}`;
const LIST = `${COLUMNS} order by coalesce(completed_on, created_on) desc`;
const LIST_ONE = `${COLUMNS} and id = ?`;

const moment = (value: string) => new Date(value).toISOString();

function presented({ id, name, repeating, failures, created, failed, next, reason }: Row): FailedJob {
  const cause = reason ? causeOf(reason) : null;
  return {
    id,
    queue: name,
    state: repeating ? 'REPEATING' : 'FAILED',
    // The envelope does not count the last failed attempt.
    attempts: repeating || cause === 'NEVER_ENDED' || cause === 'RESTORED' ? failures : failures + 1,
    createdAt: moment(created),
    failedAt: repeating ? moment(created) : failed && moment(failed),
    nextAt: repeating ? moment(next) : null,
    cause,
    reason: reason && withoutAddresses(reason),
  };
}
