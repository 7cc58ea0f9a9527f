import { ErpReadingHandler } from '../../api/erp/directory/erp-reading.handler.js';
import { clock } from '../../api/platform/clock.js';
import { runAsTenant } from '../../api/platform/tenancy/session.js';
import { startApplication, type TestApplication } from '../support/application.js';
import { type Fault, FaultProxy, JSON_RPC_MANNER } from '../support/erp/fault-proxy.js';
import { FAULTS } from '../support/erp/faults.js';
import { startTryton, type Tryton } from '../support/erp/tryton.js';
import { trytonAmount } from '../support/erp/tryton-rpc.js';
import { describeTryton } from '../support/erp/use-tryton.js';
import { advanceClock } from '../support/pass-time.js';
import type { Json } from '../support/records.js';

/** A call ends within five seconds; the rest is for our own work on a busy machine. */
const LONGEST_MS = 9_000;
const DAY_MS = 25 * 3_600_000;
const PATHS = ['addresses', 'contacts', 'projects', 'catalog-items', 'employees'];
const { now } = clock;

describeTryton('What an ERP knows, whatever becomes of the calls by which it is read,', () => {
  let tryton: Tryton;
  let proxy: FaultProxy;
  let desk: TestApplication;
  let path: string;
  let id: string;

  beforeAll(async () => {
    tryton = await startTryton();
    proxy = await FaultProxy.before(tryton.url, JSON_RPC_MANNER);
    desk = await startApplication();
    const { user, password, database } = tryton;
    const given = { name: 'Tryton', adapter: 'TRYTON', url: proxy.url, user, password, database };
    ({ id } = (await desk.as('admin').post('v1/erp-connections').send(given).expect(201)).body);
    path = `v1/erp-connections/${id}`;
    const addresses = [['create', [{ street: 'Seestrasse 1', postal_code: '8002', city: 'Zürich' }]]];
    await tryton.rpc.create('party.party', { code: 'F-1', name: 'Anfang', addresses });
    await whole();
  });
  beforeEach(() => proxy?.calm());
  afterAll(async () => {
    clock.now = now;
    await desk?.close();
    await proxy?.stop();
    await tryton?.stop();
  });

  /** Does the work of a job; the connection notes its faults. */
  const read = () => runAsTenant('alpina', () => desk.app.get(ErpReadingHandler).handle({ connection: id }));
  const state = async (): Promise<Json> => (await desk.as('admin').get(path).expect(200)).body;
  const rested = () => desk.superuser.query('update erp_connection set open_until = null, failures = 0');
  /** Reads until the circuit is closed and the reading is whole: on a busy machine a call may take too long. */
  const whole = async () => {
    for (let readings = 1; ; readings += 1) {
      await rested();
      const { readAt } = await state();
      await read();
      const after = await state();
      if (after.readAt !== null && after.readAt !== readAt) return;
      if (readings === 8) throw new Error(JSON.stringify(after));
    }
  };
  const records = async (of: string): Promise<Json[]> =>
    (await desk.as('agent').get(`v1/${of}`).query({ range: '[0,199]', sort: '["number","ASC"]' }).expect(200)).body;
  const all = async () => Promise.all(PATHS.map(records));
  const called = async (name: string) =>
    (await records('addresses')).filter((one) => one.name === name).map(({ number, active }) => [number, active]);
  const rename = async (name: string) => {
    const { id: party } = await tryton.rpc.one('party.party', [['code', '=', 'F-1']]);
    await tryton.rpc.call('model.party.party.write', [party], { name });
  };
  const add = async (code: string) => {
    const unit = await tryton.rpc.one('product.uom', [['unece_code', '=', 'C62']]);
    const products = [['create', [{ suffix_code: code }]]];
    const sold = { salable: true, type: 'goods', list_price: trytonAmount(5) };
    const uoms = { default_uom: unit.id, sale_uom: unit.id };
    await tryton.rpc.create('product.template', { name: code, ...sold, ...uoms, products });
  };
  const numbers = async () => (await records('catalog-items')).map(({ number }) => number);

  const table: readonly (readonly [Fault, string])[] = [
    ...FAULTS,
    ['WRONG_TYPES', 'PROTOCOL'],
    ['ANSWER_BEFORE', 'PROTOCOL'],
    ['ANSWER_LOST', 'UNAVAILABLE'],
    ['LATE', 'TIMEOUT'],
  ];
  it.each(table)(
    'stays as it is while the server suffers from %s, and follows once that is over',
    async (fault, problem) => {
      await rename(`Während ${fault}`);
      await add(`W-${fault}`);
      await rested();
      const before = await all();
      const calls = proxy.calls.length;
      proxy.fault = fault;
      const begin = Date.now();
      await read();
      expect(Date.now() - begin).toBeLessThan(LONGEST_MS);
      // The calls for the five kinds do not wait for each other in turn.
      expect(proxy.calls.length - calls).toBeLessThanOrEqual(2);
      expect(await state()).toMatchObject({ state: 'FAILED', problem });
      expect(await all()).toEqual(before);
      proxy.calm();
      await proxy.deliver();
      await whole();
      expect(await called(`Während ${fault}`)).toEqual([['F-1', true]]);
      expect((await numbers()).filter((number) => number === `W-${fault}`)).toHaveLength(1);
      expect(await state()).toMatchObject({ state: 'CONNECTED', problem: null, reason: null });
    },
  );

  it.each<Fault>(['TWICE', 'ANSWER_TWICE'])('stands here once where %s befalls every call', async (fault) => {
    await rename(`Bei ${fault}`);
    await add(`D-${fault}`);
    await rested();
    proxy.fault = fault;
    await read();
    proxy.calm();
    await whole();
    expect(await called(`Bei ${fault}`)).toEqual([['F-1', true]]);
    expect((await numbers()).filter((number) => number === `D-${fault}`)).toHaveLength(1);
  });

  it('is asked for by nobody after five failures, until one tries again by itself', async () => {
    await rested();
    proxy.fault = 'ERROR_500';
    for (let failures = 1; failures <= 5; failures += 1) {
      expect((await state()).openUntil).toBeNull();
      await read();
      expect(await state()).toMatchObject({ failures, reason: 'HTTP 500' });
    }
    expect(await state()).toMatchObject({ openUntil: expect.any(String) });
    const calls = proxy.calls.length;
    await read();
    expect(proxy.calls).toHaveLength(calls);
    proxy.calm();
    await rename('Nach der Pause');
    advanceClock(20_000);
    await read();
    expect(await state()).toMatchObject({ state: 'CONNECTED', failures: 0, openUntil: null });
    await whole();
    expect(await called('Nach der Pause')).toEqual([['F-1', true]]);
  });

  it.each([1, -1])('is whole by the next day where the clock there was %s hour off', async (hours) => {
    proxy.shift = hours;
    await rename(`Verstellt ${hours}`);
    await add(`U-${hours}`);
    await whole();
    proxy.calm();
    await rename(`Richtig ${hours}`);
    await whole();
    advanceClock(DAY_MS);
    await whole();
    await whole();
    expect(await called(`Richtig ${hours}`)).toEqual([['F-1', true]]);
    expect((await numbers()).filter((number) => number === `U-${hours}`)).toHaveLength(1);
    expect((await records('addresses')).filter(({ number }) => number === 'F-1')).toHaveLength(1);
  });
});
