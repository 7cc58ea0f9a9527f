import { customFieldSuite } from '../support/custom-field-suite.js';
import { codesOf, type Json } from '../support/records.js';

const here = customFieldSuite();

const titleOf = ({ id, identifier }: Json) => ({ id, title: identifier });
const ask = (path: string, filter: Json, query = '') =>
  here.desk.as('agent').get(`v1/${path}?filter=${encodeURIComponent(JSON.stringify(filter))}${query}`);
const tickets = async (filter: Json, query = ''): Promise<Json[]> =>
  (await ask('tickets', filter, query).expect(200)).body;
/** Ends the filterability of a field, whose slot others need. */
const release = ({ id }: Json) =>
  here.desk
    .as('manager')
    .get(`v1/custom-fields/${id}`)
    .then(({ body }) =>
      here.records.patch('custom-fields', body, { filterable: false, sortable: false, searchable: false }).expect(200),
    );

describe('the value of a custom field', () => {
  it('is kept, merged by key, emptied by null, filtered and sorted', async () => {
    const definition = await here.field('TEXT', { filterable: true, sortable: true, list: true });
    const { key } = definition;
    const { key: other } = await here.field('NUMBER');
    const first = await here.world.submit('agent', { custom: { [key]: ' B ' } });
    expect(first.custom).toMatchObject({ [key]: 'B', [other]: null });
    const second = await here.world.submit('agent', { custom: { [key]: 'A', [other]: 7 } });
    const third = await here.world.submit('agent');
    const changed = (await here.world.change('agent', third, { custom: { [key]: 'C' } }).expect(200)).body;
    expect(changed.custom[key]).toBe('C');
    const emptied = (await here.world.change('agent', second, { custom: { [other]: null } }).expect(200)).body;
    expect(emptied.custom).toMatchObject({ [key]: 'A', [other]: null });

    const names = (rows: Json[]) => rows.map(({ custom }) => custom[key]);
    expect(names(await tickets({ [`custom.${key}`]: 'B' }))).toEqual(['B']);
    expect(names(await tickets({ [`custom.${key}_gte`]: 'B' }, `&sort=["custom.${key}","ASC"]`))).toEqual(['B', 'C']);
    expect(names(await tickets({}, `&sort=["custom.${key}","DESC"]`)).filter(Boolean)).toEqual(['C', 'B', 'A']);
    await release(definition);
  });

  // The longest text, of characters that each count twice in JavaScript.
  const WRENCHES = '🔧'.repeat(500);
  const KINDS: readonly [string, Json, unknown, unknown, Json][] = [
    ['TEXT', { maximum: 500 }, WRENCHES, `${WRENCHES.slice(2)}🔩`, { '': WRENCHES, _eq_any: [WRENCHES] }],
    ['TEXT', {}, 'Halle 3', 'Halle 4', { '': 'Halle 3', _eq_any: ['Halle 3'], _neq: 'Halle 4', _lt: 'Halle 4' }],
    ['NUMBER', { decimals: 3 }, -1.125, 2, { '': -1.125, _lt: 0, _lte: -1.125, _neq: 2 }],
    ['MONEY', {}, 0.29, 100, { '': 0.29, _lt: 0.3, _lte: 0.29 }],
    ['DATE', {}, '2026-02-28', '2026-03-01', { '': '2026-02-28', _lt: '2026-03-01', _eq_any: ['2026-02-28'] }],
    ['FLAG', {}, false, true, { '': false, _neq: true }],
    [
      'CHOICE',
      {
        options: [
          { value: 'A', label: { de: 'a' } },
          { value: 'B', label: { de: 'b' } },
        ],
      },
      'A',
      'B',
      { '': 'A', _eq_any: ['A'], _neq: 'B' },
    ],
  ];
  it.each(KINDS)('of kind %s is found by every operator of its kind', async (kind, given, one, other, operators) => {
    const definition = await here.field(kind, { ...given, filterable: true, sortable: true });
    const { key } = definition;
    await here.world.submit('agent', { custom: { [key]: one } });
    await here.world.submit('agent', { custom: { [key]: other } });
    for (const [operator, value] of Object.entries(operators)) {
      const found = await tickets({ [`custom.${key}${operator}`]: value });
      expect([operator, found.map(({ custom }) => custom[key])]).toEqual([operator, [one]]);
    }
    const sorted = await tickets({ [`custom.${key}_neq`]: null }, `&sort=["custom.${key}","DESC"]`);
    expect(sorted.map(({ custom }) => custom[key])).toEqual([other, one]);
    expect(await tickets({ [`custom.${key}`]: null })).not.toHaveLength(0);
    await release(definition);
  });

  it('that refers to somebody or something brings its title along, within reach only', async () => {
    const person = await here.field('USER', { filterable: true, visibleForCustomer: true });
    const site = await here.field('LOCATION');
    const ticket = await here.world.submit('agent', {
      custom: { [person.key]: here.world.ids.agent, [site.key]: here.world.location },
    });
    const embed = JSON.stringify([`custom.${person.key}`, `custom.${site.key}`]);
    const read = await here.desk.as('agent').read(`v1/tickets/${ticket.id}?embed=${embed}`);
    expect(read._embedded).toEqual({
      [`custom.${person.key}`]: { id: here.world.ids.agent, title: 'Agent alpina' },
      [`custom.${site.key}`]: { id: here.world.location, title: 'Werk Nord' },
    });
    expect(await tickets({ [`custom.${person.key}`]: here.world.ids.agent })).toHaveLength(1);
    const foreign = await here.desk
      .as('customer')
      .post('v1/tickets')
      .send({
        type: 'INCIDENT',
        customerDescription: 'x',
        category: here.world.category,
        contactPhone: '044 123 45 67',
        custom: { [person.key]: here.world.ids.bergbahn },
      });
    expect([foreign.status, codesOf(foreign.body)]).toEqual([422, [[`/custom/${person.key}`, 'UNKNOWN_REFERENCE']]]);
    const elsewhere = await here.world.change('agent', read, { custom: { [person.key]: here.world.ids.otherAgent } });
    expect(codesOf(elsewhere.body)).toEqual([[`/custom/${person.key}`, 'UNKNOWN_REFERENCE']]);
    const kept = await here.desk.as('manager').delete(`v1/locations/${here.world.location}`);
    expect([kept.status, kept.body.code, kept.body.params.places]).toEqual([
      409,
      'IN_USE',
      [{ resource: 'tickets', field: `custom.${site.key}`, count: 1, records: [titleOf(ticket)] }],
    ]);
    await release(person);
  });

  const WRONG: readonly [string, Json, unknown, string][] = [
    ['TEXT', { maximum: 3 }, 'abcd', 'MAX_CHARS'],
    ['TEXT', { minimum: 3 }, 'ab', 'MIN_CHARS'],
    ['TEXT', { pattern: '^[A-Z]+$' }, 'ab', 'FORMAT_INVALID'],
    ['TEXT', { pattern: '^(a+)+$' }, `${'a'.repeat(60)}b`, 'FORMAT_INVALID'],
    ['TEXT', { pattern: '^(\\p{Lu}[\\p{L}’-]+ ?)+$' }, 'Anna Keller 3', 'FORMAT_INVALID'],
    ['TEXT', {}, 7, 'TYPE_INVALID'],
    ['LONG_TEXT', {}, 'x'.repeat(5_001), 'MAX_CHARS'],
    ['NUMBER', { decimals: 2 }, '1', 'NUMBER_ONLY'],
    ['NUMBER', { decimals: 2 }, 1.234, 'MAX_DECIMALS'],
    ['NUMBER', {}, 1.5, 'INTEGER_ONLY'],
    ['NUMBER', { minimum: 1 }, 0, 'POSITIVE_INTEGER'],
    ['NUMBER', { minimum: 5 }, 4, 'MIN_VALUE'],
    ['MONEY', { maximum: 10 }, 10.01, 'MAX_VALUE'],
    ['DATE', {}, '2026-02-30', 'DATE_INVALID'],
    ['DATE', {}, 7, 'DATE_INVALID'],
    ['FLAG', {}, 'yes', 'TYPE_INVALID'],
    ['CHOICE', { options: [{ value: 'A', label: { de: 'a' } }] }, 'B', 'INVALID_VALUE'],
    [
      'CHOICE',
      {
        options: [
          { value: 'A', label: { de: 'a' } },
          { value: 'B', label: { de: 'b' }, active: false },
        ],
      },
      'B',
      'INVALID_VALUE',
    ],
    ['CHOICES', { options: [{ value: 'A', label: { de: 'a' } }], minimum: 1 }, ['A', 'A'], 'INVALID_VALUE'],
    ['CHOICES', { options: [{ value: 'A', label: { de: 'a' } }] }, 'A', 'TYPE_INVALID'],
    ['USER', {}, 'me', 'TYPE_INVALID'],
    ['USER', {}, '0191a0b0-0000-7000-8000-00000000dead', 'UNKNOWN_REFERENCE'],
  ];
  it.each(WRONG)('of kind %s with %j refuses %j as %s', async (kind, given, value, code) => {
    const { key } = await here.field(kind, given);

    const refused = await here.desk
      .as('agent')
      .post('v1/tickets')
      .send({ type: 'TICKET', draft: true, customer: here.world.acme, custom: { [key]: value } });
    expect([refused.status, codesOf(refused.body)]).toEqual([422, [[`/custom/${key}`, code]]]);
  });

  it('of a key that there is not is refused, as is something that is no object', async () => {
    const ticket = await here.world.submit('agent');
    const unknown = await here.world.change('agent', ticket, { custom: { nothing: 1 } });
    expect([unknown.status, codesOf(unknown.body)]).toEqual([422, [['/custom/nothing', 'UNKNOWN_PROPERTY']]]);
    // A hidden field does not exist for the writer.
    const { key: hidden } = await here.field('TEXT', { visibleFor: ['vsd-executor'] });
    const unseen = await here.world.change('agent', ticket, { custom: { [hidden]: 'a' } });
    expect([unseen.status, codesOf(unseen.body)]).toEqual([422, [[`/custom/${hidden}`, 'UNKNOWN_PROPERTY']]]);
    const list = await here.world.change('agent', ticket, { custom: ['a'] });
    expect(codesOf(list.body)).toEqual([['/custom', 'TYPE_INVALID']]);
  });

  it('begins with the default, must be there where it is required, and is never of another tenant', async () => {
    const resource = 'customers';
    const { key } = await here.field('TEXT', { resource, required: true });
    const preset = await here.field('CHOICE', {
      resource,
      options: [{ value: 'GOLD', label: { de: 'Gold' } }],
      defaultValue: 'GOLD',
    });
    const missing = await here.desk.as('manager').post('v1/customers').send({ code: 'NEU', name: 'Neu AG' });
    expect([missing.status, codesOf(missing.body)]).toEqual([422, [[`/custom/${key}`, 'REQUIRED']]]);
    const made = await here.records.create('customers', { code: 'NEU', name: 'Neu AG', custom: { [key]: 'x' } });
    expect(made.custom).toMatchObject({ [key]: 'x', [preset.key]: 'GOLD' });
    const emptied = await here.records.patch('customers', made, { custom: { [key]: '' } });
    expect(codesOf(emptied.body)).toEqual([[`/custom/${key}`, 'REQUIRED']]);
    const other = await here.records.create('customers', { code: 'NEU', name: 'Neu GmbH' }, 'otherManager');
    expect(other.custom).toEqual({});
    const foreign = await here.desk.as('otherManager').get('v1/custom-fields').expect(200);
    expect(foreign.body).toEqual([]);
  });

  it('goes through a full record as it was read', async () => {
    const { key } = await here.field('TEXT', {
      editableFor: ['vsd-executor'],
      visibleFor: ['vsd-agent', 'vsd-executor'],
    });
    const { key: open } = await here.field('TEXT');
    const ticket = await here.world.submit('agent', { custom: { [open]: 'a' } });
    const body = { ...ticket, custom: { ...(ticket.custom as Json), [open]: 'b' } };
    const put = await here.desk
      .as('agent')
      .put(`v1/tickets/${ticket.id}`)
      .set('If-Match', `"${ticket.version}"`)
      .send(body);
    expect([put.status, put.body.custom[open], put.body.custom[key]]).toEqual([200, 'b', null]);
    const closed = await here.world.change('agent', put.body, { custom: { [key]: 'x' } });
    expect(codesOf(closed.body)).toEqual([[`/custom/${key}`, 'READ_ONLY']]);
  });

  it('walks by cursor and by pages through equal and empty values, empty ones last both ways', async () => {
    const definition = await here.field('CHOICE', {
      resource: 'locations',
      sortable: true,
      options: ['A', 'B'].map((value) => ({ value, label: { de: value } })),
    });
    for (let at = 0; at < 12; at++) {
      const custom = { [definition.key]: ['A', 'B', null][at % 3] };
      await here.records.create('locations', { customer: here.world.acme, name: `Halle ${at}`, custom });
    }
    for (const order of ['ASC', 'DESC']) {
      const sort = `sort=["custom.${definition.key}","${order}"]`;
      const all = await here.desk.as('agent').read(`v1/locations?${sort}&range=[0,199]`);
      const walked: Json[] = [];
      let address: string | undefined = `v1/locations?${sort}&range=[0,2]`;
      while (address) {
        const page: Json = await here.desk.as('agent').get(address).expect(200);
        walked.push(...page.body);
        address = /services\/([^>]+)>; rel="next"/.exec(page.headers.link ?? '')?.[1];
      }
      expect(walked.map(({ id }) => id)).toEqual(all.map(({ id }: Json) => id));
      const values = all.map(({ custom }: Json) => (custom as Json)[definition.key]);
      const filled =
        order === 'ASC' ? ['A', 'A', 'A', 'A', 'B', 'B', 'B', 'B'] : ['B', 'B', 'B', 'B', 'A', 'A', 'A', 'A'];
      expect(values.slice(0, 8)).toEqual(filled);
      expect(values.slice(8)).toEqual(values.slice(8).map(() => null));
      const ages = all.slice(8).map(({ createdAt, id }: Json) => `${createdAt} ${id}`);
      expect(ages).toEqual(order === 'ASC' ? [...ages].sort() : [...ages].sort().reverse());
      for (const from of [5, 8, 10]) {
        const part = await here.desk
          .as('agent')
          .get(`v1/locations?${sort}&range=[${from},${from + 3}]&embed=["customer"]`);
        expect(part.body.map(({ id }: Json) => id)).toEqual(all.slice(from, from + 4).map(({ id }: Json) => id));
        expect(part.headers['x-total-count']).toBe(String(all.length));
      }
    }
  });
});
