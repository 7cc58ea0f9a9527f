import { startApplication, type TestApplication } from './application.js';
import { type TicketWorld, ticketWorld } from './ticket-world.js';

/** Starts what a suite needs before its first test and gives it under a name that the suite may keep from the outset. */
function use<T extends object>(start: () => Promise<T>): T {
  let started: T | undefined;
  beforeAll(async () => {
    started = await start();
  });
  const get = (_nothing: object, name: string | symbol) => {
    if (!started) throw new Error(`${String(name)} is asked before the first test begins`);
    return Reflect.get(started, name, started);
  };
  return new Proxy({}, { get }) as T;
}

/** The application of a suite on a database of its own, from before its first test until after its last one. */
export function useDesk(...how: Parameters<typeof startApplication>): TestApplication {
  let desk: TestApplication | undefined;
  const used = use(async () => {
    desk = await startApplication(...how);
    return desk;
  });
  afterAll(() => desk?.close());
  return used;
}

/** What the tickets of a suite refer to; stands after `useDesk()`. */
export const useTicketWorld = (desk: TestApplication): TicketWorld => use(() => ticketWorld(desk));
