import { randomUUID } from 'node:crypto';
import type { ErpStore } from '../../../api/ports/erp/erp-store.js';
import { eventually } from '../eventually.js';
import type { FaultProxy } from './fault-proxy.js';

/** A store as the contract tries it. */
export interface TriedStore<T> {
  readonly store: ErpStore<T>;
  readonly place: string;
  readonly proxy: FaultProxy;
  /** A value; another one for each number. */
  value(number: number): T;
  /** The facts of a record that both sides share. */
  factsOf(value: T): unknown;
  /** Selects the calls that change a record. */
  writes: FaultProxy['spoils'];
}

/** Tests the requirements of the exchange, for each system that keeps the records. */
export function keepsContract<T>(tried: () => Promise<TriedStore<T>>): void {
  let of: TriedStore<T>;
  let key: string;
  beforeAll(async () => {
    of = await tried();
  });
  beforeEach(() => {
    of.proxy.calm();
    key = randomUUID();
  });

  const read = () => of.store.read(of.place, key);
  const write = (number: number, version: string | null) => of.store.write(of.place, key, of.value(number), version);
  const facts = async () => {
    const held = await read();
    return held && of.factsOf(held.value);
  };
  const conflict = expect.objectContaining({ problem: 'CONFLICT' });

  it('knows nothing under a key that was never written', async () => {
    expect(await read()).toBeNull();
  });

  it('holds what was written, once, and tells another version after each change', async () => {
    await write(1, null);
    const first = await read();
    expect(await facts()).toEqual(of.factsOf(of.value(1)));
    await expect(write(1, null)).rejects.toEqual(conflict);
    await write(2, first?.version ?? null);
    expect(await facts()).toEqual(of.factsOf(of.value(2)));
    expect((await read())?.version).not.toBe(first?.version);
  });

  it('refuses to write over or to remove what is another version by now', async () => {
    await write(1, null);
    const { version } = (await read())!;
    await write(2, version);
    await expect(write(3, version)).rejects.toEqual(conflict);
    await expect(of.store.remove(of.place, key, version)).rejects.toEqual(conflict);
    expect(await facts()).toEqual(of.factsOf(of.value(2)));
  });

  it('removes, and minds no second time', async () => {
    await write(1, null);
    const { version } = (await read())!;
    await of.store.remove(of.place, key, version);
    expect(await read()).toBeNull();
    await of.store.remove(of.place, key, version);
  });

  it('minds no one who was quicker to remove', async () => {
    await write(1, null);
    const { version } = (await read())!;
    of.proxy.fault = 'TWICE';
    await of.store.remove(of.place, key, version);
    of.proxy.calm();
    expect(await read()).toBeNull();
  });

  it('tells by a cursor what was changed since, and not what was before', async () => {
    const now = async (cursor: string | null) => of.store.changes(of.place, cursor);
    await write(1, null);
    const { cursor } = await now((await now(null)).cursor);
    expect((await now(cursor)).keys).toEqual([]);
    const { version } = (await read())!;
    await write(2, version);
    const after = await now(cursor);
    expect(after.keys).toEqual([key]);
    expect((await now(after.cursor)).keys).toEqual([]);
  });

  it('tells of many keys which are there, and something else after each change', async () => {
    await write(1, null);
    const told = async () => (await of.store.versions(of.place, [key, randomUUID()])) as Map<string, string>;
    const first = await told();
    expect([...first.keys()]).toEqual([key]);
    expect(await told()).toEqual(first);
    await write(2, (await read())!.version);
    expect((await told()).get(key)).not.toBe(first.get(key));
    await of.store.remove(of.place, key, (await read())!.version);
    expect(await told()).toEqual(new Map());
  });

  it('has written what was written, whether or not the answer arrived', async () => {
    of.proxy.spoils = of.writes;
    of.proxy.fault = 'ANSWER_LOST';
    await expect(write(1, null)).rejects.toEqual(expect.objectContaining({ outcome: 'UNKNOWN' }));
    of.proxy.calm();
    await eventually(async () => expect(await facts()).toEqual(of.factsOf(of.value(1))));
    await expect(write(1, null)).rejects.toEqual(conflict);
  });
}
