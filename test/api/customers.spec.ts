import type { Person } from '../support/people.js';
import { codesOf, type Json, recordsOf } from '../support/records.js';
import { useDesk } from '../support/use-desk.js';

const desk = useDesk();
const records = recordsOf(desk);
let acme: Json;
let bergbahn: Json;
let site: Json;
let station: Json;

beforeAll(async () => {
  acme = await records.create('customers', { code: 'ACME', name: 'Acme', internalNotes: 'Zahlt spät', costLimit: 500 });
  bergbahn = await records.create('customers', { code: 'BERGBAHN', name: 'Bergbahn' });
  site = await records.create('locations', { customer: acme.id, name: 'Werk' });
  station = await records.create('locations', { customer: bergbahn.id, name: 'Talstation' });
  for (const person of ['customer', 'customerAll', 'bergbahn', 'agent', 'executor'] as const) await records.me(person);
});

const namesSeenBy = async (person: Person, path: string, field = 'name') => {
  const body = await desk.as(person).read(`v1/${path}`);
  return body.map((row: Json) => row[field]);
};

describe('customer data', () => {
  it('is that of their own company for a customer, all for agents, none for an executor without orders', async () => {
    expect(await namesSeenBy('customer', 'customers')).toEqual(['Acme']);
    expect(await namesSeenBy('bergbahn', 'customers')).toEqual(['Bergbahn']);
    expect(await namesSeenBy('agent', 'customers')).toEqual(['Acme', 'Bergbahn']);
    expect(await namesSeenBy('executor', 'customers')).toEqual([]);
    expect(await namesSeenBy('customer', 'locations')).toEqual(['Werk']);
    expect(await namesSeenBy('agent', 'locations')).toEqual(['Talstation', 'Werk']);
    expect(await namesSeenBy('executor', 'locations')).toEqual([]);
    expect(await namesSeenBy('otherCustomer', 'customers')).toEqual([]);
  });

  it('does not exist for the customers of others, whatever they ask', async () => {
    await desk.as('bergbahn').get(`v1/customers/${acme.id}`).expect(404);
    await desk.as('bergbahn').get(`v1/locations/${site.id}`).expect(404);
    await desk.as('customer').get(`v1/locations/${station.id}`).expect(404);
    const body = await desk.as('customer').read('v1/locations', { filter: JSON.stringify({ customer: bergbahn.id }) });
    expect(body).toEqual([]);
  });

  it('hides from the customer what the desk notes about them', async () => {
    const body = await desk.as('customer').read(`v1/customers/${acme.id}`);
    const keys = Object.keys(body);
    for (const internal of ['internalNotes', 'costLimit', 'maxUsers', 'sla', 'crmAddressNumber', 'invoiceRequested']) {
      expect(keys).not.toContain(internal);
    }
    expect(body).toMatchObject({ code: 'ACME', customerPriorities: [] });
    const seen = await desk.as('agent').get(`v1/customers/${acme.id}`).expect(200);
    expect(seen.body).toMatchObject({ internalNotes: 'Zahlt spät', costLimit: 500 });
    await desk.as('customer').get('v1/customers').query({ filter: '{"sla":null}' }).expect(400);
  });

  it('is kept by managers of customers alone', async () => {
    for (const person of ['agent', 'customer', 'executor', 'admin'] as const) {
      await desk.as(person).post('v1/customers').send({ code: 'NEW', name: 'Neu' }).expect(403);
      await desk.as(person).post('v1/locations').send({ customer: acme.id, name: 'Neu' }).expect(403);
    }
    await desk.as('otherManager').change(`v1/customers/${acme.id}`, 1, {}).expect(404);
  });

  it('keeps its code and its customer for good', async () => {
    const answer = await records.patch('customers', acme, { code: 'ACME2' }).expect(422);
    expect(codesOf(answer.body)).toEqual([['/code', 'WRITE_ONCE']]);
    const moved = await records.patch('locations', site, { customer: bergbahn.id }).expect(422);
    expect(codesOf(moved.body)).toEqual([['/customer', 'WRITE_ONCE']]);
  });

  it('cannot be deleted while sites refer to it', async () => {
    const refusal = await desk.as('manager').delete(`v1/customers/${acme.id}`).expect(409);
    expect(refusal.body.code).toBe('IN_USE');
  });
});

describe('the people', () => {
  it('whom a customer sees are those of their company, without their private data', async () => {
    expect((await namesSeenBy('customer', 'users', 'username')).sort()).toEqual([
      'alpina-customer',
      'alpina-customerall',
    ]);
    const body = await desk.as('customer').read('v1/users');
    for (const internal of ['email', 'roles', 'customerCode', 'lastLogin', 'subject']) {
      expect(Object.keys(body[0])).not.toContain(internal);
    }
    expect(await namesSeenBy('bergbahn', 'users', 'username')).toEqual(['alpina-bergbahn']);
  });

  it('whom an executor sees are themselves and those of the executing company', async () => {
    expect(await namesSeenBy('executor', 'users', 'username')).toEqual(['alpina-executor']);
    await records.create('users', {
      roles: ['vsd-agent'],
      username: 'rohr2',
      firstname: 'Rita',
      executionCompany: 'Rohr & Draht',
    });
    const me = await desk.as('agent').read<Json>(`v1/users/${await records.me('executor')}`);
    await records.patch('users', me, { executionCompany: 'Rohr & Draht' }).expect(200);
    const body = await desk.as('agent').read('v1/users', { filter: '{"executionCompany":"Rohr & Draht"}' });
    expect(body).toHaveLength(2);
  });

  it('who have signed in cannot be deleted by anybody', async () => {
    const agent = await records.me('agent');
    const { body } = await desk.as('manager').delete(`v1/users/${agent}`).expect(409);
    expect(body.code).toBe('USER_USED');
  });
});

const PHONES: [text: string, valid: boolean][] = [
  ['+41 44 123 45 67', true],
  ['044 123 45 67', true],
  ['(044) 123-45.67/8', true],
  ['12345', true],
  ['1234', false],
  ['+', false],
  ['0041 44 12+3', false],
  ['044 123 45 67 intern', false],
  ['1234567890123456', false],
  ['1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6', false],
];
const POST_CODES: [text: string, valid: boolean][] = [
  ['8000', true],
  ['9490', true],
  ['01067', true],
  ['20095', true],
  ['0800', false],
  ['800', false],
  ['800000', false],
  ['CH-8000', false],
  ['8O00', false],
];
const EMAILS: [text: string, valid: boolean][] = [
  ['anna.keller@acme.example', true],
  ['a+b@sub.acme.example', true],
  ['anna', false],
  ['anna@', false],
  ['@acme.example', false],
  ['anna@acme', false],
  ['anna keller@acme.example', false],
  ['anna@acme.example, bob@acme.example', false],
];
const WHOLE_NUMBERS: [number: unknown, valid: boolean][] = [
  [1, true],
  [10_000, true],
  [0, false],
  [-5, false],
  [10_001, false],
  [2.5, false],
  ['5', false],
];
const CODES: [text: string, valid: boolean][] = [
  ['A-1_b', true],
  ['ä', false],
  ['A B', false],
  ['A.B', false],
  ['', false],
];

describe('of a customer', () => {
  const table = (field: string, code: string, cases: [value: unknown, valid: boolean][]) => {
    for (const [value, valid] of cases)
      it(`${field} ${valid ? 'may' : 'may not'} be ${JSON.stringify(value)}`, async () => {
        const answer = await records.patch('customers', bergbahn, { [field]: value });
        if (valid) {
          expect(answer.status).toBe(200);
          bergbahn = answer.body;
          expect(bergbahn[field]).toBe(value);
        } else {
          expect(codesOf(answer.body)).toEqual([[`/${field}`, expect.stringMatching(code)]]);
        }
      });
  };
  table('phone', 'PHONE_INVALID|MAX_CHARS', PHONES);
  table('postCode', 'POST_CODE_INVALID', POST_CODES);
  table('communicationEmail', 'EMAIL_INVALID', EMAILS);
  table('maxUsers', 'POSITIVE_INTEGER|MAX_VALUE|INTEGER_ONLY', WHOLE_NUMBERS);

  for (const [code, valid] of CODES)
    it(`code ${valid ? 'may' : 'may not'} be ${JSON.stringify(code)}`, async () => {
      const answer = await desk.as('manager').post('v1/customers').send({ code, name: 'Code' });
      expect(answer.status).toBe(valid ? 201 : 422);
    });
});
