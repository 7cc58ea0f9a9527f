import type { Person } from '../support/people.js';
import { specimenRoom } from '../support/specimen.entity.js';
import { useDesk } from '../support/use-desk.js';

const desk = useDesk({}, [specimenRoom]);

let serial = 0;
const least = () => {
  serial += 1;
  return { name: `specimen${serial}`, title: { de: 'Muster' } };
};
const post = (body: object) => desk.as('agent').post('v1/specimens').send(body);
const made = async (body: object = {}) => (await post({ ...least(), ...body }).expect(201)).body;
const names = (body: { name: string }[]) => body.map(({ name }) => name);

const FULL = {
  description: 'Zwei\nZeilen',
  page: '<p>Gut <strong>so</strong></p>',
  email: 'anna@example.test',
  phone: '+41 44 123 45 67',
  hours: 4,
  price: 217.55,
  active: false,
  size: 'LARGE',
  colours: ['RED', 'GREEN'],
  labels: ['Keller', 'Über'],
  day: '2026-02-28',
  moment: '2026-03-29T01:30:00.000Z',
  time: '07:45',
  title: { de: 'Muster', en: 'Specimen', fr: 'Spécimen', it: 'Campione' },
  parts: [{ label: 'Schraube', amount: 2 }],
  origin: 'Lager',
  secret: 'intern',
};

describe('a resource with a field of every kind', () => {
  it('gives back what was sent', async () => {
    const parent = await made();
    const body = { ...least(), ...FULL, parent: parent.id, friends: [parent.id] };
    const { id } = await made(body);
    const read = await desk.as('agent').get(`v1/specimens/${id}`).expect(200);
    expect(read.body).toMatchObject(body);
    expect(read.body).toMatchObject({ serial: 'S-1', verdict: null });
  });

  it('fills what is left out with defaults and nothing', async () => {
    expect(await made()).toMatchObject({
      active: true,
      size: 'SMALL',
      colours: [],
      parts: [],
      friends: [],
      price: null,
      parent: null,
      title: { de: 'Muster', en: null, fr: null, it: null },
    });
  });

  it.each([
    ['a name that is missing', { name: undefined }, '/name', 'REQUIRED'],
    ['a name of blanks', { name: '   ' }, '/name', 'REQUIRED'],
    ['a name that is too short', { name: 'a' }, '/name', 'MIN_CHARS'],
    ['a name that is too long', { name: `a${'x'.repeat(20)}` }, '/name', 'MAX_CHARS'],
    ['a name of another form', { name: 'Gross' }, '/name', 'FORMAT_INVALID'],
    ['a number for a text', { name: 5 }, '/name', 'TYPE_INVALID'],
    ['a long text beyond its bound', { description: 'x'.repeat(101) }, '/description', 'MAX_CHARS'],
    [
      'a text of more code points than its bound',
      { description: '\u2764\uFE0F'.repeat(51) },
      '/description',
      'MAX_CHARS',
    ],
    ['an e-mail address that is none', { email: 'anna@' }, '/email', 'EMAIL_INVALID'],
    ['a phone number that is none', { phone: '12+34' }, '/phone', 'PHONE_INVALID'],
    ['a fraction', { hours: 1.5 }, '/hours', 'INTEGER_ONLY'],
    ['a number below the bound', { hours: 0 }, '/hours', 'POSITIVE_INTEGER'],
    ['a number above the bound', { hours: 11 }, '/hours', 'MAX_VALUE'],
    ['parts of a Rappen', { price: 1.005 }, '/price', 'MAX_DECIMALS'],
    ['the smallest part of a Rappen', { price: 1e-7 }, '/price', 'MAX_DECIMALS'],
    ['an amount below the bound', { price: -1 }, '/price', 'MIN_VALUE'],
    ['a flag that is no flag', { active: 'yes' }, '/active', 'TYPE_INVALID'],
    ['a flag without value', { active: null }, '/active', 'REQUIRED'],
    ['an unknown choice', { size: 'HUGE' }, '/size', 'INVALID_VALUE'],
    ['an unknown one of several', { colours: ['BLUE'] }, '/colours', 'INVALID_VALUE'],
    ['an empty tag', { labels: ['Dach', ' '] }, '/labels', 'REQUIRED'],
    ['a tag that is too long', { labels: ['x'.repeat(11)] }, '/labels', 'MAX_CHARS'],
    ['a tag twice in another case', { labels: ['Dach', ' dach '] }, '/labels', 'INVALID_VALUE'],
    ['too many tags', { labels: ['a', 'b', 'c', 'd'] }, '/labels', 'MAX_VALUE'],
    ['a tag that is no text', { labels: [5] }, '/labels', 'TYPE_INVALID'],
    ['a day that does not exist', { day: '2026-02-30' }, '/day', 'DATE_INVALID'],
    ['a moment without zone', { moment: '2026-02-01T10:00:00' }, '/moment', 'DATE_INVALID'],
    ['a time beyond midnight', { time: '24:00' }, '/time', 'TIME_INVALID'],
    ['a reference to nothing', { parent: '01a1f7c7-0000-7000-8000-000000000000' }, '/parent', 'UNKNOWN_REFERENCE'],
    ['a reference that is no id', { parent: 'x' }, '/parent', 'TYPE_INVALID'],
    [
      'a friend who does not exist',
      { friends: ['01a1f7c7-0000-7000-8000-000000000000'] },
      '/friends',
      'UNKNOWN_REFERENCE',
    ],
    ['a translated text without German', { title: { en: 'x' } }, '/title/de', 'REQUIRED'],
    ['a translated text in a fifth language', { title: { de: 'x', rm: 'x' } }, '/title/rm', 'UNKNOWN_PROPERTY'],
    ['a text for a translated text', { title: 'x' }, '/title', 'TYPE_INVALID'],
    ['an item without its label', { parts: [{ amount: 1 }] }, '/parts/0/label', 'REQUIRED'],
    ['an item beyond the bound', { parts: [{ label: 'x', amount: 0 }] }, '/parts/0/amount', 'POSITIVE_INTEGER'],
    ['too many items', { parts: [1, 2, 3].map((n) => ({ label: `${n}` })) }, '/parts', 'MAX_VALUE'],
    ['a field that the server keeps', { serial: 'S-2' }, '/serial', 'READ_ONLY'],
    ['a field that another role writes', { verdict: 'gut' }, '/verdict', 'READ_ONLY'],
    ['a field of the record itself', { createdBy: 'me' }, '/createdBy', 'READ_ONLY'],
  ])('refuses %s', async (_what, wrong, pointer, code) => {
    const { body } = await post({ ...least(), ...wrong }).expect(422);
    expect(body.errors).toEqual([expect.objectContaining({ pointer, code, detail: expect.any(String) })]);
    expect(body.errors[0].detail).not.toContain('errors.');
  });

  it('takes what is dangerous out of rich text and keeps addresses in lower case', async () => {
    const { page, email } = await made({
      page: '<p onclick="x()">a<script>alert(1)</script></p>',
      email: ' A@B.Example ',
    });
    expect([page, email]).toEqual(['<p>a</p>', 'a@b.example']);
  });

  it('changes only what is sent, and what is written once not at all', async () => {
    const { id } = await made({ origin: 'Lager', hours: 3 });
    const address = `v1/specimens/${id}`;
    const changed = await desk.as('agent').change(address, 1, { price: 5 }).expect(200);
    expect(changed.body).toMatchObject({ price: 5, hours: 3, origin: 'Lager', version: 2 });
    const refused = await desk.as('agent').change(address, 2, { origin: 'x' }).expect(422);
    expect(refused.body.errors[0]).toMatchObject({ pointer: '/origin', code: 'WRITE_ONCE' });
    const put = { ...changed.body, hours: 5 };
    const replaced = await desk.as('agent').put(address).set('If-Match', '"2"').send(put).expect(200);
    expect(replaced.body).toMatchObject({ hours: 5, price: 5 });
  });

  it('keeps the version when nothing changes', async () => {
    const { id } = await made({ colours: ['RED'], parts: [{ label: 'x' }] });
    const same = { colours: ['RED'], parts: [{ label: 'x' }], size: 'SMALL' };
    const kept = await desk.as('agent').change(`v1/specimens/${id}`, 1, same).expect(200);
    expect(kept.body.version).toBe(1);
  });

  it('filters and sorts by the kind, days in the zone of Zurich', async () => {
    const early = await made({ moment: '2026-06-30T21:59:59.000Z', price: 10, day: '2026-01-02', hours: 9 });
    const late = await made({ moment: '2026-06-30T22:00:00.000Z', price: 20, parent: early.id, hours: 9 });
    const list = async (filter: object, sort = ['hours', 'ASC']) =>
      names(
        await desk
          .as('agent')
          .read('v1/specimens', { filter: JSON.stringify({ hours: 9, ...filter }), sort: JSON.stringify(sort) }),
      );
    expect(await list({ moment_lte: '2026-06-30' })).toEqual([early.name]);
    expect(await list({ moment_gte: '2026-07-01' })).toEqual([late.name]);
    expect(await list({ price_gt: 10 })).toEqual([late.name]);
    expect(await list({ parent: early.id })).toEqual([late.name]);
    expect(await list({ parent: null })).toEqual([early.name]);
    expect(await list({ parent_neq: null })).toEqual([late.name]);
    expect(await list({ size_eq_any: ['SMALL'] }, ['price', 'DESC'])).toEqual([late.name, early.name]);
    expect(await list({ day: '2026-01-02' })).toEqual([early.name]);
  });

  it('filters by tags in any case, and suggests those of other records in reach', async () => {
    const roof = await made({ labels: ['  Dach ', 'Eil  t'] });
    const attic = await made({ labels: ['DACH', 'Dachboden'] });
    expect(roof.labels).toEqual(['Dach', 'Eil t']);
    const list = async (filter: object) => names(await desk.as('agent').read('v1/specimens', { filter }));
    expect(await list({ labels: 'dach' })).toEqual([roof.name, attic.name]);
    expect(await list({ labels_eq_any: ['EIL T', 'dachboden'] })).toEqual([roof.name, attic.name]);
    expect(await list({ labels: 'Dachb' })).toEqual([]);
    const refused = await desk
      .as('agent')
      .get('v1/specimens', { filter: { labels: [5] } })
      .expect(400);
    expect(refused.body.code).toBe('INVALID_VALUE');
    const used = (person: Person, q?: string) => desk.as(person).read('v1/specimens/tags/labels', q ? { q } : {});
    expect((await used('agent', 'dach')).map((tag: string) => tag.toLowerCase())).toEqual(['dach', 'dachboden']);
    expect(await used('agent', 'eil')).toEqual(['Eil t']);
    expect(await used('otherAgent')).toEqual([]);
    await desk.as('agent').get('v1/specimens/tags/colours').expect(404);
    await desk.as('executor').get('v1/specimens/tags/labels').expect(403);
    const [{ indexdef }] = await desk.rows("select indexdef from pg_indexes where indexname = 'specimen_labels_index'");
    expect(indexdef).toContain('USING gin (tenant, vsd_tag_keys(labels))');
  });

  it('shows a field to the roles that may see it, everywhere', async () => {
    const { id } = await made({ secret: 'intern' });
    const seen = await desk.as('customer').get(`v1/specimens/${id}`).expect(200);
    expect(seen.body).not.toHaveProperty('secret');
    await desk.as('customer').get('v1/specimens').query({ filter: '{"secret":"intern"}' }).expect(400);
    const body = await desk.as('customer').read('openapi.json');
    expect(body.components.schemas.Specimen.properties).not.toHaveProperty('secret');
    expect(body.components.schemas.Specimen['x-resource'].can).toEqual({
      list: true,
      create: false,
      update: false,
      delete: false,
    });
  });

  it('walks through everything by cursor, also where values are empty or equal', async () => {
    for (let index = 0; index < 12; index += 1) await made({ hours: index % 3 === 0 ? null : 7 });
    for (const sort of ['["hours","ASC"]', '["hours","DESC"]', '["name","DESC"]', '["id","ASC"]']) {
      const seen: string[] = [];
      let next: string | undefined = `v1/specimens?range=[0,4]&count=none&sort=${encodeURIComponent(sort)}`;
      while (next) {
        const page: { body: { name: string }[]; headers: Record<string, string> } = await desk
          .as('agent')
          .get(next)
          .expect(200);
        seen.push(...names(page.body));
        next = /<\/volta-service-desk\/services\/([^>]+)>/.exec(page.headers.link ?? '')?.[1];
      }
      const all = await desk.as('agent').get('v1/specimens').query({ range: '[0,199]', sort }).expect(200);
      expect(seen).toEqual(names(all.body));
    }
  });

  it('describes the constraints of every field in the document', async () => {
    const body = await desk.as(null).read('openapi.json');
    const { properties, required } = body.components.schemas.SpecimenCreate;
    expect(required).toEqual(['name', 'title']);
    expect(properties.name).toMatchObject({ type: 'string', minLength: 2, maxLength: 20, pattern: '^[a-z]' });
    expect(properties.hours).toMatchObject({ type: ['integer', 'null'], minimum: 1, maximum: 10 });
    expect(properties.price).toMatchObject({ multipleOf: 0.01, 'x-field': { widget: 'money', unit: 'CHF' } });
    expect(properties.size).toMatchObject({
      $ref: '#/components/schemas/SpecimenSize',
      'x-field': { choices: 'specimenSize', default: 'SMALL' },
    });
    expect(body.components.schemas.SpecimenSize).toMatchObject({ type: 'string', enum: ['SMALL', 'LARGE'] });
    expect(properties.day).toMatchObject({ type: ['string', 'null'], format: 'date' });
    expect(properties.parent).toMatchObject({ 'x-field': { reference: { resource: 'specimens', title: 'name' } } });
    expect(properties.parts).toMatchObject({
      type: 'array',
      maxItems: 2,
      items: { $ref: '#/components/schemas/Part' },
    });
    expect(properties).not.toHaveProperty('serial');
    expect(body.components.schemas.SpecimenPatch.properties).not.toHaveProperty('origin');
  });
});
