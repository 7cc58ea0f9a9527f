import { jest } from '@jest/globals';
import { Problem } from '../../api/platform/http/problem.js';
import { ErpError } from '../../api/ports/erp/erp-error.js';
import { Erp } from '../../api/ports/erp.js';
import type { Person } from '../support/people.js';
import { codesOf, type Json, recordsOf } from '../support/records.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);
const records = recordsOf(desk);
let order: Json;
beforeAll(async () => {
  order = await world.order();
  await item({ number: 'TV-1500', name: 'Thermostatventil', unitPrice: 38.5, barcode: '7600000000012' });
  await item({ number: 'DS-1140', name: 'Dichtungssatz', unit: 'SET', unitPrice: 24.5 });
  await item({ number: 'A-100', name: 'Serviceleistung', kind: 'WORK', unit: 'HUR', unitPrice: 118 });
  await item({ number: 'ALT-1', name: 'Thermostatkopf alt', active: false });
  await item({ number: 'RG-7', name: 'Regal 76', barcode: '76' });
});

const item = (body: Json) => records.create('catalog-items', body);
const items = (as: Person, query: Record<string, string> = {}) => desk.as(as).get('v1/crm/catalog-items').query(query);
const numbers = async (query: Record<string, string>, as: Person = 'agent') =>
  (await items(as, query).expect(200)).body.map(({ number }: Json) => number);

describe('the catalogue', () => {
  it('is kept by managers of master data and read by agents, each tenant their own', async () => {
    const body = { number: 'X-1', name: 'Fremdes' };
    for (const person of ['agent', 'executor', 'customer'] as const)
      await desk.as(person).post('v1/catalog-items').send(body).expect(403);
    for (const person of ['executor', 'customer'] as const) await desk.as(person).get('v1/catalog-items').expect(403);
    const own = await desk.as('agent').read('v1/catalog-items');
    expect(own).toHaveLength(5);
    expect(await desk.as('otherAgent').read('v1/catalog-items')).toEqual([]);
    await desk.as('otherAgent').get(`v1/catalog-items/${own[0].id}`).expect(404);
  });

  it('gives the next number to what is entered without one, no number twice', async () => {
    const given = await Promise.all(['Eins', 'Zwei', 'Drei'].map((name) => item({ name })));
    expect(given.map(({ number }) => number).sort()).toEqual(['10001', '10002', '10003']);
    expect(given[0]).toMatchObject({ kind: 'MATERIAL', unit: 'EA', unitPrice: null, barcode: null, active: true });
    for (const one of given) await desk.as('manager').delete(`v1/catalog-items/${one.id}`).expect(200);
  });

  it.each([
    [{ number: 'tv-1500' }, [['/number', 'DUPLICATE']], 409],
    [{ barcode: '7600000000012' }, [['/barcode', 'DUPLICATE']], 409],
    [{ number: 'A 1' }, [['/number', 'FORMAT_INVALID']], 422],
    [{ barcode: 'é' }, [['/barcode', 'FORMAT_INVALID']], 422],
    [{ barcode: '7'.repeat(65) }, [['/barcode', 'MAX_CHARS']], 422],
    [{ unit: 'KILO' }, [['/unit', 'INVALID_VALUE']], 422],
    [{ kind: 'TRAVEL' }, [['/kind', 'INVALID_VALUE']], 422],
    [{ unitPrice: -1 }, [['/unitPrice', 'MIN_VALUE']], 422],
    [{ unitPrice: 1.005 }, [['/unitPrice', 'MAX_DECIMALS']], 422],
    [{ name: '' }, [['/name', 'REQUIRED']], 422],
  ])('refuses %j', async (given: Json, expected, status) => {
    const body = { name: 'Neu', ...given };
    const answer = await desk.as('manager').post('v1/catalog-items').send(body).expect(status);
    expect(codesOf(answer.body)).toEqual(expected);
  });

  it('tells codes of letters in another case apart', async () => {
    const [upper, lower] = await Promise.all(['AB-1', 'ab-1'].map((barcode) => item({ name: barcode, barcode })));
    expect(await numbers({ q: 'ab-1' })).toEqual([lower?.number, upper?.number]);
    for (const one of [upper, lower]) await desk.as('manager').delete(`v1/catalog-items/${one?.id}`).expect(200);
  });
});

describe('a search of the catalogue', () => {
  it('finds what is active by words of number, name or barcode, by its names', async () => {
    expect(await numbers({})).toEqual(['DS-1140', 'RG-7', 'A-100', 'TV-1500']);
    expect(await numbers({ q: 'ventil' })).toEqual(['TV-1500']);
    expect(await numbers({ q: 'ds-11' })).toEqual(['DS-1140']);
    expect(await numbers({ q: '0000001' })).toEqual(['TV-1500']);
  });

  it('tells first what bears exactly the code, and what else has it in it behind, page by page', async () => {
    expect(await numbers({ q: '7600000000012' })).toEqual(['TV-1500']);
    await item({ number: 'AA-1', name: 'Abzweigdose 76 mm' });
    expect(await numbers({ q: '76' })).toEqual(['RG-7', 'AA-1', 'TV-1500']);
    const pages = [0, 1, 2].map((at) => numbers({ q: '76', range: `[${at},${at}]` }));
    expect(await Promise.all(pages)).toEqual([['RG-7'], ['AA-1'], ['TV-1500']]);
    expect((await items('agent', { q: '76', range: '[0,0]' })).headers['x-total-count']).toBe('3');
  });

  it('is for agents, who see prices, and executors, who do not', async () => {
    const told = { number: 'TV-1500', kind: 'MATERIAL', unit: 'EA', barcode: '7600000000012', description: null };
    const { body: agents } = await items('agent', { q: 'TV-1500' }).expect(200);
    expect(agents).toEqual([{ ...told, name: 'Thermostatventil', unitPrice: 38.5 }]);
    const { body: executors } = await items('executor', { q: 'TV-1500' }).expect(200);
    expect(executors).toEqual([{ ...told, name: 'Thermostatventil' }]);
    for (const [person, count] of [
      ['agent', 1],
      ['executor', 0],
    ] as const) {
      const body = await desk.as(person).read('v1/crm/catalog-items/A-100');
      expect(Object.keys(body).filter((name) => name === 'unitPrice')).toHaveLength(count);
    }
    for (const path of ['catalog-items', 'catalog-items/A-100']) {
      await desk.as('customer').get(`v1/crm/${path}`).expect(403);
    }
    expect(await numbers({}, 'otherAgent')).toEqual([]);
    await desk.as('otherAgent').get('v1/crm/catalog-items/A-100').expect(404);
  });

  it('finds by its number what is no longer offered', async () => {
    await desk.as('executor').get('v1/crm/catalog-items/ALT-1').expect(200);
    await desk.as('executor').get('v1/crm/catalog-items/NONE').expect(404);
  });
});

const material = (body: Json = {}) => ({
  kind: 'MATERIAL',
  description: 'Thermostatventil',
  quantity: 2,
  unit: 'EA',
  employee: null,
  timeBookingDate: null,
  timesheetRelevant: false,
  catalogNumber: 'TV-1500',
  ...body,
});
const change = (as: Person, position: Json, body: Json) => records.patch('report-positions', position, body, as);

describe('a position of a report', () => {
  it('takes a number of the catalogue, one that is no longer offered too, or none', async () => {
    const report = await world.report('agent', order.id);
    for (const catalogNumber of ['TV-1500', 'ALT-1', null]) {
      const { body } = await world.position('agent', report.id, material({ catalogNumber })).expect(201);
      expect(body.catalogNumber).toBe(catalogNumber);
    }
  });

  it('is taken with a number that no catalogue knows, and marked, as long as no ERP is connected', async () => {
    const report = await world.report('agent', order.id);
    const sent = material({ catalogNumber: 'NONE' });
    const { body: position } = await world.position('agent', report.id, sent).expect(201);
    expect(position).toMatchObject({ catalogNumber: 'NONE', unverified: ['CATALOG_ITEM'] });
    const { body } = await change('agent', position, { catalogNumber: 'TV-1500' }).expect(200);
    expect(body).toMatchObject({ catalogNumber: 'TV-1500', unverified: [] });
  });

  it('is asked for its number last: who may not write it hears that, and nothing of the catalogue', async () => {
    const report = await world.report('agent', order.id);
    const { body: position } = await world.position('agent', report.id, material()).expect(201);
    const catalogNumber = 'NONE';
    await world.position('otherAgent', report.id, material({ catalogNumber })).expect(404);
    await change('otherAgent', position, { catalogNumber }).expect(404);
    await change('agent', { ...position, version: 9 }, { catalogNumber }).expect(412);
    const locked = await world.billable('agent', order.id);
    const [written] = await desk.as('agent').read(`v1/reports/${locked.id}/positions`);
    await change('agent', written, { catalogNumber }).expect(409);
  });

  it('keeps a number that has left the catalogue since', async () => {
    const gone = await item({ number: 'GONE', name: 'Auslauf' });
    const report = await world.report('agent', order.id);
    const sent = material({ catalogNumber: 'GONE' });
    const { body: position } = await world.position('agent', report.id, sent).expect(201);
    await desk.as('manager').delete(`v1/catalog-items/${gone.id}`).expect(200);
    const { body } = await change('agent', position, { catalogNumber: 'GONE', quantity: 3 }).expect(200);
    expect(body).toMatchObject({ catalogNumber: 'GONE', quantity: 3 });
  });

  it('that an executor adds costs what the catalogue says, in its unit; the desk may say otherwise', async () => {
    const report = await world.report('executor', order.id);
    for (const unit of ['EA', 'SET'] as const) {
      const { body } = await world.position('executor', report.id, material({ unit })).expect(201);
      expect(body).not.toHaveProperty('unitPrice');
    }
    await world.position('agent', report.id, material({ unitPrice: null })).expect(201);
    await world.position('agent', report.id, material({ unitPrice: 30 })).expect(201);
    const body = await desk.as('agent').read(`v1/reports/${report.id}/positions`);
    expect(body.map(({ unitPrice }: Json) => unitPrice)).toEqual([38.5, null, null, 30]);
  });

  it('is added once by a request that is repeated after its number has left the catalogue', async () => {
    const gone = await item({ number: 'ONCE', name: 'Einmal' });
    const report = await world.report('executor', order.id);
    const send = () =>
      world.position('executor', report.id, material({ catalogNumber: 'ONCE' })).set('Idempotency-Key', 'once');
    const { body } = await send().expect(201);
    await desk.as('manager').delete(`v1/catalog-items/${gone.id}`).expect(200);
    expect((await send().expect(201)).body).toEqual(body);
  });

  describe('while the ERP is away', () => {
    const failures = [
      new Problem(503, 'ERP_UNAVAILABLE'),
      new ErpError('TIMEOUT', 'NOT_APPLIED'),
      new ErpError('CIRCUIT_OPEN', 'NOT_APPLIED'),
    ];
    afterEach(() => jest.restoreAllMocks());

    it.each(failures)('keeps its number as it was entered: %s', async (failure) => {
      const asked = jest.spyOn(desk.app.get(Erp), 'catalogItem').mockRejectedValue(failure);
      const report = await world.report('agent', order.id);
      const sent = material({ catalogNumber: 'LATER-1' });
      const { body: position } = await world.position('agent', report.id, sent).expect(201);
      const { body } = await change('agent', position, { catalogNumber: 'LATER-2' }).expect(200);
      expect(body).toMatchObject({ catalogNumber: 'LATER-2', unverified: ['CATALOG_ITEM'] });
      expect(asked).toHaveBeenCalledTimes(2);
    });
  });
});
