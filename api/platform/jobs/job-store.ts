import type { Logger } from 'nestjs-pino';
import { type ConstructorOptions, PgBoss } from 'pg-boss';
import type { DatabaseGate } from '../database/database-gate.js';
import type { DatabaseWatch } from '../database/database-watch.js';
import { errorCode } from './error-code.js';
import { allQueues } from './job-queue.js';

/**
 * The envelope counts failed attempts, with the waits of `retry-plan.ts`; pg-boss repeats attempts that never ended,
 * with waits from ten seconds on that double. The worker gives up such a job before this limit; the rest is for
 * repeated attempts to give it up.
 */
const REPETITIONS = { retryLimit: 20, retryDelay: 10, retryBackoff: true, retryDelayMax: 3_600 };
/** Seconds after which a running attempt counts as dead, unless its queue has another limit. */
export const USUAL_EXPIRY_S = 300;
/**
 * Interval of a worker's heartbeat, and silence after which its jobs go to another worker. The silence is much longer
 * than any usual delay of a process or of the database.
 */
const HEARTBEAT_S = 5;
const SILENCE_S = 25;
const SUPERVISION_S = 10;
/** Intervals of a worker's look for dead jobs. */
export const SUPERVISION = { superviseIntervalSeconds: SUPERVISION_S, monitorIntervalSeconds: SUPERVISION_S };
export const HEARTBEAT = { heartbeatRefreshSeconds: HEARTBEAT_S };
const DAY = 86_400;

/** pg-boss on the schema `pgboss` of role vsd_app, in which it creates and migrates its tables. */
export function jobStore(
  gate: DatabaseGate,
  logger: Logger,
  { application_name = 'volta-jobs', max = 1, ...options }: ConstructorOptions,
): PgBoss {
  const connection = gate.direct(application_name, max);
  const boss = new PgBoss({
    ...(connection as ConstructorOptions),
    schema: 'pgboss',
    createSchema: false,
    reindex: false,
    ...options,
  });
  // A connection beside the pool receives the notifications.
  if (options.useListenNotify) gate.reserve(application_name, max + 1);
  // Only message and code are logged: the error contains the whole connection.
  boss.on('error', (error) => logger.error({ error: error.message, code: errorCode(error) }, 'job queue'));
  boss.on('warning', ({ message }) => logger.warn({ message }, 'job queue'));
  return boss;
}

/** Starts a store with its queues and `begin` once the database is ready, and again if it goes away meanwhile. */
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

/** Creates the declared queues, or updates their settings. */
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
