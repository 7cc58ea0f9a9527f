import { SearchWatch } from '../../api/search/index/search-watch.js';
import { type Json, recordsOf } from '../support/records.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);
const create = (path: string, body: Json) => recordsOf(desk).create(path, body);

const listed = async (path: string, filter: Json, person: 'manager' | 'agent' = 'manager'): Promise<string[]> => {
  const body = await desk.as(person).read(`v1/${path}`, { filter: JSON.stringify(filter) });
  return body.map(({ id }: Json) => id);
};

describe('a list that is searched by words', () => {
  const NAMES = [
    'Präzision Uhren AG',
    'Stadtwerke Zürich',
    'Lüthi & Söhne',
    'Hôtel Genève SA',
    'Straßenbau Bär',
    'Œuvre d’Art',
  ];
  const ids = new Map<string, string>();
  beforeAll(async () => {
    for (const [at, name] of NAMES.entries()) ids.set(name, (await create('customers', { code: `F${at}`, name })).id);
  });

  it.each([
    ['prazision', NAMES[0]],
    ['PRÄZISION', NAMES[0]],
    ['zurich', NAMES[1]],
    ['luthi', NAMES[2]],
    ['Lüthi', NAMES[2]],
    ['Lu\u0308thi', NAMES[2]],
    ['sohne', NAMES[2]],
    ['Geneve', NAMES[3]],
    ['hotel', NAMES[3]],
    ['strasse', NAMES[4]],
    ['STRAẞE', NAMES[4]],
    ['oeuvre', NAMES[5]],
    ['  prazision   uhren ', NAMES[0]],
  ])('finds %j as the palette does', async (q, name) => {
    expect(await listed('customers', { q })).toEqual([ids.get(name as string)]);
    await desk.app.get(SearchWatch).poll();
    const { hits } = (await desk.as('manager').get('v1/search').query({ q, typing: 'true', resources: 'customers' }))
      .body;
    expect(hits.map(({ id }: Json) => id)).toContain(ids.get(name as string));
  });

  it('looks so in texts of several lines, in those of several languages, and in fields of the tenant’s own', async () => {
    const block = await create('text-blocks', { name: 'Gruss', content: 'Freundliche Grüße\naus dem Büro' });
    expect(await listed('text-blocks', { q: 'grusse' })).toEqual([block.id]);
    const category = await create('categories', { code: 'KALTE', name: { de: 'Kälte', fr: 'Réfrigération' } });
    for (const q of ['kalte', 'refrigeration']) expect(await listed('categories', { q })).toEqual([category.id]);
    const ticket = await world.submit('agent', { customerDescription: 'Die Tür\nklemmt sehr häufig' });
    expect(await listed('tickets', { q: 'haufig' })).toEqual([ticket.id]);
    const field = {
      resource: 'customers',
      key: 'serial',
      kind: 'TEXT',
      label: { de: 'Seriennummer' },
      searchable: true,
    };
    await create('custom-fields', field);
    const customer = await create('customers', {
      code: 'SN',
      name: 'Mit Nummer',
      custom: { serial: 'SN 12.345-6 Größe' },
    });
    for (const q of ['grosse', 'SN123456', '12345-6']) expect(await listed('customers', { q })).toEqual([customer.id]);
  });

  it('takes signs of patterns for what they are, and finds nothing by what nobody sees', async () => {
    const percent = await create('customers', { code: 'P100', name: 'Rabatt 100% _netto_' });
    for (const q of ['100%', '%', '_netto_', '_']) expect(await listed('customers', { q })).toEqual([percent.id]);
    for (const q of ['\\', '\u200b', '\u0301', '9%9']) expect(await listed('customers', { q })).toEqual([]);
  });

  it('finds what a field contains or starts with as it is written, in any case', async () => {
    const id = ids.get('Präzision Uhren AG');
    expect(await listed('customers', { name_contains: 'ZISION' })).toEqual([id]);
    expect(await listed('customers', { name_starts: 'präz' })).toEqual([id]);
    for (const filter of [{ name_contains: 'prazision' }, { name_starts: 'praz' }, { name_starts: 'zision' }])
      expect(await listed('customers', filter)).toEqual([]);
    expect(await listed('customers', { name_contains: '%' })).toHaveLength(1);
  });
});

describe('a number', () => {
  const WRITTEN = ['+41 44 987 65 43', '044 987 65 43', '0041 44 987 65 43', '+41 (0)44 987-65-43', '0449876543'];
  const SOUGHT = [
    '0449876543',
    '+41449876543',
    '044 987 65 43',
    '9876543',
    '+41 44 987 65 43',
    '0041449876543',
    '044/987 65 43',
    '987 65 43',
    '41449876543',
  ];
  let address: string;
  beforeAll(async () => {
    address = (await create('addresses', { number: '100', name: 'Muster AG' })).id;
  });

  it.each(WRITTEN)('of a phone is found however it is written, and kept as E.164: %s', async (phone) => {
    const contact = await create('contacts', { lastname: 'Kern', address, phone });
    await create('contacts', { lastname: 'Anders', address, phone: '+41 44 987 65 44' });
    for (const q of SOUGHT) expect([q, await listed('contacts', { q })]).toEqual([q, [contact.id]]);
    const rows = await desk.rows('select phone, phone_e164 from contact where id = $1', contact.id);
    expect(rows).toEqual([{ phone, phone_e164: '+41449876543' }]);
    for (const id of await listed('contacts', {})) await desk.as('manager').delete(`v1/contacts/${id}`).expect(200);
  });

  it('of a phone is found in each list that tells phones', async () => {
    const customer = await create('customers', { code: 'TEL', name: 'Telefon AG', phone: '044 111 22 33' });
    const location = await create('locations', {
      customer: customer.id,
      name: 'Telefonzentrale',
      phone: '+41 44 111 22 33',
    });
    const ticket = await world.submit('agent', { contactPhone: '0041 44 111 22 33' });
    for (const [path, { id }] of [
      ['customers', customer],
      ['locations', location],
      ['tickets', ticket],
    ] as const)
      for (const q of ['0441112233', '+41441112233', '111 22 33'])
        expect([path, q, await listed(path, { q })]).toEqual([path, q, [id]]);
  });

  it('of an article is found with and without what separates its parts', async () => {
    const item = await create('catalog-items', {
      number: 'AB-4711/22',
      name: 'Pumpe',
      kind: 'MATERIAL',
      unit: 'EA',
      barcode: '7 610200 337498',
    });
    await create('catalog-items', { number: 'AB-4711/23', name: 'Ventil', kind: 'MATERIAL', unit: 'EA' });
    for (const q of ['AB471122', 'ab 4711 22', 'AB-4711/22', 'ab4711.22', '7610200337498', '7-610200-337498'])
      expect([q, await listed('catalog-items', { q })]).toEqual([q, [item.id]]);
    const plain = await create('catalog-items', { number: 'X99881', name: 'Filter', kind: 'MATERIAL', unit: 'EA' });
    for (const q of ['X-99881', 'x 998 81']) expect([q, await listed('catalog-items', { q })]).toEqual([q, [plain.id]]);
  });
});
