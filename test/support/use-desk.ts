import { startApplication, type TestApplication } from './application.js';
import { mailedDesk } from './mailed-desk.js';
import { type TicketWorld, ticketWorld } from './ticket-world.js';

/** An object that is loaded later, under a name that a suite may keep from the outset. */
function lazily<T extends object>(load: () => T | undefined): T {
  const loaded = (property: string | symbol): T => {
    const object = load();
    if (!object) throw new Error(`${String(property)} is read before the first test begins`);
    return object;
  };
  return new Proxy({} as T, {
    get(_target, property) {
      const object = loaded(property);
      return Reflect.get(object, property, object);
    },
    set: (_target, property, value) => Reflect.set(loaded(property), property, value),
  });
}

/** Ends of the started objects of the running suite. */
const ends: (() => Promise<unknown>)[] = [];

/** Starts an object of a suite before its first test, and stops it after its last one, before all that started earlier. */
export function use<T extends object>(start: () => Promise<T>, stop?: (started: T) => Promise<unknown>): T {
  let started: T | undefined;
  beforeAll(async () => {
    const object = await start();
    started = object;
    if (stop) ends.push(() => stop(object));
  });
  if (stop) afterAll(() => ends.pop()?.());
  return lazily(() => started);
}

/** The application of a suite on a database of its own, from before its first test until after its last one. */
export const useDesk = (...options: Parameters<typeof startApplication>): TestApplication =>
  use(
    () => startApplication(...options),
    (desk) => desk.close(),
  );

/** The objects that the tickets of a suite refer to; stands after `useDesk()`. */
export const useTicketWorld = (desk: TestApplication): TicketWorld => use(() => ticketWorld(desk));

/** A desk with the objects of its tickets and the server that receives its mails. */
export function useMailedDesk(settings: Record<string, string> = {}) {
  const mailed = use(
    () => mailedDesk(settings),
    ({ desk }) => desk.close(),
  );
  return {
    desk: lazily(() => mailed.desk),
    world: lazily(() => mailed.world),
    smtp: lazily(() => mailed.smtp),
  };
}
