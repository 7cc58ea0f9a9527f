import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { LOCALES } from '../../api/vocabulary/locale.js';
import { customFieldsOf } from '../support/custom-fields.js';
import { counts, importsOf, problems } from '../support/import-run.js';
import { type Json, recordsOf } from '../support/records.js';
import { statementsDuring } from '../support/statements.js';
import { useDesk } from '../support/use-desk.js';

let person: Json;
const made: Json[] = [];

const desk = useDesk();
const imports = importsOf(desk);
const records = recordsOf(desk);
const define = customFieldsOf(desk);
beforeAll(async () => {
  person = await records.create('users', {
    roles: ['vsd-agent'],
    username: 'petra.m',
    name: 'Petra Muster',
    email: 'petra@alpina.example',
  });
  await desk.app.get(JobWorker).start();
});
afterEach(async () => {
  for (const field of made.splice(0).toReversed()) await change(field, { active: false });
});

/** A field of locations for one test. */
async function field(key: string, kind: string, given: Json = {}): Promise<Json> {
  const label = { de: `${key} de`, en: `${key} en`, fr: `${key} fr`, it: `${key} it` };
  const one = await define(kind, { resource: 'locations', key, label, ...given });
  made.push(one);
  return one;
}

const change = async ({ id }: Json, changes: Json) => {
  const body = await desk.as('manager').read(`v1/custom-fields/${id}`);
  await records.patch('custom-fields', body, changes).expect(200);
};

const fieldsOf = ({ columns }: Json) => columns.map(({ field: name }: Json) => name);
const custom = async (to: Json) =>
  Object.fromEntries((await imports.locationsOf(to)).map(({ name, custom: values }) => [name, filled(values)]));
const filled = (values: Json) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
const csv = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')).join('\n');

const OPTIONS = {
  options: [
    { value: 'G', label: { de: 'Gas', fr: 'Gaz' }, active: true },
    { value: 'O', label: { de: 'Öl', fr: 'Mazout' }, active: true },
    { value: 'P', label: { de: 'Pellets', it: 'Pellet' }, active: true },
  ],
};

describe('a field of the tenant’s own', () => {
  const kinds: [kind: string, given: Json, written: readonly string[], value: unknown][] = [
    ['TEXT', {}, ['Keller', '  Keller '], 'Keller'],
    ['LONG_TEXT', {}, ['erste Zeile\nzweite'], 'erste Zeile\nzweite'],
    ['NUMBER', { decimals: 0 }, ['1200', "1'200", '1 200'], 1200],
    ['NUMBER', { decimals: 2 }, ['12.5', '12,5'], 12.5],
    ['MONEY', {}, ['1234.50', "1'234,5"], 1234.5],
    ['DATE', {}, ['31.12.2026', '2026-12-31', '31/12/2026'], '2026-12-31'],
    ['FLAG', {}, ['ja', 'x', 'Oui', 'sì', 'TRUE'], true],
    ['FLAG', {}, ['nein', 'No', 'faux', '0'], false],
    ['CHOICE', OPTIONS, ['O', 'öl', 'Mazout'], 'O'],
    ['CHOICES', OPTIONS, ['Gas, Pellets', 'Pellet;gaz', 'P\nG', 'G | G | p'], ['G', 'P']],
  ];
  it.each(kinds)('of kind %s %j is read as it is written', async (kind, given, written, value) => {
    const { key } = await field(
      `kind${made.length}${kind.toLowerCase().replace('_', '')}${written.length}`,
      kind,
      given,
    );
    const to = await imports.customer();
    const content = csv([['Name', key], ...written.map((cell, at) => [`W${at}`, cell])]);
    const first = await imports.imported(to, content);
    expect(counts(first)).toMatchObject({ created: written.length, refused: 0 });
    for (const values of Object.values(await custom(to))) {
      const stored = (values as Json)[key];
      expect(Array.isArray(stored) ? stored.toSorted() : stored).toEqual(value);
    }
    const before = await imports.locationsOf(to);
    expect(counts(await imports.imported(to, content))).toMatchObject({ unchanged: written.length });
    expect(await imports.locationsOf(to)).toEqual(before);
  });

  it('that refers to a person is filled by name, username or e-mail', async () => {
    await field('keeper', 'USER');
    for (const username of ['twin.1', 'twin.2'])
      await records.create('users', { roles: ['vsd-agent'], username, name: 'Zwei  Gleiche' });
    const to = await imports.customer();
    const cells = ['Petra Muster', 'petra  MUSTER', 'PETRA.M', 'petra@alpina.example', 'Niemand', 'zwei gleiche'];
    const data = await imports.imported(to, csv([['Name', 'keeper de'], ...cells.map((cell, at) => [`W${at}`, cell])]));
    expect(problems(await imports.rowsOf(data, { outcome: 'REFUSED' }))).toEqual([
      [6, 'INVALID', 'custom.keeper UNKNOWN_REFERENCE'],
      [7, 'INVALID', 'custom.keeper AMBIGUOUS_REFERENCE'],
    ]);
    expect(Object.values(await custom(to))).toEqual(cells.slice(0, 4).map(() => ({ keeper: person.id })));
    expect((await imports.refusedFile(data, 'csv')).toString()).toContain(
      'W5;zwei gleiche;keeper de: Mehrere Einträge heissen so',
    );
  });

  it('that refers to somebody who has left keeps them, and is not given them anew, as the dry run tells already', async () => {
    await field('caretaker', 'USER');
    const leaving = await records.create('users', { roles: ['vsd-agent'], username: 'leaving', name: 'Eva Weg' });
    const to = await imports.customer();
    await imports.imported(
      to,
      csv([
        ['Name', 'caretaker de'],
        ['W0', 'Eva Weg'],
      ]),
    );
    await records.patch('users', leaving, { active: false }).expect(200);
    const rows = [
      ['Name', 'caretaker de'],
      ['W0', 'Eva Weg'],
      ['W1', 'Eva Weg'],
    ];
    const data = await imports.prepared(to, csv(rows));
    expect(counts(data)).toMatchObject({ created: 0, unchanged: 1, refused: 1 });
    expect(problems(await imports.rowsOf(data, { outcome: 'REFUSED' }))).toEqual([
      [3, 'INVALID', 'custom.caretaker REFERENCE_INACTIVE'],
    ]);
  });

  it('that refers to a location is filled by a name or external number of the same customer', async () => {
    await field('main', 'LOCATION');
    const [to, other] = [await imports.customer(), await imports.customer()];
    const main = await records.create('locations', { customer: to.id, name: 'Haupthaus', externalId: 'H1' });
    await records.create('locations', { customer: other.id, name: 'Fremd', externalId: 'X1' });
    const data = await imports.imported(to, 'Name;main fr\nA;haupthaus\nB;h1\nC;Fremd\nD;X1\n');
    expect(problems(await imports.rowsOf(data, { outcome: 'REFUSED' }))).toEqual([
      [4, 'INVALID', 'custom.main UNKNOWN_REFERENCE'],
      [5, 'INVALID', 'custom.main UNKNOWN_REFERENCE'],
    ]);
    expect(await custom(to)).toMatchObject({ A: { main: main.id }, B: { main: main.id } });
  });

  it('is recognised by its label in any language, its key, and its full name', async () => {
    await field('floor', 'TEXT');
    const to = await imports.customer();
    for (const heading of ['floor de', 'FLOOR EN', 'floor fr', 'Floor-it', 'floor', 'custom.floor']) {
      expect(fieldsOf(await imports.prepared(to, `Name;${heading}\nA;x\n`))).toEqual(['name', 'custom.floor']);
    }
    await field('number', 'TEXT', { label: { de: 'Nummer' } });
    // Its own name comes before another word for the external number.
    expect(fieldsOf(await imports.prepared(to, 'Name;Nummer;Nr\nA;x;y\n'))).toEqual([
      'name',
      'custom.number',
      'externalId',
    ]);
  });

  it('is chosen for a column by hand', async () => {
    await field('wing', 'NUMBER');
    const data = await imports.prepared(await imports.customer(), 'Name;Was\nA;Ost\n');
    expect(data.fields).toEqual(expect.arrayContaining(['name', 'custom.wing']));
    const assign = (fields: readonly string[]) => desk.as('manager').put(`v1/imports/${data.id}/columns`, { fields });
    await assign(['name', 'custom.nothing']).expect(422);
    await assign(['name', 'custom.wing']).expect(200);
    await expect(imports.rowsOf(data)).resolves.toBeDefined();
  });

  it('is refused with the codes that forms give, and with the reason in the reader’s language', async () => {
    await field('code', 'TEXT', { pattern: '^[A-Z]{3}$', maximum: 3 });
    await field('count', 'NUMBER', { minimum: 2, maximum: 9, decimals: 0 });
    await field('built', 'DATE');
    await field('heat', 'CHOICE', OPTIONS);
    await field('on', 'FLAG');
    const to = await imports.customer();
    const data = await imports.prepared(
      to,
      csv([
        ['Name', 'code', 'count', 'built', 'heat', 'on'],
        ['A', 'abc', '1', '31.02.2026', 'Holz', 'vielleicht'],
        ['B', 'ABCD', '2.5', '', 'Gas', 'ja'],
        ['', 'abc', 'zehn', '', '', ''],
      ]),
    );
    const rows = await imports.rowsOf(data);
    expect(problems(rows)).toEqual([
      [
        2,
        'INVALID',
        'custom.code FORMAT_INVALID',
        'custom.count MIN_VALUE',
        'custom.built DATE_INVALID',
        'custom.heat INVALID_VALUE',
        'custom.on TYPE_INVALID',
      ],
      [3, 'INVALID', 'custom.code MAX_CHARS', 'custom.count INTEGER_ONLY'],
      [4, 'INCOMPLETE', 'name REQUIRED', 'custom.code FORMAT_INVALID', 'custom.count INTEGER_ONLY'],
    ]);
    const sent = await desk
      .as('manager')
      .post('v1/locations', {
        customer: to.id,
        name: 'A',
        custom: { code: 'abc', count: 1, built: '31.02.2026', heat: 'Holz', on: 'x' },
      })
      .expect(422);
    expect(sent.body.errors.map(({ code }: Json) => code)).toEqual(rows[0]?.problems.map(({ code }: Json) => code));
    expect((await imports.refusedFile(data, 'csv', 'it-CH')).toString()).toContain('code it: Formato non valido');
  });

  it('that is required makes a new row incomplete, leaves those alone that are there, and may have a default', async () => {
    const to = await imports.customer();
    await records.create('locations', { customer: to.id, name: 'Alt' });
    await field('must', 'TEXT', { required: true });
    await field('usual', 'CHOICE', { ...OPTIONS, required: true, defaultValue: 'G' });
    const data = await imports.imported(to, 'Name;must;Ort\nAlt;;Bern\nNeu;;Bern\nGanz neu;da;Bern\n');
    expect(problems(await imports.rowsOf(data, { outcome: 'REFUSED' }))).toEqual([
      [3, 'INCOMPLETE', 'custom.must REQUIRED'],
    ]);
    expect(counts(data)).toMatchObject({ updated: 1, created: 1 });
    expect(await custom(to)).toEqual({ Alt: {}, 'Ganz neu': { must: 'da', usual: 'G' } });
  });

  it('changes what is there field by field, and tells in the preview which', async () => {
    await field('one', 'TEXT', { filterable: true });
    await field('two', 'CHOICES', OPTIONS);
    const to = await imports.customer();
    await records.create('locations', { customer: to.id, name: 'A', custom: { one: 'alt', two: ['P', 'G'] } });
    const data = await imports.prepared(to, 'Name;one;two\nA;neu;Gas, Pellets\n');
    expect((await imports.rowsOf(data)).map(({ outcome, changes }) => [outcome, changes])).toEqual([
      ['UPDATED', ['custom.one']],
    ]);
    await imports.run(data);
    expect(await custom(to)).toEqual({ A: { one: 'neu', two: ['P', 'G'] } });
    const found = await desk.as('manager').get('v1/locations', { filter: '{"custom.one":"neu"}' }).expect(200);
    expect(found.body).toHaveLength(1);
  });

  it('is required of the rows alone whose record meets its condition', async () => {
    await field('heating', 'CHOICE', OPTIONS);
    const when = JSON.stringify({ 'custom.heating_eq_any': ['O'], city_neq: 'Bern' });
    await field('tank', 'NUMBER', { required: true, when });
    const to = await imports.customer();
    await records.create('locations', { customer: to.id, name: 'Alt', city: 'Bern', custom: { heating: 'O' } });
    const table = 'Name;Ort;heating;tank\nAlt;Chur;;\nA;Chur;Öl;\nB;Bern;Öl;\nC;Chur;Gas;\nD;Chur;Öl;3\n';
    const data = await imports.imported(to, table);
    expect(counts(data)).toMatchObject({ created: 3, updated: 0, refused: 2 });
    const refused = await imports.rowsOf(data, { outcome: 'REFUSED' });
    expect(refused.map(({ number, problems: found }: Json) => [number, found[0]])).toEqual(
      [2, 3].map((row) => [row, expect.objectContaining({ field: 'custom.tank', code: 'REQUIRED' })]),
    );
  });

  it('keeps a value that is no longer offered where it is, and takes it for nothing new', async () => {
    const one = await field('old', 'CHOICE', OPTIONS);
    const to = await imports.customer();
    await records.create('locations', { customer: to.id, name: 'A', custom: { old: 'O' } });
    await change(one, { options: OPTIONS.options.map((option) => ({ ...option, active: option.value !== 'O' })) });
    const data = await imports.prepared(to, 'Name;old\nA;Öl\nB;Öl\n');
    expect(problems(await imports.rowsOf(data))).toEqual([
      [2, null],
      [3, 'INVALID', 'custom.old INVALID_VALUE'],
    ]);
    expect(counts(data)).toMatchObject({ unchanged: 1, refused: 1 });
  });

  it('is no column for whoever may not fill it, and nobody who does not see it meets it in an import', async () => {
    const one = await field('secret', 'NUMBER', { label: { de: 'Geheimnis' } });
    await field('locked', 'TEXT', {
      label: { de: 'Gesperrt' },
      editableFor: ['vsd-executor'],
      visibleFor: ['vsd-agent', 'vsd-executor'],
    });
    const to = await imports.customer();
    const data = await imports.prepared(to, 'Name;Geheimnis;Gesperrt\nA;siebzehn;x\nB;987654;y\n');
    expect(fieldsOf(data)).toEqual(['name', 'custom.secret', null]);
    await change(one, { visibleFor: ['vsd-executor'] });
    const again = await desk.as('manager').read(`v1/imports/${data.id}`);
    expect([fieldsOf(again), again.columns[1].title]).toEqual([['name', null, null], null]);
    expect(again.fields).not.toContain('custom.secret');
    const told = JSON.stringify([await imports.rowsOf(data), again, String(await imports.refusedFile(data, 'csv'))]);
    expect(told).not.toMatch(/siebzehn|987654|secret|Geheimnis/);
    expect(String(await imports.template(to, 'csv', 'de-CH'))).not.toMatch(/Geheimnis|Gesperrt/);
    // The earlier recognition is not written by a user who does not see the location.
    await imports.run(again);
    expect(await custom(to)).toEqual({ A: {}, B: {} });
  });
});

describe('the template', () => {
  it.each(LOCALES)('in %s has the tenant’s own fields and can be sent as it is', async (locale) => {
    const language = locale.slice(0, 2);
    const label = (name: string) => ({ de: name, en: `${name} e`, fr: `${name} f`, it: `${name} i` });
    for (const kind of [
      'TEXT',
      'LONG_TEXT',
      'NUMBER',
      'MONEY',
      'DATE',
      'FLAG',
      'CHOICE',
      'CHOICES',
      'USER',
      'LOCATION',
    ]) {
      const options = kind.startsWith('CHOICE') ? OPTIONS : {};
      await field(`${language}${kind.replace('_', '').toLowerCase()}`, kind, {
        ...options,
        label: label(`Feld ${kind}`),
        required: kind !== 'LOCATION',
      });
    }
    // A field with the label of another one stands in the list by its name.
    await field(`${language}twin`, 'TEXT', { label: { de: 'Ort', en: 'City', fr: 'Localité', it: 'Località' } });
    const to = await imports.customer();
    for (const format of ['csv', 'xlsx']) {
      const file = await imports.template(to, format, locale);
      if (format === 'csv') {
        const suffix = { de: '', en: ' e', fr: ' f', it: ' i' }[language];
        expect(file.toString()).toContain(`;Feld CHOICES${suffix};Feld USER${suffix};`);
      }
      const data = await imports.imported(to, file, `t.${format}`);
      expect(fieldsOf(data)).not.toContain(null);
      expect(fieldsOf(data)).toContain(`custom.${language}twin`);
      expect(counts(data)).toMatchObject(format === 'csv' ? { created: 1 } : { unchanged: 1 });
    }
  });
});

describe('references of a table', () => {
  it('are asked for together, however many rows name them', async () => {
    await field('team', 'USER');
    const to = await imports.customer();
    const names = ['Petra Muster', 'petra.m', 'petra@alpina.example'];
    const content = csv([
      ['Name', 'team'],
      ...Array.from({ length: 150 }, (_, at) => [`W${at}`, names[at % names.length] as string]),
    ]);
    const data = await imports.prepared(to, content);
    const statements = await statementsDuring(() => imports.run(data));
    const asked = statements.filter((one) => /from "user"/.test(one) && /lower\(|for share/.test(one));
    expect(asked.length).toBeGreaterThan(0);
    // Two queries for each hundred rows: the records of the names, and their locks against deletion.
    expect(asked.length).toBeLessThanOrEqual(4);
    // No other query runs row by row either.
    const shapes = Map.groupBy(statements, (one) => one.replace(/'[^']*'/g, '?').slice(0, 500));
    expect(Math.max(...[...shapes.values()].map(({ length }) => length))).toBeLessThan(100);
  });
});
