import { Role } from '../../api/vocabulary/role.js';
import { customFieldsOf } from '../support/custom-fields.js';
import { customersReporter, hiddenTexts } from '../support/exports.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';
import { sheetOf } from '../support/workbook.js';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const CSV = 'text/csv';

const desk = useDesk();
const world = useTicketWorld(desk);

const asked = (path: string, query: object) => {
  const told = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]);
  return `v1/${path}?${new URLSearchParams(Object.fromEntries(told))}`;
};
const linesOf = (text: string) => text.replace('\ufeff', '').trimEnd().split('\r\n');
const sheet = async (path: string) =>
  sheetOf((await desk.as('manager').get(path).set('Accept', XLSX).responseType('blob').expect(200)).body);

describe('a list as a table', () => {
  it('has the columns that are asked for in their order, the rows of the filter in the order of the list, in words', async () => {
    await desk
      .as('manager')
      .post('v1/categories')
      .send({ code: 'T-2', name: { de: 'Zwei', fr: 'Deux' }, active: false });
    await desk
      .as('manager')
      .post('v1/categories')
      .send({ code: 'T-1', name: { de: 'Eins', fr: 'Un' } });
    const path = asked('categories', {
      fields: ['name', 'active', 'code'],
      filter: { q: 'T-' },
      sort: ['code', 'ASC'],
    });
    const german = await desk.as('manager').get(path).set('Accept', CSV).expect(200);
    expect(german.headers['content-type']).toContain('text/csv');
    expect(german.headers['content-disposition']).toContain('Kategorien.csv');
    expect(german.headers['x-total-count']).toBe('2');
    expect(linesOf(german.text)).toEqual(['Bezeichnung;Aktiv;Code', 'Eins;Ja;T-1', 'Zwei;Nein;T-2']);
    const french = await desk.as('manager').get(path).set('Accept', CSV).set('Accept-Language', 'fr-CH').expect(200);
    expect(linesOf(french.text).slice(1)).toEqual(['Un;Oui;T-1', 'Deux;Non;T-2']);
    const json = await desk.as('manager').get(path).set('Accept', 'text/html,*/*;q=0.8').expect(200);
    expect(json.body).toHaveLength(2);
  });

  it('has numbers, money, days and moments in the zone of the desk as such in a workbook', async () => {
    const field = customFieldsOf(desk);
    await field('NUMBER', { resource: 'customers', key: 'level', label: { de: 'Feld level' }, decimals: 2 });
    await field('DATE', { resource: 'customers', key: 'since', label: { de: 'Feld since' } });
    await field('MONEY', { resource: 'customers', key: 'owed', label: { de: 'Feld owed' } });
    const made = await desk
      .as('manager')
      .post('v1/customers')
      .send({
        code: 'TYPES',
        name: '=HYPERLINK("http://x")',
        addition: '-12.50',
        custom: { level: -12.5, since: '2026-02-03', owed: -1234.5 },
      })
      .expect(201);
    const fields = ['name', 'addition', 'custom', 'createdAt'];
    const path = asked('customers', { fields, filter: { id: made.body.id } });
    const { rows, xml } = await sheet(path);
    const [head, row] = rows;
    expect(Object.values(head ?? {})).toEqual(expect.arrayContaining(['Feld level', 'Feld since', 'Feld owed']));
    const of = (heading: string) => row?.[Object.entries(head ?? {}).find(([, text]) => text === heading)?.[0] ?? ''];
    expect(of('Name')).toBe('=HYPERLINK("http://x")');
    expect(of('Feld level')).toEqual({ number: -12.5, shown: '#,##0.###' });
    expect(of('Feld since')).toEqual({ number: 46_056, shown: 'dd.mm.yyyy' });
    expect(of('Feld owed')).toEqual({ number: -1234.5, shown: '[$CHF-807] #,##0.00;[$CHF-807] -#,##0.00' });
    const made_at = new Date(made.body.createdAt);
    const local = new Intl.DateTimeFormat('sv-SE', {
      dateStyle: 'short',
      timeStyle: 'medium',
      timeZone: 'Europe/Zurich',
    });
    const serial = (Date.parse(`${local.format(made_at).replace(' ', 'T')}Z`) + made_at.getMilliseconds()) / 86_400_000;
    expect(of('Erfasst am')).toMatchObject({ shown: 'dd.mm.yyyy hh:mm' });
    expect((of('Erfasst am') as { number: number }).number).toBeCloseTo(serial + 25_569, 6);
    expect(xml).toContain('<autoFilter ref="A1:F2"/>');
    expect(xml).not.toContain('<f>');
    const { text } = await desk.as('manager').get(path).set('Accept', CSV).expect(200);
    expect(linesOf(text)[1]).toMatch(
      /^"'=HYPERLINK\(""http:\/\/x""\)";-12\.50;-12\.5;2026-02-03;-1234\.50;20\d\d-\d\d-\d\d \d\d:\d\d$/,
    );
  });

  it('goes over many pages without leaving one out, and is that list and no other', async () => {
    await desk.superuser.query(`
      insert into text_block (tenant, id, version, created_at, created_by, updated_at, updated_by, name, content, global)
      select case when at % 5 = 0 then 'nordwind' else 'alpina' end, gen_random_uuid(), 1, now(), 'S', now(), 'S',
             'Baustein ' || at, 'x', false from generate_series(1, 705) at`);
    const path = asked('text-blocks', { fields: ['name'], sort: ['createdAt', 'ASC'] });
    const { text, headers } = await desk.as('manager').get(path).set('Accept', CSV).expect(200);
    const lines = linesOf(text).slice(1);
    expect(headers['x-total-count']).toBe('564');
    expect(new Set(lines).size).toBe(564);
    expect(lines).toHaveLength(564);
    expect(lines).not.toContain('Baustein 5');
  });

  it('is for those who may take data with them, and refuses what the list refuses', async () => {
    const of = (person: 'agent' | 'manager', path: string) => desk.as(person).get(path).set('Accept', CSV);
    expect((await of('agent', 'v1/categories').expect(403)).body.code).toBe('FORBIDDEN');
    expect((await of('manager', asked('tickets', { fields: ['nothing'] })).expect(400)).body.code).toBe(
      'INVALID_FIELDS',
    );
    expect((await of('manager', asked('tickets', { fields: ['can'] })).expect(400)).body.code).toBe('INVALID_FIELDS');
    expect((await of('manager', asked('tickets', { filter: { x: 1 } })).expect(400)).body.code).toBe('UNKNOWN_FIELD');
    expect((await of('manager', asked('tickets', { sort: ['x', 'ASC'] })).expect(400)).body.code).toBe('INVALID_SORT');
  });

  it('holds for a customer nothing that they cannot open one by one', async () => {
    const hidden = 'KANARIE';
    const own = await world.submit('customer');
    await world.submit('bergbahn', { customerDescription: `${hidden} fremd` });
    const closed = hiddenTexts('Ticket', Role.Customer);
    expect(closed).toContain('internal_notes');
    for (const column of closed) await desk.superuser.query(`update ticket set ${column} = $1`, [hidden]);
    const reporter = await customersReporter(desk);
    const { text } = await reporter.get('v1/tickets').set('Accept', CSV).expect(200);
    const known = (await reporter.get('v1/tickets?range=[0,199]').expect(200)).body;
    expect(linesOf(text).length - 1).toBe(known.length);
    expect(text).toContain(own.identifier);
    expect(text).not.toContain(hidden);
    const [head = ''] = linesOf(text);
    for (const record of known) {
      const { body } = await reporter.get(`v1/tickets/${record.id}`).expect(200);
      expect(text).toContain(body.identifier);
    }
    expect(head).not.toContain('Interne');
    const { text: all } = await desk.as('manager').get('v1/tickets').set('Accept', CSV).expect(200);
    expect(all).toContain(hidden);
  });
});
