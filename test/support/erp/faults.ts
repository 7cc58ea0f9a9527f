import { eventually } from '../eventually.js';
import type { Json } from '../records.js';
import type { ConnectedDesk } from './connected-desk.js';
import type { Fault } from './fault-proxy.js';

/** Faults of calls, and the error that administrators read for each. */
export const FAULTS: readonly (readonly [Fault, string])[] = [
  ['SILENCE', 'TIMEOUT'],
  ['DRIP', 'TIMEOUT'],
  ['ERROR_500', 'UNAVAILABLE'],
  ['LIMIT_429', 'RATE_LIMITED'],
  ['GARBAGE', 'PROTOCOL'],
  ['HTML', 'PROTOCOL'],
  ['TRUNCATED', 'UNAVAILABLE'],
  ['HUGE', 'PROTOCOL'],
  ['REDIRECT', 'PROTOCOL'],
  ['RESET', 'UNAVAILABLE'],
];

/** A suite's records, as the statements about faults need them. */
export interface FaultyWorld {
  erp(): ConnectedDesk;
  /** Prepares the records of the suite, and returns the user's next act: its call, and the record. */
  prepare(): Promise<() => Promise<{ status: number; body: Json }>>;
  /** Expects the record there, once. */
  stands(record: Json): Promise<void>;
  /** Faults that this system can have besides. */
  readonly more: readonly (readonly [Fault, string])[];
}

/** Tests the rules of every kind of record under each fault of the calls. */
export function statesFaults({ erp, prepare, stands, more }: FaultyWorld): void {
  it.each([...FAULTS, ...more])('are kept and sent later while the server suffers from %s', async (fault, problem) => {
    const { proxy } = erp();
    await erp().mend();
    const act = await prepare();
    proxy.fault = fault;
    const begin = Date.now();
    const { status, body } = await act();
    expect(status).toBeLessThan(300);
    // A call ends within five seconds; the rest is for our own work.
    expect(Date.now() - begin).toBeLessThan(8_000);
    // The first call met the fault; from then on the circuit may be open.
    await eventually(async () => {
      const link = await erp().linkOf(body);
      expect(link).toMatchObject({ state: 'WAITING', lease_until: null });
      expect([problem, 'CIRCUIT_OPEN']).toContain(link?.problem);
    });
    expect(await erp().state()).toMatchObject({ problem });
    proxy.calm();
    await erp().mend();
    await erp().sweep(300);
    await erp().settled(body);
    await stands(body);
  });

  it('rest after five failures, and go on by themselves', async () => {
    const { proxy } = erp();
    await erp().mend();
    const acts: (() => Promise<{ status: number; body: Json }>)[] = [];
    for (let call = 0; call < 6; call += 1) acts.push(await prepare());
    const last = acts.pop();
    proxy.fault = 'ERROR_500';
    for (const act of acts) await act();
    await eventually(async () =>
      expect(await erp().state()).toMatchObject({ state: 'FAILED', openUntil: expect.any(String) }),
    );
    await erp().quiet();
    const calls = proxy.calls.length;
    const record = (await last?.())?.body as Json;
    await erp().failed(record, 'CIRCUIT_OPEN');
    expect(proxy.calls).toHaveLength(calls);
    proxy.calm();
    // One call tests the server, and the others follow.
    await erp().sweep();
    await eventually(async () => expect(await erp().state()).toMatchObject({ state: 'CONNECTED', failures: 0 }));
    await erp().sweep();
    await erp().settled(record);
    expect(await erp().state()).toMatchObject({ openUntil: null });
  });

  it('are not tried again with a password that is refused', async () => {
    const { proxy, access } = erp();
    const act = await prepare();
    await erp().still();
    // A call that ends without an answer after the refusal does not hide it.
    let met = 0;
    proxy.spoils = () => met++ > 0;
    proxy.fault = 'SILENCE';
    await erp().change({ password: 'falsch' });
    await eventually(async () =>
      expect(await erp().state()).toMatchObject({ state: 'REFUSED', problem: 'UNAUTHENTICATED' }),
    );
    await erp().still();
    proxy.calm();
    expect(await erp().state()).toMatchObject({ state: 'REFUSED', problem: 'UNAUTHENTICATED' });
    const calls = proxy.calls.length;
    const record = (await act()).body;
    try {
      await erp().failed(record, 'CIRCUIT_OPEN');
      expect(proxy.calls.slice(calls)).toEqual([]);
    } finally {
      // Each later call uses the right password.
      await erp().change({ password: access.password });
    }
    // Waiting changes are sent without a further act.
    await erp().settled(record);
  });
}
