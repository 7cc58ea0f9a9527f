import { type ApiProcess, startApi } from './api-process.js';
import { startApplication, type TestApplication } from './application.js';
import { busyness } from './busyness.js';
import { SHIPPED } from './database-limits.js';
import { eventually } from './eventually.js';
import { type OwnPostgres, startOwnPostgres } from './own-postgres.js';
import { type TicketWorld, ticketWorld } from './ticket-world.js';
import { startWorker, type WorkerProcess } from './worker-process.js';
import { type WriteLoad, writeLoad } from './write-load.js';

const WRITERS = 8;
/** The promises of the service desk's issue, in milliseconds. */
const REFUSED_WITHIN_MS = 5_000;
const HEALTH_WITHIN_MS = 2_000;
const BACK_WITHIN_MS = 10_000;
const RECOVERY_WITHIN_MS = 60_000;
/** The number of writes whose time the machine gets as well: on a slow machine each write among others takes long. */
const WRITES_FOR_COMING_BACK = 10;

/** A service desk on a cluster of its own, whose processes are ended and frozen. */
export interface TroubledDesk {
  /**
   * Freezes the database under a load of writes for so many milliseconds, and returns the measurements. Writes are
   * acknowledged again so many milliseconds after it goes on.
   */
  freeze(forMs: number, backWithinMs?: number): Promise<void>;
  /** Ends a process or session amid writes, so many times, and waits each time until writes are acknowledged again. */
  kill(what: 'api' | 'worker' | 'backend', times: number): Promise<void>;
  stop(): Promise<void>;
}

export async function troubledDesk(): Promise<TroubledDesk> {
  const postgres = await startOwnPostgres();
  const desk = await startApplication();
  const world = await ticketWorld(desk);
  const token = await desk.token('agent');
  const settings = { ...SHIPPED, LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent', VSD_POOL_SIZE: '5' };
  let api = await startApi(desk, settings);
  const work = () =>
    startWorker({ ...settings, LOG_LEVEL: 'info', DATABASE_URL: desk.databaseUrl, VSD_ISSUER: desk.issuer.url });
  let worker = await work();
  const services = () => `http://127.0.0.1:${api.port}/volta-service-desk/services`;

  const begin = () =>
    writeLoad({ address: () => `${services()}/v1/tickets`, token, body: (key) => ticketOf(world, key) }, WRITERS);
  /** Does the supervisor's work: starts an ended process again. */
  const killed = async (what: 'api' | 'worker' | 'backend') => {
    if (what === 'backend') return killBackend(desk, postgres);
    const victim: ApiProcess | WorkerProcess = what === 'api' ? api : worker;
    victim.process.kill('SIGKILL');
    await victim.ended;
    if (what === 'api') api = await startApi(desk, settings);
    else worker = await work();
  };

  return {
    freeze: async (forMs, backWithinMs = BACK_WITHIN_MS) => {
      const everyHeader = { authorization: `Bearer ${token}`, cookie: 'vsd_docs=s%3Aunknown.forged' };
      const load = begin();
      const usual = await timeOf(load.next());
      await postgres.freeze();
      const over = performance.now() + forMs;
      try {
        while (performance.now() < over) {
          await Promise.all([
            expectAnswer(`${services()}/health/live`, {}, 200, HEALTH_WITHIN_MS),
            expectAnswer(`${services()}/health/live`, everyHeader, 200, HEALTH_WITHIN_MS),
            expectAnswer(`${services()}/health/ready`, {}, undefined, HEALTH_WITHIN_MS),
            expectAnswer(`${services()}/v1/me`, { authorization: `Bearer ${token}` }, 503, REFUSED_WITHIN_MS),
          ]);
        }
        await expectAnswer(`${services()}/health/ready`, {}, 503, HEALTH_WITHIN_MS);
      } finally {
        await postgres.thaw();
      }
      await expectWrites(load, Math.max(backWithinMs * busyness(), WRITES_FOR_COMING_BACK * usual));
      await load.stop();
      expect(load.statuses.get(500)).toBeUndefined();
      await expectKept(desk, load);
    },
    kill: async (what, times) => {
      const load = begin();
      for (let round = 0; round < times; round++) {
        const usual = await timeOf(load.next());
        await killed(what);
        // From the moment on at which PostgreSQL has recovered, which takes as long as the machine needs for it.
        await eventually(() => desk.query('select 1'), RECOVERY_WITHIN_MS);
        await expectWrites(load, Math.max(BACK_WITHIN_MS * busyness(), WRITES_FOR_COMING_BACK * usual));
      }
      await load.stop();
      expect([...load.statuses.keys()].filter((status) => ![0, 201, 503].includes(status))).toEqual([]);
      await expectKept(desk, load);
      expect([api.process.exitCode, worker.process.exitCode]).toEqual([null, null]);
    },
    stop: async () => {
      await postgres.thaw();
      await api.stop();
      worker.kill();
      await worker.ended;
      await desk.close();
      await postgres.stop();
    },
  };
}

const ticketOf = (world: TicketWorld, key: string) => ({
  type: 'INCIDENT',
  customerDescription: `Die Heizung bleibt kalt (${key}).`,
  category: world.category,
  customer: world.acme,
  contactName: 'Anna Keller',
  contactPhone: '+41 44 123 45 67',
});

async function killBackend(desk: TestApplication, postgres: OwnPostgres): Promise<void> {
  const pid = await eventually(async () => {
    const { rows } = await desk.query(
      `select pid from pg_stat_activity where application_name = 'volta-api' and xact_start is not null limit 1`,
    );
    if (!rows[0]) throw new Error('Nobody writes');
    return rows[0].pid as number;
  });
  postgres.killBackend(pid);
}

async function expectWrites(load: WriteLoad, withinMs: number): Promise<void> {
  expect(await timeOf(load.next())).toBeLessThan(withinMs);
}

/** Milliseconds until the promise resolves. */
async function timeOf(done: Promise<unknown>): Promise<number> {
  const began = performance.now();
  await done;
  return performance.now() - began;
}

async function expectAnswer(
  address: string,
  headers: Record<string, string>,
  status: number | undefined,
  withinMs: number,
): Promise<void> {
  const began = performance.now();
  const answer = await fetch(address, { headers, signal: AbortSignal.timeout(30_000) });
  expect({ address, late: performance.now() - began > withinMs }).toEqual({ address, late: false });
  if (status !== undefined) expect([address, answer.status]).toEqual([address, status]);
  if (answer.status !== 503) return;
  expect(answer.headers.get('retry-after')).toBe('2');
  expect(await answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
}

/** Every acknowledged ticket exists, and once. */
async function expectKept(desk: TestApplication, { acknowledged }: WriteLoad): Promise<void> {
  const { rows } = await desk.query(`select id, substring(customer_description from '\\((.*)\\)') as key from ticket`);
  const written = new Map<string, string[]>();
  for (const { id, key } of rows) written.set(key, [...(written.get(key) ?? []), id]);
  expect(acknowledged.size).toBeGreaterThan(0);
  for (const [key, id] of acknowledged) expect(written.get(key)).toEqual([id]);
  expect([...written.values()].filter((ids) => ids.length > 1)).toEqual([]);
}
