import { jest } from '@jest/globals';
import { Problem } from '../../api/platform/http/problem.js';
import { Erp } from '../../api/ports/erp.js';
import type { Person } from '../support/people.js';
import { codesOf, type Json, recordsOf } from '../support/records.js';
import { useDesk } from '../support/use-desk.js';

const desk = useDesk();
const records = recordsOf(desk);
let acme: Json;
let unlinked: Json;
beforeAll(async () => {
  const company = await records.create('addresses', { number: '104218', name: 'ACME Präzisionstechnik AG' });
  await records.create('addresses', { number: '108830', name: 'Bergbahnen SA', city: 'Chesières' });
  await records.create('addresses', { number: '1', name: 'Aufgelöst', active: false });
  await records.create('addresses', { name: 'ACME, Kreditoren', parent: company.id, billing: true });
  await records.create('projects', { number: 'P-1', name: 'Unterhalt', address: company.id });
  await records.create('projects', { number: 'P-0', name: 'Allgemeines' });
  const other = await records.create('addresses', { number: '2', name: 'Andere' });
  await records.create('projects', { number: 'P-2', name: 'Fremdes', address: other.id });
  acme = await records.create('customers', { code: 'ACME', name: 'Acme', crmAddressNumber: '104218' });
  unlinked = await records.create('customers', { code: 'BERGBAHN', name: 'Bergbahn' });
  for (const person of ['customer', 'bergbahn', 'executor'] as const) await records.me(person);
});

const get = (as: Person, path: string, query: Record<string, string> = {}) =>
  desk.as(as).get(`v1/${path}`).query(query);
const numbers = async (path: string, query: Record<string, string> = {}) =>
  (await get('agent', path, query).expect(200)).body.map(({ number }: Json) => number);

describe('the CRM', () => {
  it('lists companies by their names, with the customers who are linked to them', async () => {
    const { body, headers } = await get('agent', 'crm/addresses').expect(200);
    expect(body.map(({ number, customer }: Json) => [number, customer?.code ?? null])).toEqual([
      ['104218', 'ACME'],
      ['2', null],
      ['108830', null],
    ]);
    expect(headers['x-total-count']).toBe('3');
    expect(await numbers('crm/addresses', { sort: '["name","DESC"]', range: '[0,0]' })).toEqual(['108830']);
    expect(await numbers('crm/addresses', { q: 'chesi' })).toEqual(['108830']);
    expect(await numbers('crm/addresses', { q: '1042' })).toEqual(['104218']);
  });

  it('finds an address by its number, also one that is no longer offered', async () => {
    const { body } = await get('agent', 'crm/addresses/104218').expect(200);
    expect(body).toMatchObject({ name: 'ACME Präzisionstechnik AG', customer: { id: acme.id, code: 'ACME' } });
    await get('agent', 'crm/addresses/1').expect(200);
    await get('agent', 'crm/addresses/NONE').expect(404);
    await get('otherAgent', 'crm/addresses/104218').expect(404);
  });

  it('keeps further addresses below their company', async () => {
    const added = await desk
      .as('manager')
      .post('v1/crm/addresses/104218/subaddresses')
      .send({ name: 'ACME, Lager', postCode: '8404', city: 'Winterthur' })
      .expect(201);
    expect(added.body).toMatchObject({ number: '104218-2', parent: '104218', billing: false });
    expect(await numbers('crm/addresses/104218/subaddresses')).toEqual(['104218-1', '104218-2']);
    const bad = await desk
      .as('manager')
      .post('v1/crm/addresses/104218/subaddresses')
      .send({ postCode: '12', email: 'x' })
      .expect(422);
    expect(codesOf(bad.body).sort()).toEqual([
      ['/email', 'EMAIL_INVALID'],
      ['/name', 'REQUIRED'],
      ['/postCode', 'POST_CODE_INVALID'],
    ]);
    await desk.as('manager').post('v1/crm/addresses/NONE/subaddresses').send({ name: 'Lager' }).expect(404);
    await desk.as('agent').post('v1/crm/addresses/104218/subaddresses').send({ name: 'Lager' }).expect(403);
  });

  it('gives no number that somebody entered by hand, and none that is too long', async () => {
    const company = await records.create('addresses', { number: 'x'.repeat(40), name: 'Lang' });
    await records.create('addresses', { number: `${'X'.repeat(38)}-1`, name: 'Fremd' });
    for (const at of [2, 3]) {
      const path = `v1/crm/addresses/${company.number}/subaddresses`;
      const body = await desk.as('manager').create(path, { name: 'Lager' });
      expect(body.number).toBe(`${'x'.repeat(38)}-${at}`);
    }
    const contacts = [1, 2].map(() => records.create('contacts', { lastname: 'Keller', address: company.id }));
    expect((await Promise.all(contacts)).map(({ number }) => number.slice(38)).sort()).toEqual(['.1', '.2']);
    // The rows go, since other tests list all companies.
    for (const table of ['contact', 'address']) await desk.rows(`delete from ${table} where number ~* '^x+'`);
  });

  it('offers the projects of a company and those of all', async () => {
    expect(await numbers('crm/projects', { address: '104218' })).toEqual(['P-0', 'P-1']);
    expect(await numbers('crm/projects')).toEqual(['P-0']);
    expect((await get('agent', 'crm/projects/P-1').expect(200)).body).toMatchObject({ name: 'Unterhalt' });
  });

  it('is for agents, and refuses what it does not understand', async () => {
    for (const person of ['customer', 'executor'] as const) {
      for (const path of ['crm/addresses', 'crm/addresses/104218', 'crm/projects']) await get(person, path).expect(403);
    }
    for (const [query, code] of [
      [{ name: 'x' }, 'UNKNOWN_PARAMETER'],
      [{ range: '[0,200]' }, 'INVALID_RANGE'],
      [{ range: '[5,1]' }, 'INVALID_RANGE'],
      [{ range: '{}' }, 'INVALID_RANGE'],
      [{ sort: '["number","ASC"]' }, 'INVALID_SORT'],
      [{ sort: 'name' }, 'INVALID_SORT'],
    ] as const) {
      expect((await get('agent', 'crm/addresses', query as never).expect(400)).body.code).toBe(code);
    }
  });
});

describe('contacts of a customer', () => {
  const add = (as: Person, { id }: Json, body: Json) => desk.as(as).post(`v1/customers/${id}/contacts`).send(body);
  const anna = { firstname: 'Anna', lastname: 'Keller', position: 'Einkauf', email: 'anna@acme.example' };

  it('are added at its address and listed with the user who is based on them', async () => {
    const { body } = await add('manager', acme, anna).expect(201);
    expect(body).toMatchObject({ ...anna, name: 'Anna Keller', address: '104218', number: '104218.1', user: null });
    const user = await records.create('users', {
      roles: ['vsd-agent'],
      username: 'anna',
      externalContactNumber: '104218.1',
    });
    const listed = await get('agent', `customers/${acme.id}/contacts`).expect(200);
    expect(listed.body).toEqual([{ ...body, user: user.id }]);
  });

  it('at a further address of the customer count as well', async () => {
    const [further] = (await get('agent', 'addresses', { filter: '{"number":"104218-1"}' }).expect(200)).body;
    await records.create('contacts', { lastname: 'Zuber', address: further.id });
    expect(await numbers(`customers/${acme.id}/contacts`)).toEqual(['104218.1', '104218-1.1']);
    expect(await numbers(`customers/${acme.id}/contacts`, { q: 'zub' })).toEqual(['104218-1.1']);
  });

  it('are seen by its own people without the users, and by no other customer', async () => {
    const { body } = await get('customer', `customers/${acme.id}/contacts`).expect(200);
    expect(body).toMatchObject([{ name: 'Anna Keller', user: null }, { name: 'Zuber' }]);
    await get('bergbahn', `customers/${acme.id}/contacts`).expect(404);
    await get('otherAgent', `customers/${acme.id}/contacts`).expect(404);
    await get('executor', `customers/${acme.id}/contacts`).expect(403);
    for (const person of ['agent', 'customer'] as const) await add(person, acme, anna).expect(403);
  });

  it('and further addresses have the custom fields of the address book, required ones too', async () => {
    for (const [resource, path, name] of [
      ['contacts', `customers/${acme.id}/contacts`, 'lastname'],
      ['addresses', 'crm/addresses/104218/subaddresses', 'name'],
    ] as const) {
      const field = await records.create('custom-fields', {
        resource,
        key: 'branch',
        kind: 'TEXT',
        label: { de: 'Sparte' },
        required: true,
      });
      const send = (custom?: Json) =>
        desk.as('manager').post(`v1/${path}`, { [name]: 'Suter', ...(custom && { custom }) });
      expect(codesOf((await send().expect(422)).body)).toEqual([['/custom/branch', 'REQUIRED']]);
      const { number } = (await send({ branch: 'Lager' }).expect(201)).body;
      const [stored] = (await get('manager', resource, { filter: JSON.stringify({ number }) }).expect(200)).body;
      expect(stored.custom).toEqual({ branch: 'Lager' });
      await records.patch('custom-fields', field, { active: false }).expect(200);
    }
  });

  it('need a link to the CRM', async () => {
    expect((await get('agent', `customers/${unlinked.id}/contacts`).expect(200)).body).toEqual([]);
    expect((await add('manager', unlinked, anna).expect(409)).body.code).toBe('CRM_ADDRESS_MISSING');
    const gone = await records.create('customers', { code: 'GONE', name: 'Weg', crmAddressNumber: 'UNKNOWN' });
    await add('manager', gone, anna).expect(404);
  });

  it('tell on the field what is wrong', async () => {
    const answer = await add('manager', acme, { email: 'anna', phone: '12' }).expect(422);
    expect(codesOf(answer.body).sort()).toEqual([
      ['/email', 'EMAIL_INVALID'],
      ['/lastname', 'REQUIRED'],
      ['/phone', 'PHONE_INVALID'],
    ]);
  });
});

describe('while the external system does not answer', () => {
  const METHODS = ['addresses', 'address', 'subaddresses', 'contacts', 'addContact', 'projects', 'project'] as const;
  beforeAll(() => {
    const erp = desk.app.get(Erp);
    const down = () => Promise.reject(new Problem(503, 'ERP_UNAVAILABLE'));
    for (const method of METHODS) jest.spyOn(erp, method).mockImplementation(down);
  });
  afterAll(() => jest.restoreAllMocks());

  it('says so of all that comes from there', async () => {
    const reads = [
      'crm/addresses',
      'crm/addresses/1',
      'crm/projects',
      'crm/projects/1',
      `customers/${acme.id}/contacts`,
    ];
    for (const path of reads) {
      const { body } = await get('agent', path).set('Accept-Language', 'de-CH').expect(503);
      expect(body).toMatchObject({
        code: 'ERP_UNAVAILABLE',
        title: 'Externes System nicht erreichbar, bitte später erneut versuchen',
      });
    }
  });

  it('goes on with the customer itself, its link included', async () => {
    const { body } = await get('agent', `customers/${acme.id}`).expect(200);
    const renamed = await records.patch('customers', body, { name: 'Acme neu', crmAddressNumber: '2' }).expect(200);
    expect(renamed.body).toMatchObject({ name: 'Acme neu', crmAddressNumber: '2' });
  });
});

describe('below a customer', () => {
  it('lie its sites, which are added there as well', async () => {
    const path = `v1/customers/${acme.id}/locations`;
    const body = await desk.as('manager').create(path, { name: 'Werk' });
    expect(body).toMatchObject({ name: 'Werk', customer: acme.id });
    await desk.as('manager').post(path).send({ name: 'Fremd', customer: unlinked.id }).expect(422);
    const twice = await desk.as('manager').post(path).send({ name: 'Werk' }).expect(409);
    expect(codesOf(twice.body)).toEqual([['/name', 'DUPLICATE']]);
    expect((await get('customer', `customers/${acme.id}/locations`).expect(200)).body).toHaveLength(1);
    expect((await get('agent', `customers/${unlinked.id}/locations`).expect(200)).body).toEqual([]);
    await get('bergbahn', `customers/${acme.id}/locations`).expect(404);
  });

  it('lie its users', async () => {
    const usernames = async (as: Person, query: Record<string, string> = {}) =>
      (await get(as, `customers/${acme.id}/users`, query).expect(200)).body.map(({ username }: Json) => username);
    expect(await usernames('agent')).toEqual(['alpina-customer']);
    expect(await usernames('customer')).toEqual(['alpina-customer']);
    expect(await usernames('agent', { filter: '{"customerCode_eq_any":["ACME","BERGBAHN"]}' })).toEqual([
      'alpina-customer',
    ]);
    await get('executor', `customers/${acme.id}/users`).expect(403);
    await get('bergbahn', `customers/${acme.id}/users`).expect(404);
  });
});
