import { readFile } from 'node:fs/promises';
import type { Response } from 'express';
import { EventStream } from '../../api/platform/events/event-stream.js';
import type { SignedInUser } from '../../api/platform/tenancy/session.js';
import { type ApiProcess, startApi } from '../support/api-process.js';
import { startApplication, type TestApplication } from '../support/application.js';
import { type EventReader, readEvents } from '../support/event-reader.js';
import { eventually } from '../support/eventually.js';
import { people } from '../support/people.js';
import { type TicketWorld, ticketWorld } from '../support/ticket-world.js';

const PEOPLE = 20;
const TABS = 10;
const MOST_GROWTH_MB = 100;

let desk: TestApplication;
let world: TicketWorld;
let api: ApiProcess;
const readers: EventReader[] = [];

beforeAll(async () => {
  desk = await startApplication();
  world = await ticketWorld(desk);
  api = await startApi(desk);
});
afterAll(async () => {
  for (const reader of readers) reader.close();
  await api?.stop();
  await desk?.close();
});

/** The memory of the process, in megabytes. */
async function memory(): Promise<number> {
  const status = await readFile(`/proc/${api.process.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

describe('a process that serves streams', () => {
  it(`holds ${PEOPLE * TABS} of them in less than ${MOST_GROWTH_MB} MB and tells each of a change`, async () => {
    const before = await memory();
    for (let at = 0; at < PEOPLE; at += 1) {
      const { agent } = people;
      const claims = { ...agent, sub: `load-${at}`, preferred_username: `load-${at}`, email: `load-${at}@a.example` };
      const token = await desk.issuer.sign(claims);
      const tabs = await Promise.all(
        Array.from({ length: TABS }, () => readEvents(desk, 'agent', { port: api.port, token })),
      );
      readers.push(...tabs);
    }
    for (const reader of readers) reader.forget();
    const { id } = await world.submit('customer');
    await eventually(() => {
      expect(readers.filter(({ told }) => told.some((one) => one.id === id))).toHaveLength(PEOPLE * TABS);
    });
    const growth = (await memory()) - before;
    if (process.env.VSD_FIGURES) process.stdout.write(`${readers.length} streams: ${growth.toFixed(1)} MB more\n`);
    expect(growth).toBeLessThan(MOST_GROWTH_MB);
  });

  it('cuts off who reads so slowly that what is told piles up', () => {
    let piled = 0;
    let isCut = false;
    const response = {
      status: () => response,
      set: () => response,
      flushHeaders: () => undefined,
      writableEnded: false,
      get destroyed() {
        return isCut;
      },
      write: (text: string) => {
        piled += text.length;
      },
      get writableLength() {
        return piled;
      },
      destroy: () => {
        isCut = true;
      },
    };
    const cursor = { horizon: 1n, at: 0 };
    const stream = new EventStream({} as SignedInUser, response as unknown as Response);
    stream.open({ cursor, events: [] }, false);
    for (let at = 0; at < 20_000 && !isCut; at += 1) stream.beat(cursor);
    expect(isCut).toBe(true);
    expect(piled).toBeLessThan(300 * 1024);
  });
});
