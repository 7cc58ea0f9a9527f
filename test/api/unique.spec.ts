import { type Json, recordsOf } from '../support/records.js';
import { useDesk } from '../support/use-desk.js';

const desk = useDesk();
beforeAll(async () => {
  const records = recordsOf(desk);
  const customer = await records.create('customers', { code: 'SITES', name: 'Mit Standorten' });
  const other = await records.create('customers', { code: 'OTHER', name: 'Andere Standorte' });
  location.customer = customer.id;
  elsewhere.customer = other.id;
});

const location: Json = { name: 'Werk Nord' };
const elsewhere: Json = { name: 'Werk Nord', externalId: 'S-1' };

const COPIES = 50;

/** Makes the same record fifty times at once. */
async function race(path: string, body: (copy: number) => Json): Promise<Json[]> {
  const copies = Array.from({ length: COPIES }, (_, copy) => copy);
  return Promise.all(copies.map((copy) => desk.as('manager').post(`v1/${path}`, body(copy))));
}

/** The unique fields of spec §5: path, field and a body whose other fields differ from copy to copy. */
const unique: [path: string, field: string, code: string, body: (copy: number) => Json][] = [
  ['assignment-groups', 'name', 'DUPLICATE', () => ({ name: 'Technik' })],
  ['customers', 'code', 'DUPLICATE', (copy) => ({ code: 'ACME', name: `Firma ${copy}` })],
  [
    'customers',
    'crmAddressNumber',
    'CRM_ADDRESS_LINKED',
    (copy) => ({ code: `CRM-${copy}`, name: 'Firma', crmAddressNumber: '4711' }),
  ],
  ['locations', 'name', 'DUPLICATE', (copy) => ({ ...location, externalId: `S-${copy}` })],
  ['locations', 'externalId', 'DUPLICATE', (copy) => ({ ...location, name: `Werk ${copy}`, externalId: 'E-1' })],
  ['text-blocks', 'name', 'DUPLICATE', (copy) => ({ name: 'Gruss', content: `Guten Tag ${copy}` })],
  [
    'users',
    'username',
    'DUPLICATE',
    (copy) => ({ username: 'maria', roles: ['vsd-agent'], email: `maria${copy}@acme.example` }),
  ],
  [
    'users',
    'email',
    'DUPLICATE',
    (copy) => ({ username: `person${copy}`, roles: ['vsd-agent'], email: 'Person@acme.example' }),
  ],
  ['slas', 'name', 'DUPLICATE', () => ({ name: 'Gold' })],
];

describe('under fifty parallel creations', () => {
  for (const [path, field, code, body] of unique)
    it(`lets one of ${path} have a ${field}`, async () => {
      const answers = await race(path, body);
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([201, ...Array.from({ length: COPIES - 1 }, () => 409)]);
      const refused = answers.find(({ status }) => status === 409)?.body;
      expect(refused).toMatchObject({ code, params: { field }, errors: [{ pointer: `/${field}`, code }] });
    });
});

describe('what is unique', () => {
  it('is so within a tenant: another one may use the same', async () => {
    await desk.as('otherManager').create('v1/customers', { code: 'ACME', name: 'Fremd' });
  });

  it('is a name of a location within its customer', async () => {
    await desk.as('manager').create('v1/locations', elsewhere);
  });

  it('holds for changes as well', async () => {
    const free = await desk.as('manager').post('v1/text-blocks', { name: 'Frei', content: 'x' }).expect(201);
    const answer = await desk.as('manager').change(`v1/text-blocks/${free.body.id}`, 1, { name: 'Gruss' }).expect(409);
    expect(answer.body.errors).toMatchObject([{ pointer: '/name', code: 'DUPLICATE' }]);
  });

  it('may be left out by many', async () => {
    for (const name of ['Ohne 1', 'Ohne 2']) {
      await desk.as('manager').create('v1/locations', { ...location, name });
    }
  });
});
