import type { TestApplication } from '../application.js';
import type { Json } from '../records.js';

/** A desk with the system that keeps its addresses, projects and catalogue, for the tests of the contract. */
export interface TriedDirectory {
  readonly desk: TestApplication;
  /** Enters a company in the system that keeps it, and returns its number. */
  company(number: string, name: string, city: string): Promise<string>;
  further(company: string, name: string): Promise<string>;
  person(company: string, firstname: string, lastname: string): Promise<string>;
  project(number: string, name: string, company: string | null): Promise<string>;
  item(number: string, name: string, unitPrice: number): Promise<string>;
  /** Takes the company out of the offer. */
  retireCompany(number: string): Promise<void>;
  retireItem(number: string): Promise<void>;
  /** Waits until the entries of the system have arrived. */
  settle(): Promise<void>;
}

/** Tests searches and reads, which are alike for each system. */
export function keepsDirectoryContract(tried: () => Promise<TriedDirectory>): void {
  let of: TriedDirectory;
  let further: string;
  let person: string;
  beforeAll(async () => {
    of = await tried();
    await of.company('V-1', 'Vertrag Heizbau AG', 'Winterthur');
    await of.company('V-2', 'Vertrag Reisen SA', 'Lausanne');
    await of.company('V-3', 'Vertrag Aufgelöst', 'Chur');
    further = await of.further('V-1', 'Vertrag Kreditoren');
    person = await of.person('V-1', 'Rosa', 'Brunner');
    await of.project('VP-1', 'Umbau', 'V-1');
    await of.project('VP-2', 'Fremdes', 'V-2');
    await of.project('VP-3', 'Allgemeines', null);
    await of.item('VI-1', 'Vertragsventil', 38.5);
    await of.item('VI-2', 'Vertragsventil alt', 12);
    await of.settle();
    await of.retireCompany('V-3');
    await of.retireItem('VI-2');
    await of.settle();
    const { body } = await of.desk.as('manager').get('v1/customers').query({ filter: '{"code":"VERTRAG"}' });
    if (body.length === 0)
      await of.desk.as('manager').create('v1/customers', { code: 'VERTRAG', name: 'Vertrag', crmAddressNumber: 'V-1' });
  });

  const get = (path: string, query: Json = {}, as: 'agent' | 'otherAgent' = 'agent') =>
    of.desk.as(as).get(`v1/${path}`).query(query);
  const numbers = async (path: string, query: Json = {}, as?: 'agent' | 'otherAgent') =>
    (await get(path, query, as).expect(200)).body.map(({ number }: Json) => number);

  it('finds companies by words of their name, number or city, and none that is no longer offered', async () => {
    expect(await numbers('crm/addresses', { q: 'Vertrag' })).toEqual(['V-1', 'V-2']);
    expect(await numbers('crm/addresses', { q: 'v-2' })).toEqual(['V-2']);
    expect(await numbers('crm/addresses', { q: 'winterthur' })).toEqual(['V-1']);
    expect(await numbers('crm/addresses', { q: 'Vertrag' }, 'otherAgent')).toEqual([]);
  });

  it('knows an address by its number, also one that is no longer offered, and no other', async () => {
    expect((await get('crm/addresses/V-1').expect(200)).body).toMatchObject({
      name: 'Vertrag Heizbau AG',
      parent: null,
    });
    await get('crm/addresses/V-3').expect(200);
    await get('crm/addresses/V-99').expect(404);
    await get('crm/addresses/V-1', {}, 'otherAgent').expect(404);
  });

  it('lists the further addresses of a company, and who is there', async () => {
    expect(await numbers('crm/addresses/V-1/subaddresses')).toEqual([further]);
    expect((await get(`crm/addresses/${further}`).expect(200)).body).toMatchObject({ parent: 'V-1' });
    const [customer] = (await get('customers', { filter: '{"code":"VERTRAG"}' }).expect(200)).body;
    const { body } = await get(`customers/${customer.id}/contacts`).expect(200);
    expect(body).toEqual([
      expect.objectContaining({ number: person, firstname: 'Rosa', lastname: 'Brunner', address: 'V-1' }),
    ]);
  });

  it('lists the projects of a company and those of all', async () => {
    expect(await numbers('crm/projects', { address: 'V-1', q: 'VP-' })).toEqual(['VP-3', 'VP-1']);
    expect((await get('crm/projects/VP-1').expect(200)).body).toMatchObject({ name: 'Umbau', address: 'V-1' });
    await get('crm/projects/VP-9').expect(404);
  });

  it('finds work and material with unit and price', async () => {
    const { body } = await get('crm/catalog-items', { q: 'vertragsventil' }).expect(200);
    expect(body).toEqual([expect.objectContaining({ number: 'VI-1', unit: 'EA', unitPrice: 38.5, kind: 'MATERIAL' })]);
    await get('crm/catalog-items/VI-2').expect(200);
    await get('crm/catalog-items/VI-9').expect(404);
  });

  it('says that what is told is as it should be', async () => {
    expect((await get('crm/source').expect(200)).body).toMatchObject({ current: true });
  });
}
