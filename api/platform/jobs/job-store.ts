import type { Logger } from 'nestjs-pino';
import { type ConstructorOptions, PgBoss } from 'pg-boss';
import type { DatabaseGate } from '../database/database-gate.js';
import type { DatabaseWatch } from '../database/database-watch.js';
import type { Env } from '../env.js';
import { errorCode } from './error-code.js';
import { allQueues } from './job-queue.js';

/**
 * Failed attempts are counted in the envelope, with the waits of `retry-plan.ts`; pg-boss repeats attempts that never
 * ended, after ten seconds first and then after about twice the last wait. The worker gives such a job up before this
 * limit; the rest is for repetitions of giving up.
 */
const REPETITIONS = { retryLimit: 20, retryDelay: 10, retryBackoff: true, retryDelayMax: 3_600 };
/** Seconds after which an attempt is taken for one that never ends, unless its queue says otherwise. */
export const USUAL_EXPIRY_S = 300;
/**
 * A worker says so often that its jobs still run; when nothing was heard for so long, it is taken for dead and another
 * one begins them, though their time is not over yet. Much longer than anything holds up a process or the database.
 */
const HEARTBEAT_S = 5;
const SILENCE_S = 25;
const LOOKS_EVERY_S = 10;
/** How a worker process keeps its own jobs and looks for those of others that are dead. */
export const SUPERVISION = { superviseIntervalSeconds: LOOKS_EVERY_S, monitorIntervalSeconds: LOOKS_EVERY_S };
export const HEARTBEAT = { heartbeatRefreshSeconds: HEARTBEAT_S };
const DAY = 86_400;

/** pg-boss on schema `pgboss`, which role vsd_app owns; it makes and migrates its own tables there. */
export function jobStore(env: Env, gate: DatabaseGate, logger: Logger, options: ConstructorOptions): PgBoss {
  const boss = new PgBoss({
    ...(gate.settings('volta-jobs') as ConstructorOptions),
    connectionString: env.DATABASE_URL,
    schema: 'pgboss',
    createSchema: false,
    reindex: false,
    ...options,
  });
  // With the error comes the whole connection, which says nothing.
  boss.on('error', (error) => logger.error({ error: error.message, code: errorCode(error) }, 'job queue'));
  boss.on('warning', ({ message }) => logger.warn({ message }, 'job queue'));
  return boss;
}

/**
 * Starts a store as soon as the database is ready, with its queues and what else `begin` has to do; begins anew where the
 * database goes away meanwhile.
 */
export const startStore = (boss: PgBoss, watch: DatabaseWatch, begin: () => Promise<unknown>): Promise<void> =>
  watch.whenReady(async () => {
    try {
      await boss.start();
      await ensureQueues(boss);
      await begin();
    } catch (error) {
      await boss.stop({ graceful: false });
      throw error;
    }
  });

/** Makes the declared queues, or brings those of an earlier version to the present settings. */
async function ensureQueues(boss: PgBoss): Promise<void> {
  const existing = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const { name, options } of allQueues()) {
    const settings = {
      notify: true,
      expireInSeconds: options.expireInSeconds ?? USUAL_EXPIRY_S,
      heartbeatSeconds: SILENCE_S,
      ...REPETITIONS,
      retentionSeconds: 14 * DAY,
      deleteAfterSeconds: 7 * DAY,
    };
    if (existing.has(name)) await boss.updateQueue(name, settings);
    else await boss.createQueue(name, settings);
  }
}
