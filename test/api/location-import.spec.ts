import { ImportsHandler } from '../../api/imports/imports.handler.js';
import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { runInSession } from '../../api/platform/tenancy/session.js';
import { counts, importAt, importsOf, problems, runImport } from '../support/import-run.js';
import { workbookOf } from '../support/locations-file.js';
import { codesOf, type Json, recordsOf } from '../support/records.js';
import { useDesk } from '../support/use-desk.js';

type Imports = ReturnType<typeof importsOf>;

let acme: Json;
let customer: Imports['customer'];
let upload: Imports['upload'];
let prepared: Imports['prepared'];
let run: Imports['run'];
let imported: Imports['imported'];
let rowsOf: Imports['rowsOf'];
let locationsOf: Imports['locationsOf'];
let template: Imports['template'];
let refusedFile: Imports['refusedFile'];

const desk = useDesk();
const records = recordsOf(desk);
beforeAll(async () => {
  ({ customer, upload, prepared, run, imported, rowsOf, locationsOf, template, refusedFile } = importsOf(desk));
  acme = await records.create('customers', { code: 'ACME', name: 'Acme' });
  await desk.app.get(JobWorker).start();
});

const settled = (id: string, state: string) => importAt(desk, id, state);

describe('a table of locations', () => {
  it('is looked at first, and nothing is written before that is asked for', async () => {
    const to = await customer();
    await records.create('locations', { customer: to.id, name: 'Werk', externalId: 'W1', city: 'Bern' });
    await records.create('locations', { customer: to.id, name: 'Lager', city: 'Thun' });
    const data = await prepared(
      to,
      'Externe Nummer;Name;PLZ;Ort;Telefon\nW1;Werk;;Basel;\n;Lager;;Thun;\nN1;Neubau;8005;Zürich;+41 44 123 45 67\n',
    );
    expect(counts(data)).toEqual({ rows: 3, created: 1, updated: 1, unchanged: 1, refused: 0 });
    expect(data.columns.map(({ field }: Json) => field)).toEqual(['externalId', 'name', 'postCode', 'city', 'phone']);
    const rows = await rowsOf(data);
    expect(rows.map(({ outcome, changes }) => [outcome, ...changes])).toEqual([
      ['UPDATED', 'city'],
      ['UNCHANGED'],
      ['CREATED'],
    ]);
    expect(await locationsOf(to)).toHaveLength(2);
  });

  it('is written when that is asked for, and changes nothing the second time', async () => {
    const to = await customer();
    const content = await workbookOf([
      ['Name', 'Externe Nummer', 'Strasse und Nummer', 'PLZ', 'Ort', 'Telefon'],
      ['Werk', 'W1', 'Ring 1', '8005', 'Zürich', '+41 44 123 45 67'],
      ['Lager', '', '', '', '', ''],
    ]);
    const first = await imported(to, content, 'standorte.xlsx');
    expect(counts(first)).toEqual({ rows: 2, created: 2, updated: 0, unchanged: 0, refused: 0 });
    const before = await locationsOf(to);
    expect(before.map(({ name, externalId, postCode }) => [name, externalId, postCode])).toEqual([
      ['Lager', null, null],
      ['Werk', 'W1', '8005'],
    ]);
    const events = async () =>
      (await desk.rows(`select count(*)::int from live_event where resource = 'locations'`))[0].count;
    const told = await events();
    const second = await imported(to, content, 'standorte.xlsx');
    expect(counts(second)).toEqual({ rows: 2, created: 0, updated: 0, unchanged: 2, refused: 0 });
    expect(await locationsOf(to)).toEqual(before);
    expect(await events()).toBe(told);
  });

  it('with one quotation mark within a name loses no row, and phones are taken as they were pasted', async () => {
    const to = await customer();
    const data = await imported(
      to,
      'Name;PLZ;Ort;Telefon\r\nWerk 1;8000;Zürich;+41\u00a044\u00a0123 45 67\r\nRest. "Krone";7000;Chur;\u202a044 123–45–67\u202c\r\nWerk 3;3000;Bern;\r\n',
    );
    expect(counts(data)).toEqual({ rows: 3, created: 3, updated: 0, unchanged: 0, refused: 0 });
    expect((await locationsOf(to)).map(({ name, phone }) => [name, phone])).toEqual([
      ['Rest. "Krone"', '044 123-45-67'],
      ['Werk 1', '+41 44 123 45 67'],
      ['Werk 3', null],
    ]);
  });

  it('is taken row by row: what is wrong with one hinders no other', async () => {
    const to = await customer();
    await records.create('locations', { customer: to.id, name: 'Werk', externalId: 'W1' });
    await records.create('locations', { customer: to.id, name: 'Lager' });
    const data = await imported(
      to,
      [
        'Name;Externe Nummer;PLZ;Telefon;Ort',
        'Gut;G1;8005;;Zürich',
        '',
        ';G2;8005;;Zürich',
        'Falsch;F1;0800;044 123 45 67 intern;Bern',
        'Gut zwei;g1;;;',
        'gut;;;;',
        'Lager;W1;;;',
        'Werk;X9;;;',
        'Kaputt\u0001;;;;',
        `${'x'.repeat(121)};;;;`,
        'Auch gut;;;;Chur',
      ].join('\n'),
    );
    expect(counts(data)).toEqual({ rows: 11, created: 2, updated: 0, unchanged: 0, refused: 9 });
    expect(problems(await rowsOf(data, { outcome: 'REFUSED' }))).toEqual([
      [3, 'EMPTY'],
      [4, 'INCOMPLETE', 'name REQUIRED'],
      [5, 'INVALID', 'postCode POST_CODE_INVALID', 'phone PHONE_INVALID'],
      [6, 'DUPLICATE', 'externalId DUPLICATE_IN_FILE'],
      [7, 'DUPLICATE', 'name DUPLICATE_IN_FILE'],
      [8, 'DUPLICATE', 'name DUPLICATE'],
      [9, 'DUPLICATE', 'name DUPLICATE'],
      [10, 'UNREADABLE'],
      [11, 'INVALID', 'name MAX_CHARS'],
    ]);
    expect((await locationsOf(to)).map(({ name }) => name)).toEqual(['Auch gut', 'Gut', 'Lager', 'Werk']);
  });

  it('knows what rows far above have named: when it is looked at, looked at again, and written', async () => {
    const to = await customer();
    const many = Array.from({ length: 300 }, (_, at) => `Standort ${at};Bern`);
    const data = await prepared(to, `Name;Ort\n${many.join('\n')}\nstandort 0;Chur\n`);
    const twice = [[302, 'DUPLICATE', 'name DUPLICATE_IN_FILE']];
    const refusedRows = async () => problems(await rowsOf(data, { outcome: 'REFUSED' }));
    expect(await refusedRows()).toEqual(twice);
    await desk
      .as('manager')
      .put(`v1/imports/${data.id}/columns`, { fields: ['name', 'city'] })
      .expect(200);
    const again = await settled(data.id, 'READY');
    expect(counts(again)).toMatchObject({ created: 300, refused: 1 });
    expect(counts(await run(again))).toMatchObject({ created: 300, refused: 1 });
    expect(await refusedRows()).toEqual(twice);
  });

  it('leaves alone what a cell says nothing of, and takes a name for one in whatever case it is written', async () => {
    const to = await customer();
    await records.create('locations', { customer: to.id, name: 'Werk Nord', city: 'Bern', phone: '044 123 45 67' });
    const data = await imported(to, 'Name;Externe Nummer;Ort\nwerk  NORD;N1;\n');
    expect(counts(data)).toMatchObject({ updated: 1, created: 0 });
    expect(await locationsOf(to)).toMatchObject([
      { name: 'werk  NORD', externalId: 'N1', city: 'Bern', phone: '044 123 45 67' },
    ]);
  });

  it('has headings in any of the four languages, and columns that are put right by hand', async () => {
    const to = await customer();
    const headings = [
      'Name;Externe Nummer;PLZ',
      'name;external id;ZIP Code',
      'Nom du site;Numéro;NPA',
      'Sede;numero esterno;CAP',
    ];
    for (const heading of headings) {
      const { columns } = await prepared(to, `${heading}\nWerk;W1;8005\n`);
      expect(columns.map(({ field }: Json) => field)).toEqual(['name', 'externalId', 'postCode']);
    }
    const data = await prepared(to, 'Was;Wo;Egal\nWerk;Bern;x\n');
    expect(counts(data)).toMatchObject({ refused: 1 });
    const assign = (fields: unknown) => desk.as('manager').put(`v1/imports/${data.id}/columns`, { fields });
    for (const wrong of [
      ['name', 'city'],
      ['name', 'name', null],
      ['name', 'customer', null],
      ['name', 3, null],
      'name',
    ]) {
      expect((await assign(wrong).expect(422)).body.errors).toHaveLength(1);
    }
    await assign(['name', 'city', null]).expect(200);
    const ready = await settled(data.id, 'READY');
    expect(counts(ready)).toMatchObject({ created: 1, refused: 0 });
    await run(ready);
    expect(await locationsOf(to)).toMatchObject([{ name: 'Werk', city: 'Bern' }]);
    expect((await assign([null, null, null]).expect(409)).body.code).toBe('IMPORT_NOT_READY');
    await desk.as('manager').post(`v1/imports/${data.id}/run`).expect(409);
  });

  it('may be sent twice at once: each location is made once', async () => {
    const to = await customer();
    const content = `Name;Ort\n${Array.from({ length: 300 }, (_, at) => `Standort ${at};Bern`).join('\n')}\n`;
    const all = await Promise.all([prepared(to, content), prepared(to, content)]);
    const done = await Promise.all(all.map((data) => run(data)));
    const sum = (name: string) => done.reduce((total, data) => total + data[name], 0);
    expect(sum('created')).toBe(300);
    expect(sum('unchanged') + sum('refused')).toBe(300);
    const { headers } = await desk.as('manager').get('v1/locations', { filter: { customer: to.id } });
    expect(headers['x-total-count']).toBe('300');
  });
});

describe('the writing of rows', () => {
  const work = (id: string) =>
    runInSession({ requestId: 'test', tenant: 'alpina' }, () => desk.app.get(ImportsHandler).handle({ import: id }));

  it('happens once for each, however many work at it', async () => {
    const to = await customer();
    const data = await prepared(to, `Name\n${Array.from({ length: 300 }, (_, at) => `Standort ${at}`).join('\n')}\n`);
    await runImport(desk, data.id);
    await Promise.all([work(data.id), work(data.id), work(data.id)]);
    expect(await settled(data.id, 'DONE')).toMatchObject({ done: 300, created: 300, unchanged: 0, refused: 0 });
  });

  it('goes on without a row that the database alone refuses', async () => {
    const to = await customer();
    const data = await prepared(to, 'Name;Ort\nEins;Bern\nZwei;Verboten\nDrei;Bern\n');
    await desk.superuser.query(`alter table location add constraint no_such_city check (city <> 'Verboten')`);
    try {
      expect(counts(await run(data))).toMatchObject({ created: 2, refused: 1 });
      expect((await locationsOf(to)).map(({ name }) => name)).toEqual(['Drei', 'Eins']);
    } finally {
      await desk.superuser.query('alter table location drop constraint no_such_city');
    }
  });
});

describe('the refused rows', () => {
  const bad = 'Name;PLZ;Telefon;Notiz\nGut;8005;;\n=1+1;99;+41 44 123 45 67;@bleibt\n;8005;;\n';

  it('are a table with the reasons in the reader’s language, in which no formula lives', async () => {
    const data = await prepared(await customer(), bad);
    const answer = await desk
      .as('manager')
      .get(`v1/imports/${data.id}/refused`)
      .set('Accept-Language', 'de-CH')
      .expect(200);
    expect(answer.headers['content-disposition']).toMatch(/standorte abgelehnte Zeilen\.csv/);
    expect((await refusedFile(data, 'csv')).toString()).toBe(
      '\ufeffName;PLZ;Telefon;Notiz;Grund der Ablehnung\r\n' +
        `'=1+1;99;+41 44 123 45 67;'@bleibt;PLZ: Ungültige Postleitzahl\r\n` +
        ';8005;;;Name: Pflichtfeld\r\n',
    );
    const french = (await refusedFile(data, 'csv', 'fr-CH')).toString();
    expect(french).toContain('Motif du refus');
    expect(french).toContain('NPA: Code postal non valide');
  });

  it.each(['csv', 'xlsx'])('are put right and sent again as %s', async (format) => {
    const to = await customer();
    const first = await imported(to, bad);
    const file = await refusedFile(first, format);
    const again = await prepared(to, file, `rest.${format}`);
    expect(again.columns.map(({ field }: Json) => field)).toEqual(['name', 'postCode', 'phone', null, null]);
    const rows = await rowsOf(again);
    expect(rows.map(({ cells }) => cells.slice(0, 3))).toEqual([
      ['=1+1', '99', '+41 44 123 45 67'],
      ['', '8005', ''],
    ]);
    expect(counts(again)).toMatchObject({ rows: 2, refused: 2 });
    if (format === 'csv') {
      const corrected = file.toString('utf8').replace(';99;', ';8006;').replace('\r\n;', '\r\nRest;');
      expect(counts(await imported(to, corrected))).toMatchObject({ created: 2, refused: 0 });
      expect((await locationsOf(to)).map(({ name }) => name)).toEqual(['=1+1', 'Gut', 'Rest']);
    }
  });
});

describe('the template', () => {
  it.each([
    ['de-CH', 'xlsx'],
    ['fr-CH', 'csv'],
    ['it-CH', 'xlsx'],
    ['en-CH', 'csv'],
  ])('in %s as %s can be sent as it is', async (locale, format) => {
    const to = await customer();
    const data = await imported(to, await template(to, format, locale), `t.${format}`);
    expect(data.columns.every(({ field }: Json) => field !== null)).toBe(true);
    expect(data.columns.length).toBeGreaterThanOrEqual(8);
    expect(counts(data)).toMatchObject({ created: 1, refused: 0 });
  });
});

describe('what is sent', () => {
  it.each([
    ['standorte.exe', 'Name\nA\n', 415, 'IMPORT_FILE_TYPE'],
    ['standorte.xls', 'Name\nA\n', 415, 'IMPORT_FILE_TYPE'],
    ['standorte.pdf', '%PDF-1.7', 415, 'IMPORT_FILE_TYPE'],
    ['standorte.xlsx', 'Name\nA\n', 415, 'IMPORT_FILE_TYPE'],
    ['standorte.csv', 'PK\u0003\u0004', 415, 'IMPORT_FILE_TYPE'],
    ['standorte.csv', 'Name\u0000\nA\n', 415, 'IMPORT_FILE_TYPE'],
    ['standorte.csv', '', 422, 'FILE_EMPTY'],
    ['standorte.csv', 'x'.repeat(15 * 1024 * 1024 + 1), 413, 'FILE_SIZE'],
  ])('is refused as %s', async (name, content, status, code) => {
    const { body } = await upload(acme, content, name).expect(status);
    expect(body.code).toBe(code);
  });

  it('is told to be no table once it has been looked at', async () => {
    const failed = async (content: string, name?: string) => {
      const { body } = await upload(acme, content, name).expect(201);
      return (await settled(body.id, 'FAILED')).failure;
    };
    expect(await failed('Name;Ort\n\n')).toBe('IMPORT_EMPTY');
    expect(await failed('PK\u0003\u0004 nothing', 'a.xlsx')).toBe('IMPORT_UNREADABLE');
    expect(await failed(`Name\n${'A\n'.repeat(50_001)}`)).toBe('IMPORT_ROWS');
  });

  it('is found again for a day and may be forgotten', async () => {
    const to = await customer();
    const data = await prepared(to, 'Name\nWerk\n');
    const list = () => desk.as('manager').get(`v1/customers/${to.id}/locations/import`).expect(200);
    expect((await list()).body).toMatchObject([{ id: data.id, fileName: 'standorte.csv', state: 'READY' }]);
    await desk.as('manager').delete(`v1/imports/${data.id}`).expect(200);
    expect((await list()).body).toEqual([]);
    await desk.as('manager').get(`v1/imports/${data.id}`).expect(404);
  });
});

describe('imports', () => {
  it('never touch the locations of other customers', async () => {
    const [one, other] = [await customer(), await customer()];
    const theirs = await records.create('locations', { customer: other.id, name: 'Werk', externalId: 'W1' });
    expect(counts(await imported(one, 'Name;Externe Nummer\nWerk;W1\n'))).toMatchObject({ created: 1 });
    expect(await locationsOf(other)).toMatchObject([{ id: theirs.id, version: theirs.version }]);
  });

  it('are written in the name of who runs them, as long as they may', async () => {
    const to = await customer();
    await imported(to, 'Name\nWerk\n');
    expect(await locationsOf(to)).toMatchObject([{ createdBy: 'Manager alpina' }]);
    const agent = (await desk.as('agent').read('v1/me')).id;
    for (const nobody of [null, agent]) {
      const { id } = await prepared(to, 'Name\nLager\n');
      await desk.superuser.query(`update data_import set user_id = $2, state = 'RUNNING' where id = $1`, [id, nobody]);
      const work = () => desk.app.get(ImportsHandler).handle({ import: id });
      await runInSession({ requestId: 'test', tenant: 'alpina' }, work);
      expect((await settled(id, 'FAILED')).failure).toBe('FORBIDDEN');
    }
    expect(await locationsOf(to)).toHaveLength(1);
  });
});

describe('names and external ids of a customer’s locations', () => {
  it('are one in whatever case and with whatever spaces they are written', async () => {
    const to = await customer();
    await records.create('locations', { customer: to.id, name: 'Werk Nord', externalId: 'A 1' });
    const add = (body: Json) => desk.as('manager').post('v1/locations', { customer: to.id, ...body });
    expect(codesOf((await add({ name: 'WERK  nord ' }).expect(409)).body)).toEqual([['/name', 'DUPLICATE']]);
    expect(codesOf((await add({ name: 'Neu', externalId: 'a  1' }).expect(409)).body)).toEqual([
      ['/externalId', 'DUPLICATE'],
    ]);
    await records.create('locations', { customer: (await customer()).id, name: 'Werk Nord', externalId: 'A 1' });
  });
});
