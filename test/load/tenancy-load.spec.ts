import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Person } from '../support/people.js';
import { type Json, recordsOf } from '../support/records.js';
import { useDesk } from '../support/use-desk.js';

const POOL = 5;
const REQUESTS = 1_000;
const AT_ONCE = 40;
const OWN_ROWS = 20;

interface Side {
  readonly tenant: string;
  readonly manager: Person;
  readonly agent: Person;
  readonly rows: Json[];
}

const desk = useDesk({ VSD_POOL_SIZE: String(POOL) });
let serial = 0;
const sides: Side[] = [
  { tenant: 'alpina', manager: 'manager', agent: 'agent', rows: [] },
  { tenant: 'nordwind', manager: 'otherManager', agent: 'otherAgent', rows: [] },
];

beforeAll(async () => {
  const records = recordsOf(desk);
  for (const { tenant, manager, rows } of sides) {
    for (let at = 0; at < OWN_ROWS; at += 1) {
      rows.push(await records.create('text-blocks', { name: `${tenant} ${at}`, content: tenant }, manager));
    }
  }
});

const belongsTo = (side: Side) => (row: Json) => row.content === side.tenant && row.name.startsWith(side.tenant);

/** Sends a request and hangs up after so many milliseconds, wherever the server is by then. */
async function hangUp(side: Side, after: number): Promise<void> {
  const { port } = desk.app.getHttpServer().address() as AddressInfo;
  const token = await desk.token(side.manager);
  serial += 1;
  await new Promise<void>((resolve) => {
    const call = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/volta-service-desk/services/v1/text-blocks',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    call.on('error', () => resolve()).on('response', (answer) => answer.resume().on('close', () => resolve()));
    call.end(JSON.stringify({ name: `${side.tenant} aborted ${serial}`, content: side.tenant }));
    setTimeout(() => call.destroy(), after).unref();
  });
}

/** One of ten kinds of requests, some of which end badly. Returns the fault in the answer. */
async function ask(at: number): Promise<string | null> {
  const side = sides[at % 2] as Side;
  const other = sides[(at + 1) % 2] as Side;
  const own = side.rows[at % OWN_ROWS] as Json;
  const foreign = other.rows[at % OWN_ROWS] as Json;
  const as = desk.as(side.manager);
  const expectStatus = (answer: { status: number }, ...expected: number[]) =>
    expected.includes(answer.status) ? null : `${at}: ${answer.status} instead of ${expected}`;
  switch (at % 10) {
    case 0:
    case 1: {
      const { status, body, headers } = await desk.as(side.agent).get('v1/text-blocks?range=[0,199]&count=exact');
      if (status !== 200 || body.length < OWN_ROWS) return `${at}: ${status} with ${body.length} rows`;
      if (Number(headers['x-total-count']) < OWN_ROWS) return `${at}: counted ${headers['x-total-count']}`;
      return body.every(belongsTo(side)) ? null : `${at}: a foreign row in the list`;
    }
    case 2:
    case 3: {
      const { status, body } = await desk.as(side.agent).get(`v1/text-blocks/${own.id}`);
      return status === 200 && belongsTo(side)(body) ? null : `${at}: own row ${status}`;
    }
    case 4:
      return expectStatus(await as.get(`v1/text-blocks/${foreign.id}`), 404);
    case 5:
      // A transaction that fails in the database.
      return expectStatus(await as.post('v1/text-blocks').send({ name: own.name, content: side.tenant }), 409);
    case 6:
      return expectStatus(
        await as.post('v1/text-blocks').send({ name: `${side.tenant} x${at}`, content: side.tenant }),
        201,
      );
    case 7:
      await hangUp(side, at % 13);
      return null;
    case 8:
      return expectStatus(await as.delete(`v1/text-blocks/${foreign.id}`), 404);
    default: {
      const change = { global: at % 20 === 9 };
      const call = as.patch(`v1/text-blocks/${foreign.id}`).set('If-Match', `"${foreign.version}"`);
      return expectStatus(await call.send(change), 404);
    }
  }
}

describe('a thousand interleaved requests of two tenants on a pool of five', () => {
  it('never bring a foreign row, though some fail and some hang up', async () => {
    const wrong: string[] = [];
    let next = 0;
    const walk = async () => {
      for (let at = next++; at < REQUESTS; at = next++) {
        const fault = await ask(at);
        if (fault) wrong.push(fault);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, walk));
    expect(wrong).toEqual([]);
  });

  it('leave every row in its tenant', async () => {
    for (const side of sides) {
      const body = await desk.as(side.agent).read('v1/text-blocks?range=[0,199]');
      expect(body.filter((row: Json) => !belongsTo(side)(row))).toEqual([]);
      for (const own of side.rows) expect(body.map(({ id }: Json) => id)).toContain(own.id);
    }
  });

  it('leave no connection that knows a tenant, nor one within a transaction', async () => {
    const { em } = desk.app.get(MikroORM);
    const everyone = Promise.withResolvers<void>();
    let arrived = 0;
    const found = await Promise.all(
      Array.from({ length: POOL }, () =>
        em.fork().transactional(async (connection) => {
          const [row] = await connection.execute<Json[]>(
            `select pg_backend_pid() as pid, nullif(current_setting('app.tenant', true), '') as tenant`,
          );
          arrived += 1;
          if (arrived === POOL) everyone.resolve();
          await everyone.promise;
          return row as Json;
        }),
      ),
    );
    expect(new Set(found.map(({ pid }) => pid)).size).toBe(POOL);
    expect(found.map(({ tenant }) => tenant)).toEqual(Array.from({ length: POOL }, () => null));
    const rows =
      await desk.rows(`select count(*)::int as held from pg_stat_activity where usename = 'vsd_app' and datname = current_database()
          and state like 'idle in transaction%'`);
    expect(rows).toEqual([{ held: 0 }]);
  });
});
