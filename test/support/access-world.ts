import { FIXTURES, managerOf, SIDES, type Side } from './access-fixtures.js';
import type { TestApplication } from './application.js';
import { type Person, people } from './people.js';
import type { Json } from './records.js';

/** Records of every resource on every side, and fresh ones in place of those that a call has deleted. */
export interface AccessWorld {
  /** Id of the side's record. */
  idOf(path: string, side: Side): string;
  /** Body of a creation that is right, different each time. */
  bodyOf(path: string, side: Side): Json;
  /** The record as the person reads it now; as its manager does if they may not. Kept until the next write. */
  current(path: string, side: Side, person: Person): Promise<Json>;
  /** Forgets all read records after a write. */
  forget(): void;
  renew(path: string, side: Side): Promise<void>;
  /** Gives fields of the record the values that they had. */
  restore(path: string, side: Side, values: Json): Promise<void>;
}

/** Makes the records for the calls of the access matrix. */
export async function accessWorld(desk: TestApplication): Promise<AccessWorld> {
  const ids = new Map<string, string>();
  const read = new Map<string, Promise<Json>>();
  let serial = 0;
  const key = (path: string, side: Side) => `${path} ${side}`;
  const idOf = (path: string, side: Side) => {
    const id = ids.get(key(path, side));
    if (!id) throw new Error(`test/support/access-fixtures.ts has no fixture for ${path} before it is referred to`);
    return id;
  };
  const bodyAt = (path: string, side: Side, number: number): Json => {
    const body = FIXTURES[path]?.body;
    if (!body) throw new Error(`test/support/access-fixtures.ts has no body for ${path}`);
    return body(side, (other) => idOf(other, side), number);
  };
  /** The person who made the record and may read it. */
  const keeperOf = (path: string, side: Side) => (FIXTURES[path]?.creator ?? managerOf)(side);
  const make = async (path: string, side: Side, number: number): Promise<void> => {
    const own = FIXTURES[path]?.make;
    if (own) {
      ids.set(key(path, side), await own(side, (other) => idOf(other, side), number, desk));
      return;
    }
    const answer = await desk
      .as(keeperOf(path, side))
      .post(`v1/${path}`)
      .send(bodyAt(path, side, number));
    if (answer.status !== 201) throw new Error(`No ${path} for ${side}: ${answer.status} ${answer.text}`);
    ids.set(key(path, side), answer.body.id);
  };
  // Created before they sign in, so that the stored users count from the first request on.
  const known = {
    'alpina-executor': { executionCompany: 'Rohr & Draht' },
    'alpina-customerall': { seesAllIssues: true },
  };
  for (const [username, more] of Object.entries(known)) {
    await desk.as('manager').create('v1/users', { roles: ['vsd-agent'], username, ...more });
  }
  for (const path of Object.keys(FIXTURES)) for (const side of SIDES) await make(path, side, 0);
  for (const person of Object.keys(people) as Person[]) await desk.as(person).get('v1/me').expect(200);
  const readNow = async (path: string, side: Side, person: Person): Promise<Json> => {
    const address = `v1/${path}/${idOf(path, side)}`;
    const own = await desk.as(person).get(address);
    return own.status === 200 ? own.body : await desk.as(keeperOf(path, side)).read(address);
  };
  return {
    idOf,
    bodyOf: (path, side) => {
      serial += 1;
      return bodyAt(path, side, serial);
    },
    current: (path, side, person) => {
      const name = `${key(path, side)} ${person}`;
      const known = read.get(name) ?? readNow(path, side, person);
      read.set(name, known);
      return known;
    },
    forget: () => read.clear(),
    renew: async (path, side) => {
      serial += 1;
      await make(path, side, serial);
    },
    restore: async (path, side, values) => {
      const manager = desk.as(managerOf(side));
      const address = `v1/${path}/${idOf(path, side)}`;
      const body = await manager.read(address);
      const answer = await manager.change(address, body.version, values);
      const names = Object.keys(values).join();
      if (answer.status !== 200) throw new Error(`${path} of ${side} keeps another ${names}: ${answer.text}`);
    },
  };
}
