import { randomUUID } from 'node:crypto';
import { createApplication } from '../../api/application.js';
import { readEnv } from '../../api/platform/env.js';
import { ReadPool } from '../../api/platform/read/read-pool.js';
import { Statement } from '../../api/platform/read/statement.js';
import { runAsTenant } from '../../api/platform/tenancy/session.js';
import { UnitOfWork } from '../../api/platform/tenancy/unit-of-work.js';
import { type ApiProcess, startApi } from '../support/api-process.js';
import { callerOf } from '../support/application.js';
import { type DatabaseDoor, openDoor } from '../support/database-door.js';
import { SHIPPED } from '../support/database-limits.js';
import { debianProgramHere } from '../support/debian-tools.mjs';
import { readEvents } from '../support/event-reader.js';
import { eventually } from '../support/eventually.js';
import type { Person } from '../support/people.js';
import { type PgBouncer, startPgBouncer } from '../support/pgbouncer.js';
import type { Json } from '../support/records.js';
import { useMailedDesk } from '../support/use-desk.js';
import { startWorker, type WorkerProcess } from '../support/worker-process.js';
import { writeLoad } from '../support/write-load.js';

const SERVER_CONNECTIONS = 2;
const REQUESTS = 400;

const TICKET = {
  type: 'INCIDENT',
  contactName: 'Anna Keller',
  contactEmail: 'anna@acme.example',
  contactPhone: '+41 44 123 45 67',
};

const program: string | null = await debianProgramHere('trixie', 'pgbouncer', 'pgbouncer');

(program ? describe : describe.skip)('behind PgBouncer in transaction mode, API and worker', () => {
  const { desk, world, smtp } = useMailedDesk();
  let pooler: PgBouncer;
  let door: DatabaseDoor;
  let api: ApiProcess;
  let worker: WorkerProcess;
  let addresses: Record<string, string>;

  beforeAll(async () => {
    pooler = await startPgBouncer(program as string, desk.databaseUrl, SERVER_CONNECTIONS);
    door = await openDoor(desk.databaseUrl);
    addresses = { DATABASE_URL: pooler.urlOf(desk.databaseUrl), DATABASE_DIRECT_URL: door.url };
    const settings = {
      ...SHIPPED,
      ...addresses,
      VSD_RATE_LIMIT: '1000000',
      VSD_FILES_DIR: desk.files,
      SMTP_URL: smtp.url,
    };
    api = await startApi(desk, { ...settings, LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent' });
    worker = await startWorker({ ...settings, LOG_LEVEL: 'info', VSD_ISSUER: desk.issuer.url });
  });
  afterAll(async () => {
    await api?.stop();
    worker?.kill();
    await worker?.ended;
    await door?.shut();
    await pooler?.stop();
  });

  const origin = () => `http://127.0.0.1:${api.port}`;
  const as = async (person: Person) => callerOf(origin(), await desk.token(person));
  const load = async () =>
    writeLoad(
      {
        address: () => `${origin()}/volta-service-desk/services/v1/tickets`,
        token: await desk.token('agent'),
        body: (key) => ({ ...TICKET, customerDescription: `(${key})`, category: world.category, customer: world.acme }),
      },
      4,
    );
  /** Writes of before and after count once each, and none of the statuses is a failure of ours. */
  const expectKept = async ({ acknowledged, statuses }: ReturnType<typeof writeLoad>) => {
    expect([...statuses.keys()].filter((status) => ![0, 201, 503].includes(status))).toEqual([]);
    const rows = await desk.rows(`select substring(customer_description from '\\((.*)\\)') as key from ticket`);
    const keys = rows.map(({ key }) => key).filter((key) => acknowledged.has(key));
    expect(keys.sort()).toEqual([...acknowledged.keys()].sort());
  };

  it('list, search, write, send a live update and a mail, and keep sessions', async () => {
    const agent = await as('agent');
    const stream = await readEvents(desk, 'customer', { port: api.port });
    const word = `Brunnen${randomUUID().slice(0, 8)}`;
    const ticket = await agent.create('v1/tickets', {
      ...TICKET,
      customerDescription: `Der ${word} läuft über.`,
      category: world.category,
      customer: world.acme,
    });
    await eventually(() => expect(smtp.to('anna@acme.example')).not.toEqual([]));
    await eventually(async () => expect((await agent.read('v1/search', { q: word })).hits).toHaveLength(1));
    const found = await agent.read('v1/tickets', { filter: { q: word } });
    expect(found.map(({ id }: Json) => id)).toEqual([ticket.id]);
    const own = await (await as('customer')).create('v1/tickets', {
      type: 'TICKET',
      customerDescription: word,
      category: world.category,
    });
    await eventually(() => expect(stream.told.map(({ id }) => id)).toContain(own.id));
    stream.close();
    const docs = await fetch(`${origin()}/volta-service-desk/services/docs`, { redirect: 'manual' });
    expect(docs.status).toBeLessThan(400);
  });

  it('never mix tenants: of hundreds of requests at once on two connections each gets its own rows', async () => {
    const callers = { alpina: await as('manager'), nordwind: await as('otherManager') };
    type Tenant = keyof typeof callers;
    const tenants = Object.keys(callers) as Tenant[];
    const ids: Record<Tenant, string[]> = { alpina: [], nordwind: [] };
    for (const tenant of tenants)
      for (let index = 0; index < 5; index += 1) {
        const text = { name: `${tenant} ${index}`, content: 'gemeinsam' };
        ids[tenant].push((await callers[tenant].create('v1/text-blocks', text)).id);
      }
    const read = async (tenant: Tenant, index: number): Promise<void> => {
      const client = callers[tenant];
      const other = tenant === 'alpina' ? 'nordwind' : 'alpina';
      const names = (rows: Json[]) => new Set(rows.map(({ name }) => String(name).split(' ')[0]));
      const acts = [
        async () => expect(names(await client.read('v1/text-blocks'))).toEqual(new Set([tenant])),
        async () =>
          expect(names(await client.read('v1/text-blocks', { filter: { q: 'gemeinsam' } }))).toEqual(new Set([tenant])),
        async () => expect((await client.get(`v1/text-blocks/${ids[other][index % 5]}`)).status).toBe(404),
        async () => expect((await client.read('v1/me')).tenant).toBe(tenant),
        () => client.create('v1/text-blocks', { name: `${tenant} ${randomUUID()}`, content: 'gemeinsam' }),
      ];
      await acts[index % acts.length]?.();
    };
    // At every moment requests of both tenants are under way.
    for (let first = 0; first < REQUESTS; first += 40)
      await Promise.all(
        Array.from({ length: 40 }, (_, at) => read(tenants[at % 2] as Tenant, Math.floor((first + at) / 2))),
      );
    const tenantsOf = await desk.rows('select distinct tenant from text_block where name like $1', 'alpina%');
    const others = await desk.rows('select distinct tenant from text_block where name like $1', 'nordwind%');
    expect([tenantsOf, others]).toEqual([[{ tenant: 'alpina' }], [{ tenant: 'nordwind' }]]);
  });

  it('bring the settings of their sessions into each transaction', async () => {
    const env = readEnv({
      NODE_ENV: 'test',
      LOG_LEVEL: 'error',
      VSD_ISSUER: desk.issuer.url,
      VSD_DB_LOCK_MS: '1234',
      ...addresses,
    });
    const app = await createApplication(env);
    try {
      const names = ['jit', 'lock_timeout', 'transaction_read_only', 'plan_cache_mode', 'timezone', 'app.tenant'];
      const text = `select ${names.map((name, index) => `current_setting('${name}') as "${index}"`).join(', ')}`;
      const [read] = await runAsTenant('alpina', () =>
        app.get(ReadPool).run([Object.assign(new Statement(), { text })]),
      );
      expect(Object.values(read?.[0] ?? {})).toEqual(['off', '1234ms', 'on', 'force_generic_plan', 'UTC', 'alpina']);
      const [written] = await runAsTenant('alpina', () => app.get(UnitOfWork).write((em) => em.execute(text)));
      expect(Object.values(written as Json).slice(0, 4)).toEqual(['off', '1234ms', 'off', 'auto']);
    } finally {
      await app.close();
    }
  });

  it('notice a direct connection that has broken without a sign', async () => {
    const stream = await readEvents(desk, 'agent', { port: api.port });
    await eventually(() => door.silence('volta-events'));
    const opened = door.opened('volta-events');
    await eventually(() => expect(door.opened('volta-events')).toBe(opened + 1));
    const { id } = await world.submit('agent');
    await eventually(() => expect(stream.told.map((one) => one.id)).toContain(id));
    stream.close();
  });

  it('go on when PgBouncer is killed and started again amid writes', async () => {
    const writes = await load();
    await writes.next();
    for (let round = 0; round < 2; round += 1) {
      await pooler.kill();
      await eventually(async () => expect((await (await as('agent')).get('v1/me')).status).toBe(503));
      await pooler.start();
      await writes.next();
    }
    await writes.stop();
    await expectKept(writes);
    await eventually(async () => expect((await (await as('agent')).get('health/ready')).status).toBe(200));
  });

  it('refuse requests while PgBouncer is frozen, and go on afterwards', async () => {
    const writes = await load();
    await writes.next();
    pooler.freeze();
    try {
      await eventually(async () => {
        const ready = await (await as('agent')).get('health/ready');
        expect([ready.status, (await (await as('agent')).get('v1/tickets')).status]).toEqual([503, 503]);
      });
    } finally {
      pooler.thaw();
    }
    await writes.next();
    await writes.stop();
    await expectKept(writes);
    expect([api.process.exitCode, worker.process.exitCode]).toEqual([null, null]);
  });
});
