import { codesOf, type Json, recordsOf } from '../support/records.js';
import { useDesk } from '../support/use-desk.js';

const desk = useDesk();
const records = recordsOf(desk);
let company: Json;
beforeAll(async () => {
  company = await records.create('addresses', { number: '104218', name: 'ACME Präzisionstechnik AG' });
});

const read = async (path: string, id: string): Promise<Json> => await desk.as('manager').read(`v1/${path}/${id}`);

describe('the address book', () => {
  it('numbers what belongs to a company after it, also when many are entered at once', async () => {
    const many = Array.from({ length: 8 }, (_, at) => ({ lastname: `Keller ${at}`, address: company.id }));
    const contacts = await Promise.all(many.map((contact) => records.create('contacts', contact)));
    expect(contacts.map(({ number }) => number).sort()).toEqual(many.map((_, at) => `104218.${at + 1}`));
    const further = { name: 'ACME, Kreditoren', parent: company.id };
    expect(await records.create('addresses', further)).toMatchObject({ number: '104218-1', billing: false });
    expect(await records.create('addresses', { ...further, number: 'K-1' })).toMatchObject({ number: 'K-1' });
    expect(await records.create('addresses', further)).toMatchObject({ number: '104218-2' });
  });

  it('asks for the number of a company, and has one level of further addresses', async () => {
    const nameless = await desk.as('manager').post('v1/addresses').send({ name: 'Ohne Nummer' }).expect(422);
    expect(codesOf(nameless.body)).toEqual([['/number', 'REQUIRED']]);
    const further = await records.create('addresses', { name: 'Lager', parent: company.id });
    const below = { name: 'Unter dem Lager', parent: further.id };
    const answer = await desk.as('manager').post('v1/addresses').send(below).expect(422);
    expect(codesOf(answer.body)).toEqual([['/parent', 'SUBADDRESS_DEPTH']]);
  });

  it('calls a contact by first and last name, whatever of them changes', async () => {
    const contact = await records.create('contacts', { firstname: 'Anna', lastname: 'Keller', address: company.id });
    expect(contact.name).toBe('Anna Keller');
    const { body } = await records.patch('contacts', contact, { firstname: null, lastname: 'Meier' }).expect(200);
    expect(body.name).toBe('Meier');
  });

  it('keeps what customers and users refer to', async () => {
    const address = await records.create('addresses', { number: 'IN-USE', name: 'Gebraucht' });
    const contact = await records.create('contacts', { lastname: 'Gebraucht', address: address.id });
    const project = await records.create('projects', { number: 'P-USED', name: 'Gebraucht' });
    const linked = { crmAddressNumber: 'IN-USE', defaultProject: 'P-USED' };
    await records.create('customers', { code: 'USES', name: 'Braucht', ...linked });
    await records.create('users', { roles: ['vsd-agent'], username: 'based', externalContactNumber: contact.number });
    for (const [path, { id }] of Object.entries({ addresses: address, contacts: contact, projects: project })) {
      const refusal = await desk.as('manager').delete(`v1/${path}/${id}`).expect(409);
      expect(refusal.body.code).toBe('IN_USE');
    }
  });

  it('is read by agents and kept by managers of customers alone', async () => {
    for (const path of ['addresses', 'contacts', 'projects']) {
      await desk.as('agent').get(`v1/${path}`).expect(200);
      await desk.as('agent').post(`v1/${path}`).send({}).expect(403);
      for (const person of ['customer', 'executor'] as const) await desk.as(person).get(`v1/${path}`).expect(403);
    }
  });
});

describe('the link of a customer to its CRM address', () => {
  const NUMBERS = { crmAddressNumber: '104218', defaultBillingAddress: '104218-1', defaultProject: 'P-1' };
  let customer: Json;
  beforeEach(async () => {
    const code = `C${Math.random().toString(36).slice(2)}`;
    customer = await records.create('customers', { code, name: 'Acme', ...NUMBERS });
  });
  afterEach(async () => {
    const now = await read('customers', customer.id);
    const confirm = ['DISCONNECT_DEACTIVATES_USERS'];
    if (now.crmAddressNumber) await records.patch('customers', now, { crmAddressNumber: null, confirm }).expect(200);
  });
  const user = (username: string, more: Json) =>
    records.create('users', {
      roles: ['vsd-agent'],
      username: `${username}-${customer.code}`,
      customerCode: customer.code,
      ...more,
    });

  it('is that of one customer alone, told on the field', async () => {
    const second = { code: 'SECOND', name: 'Zweiter', crmAddressNumber: '104218' };
    const refusal = await desk.as('manager').post('v1/customers').send(second).expect(409);
    expect(refusal.body).toMatchObject({ code: 'CRM_ADDRESS_LINKED' });
    expect(codesOf(refusal.body)).toEqual([['/crmAddressNumber', 'CRM_ADDRESS_LINKED']]);
  });

  it('goes without a question where no user is based on a contact of it, with the defaults from it', async () => {
    const own = await user('own', {});
    const { body } = await records.patch('customers', customer, { crmAddressNumber: null }).expect(200);
    expect(body).toMatchObject({ crmAddressNumber: null, defaultBillingAddress: null, defaultProject: null });
    expect(await read('users', own.id)).toMatchObject({ active: true });
  });

  it('asks before it takes users along, and says how many', async () => {
    const based = await user('based', { externalContactNumber: '104218.1' });
    const refusal = await records.patch('customers', customer, { crmAddressNumber: null }).expect(409);
    expect(refusal.body).toMatchObject({
      code: 'CONFIRMATION_REQUIRED',
      params: { codes: ['DISCONNECT_DEACTIVATES_USERS'], n: 1 },
    });
    expect(codesOf(refusal.body)).toEqual([['/crmAddressNumber', 'DISCONNECT_DEACTIVATES_USERS']]);
    expect(await read('users', based.id)).toMatchObject({ active: true });
    expect(await read('customers', customer.id)).toMatchObject(NUMBERS);
  });

  for (const [what, to] of [
    ['to nothing', null],
    ['to another address', '108830'],
  ])
    it(`makes exactly the users based on its contacts inactive when it changes ${what}`, async () => {
      const based = await user('based', { externalContactNumber: '104218.1' });
      const own = await user('own', {});
      const elsewhere = await records.create('users', {
        roles: ['vsd-agent'],
        username: `else-${customer.code}`,
        externalContactNumber: '104218.1',
      });
      const confirm = ['DISCONNECT_DEACTIVATES_USERS'];
      const change = { crmAddressNumber: to, defaultProject: 'P-2', confirm };
      const { body } = await records.patch('customers', customer, change).expect(200);
      expect(body).toMatchObject({ crmAddressNumber: to, defaultBillingAddress: null, defaultProject: 'P-2' });
      expect(Object.keys(body)).not.toContain('confirm');
      expect(await read('users', based.id)).toMatchObject({ active: false, updatedBy: 'Manager alpina' });
      for (const { id } of [own, elsewhere]) expect(await read('users', id)).toMatchObject({ active: true });
    });

  it('stays where the rest of the change is refused, and so do its users', async () => {
    const based = await user('based', { externalContactNumber: '104218.1' });
    await records.create('customers', { code: `X${customer.code}`, name: 'Andere', crmAddressNumber: customer.code });
    const confirm = ['DISCONNECT_DEACTIVATES_USERS'];
    await records.patch('customers', customer, { crmAddressNumber: customer.code, confirm }).expect(409);
    expect(await read('users', based.id)).toMatchObject({ active: true });
    expect(await read('customers', customer.id)).toMatchObject(NUMBERS);
  });
});
