import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { ExportSweep } from '../../api/exports/export-sweep.handler.js';
import { ExportsHandler } from '../../api/exports/exports.handler.js';
import { Env } from '../../api/platform/env.js';
import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { runAsTenant } from '../../api/platform/tenancy/session.js';
import { MailSender, type OutgoingMail } from '../../api/ports/mail.js';
import { Role } from '../../api/vocabulary/role.js';
import { customFieldsOf } from '../support/custom-fields.js';
import { eventually } from '../support/eventually.js';
import { cellOf, customersReporter, hiddenTexts, isColumn, isReference, reporter } from '../support/exports.js';
import type { Json } from '../support/records.js';
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
    await desk.rows(`
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
    for (const column of closed) await desk.rows(`update ticket set ${column} = $1`, hidden);
    const person = await customersReporter(desk);
    const { text } = await person.get('v1/tickets').set('Accept', CSV).expect(200);
    const known = await person.read('v1/tickets?range=[0,199]');
    expect(linesOf(text).length - 1).toBe(known.length);
    expect(text).toContain(own.identifier);
    expect(text).not.toContain(hidden);
    const [head = ''] = linesOf(text);
    for (const record of known) {
      const body = await person.read(`v1/tickets/${record.id}`);
      expect(text).toContain(body.identifier);
    }
    expect(head).not.toContain('Interne');
    const { text: all } = await desk.as('manager').get('v1/tickets').set('Accept', CSV).expect(200);
    expect(all).toContain(hidden);
  });

  it('says of each record, field by field, what the record itself says to a customer or an executor', async () => {
    await world.submit('customer');
    await world.order();
    await desk.rows(`update ticket set contact_name = 'Anna "K" Keller; -5', due_at = now(), cost_estimate = 5`);
    for (const person of ['customer', 'executor'] as const) {
      const caller = await reporter(desk, person);
      const known: Json[] = await caller.read('v1/tickets?range=[0,199]');
      const told = Object.keys(known[0] ?? {}).filter((name) => isColumn('Ticket', name));
      const path = asked('tickets', { fields: ['identifier', ...told] });
      const { text } = await caller.get(path).set('Accept', CSV).expect(200);
      const lines: string[][] = parse(text, { bom: true, delimiter: ';', from: 2 });
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.map(([identifier]) => identifier)).toEqual(known.map(({ identifier }) => identifier));
      for (const [at, { id }] of known.entries()) {
        const embed = JSON.stringify(told.filter((name) => isReference('Ticket', name)));
        const body = await caller.read(`v1/tickets/${id}?embed=${embed}`);
        const plain = (cell = '') => cell.replace(/^'(?=\+)/, '');
        const cells = Object.fromEntries(told.map((name, column) => [name, plain(lines[at]?.[column + 1])]));
        expect(cells).toEqual(Object.fromEntries(told.map((name) => [name, cellOf('Ticket', name, body)])));
      }
    }
  });
});

describe('an export that the worker makes', () => {
  const order = (body: object, person: 'manager' | 'agent' | 'otherManager' = 'manager') =>
    desk.as(person).post('v1/exports').send(body);
  const blocks = { resource: 'text-blocks', fields: ['name'], sort: ['createdAt', 'ASC'] };
  const read = async (id: string) => await desk.as('manager').read(`v1/exports/${id}`);
  const forget = async () => {
    for (const { id } of await desk.as('manager').read('v1/exports'))
      await desk.as('manager').delete(`v1/exports/${id}`).expect(200);
  };
  const kept = () => readdirSync(join(desk.app.get(Env).VSD_FILES_DIR, 'alpina')).length;

  it('refuses what the list refuses, what it does not know, and more than three at once', async () => {
    expect((await order({ ...blocks, format: 'csv' }, 'agent').expect(403)).body.code).toBe('FORBIDDEN');
    for (const [wrong, pointer] of [
      [{ resource: 'nothing' }, '/resource'],
      [{ resource: 'exports/../x' }, '/resource'],
      [{ format: 'exe' }, '/format'],
      [{ fields: 'name' }, '/fields'],
      [{ sort: ['name'] }, '/sort'],
      [{ narrowings: ['x'] }, '/narrowings'],
      [{ fileName: '../x' }, '/fileName'],
    ] as const) {
      const { body } = await order({ ...blocks, format: 'csv', ...wrong }).expect(422);
      expect(body.errors[0].pointer).toBe(pointer);
    }
    expect((await order({ ...blocks, format: 'csv', filter: { x: 1 } }).expect(400)).body.code).toBe('UNKNOWN_FIELD');
    expect((await order({ ...blocks, format: 'csv', fields: ['x'] }).expect(400)).body.code).toBe('INVALID_FIELDS');
    expect((await order({ resource: 'support', format: 'csv' }).expect(422)).body.errors[0].pointer).toBe('/resource');
    const answers = await Promise.all(Array.from({ length: 5 }, () => order({ ...blocks, format: 'csv' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 202, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'EXPORTS_RUNNING',
      params: { most: 3 },
    });
    const waiting = answers.find(({ status }) => status === 202)?.body.id;
    const early = await desk.as('manager').get(`v1/exports/${waiting}/content`).expect(409);
    expect(early.body.code).toBe('EXPORT_NOT_READY');
    await forget();
  });

  it('holds what the list holds as whoever asked for it, and is theirs alone, for a day', async () => {
    await desk.app.get(JobWorker).start();
    const ordered = await order({ ...blocks, format: 'csv' })
      .set('Idempotency-Key', 'once')
      .expect(202);
    const again = await order({ ...blocks, format: 'csv' })
      .set('Idempotency-Key', 'once')
      .expect(202);
    expect(again.body.id).toBe(ordered.body.id);
    const address = `v1/exports/${ordered.body.id}`;
    expect(ordered.headers.location).toMatch(new RegExp(`^/volta-service-desk/services/${address}$`));
    expect(ordered.body).toMatchObject({ state: 'WAITING', total: 564, format: 'csv', resource: 'text-blocks' });
    expect(ordered.body.fileName).toMatch(/^Textbausteine 20\d\d-\d\d-\d\d\.csv$/);
    expect(Object.keys(ordered.body)).not.toEqual(expect.arrayContaining(['query']));
    await eventually(async () => expect(await read(ordered.body.id)).toMatchObject({ state: 'DONE', done: 564 }));
    const { fields, sort } = blocks;
    const list = await desk.as('manager').get(asked('text-blocks', { fields, sort })).set('Accept', CSV).expect(200);
    const file = await desk.as('manager').get(`${address}/content`).expect(200);
    expect(file.text).toBe(list.text);
    expect(file.headers['content-disposition']).toContain('attachment; filename="Textbausteine 20');
    for (const person of ['admin', 'agent', 'otherManager', 'customer'] as const) {
      for (const path of [address, `${address}/content`]) {
        const { status } = await desk.as(person).get(path);
        expect([person, path, status]).toEqual([person, path, person === 'otherManager' ? 404 : 403]);
      }
    }
    const other = await customersReporter(desk);
    await other.get(`${address}/content`).expect(404);
    await other.delete(address).expect(404);
    expect(await other.read('v1/exports')).toEqual([]);
    await desk.rows(`update data_export set expires_at = now() - interval '1 second'`);
    await desk.as('manager').get(`${address}/content`).expect(404);
    expect(kept()).toBe(1);
    await desk.app.get(ExportSweep).handle();
    expect(kept()).toBe(0);
    expect((await desk.superuser.query('select 1 from data_export')).rowCount).toBe(0);
  });

  it('is a workbook in the language of whoever asked, and goes with its file when it is forgotten', async () => {
    const ordered = await order({ resource: 'customers', fields: ['name', 'createdAt'], format: 'xlsx' }).set(
      'Accept-Language',
      'it-CH',
    );
    const address = `v1/exports/${ordered.body.id}`;
    expect(ordered.body.fileName).toMatch(/^Clienti/);
    await eventually(async () => expect((await read(ordered.body.id)).state).toBe('DONE'));
    const { rows } = await sheetOf((await desk.as('manager').get(`${address}/content`).responseType('blob')).body);
    expect(rows[0]).toEqual({ A: 'Nome', B: 'Creato il' });
    expect(rows.length - 1).toBe((await desk.as('manager').get('v1/customers')).body.length);
    expect(kept()).toBe(1);
    await desk.as('manager').delete(address).expect(200);
    expect(kept()).toBe(0);
    await desk.as('manager').get(address).expect(404);
  });

  it('is a paper with charts, whatever stands in the list', async () => {
    await world.submit('manager', { customerDescription: '😀 <b>{page}</b> 漢 \u202e' });
    const fields = ['identifier', 'state', 'type', 'customer', 'customerDescription', 'createdAt'];
    const { body } = await order({ resource: 'tickets', fields, format: 'pdf' }).expect(202);
    await eventually(async () => expect((await read(body.id)).state).toBe('DONE'));
    const file = await desk.as('manager').get(`v1/exports/${body.id}/content`).responseType('blob').expect(200);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.body.subarray(0, 5).toString()).toBe('%PDF-');
    await forget();
  });

  it('sends a link to its owner if that was asked for, and nothing of what it holds', async () => {
    const sender = desk.app.get(MailSender);
    const sent: OutgoingMail[] = [];
    const send = async (mail: OutgoingMail) => {
      sent.push(mail);
      return mail.id;
    };
    Object.defineProperty(sender, 'send', { value: send, configurable: true });
    try {
      const { body } = await order({ ...blocks, format: 'csv', mail: true }).expect(202);
      await eventually(() => expect(sent).toHaveLength(1));
      expect(sent[0]).toMatchObject({ to: 'manager@alpina.example', id: body.id });
      expect(sent[0]?.subject).toBe(`Ihr Export ist bereit: ${body.fileName}`);
      for (const text of [sent[0]?.text, sent[0]?.html]) {
        expect(text).toContain('/volta-service-desk/exports');
        expect(text).not.toContain('Baustein 1');
      }
    } finally {
      Reflect.deleteProperty(sender, 'send');
    }
    await forget();
  });

  it('fails where its owner has lost the right to it', async () => {
    const person = await customersReporter(desk);
    const { body } = await person.post('v1/exports').send({ resource: 'tickets', format: 'csv' }).expect(202);
    await eventually(async () => expect((await person.get(`v1/exports/${body.id}`)).body.state).toBe('DONE'));
    await desk.rows(`update data_export set state = 'WAITING' where id = $1`, body.id);
    await desk.rows(`update "user" set roles = '{vsd-customer}' where username = 'alpina-customer'`);
    await runAsTenant('alpina', () => desk.app.get(ExportsHandler).handle({ export: body.id }));
    const rows = await desk.rows('select state, failure from data_export where id = $1', body.id);
    expect(rows).toEqual([{ state: 'FAILED', failure: 'FORBIDDEN' }]);
    expect(kept()).toBe(0);
  });
});
