import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resourceOf } from '../../../api/platform/resource/resource.js';
import { LEAN_OPTIONS } from '../../../api/standalone/child.js';
import { Ticket } from '../../../api/tickets/record/ticket.entity.js';
import { type ApiProcess, startApi } from '../../support/api-process.js';
import { startApplication, type TestApplication } from '../../support/application.js';
import { eventually } from '../../support/eventually.js';
import { fillTable } from '../../support/fill-table.js';
import type { Person } from '../../support/people.js';
import type { Json } from '../../support/records.js';
import { ticketWorld } from '../../support/ticket-world.js';
import { webhookReceiver } from '../../support/webhook-receiver.js';
import { startWorker, type WorkerProcess } from '../../support/worker-process.js';

/** Tickets of the tenant that floods. */
const TICKETS = Number(process.env.VSD_FLOOD_TICKETS ?? 20_000);
/** Requests of the other tenant, whose waits are measured. */
const REQUESTS = Number(process.env.VSD_FLOOD_REQUESTS ?? 100);
/** The factor by which the waits of another tenant may grow under each flood. */
const MOST_TIMES = 2;
/** A page within this time feels immediate, in milliseconds: with two processors the flood itself takes its share of them. */
const UNNOTICED_MS = 250;
/** How long another tenant may wait for a webhook or an export beside a flood of them, in milliseconds. */
const SOON_MS = 15_000;

let desk: TestApplication;
let api: ApiProcess;
let worker: WorkerProcess;

beforeAll(async () => {
  desk = await startApplication();
  await ticketWorld(desk);
  await fillTable(desk.superuser, resourceOf(Ticket), 'alpina', TICKETS);
  await fillTable(desk.superuser, resourceOf(Ticket), 'nordwind', 1_000);
  const settings = { DATABASE_URL: desk.databaseUrl, VSD_ISSUER: desk.issuer.url };
  api = await startApi(desk, settings, undefined, LEAN_OPTIONS);
  for (const [manager, agent] of [
    ['manager', 'agent'],
    ['otherManager', 'otherAgent'],
  ] as const) {
    const { body } = await call(manager, 'customers', { code: 'FLOOD', name: 'Flut AG' });
    customers.set(agent, body.id);
  }
  worker = await startWorker(settings, LEAN_OPTIONS);
});
afterAll(async () => {
  worker?.kill();
  await worker?.ended;
  await api?.stop();
  await desk?.close();
});

const call = async (person: Person, path: string, body?: Json): Promise<{ status: number; body: Json }> => {
  const answer = await fetch(`http://127.0.0.1:${api.port}/volta-service-desk/services/v1/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${await desk.token(person)}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : {} };
};
const PAGE = 'tickets?range=[0,24]&embed=["customer"]&fields=["identifier","state","title"]';
/** A customer of each tenant, whose tickets are written. */
const customers = new Map<Person, string>();
const write = async (person: Person) => {
  const ticket = {
    type: 'TICKET',
    customer: customers.get(person),
    customerDescription: 'Die Pumpe steht.',
    draft: true,
  };
  expect((await call(person, 'tickets', ticket)).status).toBe(201);
};

/** The time in milliseconds within which 95 of 100 pages reached the other tenant. */
async function waits(): Promise<number> {
  const times: number[] = [];
  while (times.length < REQUESTS) {
    const start = performance.now();
    expect((await call('otherAgent', PAGE)).status).toBe(200);
    times.push(performance.now() - start);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(REQUESTS * 0.95)] ?? 0;
}

/** Runs so many callers of one tenant, each with one call after the other, until the work is done. */
async function beside<T>(callers: number, ask: () => Promise<unknown>, work: () => Promise<T>): Promise<T> {
  let isOver = false;
  const flood = Array.from({ length: callers }, async () => {
    while (!isOver) await ask();
  });
  try {
    return await work();
  } finally {
    isOver = true;
    await Promise.all(flood);
  }
}

describe('another tenant', () => {
  it.each<[string, number, () => Promise<unknown>]>([
    [
      '36 readers of long lists',
      36,
      () => call('agent', `tickets?range=[0,199]&filter=${encodeURIComponent('{"q":"pumpe"}')}`),
    ],
    ['20 writers', 20, () => write('agent')],
    ['12 callers of figures', 12, () => call('manager', 'figures/created?by=customer&period=THIS_YEAR')],
  ])('reads at most twice as slowly beside %s', async (_flood, callers, ask) => {
    const quiet = await waits();
    const flooded = await beside(callers, ask, waits);
    console.info(`p95 ${Math.round(quiet)} ms, beside the flood ${Math.round(flooded)} ms`);
    expect(flooded).toBeLessThan(Math.max(UNNOTICED_MS, MOST_TIMES * quiet));
  });

  it('gets its export soon beside fifty of one tenant', async () => {
    const order = (person: Person) => call(person, 'exports', { resource: 'tickets', format: 'csv' });
    for (let count = 0; count < 50; count += 1) await order('manager');
    const start = performance.now();
    const { body } = await order('otherManager');
    await eventually(async () => {
      expect((await call('otherManager', `exports/${body.id}`)).body.state).toBe('DONE');
    });
    const took = performance.now() - start;
    console.info(`export after ${Math.round(took)} ms`);
    expect(took).toBeLessThan(SOON_MS);
  });

  it('gets its webhooks soon beside receivers of one tenant that never answer', async () => {
    const silent: Server = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const receiver = await webhookReceiver();
    try {
      const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/hook`;
      const events = ['tickets.changed', 'tickets.created'];
      for (let count = 0; count < 6; count += 1)
        expect((await call('admin', 'webhooks', { url: `${url}${count}`, events })).status).toBe(201);
      expect((await call('otherAdmin', 'webhooks', { url: receiver.url, events })).status).toBe(201);
      for (let count = 0; count < 30; count += 1) await write('agent');
      const start = performance.now();
      await write('otherAgent');
      await eventually(async () => expect(receiver.calls.length).toBeGreaterThan(0));
      const took = performance.now() - start;
      console.info(`webhook after ${Math.round(took)} ms`);
      expect(took).toBeLessThan(SOON_MS);
    } finally {
      silent.closeAllConnections();
      silent.close();
      await receiver.close();
    }
  });
});
