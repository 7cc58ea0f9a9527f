import { randomUUID } from 'node:crypto';
import { isUnavailable } from '../../api/platform/database/unavailable.js';
import { ReadPool } from '../../api/platform/read/read-pool.js';
import { Statement } from '../../api/platform/read/statement.js';
import { runAsTenant } from '../../api/platform/tenancy/session.js';
import { UnitOfWork } from '../../api/platform/tenancy/unit-of-work.js';
import { type ApiProcess, startApi } from '../support/api-process.js';
import { startApplication } from '../support/application.js';
import { eventually } from '../support/eventually.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const POOL = 5;
/** Longer than any limit under which the processes run. */
const HOPELESS_MS = 100_000;

const desk = useDesk();
const world = useTicketWorld(desk);
let token: string;
const processes: ApiProcess[] = [];
beforeAll(async () => {
  token = await desk.token('agent');
});
afterEach(async () => {
  await desk.rows('rollback');
  await Promise.all(processes.splice(0).map((api) => api.stop()));
});

const start = async (settings: Record<string, string> = {}) => {
  const api = await startApi(desk, { VSD_POOL_SIZE: String(POOL), LOG_LEVEL: 'silent', ...settings });
  processes.push(api);
  return api;
};

const ask = (api: ApiProcess, path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${api.port}/volta-service-desk/services/${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...init.headers },
    signal: AbortSignal.timeout(HOPELESS_MS),
  });

const create = (api: ApiProcess, key: string = randomUUID()) =>
  ask(api, 'v1/tickets', {
    method: 'POST',
    headers: { 'idempotency-key': key },
    body: JSON.stringify({
      type: 'INCIDENT',
      customerDescription: `Die Heizung bleibt kalt (${key}).`,
      category: world.category,
      customer: world.acme,
      contactName: 'Anna Keller',
      contactPhone: '+41 44 123 45 67',
    }),
  });

/** Ends every session of the process but those of the suite's own application. */
const terminate = async (condition = 'true') => {
  const { rowCount } = await desk.superuser.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and ${condition}`,
  );
  return rowCount;
};

const howMany = async (key: string) =>
  (await desk.superuser.query('select from ticket where customer_description like $1', [`%(${key})%`])).rowCount;

it('compiles no plan in any of its sessions, whatever the server does by itself', async () => {
  const [server] = await desk.rows('show jit');
  expect(server).toEqual({ jit: 'on' });
  const written = runAsTenant('alpina', () => desk.app.get(UnitOfWork).read((em) => em.execute('show jit')));
  expect(await written).toEqual([{ jit: 'off' }]);
  const read = runAsTenant('alpina', () =>
    desk.app.get(ReadPool).run([Object.assign(new Statement(), { text: 'show jit' })]),
  );
  expect(await read).toEqual([[{ jit: 'off' }]]);
});

describe('a process whose database sessions are ended', () => {
  it('serves again at once, however often the sessions end in the midst of writes, and does nothing twice', async () => {
    const api = await start();
    for (let round = 0; round < 3; round++) {
      const keys = Array.from({ length: 12 }, (): string => randomUUID());
      // The lock delays the transactions midway, for quick ones and late looks alike.
      await desk.rows('begin; lock table ticket in share mode');
      const first = keys.map((key) => create(api, key));
      await eventually(async () => {
        await desk.rows('select pg_stat_clear_snapshot()');
        const rows = await desk.rows(
          `select from pg_stat_activity where datname = current_database() and application_name = 'volta-api' and xact_start is not null`,
        );
        if (rows.length < 2) throw new Error('Nobody writes yet');
      });
      await terminate();
      await desk.rows('rollback');
      const answers = await Promise.all(first);
      for (const answer of answers) expect([201, 503]).toContain(answer.status);
      for (const answer of answers.filter(({ status }) => status === 503)) {
        expect(answer.headers.get('retry-after')).toBe('2');
        expect(await answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
      }
      const again = await Promise.all(keys.map((key) => eventually(() => created(api, key))));
      expect(new Set(again).size).toBe(12);
      for (const key of keys) expect(await howMany(key)).toBe(1);
    }
    expect((await ask(api, 'health/ready')).status).toBe(200);
  });

  it('gives back what it held when a commit fails', async () => {
    const api = await start();
    // A committing session is gone by then: the trigger ends its own session as the last step before the commit.
    await desk.rows(`
      create function end_myself() returns trigger language plpgsql security definer as
        $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
      create constraint trigger end_myself after insert on ticket deferrable initially deferred
        for each row execute function end_myself()`);
    const keys = Array.from({ length: 3 * POOL }, () => randomUUID());
    const refused = await Promise.all(keys.map((key) => create(api, key)));
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
    await desk.rows('drop trigger end_myself on ticket; drop function end_myself()');
    const answers = await Promise.all(keys.map((key) => create(api, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  });

  it('goes on with the session store, the jobs and the live events', async () => {
    const api = await start();
    const names = ['volta-api', 'volta-jobs', 'volta-session', 'volta-events', 'volta-watch'];
    await ask(api, 'docs', { redirect: 'manual' });
    for (const name of names) {
      await terminate(`application_name = '${name}'`);
      await eventually(async () => expect((await ask(api, 'health/ready')).status).toBe(200));
      expect((await create(api)).status).toBe(201);
      expect((await ask(api, 'docs', { redirect: 'manual' })).status).toBeLessThan(500);
    }
    expect(api.process.exitCode).toBeNull();
  });
});

const created = async (api: ApiProcess, key: string): Promise<string> => {
  const answer = await create(api, key);
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
};

describe('a request that waits for too long', () => {
  it('for a lock is answered 503, and done once when it is repeated', async () => {
    const api = await start({ VSD_DB_LOCK_MS: '300' });
    await desk.rows('begin; lock table ticket in access exclusive mode');
    const key: string = randomUUID();
    const refused = await create(api, key);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await refused.json()).toMatchObject({ code: 'UNAVAILABLE' });
    await desk.rows('rollback');
    const id = await created(api, key);
    expect(await created(api, key)).toBe(id);
    expect(await howMany(key)).toBe(1);
  });

  it('for a statement, or for a connection, is answered 503', async () => {
    const api = await start({ VSD_DB_STATEMENT_MS: '1000', VSD_DB_WAIT_MS: '200', VSD_POOL_SIZE: '1' });
    await desk.rows('begin; lock table ticket in access exclusive mode');
    const answers = await Promise.all([create(api), create(api), create(api)]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
    // The table is locked, not the database away; a busy machine may take it for away for a moment.
    await eventually(async () => expect((await ask(api, 'health/ready')).status).toBe(200));
    await desk.rows('rollback');
    // A session that waited for the lock may hold the one connection for a moment still.
    await eventually(async () => expect((await create(api)).status).toBe(201));
  });
});

describe('a transaction in which nothing happens', () => {
  it('is ended, and its connection serves others', async () => {
    const other = await startApplication({ VSD_DB_IDLE_MS: '1000', VSD_POOL_SIZE: '1' });
    try {
      const work = other.app.get(UnitOfWork);
      const idle = runAsTenant('alpina', () =>
        work.read(async (em) => {
          const [own] = await em.execute<{ pid: number }[]>('select pg_backend_pid() as pid');
          await eventually(async () => {
            const { rowCount } = await other.superuser.query('select from pg_stat_activity where pid = $1', [own?.pid]);
            if (rowCount) throw new Error('The session still stands');
          });
          await em.execute('select 1');
        }),
      );
      expect(isUnavailable(await idle.catch((error) => error))).toBe(true);
      await other.as('agent').get('v1/me').expect(200);
    } finally {
      await other.close();
    }
  });
});

describe('a process that cannot go on', () => {
  it('ends when requests wait and no connection changes hands', async () => {
    const api = await start({
      VSD_POOL_SIZE: '1',
      VSD_DB_LOCK_MS: '60000',
      VSD_DB_STATEMENT_MS: '60000',
      VSD_DB_WAIT_MS: '60000',
      VSD_DB_STUCK_MS: '1000',
    });
    await desk.rows('begin; lock table ticket in access exclusive mode');
    const waiting = Promise.allSettled([create(api), create(api)]);
    expect(await api.ended).toBe(70);
    await waiting;
  });
});
