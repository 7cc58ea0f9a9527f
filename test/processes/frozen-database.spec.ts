import { type ApiProcess, beginApi, startApi } from '../support/api-process.js';
import { startApplication, type TestApplication } from '../support/application.js';
import { busyness } from '../support/busyness.js';
import { openDoor } from '../support/database-door.js';
import { SHIPPED } from '../support/database-limits.js';
import { type EventReader, readEvents } from '../support/event-reader.js';
import { eventually } from '../support/eventually.js';
import { type OwnPostgres, startOwnPostgres } from '../support/own-postgres.js';
import { beginUpload } from '../support/slow-upload.js';
import { type TicketWorld, ticketWorld } from '../support/ticket-world.js';
import { beginWorker, startWorker, type WorkerProcess } from '../support/worker-process.js';

const FROZEN_MS = 60_000;
const READS = 20;
const WRITES = 5;
/** The promised time of the service desk after the database resumes, in milliseconds. */
const WELL_WITHIN_MS = 3_000;
/** Milliseconds within which a process without its database reports the fault after its start. */
const SAID_WITHIN_MS = 20_000;
const LISTS = ['tickets', 'customers', 'locations', 'categories', 'tickets?range=%5B0,99%5D'];

let postgres: OwnPostgres;
let desk: TestApplication;
let world: TicketWorld;
let token: string;
const ended: (() => unknown)[] = [];

beforeAll(async () => {
  postgres = await startOwnPostgres();
  desk = await startApplication();
  world = await ticketWorld(desk);
  token = await desk.token('agent');
});
afterEach(async () => {
  await postgres.thaw();
  for (const end of ended.splice(0)) await end();
});
afterAll(async () => {
  await desk?.close();
  await postgres?.stop();
});

const settings = () => ({ ...SHIPPED, LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent', VSD_FILES_DIR: '/tmp' });
const services = ({ port }: ApiProcess) => `http://127.0.0.1:${port}/volta-service-desk/services`;
const statusOf = (api: ApiProcess, path: string) =>
  fetch(`${services(api)}/${path}`, { headers: { authorization: `Bearer ${token}` } }).then(async (answer) => {
    await answer.arrayBuffer();
    return answer.status;
  });
const write = (api: ApiProcess) =>
  fetch(`${services(api)}/v1/tickets`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      type: 'INCIDENT',
      customerDescription: 'Die Heizung bleibt kalt.',
      category: world.category,
      customer: world.acme,
      contactName: 'Anna Keller',
      contactPhone: '+41 44 123 45 67',
    }),
  }).then(async (answer) => ({ status: answer.status, body: (await answer.json()) as { id: string; code?: string } }));

/** Reads and writes that begin at the same moment on one process; the statuses of all. */
const beginAll = (api: ApiProcess) =>
  Promise.all([
    ...Array.from({ length: READS }, (_, at) => statusOf(api, `v1/${LISTS[at % LISTS.length]}`)),
    ...Array.from({ length: WRITES }, () => write(api).then(({ status }) => status)),
  ]);

const startedApi = async (how: Promise<ApiProcess>) => {
  const api = await how;
  ended.push(() => {
    api.process.kill('SIGKILL');
    return api.ended;
  });
  return api;
};
const startedWorker = <T extends WorkerProcess>(worker: T): T => {
  ended.push(() => {
    worker.kill();
    return worker.ended;
  });
  return worker;
};
const stopped = (worker: WorkerProcess) => {
  worker.process.kill('SIGTERM');
  return worker.ended;
};
const workerSettings = () => ({ ...settings(), LOG_LEVEL: 'info', VSD_ISSUER: desk.issuer.url });
/** The request of a load balancer and of the launcher. */
const health = async (api: ApiProcess, which: 'live' | 'ready') => {
  const answer = await fetch(`${services(api)}/health/${which}`);
  await answer.arrayBuffer();
  return answer.status;
};
const ready = (api: ApiProcess) => health(api, 'ready');
const live = (api: ApiProcess) => health(api, 'live');
const well = (api: ApiProcess) =>
  eventually(async () => expect([await ready(api), await statusOf(api, 'v1/tickets')]).toEqual([200, 200]));
/** Whether the notices of all tickets so far were worked. */
const noticesAreWorked = () =>
  eventually(async () => {
    const { rows } = await desk.query(`select distinct state::text from pgboss.job where name = 'ticket-notices'`);
    expect(rows).toEqual([{ state: 'completed' }]);
  });

describe('a database that answers nothing for a minute', () => {
  it('ends no process, and everything is well within seconds of its return', async () => {
    const apis = await Promise.all([1, 2].map(() => startedApi(startApi(desk, settings()))));
    const worker = startedWorker(await startWorker({ ...workerSettings(), DATABASE_URL: desk.databaseUrl }));
    const streams = await Promise.all(apis.map(({ port }) => readEvents(desk, 'agent', { port })));
    for (const stream of streams) ended.push(() => stream.close());
    const { id } = await world.submit('agent');
    const uploads = await Promise.all(apis.map((api) => beginUpload(services(api), token, id)));
    // Opens all connections of the pools.
    for (const api of apis) expect(new Set(await beginAll(api))).toEqual(new Set([200, 201]));

    await postgres.freeze();
    const over = performance.now() + FROZEN_MS;
    const begun = await Promise.all(apis.map(beginAll));
    expect(new Set(begun.flat())).toEqual(new Set([503]));
    const meanwhile = new Set<unknown>();
    await eventually(async () => {
      for (const api of apis) meanwhile.add(`live ${await live(api)}, ready ${await ready(api)}`);
      if (performance.now() < over) throw new Error('The minute is not over');
    });
    expect([...meanwhile]).toEqual(['live 200, ready 503']);

    await postgres.thaw();
    const back = performance.now();
    await Promise.all(apis.map(well));
    const tickets = await Promise.all(
      apis.map((api) =>
        eventually(async () => {
          const { status, body } = await write(api);
          expect(status).toBe(201);
          return body.id;
        }),
      ),
    );
    const news = (stream: EventReader) => stream.told.map((one) => one.id);
    await eventually(() => {
      for (const stream of streams) expect(news(stream)).toEqual(expect.arrayContaining(tickets));
    });
    expect(performance.now() - back).toBeLessThan(WELL_WITHIN_MS * busyness());
    for (const upload of uploads) upload.finish();
    expect(await Promise.all(uploads.map((upload) => upload.answer))).toEqual([201, 201]);
    await noticesAreWorked();
    expect([...apis, worker].map((one) => one.process.exitCode)).toEqual([null, null, null]);
  });
});

const databaseDoor = async () => {
  const door = await openDoor(desk.databaseUrl);
  ended.push(door.shut);
  return door;
};

describe('a process that is told to end while its database is frozen', () => {
  it('ends in seconds, well before its limit', async () => {
    const limit = { VSD_DRAIN_MS: '600000' };
    const api = await startedApi(startApi(desk, { ...settings(), ...limit }));
    const worker = startedWorker(await startWorker({ ...workerSettings(), ...limit, DATABASE_URL: desk.databaseUrl }));
    await well(api);
    await postgres.freeze();
    const told = performance.now();
    expect(await Promise.all([api.stop(), stopped(worker)])).toEqual(['SIGTERM', 'SIGTERM']);
    expect(performance.now() - told).toBeLessThan(SAID_WITHIN_MS * busyness());
  });
});

describe('a process that starts without its database', () => {
  const AWAY = {
    'is frozen': async () => {
      await postgres.freeze();
      return { url: desk.databaseUrl, comeBack: () => postgres.thaw() };
    },
    'refuses connections': async () => {
      const door = await databaseDoor();
      await door.shut();
      return { url: door.url, comeBack: () => door.open() };
    },
  };

  it.each(Object.entries(AWAY))(
    'lives, says that it is not ready, and serves soon after: it %s',
    async (_how, leave) => {
      const { url, comeBack } = await leave();
      const api = await startedApi(beginApi({ ...desk, databaseUrl: url, issuer: desk.issuer }, settings()));
      const worker = startedWorker(beginWorker({ ...workerSettings(), DATABASE_URL: url }));
      await eventually(async () => expect(await live(api)).toBe(200), SAID_WITHIN_MS * busyness());
      expect([await ready(api), (await write(api)).status, await statusOf(api, 'v1/tickets')]).toEqual([503, 503, 503]);

      await comeBack();
      const back = performance.now();
      await well(api);
      expect((await write(api)).status).toBe(201);
      expect(performance.now() - back).toBeLessThan(WELL_WITHIN_MS * busyness());
      await worker.working;
      await noticesAreWorked();
      expect([api, worker].map((one) => one.process.exitCode)).toEqual([null, null]);
    },
  );
});
