import { MOST_STEPS_TOGETHER, patternSteps } from '../../api/platform/fields/linear-pattern.js';
import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { customFieldSuite } from '../support/custom-field-suite.js';
import { eventually } from '../support/eventually.js';
import { codesOf, type Json } from '../support/records.js';

const here = customFieldSuite();

const OPTIONS = ['A', 'B'].map((value) => ({ value, label: { de: value } }));
const tickets = (query: string) => here.desk.as('agent').get(`v1/tickets?${query}`);

describe('the definition of a custom field', () => {
  const WRONG: readonly [string, Json, string, string][] = [
    ['TEXT', { key: 'Halle' }, '/key', 'FORMAT_INVALID'],
    ['TEXT', { key: 'toString' }, '/key', 'RESERVED_NAME'],
    ['TEXT', { key: 'custom' }, '/key', 'RESERVED_NAME'],
    ['TEXT', { label: { en: 'Hall' } }, '/label/de', 'REQUIRED'],
    ['PICTURE', {}, '/kind', 'INVALID_VALUE'],
    ['TEXT', { resource: 'employees' }, '/resource', 'INVALID_VALUE'],
    ['CHOICE', {}, '/options', 'CHOOSE_ONE'],
    ['CHOICE', { options: OPTIONS.map((option) => ({ ...option, active: false })) }, '/options', 'CHOOSE_ONE'],
    ['CHOICE', { options: [...OPTIONS, OPTIONS[0]] }, '/options/2/value', 'DUPLICATE'],
    ['TEXT', { options: OPTIONS }, '/options', 'INVALID_VALUE'],
    ['TEXT', { minimum: 0 }, '/minimum', 'POSITIVE_INTEGER'],
    ['NUMBER', { minimum: 2, maximum: 1 }, '/maximum', 'MIN_VALUE'],
    ['FLAG', { maximum: 1 }, '/maximum', 'INVALID_VALUE'],
    ['TEXT', { pattern: '(' }, '/pattern', 'FORMAT_INVALID'],
    ['NUMBER', { pattern: 'a' }, '/pattern', 'INVALID_VALUE'],
    ['TEXT', { pattern: '^(?=(a+)+$)a*$' }, '/pattern', 'FORMAT_INVALID'],
    ['TEXT', { pattern: '^(a|aa)+\\1$' }, '/pattern', 'FORMAT_INVALID'],
    ['TEXT', { pattern: '^((a{1,200}){1,200})$' }, '/pattern', 'FORMAT_INVALID'],
    ['LONG_TEXT', { pattern: '^([a-z]{1,9} ?){1,20}$' }, '/pattern', 'FORMAT_INVALID'],
    ['MONEY', { decimals: 2 }, '/decimals', 'INVALID_VALUE'],
    ['LONG_TEXT', { filterable: true }, '/filterable', 'INVALID_VALUE'],
    ['CHOICES', { options: OPTIONS, sortable: true }, '/sortable', 'INVALID_VALUE'],
    ['NUMBER', { searchable: true }, '/searchable', 'INVALID_VALUE'],
    ['TEXT', { resource: 'customers', requiredForTypes: ['ORDER'] }, '/requiredForTypes', 'INVALID_VALUE'],
    ['TEXT', { maximum: 3, defaultValue: 'abcd' }, '/defaultValue', 'MAX_CHARS'],
    ['NUMBER', { defaultValue: 'x' }, '/defaultValue', 'INTEGER_ONLY'],
    ['CHOICE', { options: OPTIONS, defaultValue: 'C' }, '/defaultValue', 'INVALID_VALUE'],
    ['USER', { defaultValue: 'x' }, '/defaultValue', 'INVALID_VALUE'],
    ['TEXT', { section: 'nowhere' }, '/section', 'INVALID_VALUE'],
    ['TEXT', { when: '[]' }, '/when', 'INVALID_FILTER'],
    ['TEXT', { when: '{"hall":"A"}' }, '/when', 'UNKNOWN_FIELD'],
    ['TEXT', { when: '{"custom.wrong":"A"}' }, '/when', 'UNKNOWN_FIELD'],
    ['TEXT', { visibleForCustomer: true, when: '{"previousState":null}' }, '/when', 'UNKNOWN_FIELD'],
    ['TEXT', { when: '{"type_gt":"ORDER"}' }, '/when', 'UNKNOWN_OPERATOR'],
    ['TEXT', { when: '{"contactName_gt":"A"}' }, '/when', 'UNKNOWN_OPERATOR'],
    ['TEXT', { when: '{"type_eq_any":["ORDER","NONE"]}' }, '/when', 'INVALID_VALUE'],
    ['TEXT', { when: '{"responsible":"@me"}' }, '/when', 'INVALID_VALUE'],
    ['TEXT', { when: '{"preferredDate_gte":"@this_month"}' }, '/when', 'INVALID_VALUE'],
  ];
  it.each(WRONG)('of kind %s with %j is refused at %s as %s', async (kind, given, pointer, code) => {
    const body = { resource: 'tickets', key: 'wrong', kind, label: { de: 'x' }, ...given };
    const refused = await here.desk.as('manager').post('v1/custom-fields').send(body);
    expect([refused.status, codesOf(refused.body)]).toEqual([422, [[pointer, code]]]);
  });

  it('is refused once the patterns of its resource cost too much together, when it is made and when it comes back', async () => {
    const given = { resource: 'locations', maximum: 200, pattern: '^[a-z]{1,40}$' };
    const tooMuch = [['/pattern', 'FORMAT_INVALID', { reason: 'TOGETHER' }]];
    const faultsOf = ({ errors }: Json) => errors.map(({ pointer, code, params }: Json) => [pointer, code, params]);
    const room = Math.floor(MOST_STEPS_TOGETHER / patternSteps(given.pattern, given.maximum));
    const first = await here.field('TEXT', given);
    for (let count = 1; count < room; count += 1) await here.field('TEXT', given);
    const body = { ...given, key: 'beyond', kind: 'TEXT', label: { de: 'x' } };
    const refused = await here.desk.as('manager').post('v1/custom-fields').send(body).expect(422);
    expect(faultsOf(refused.body)).toEqual(tooMuch);
    await here.field('TEXT', { ...given, resource: 'tickets' });

    const away = (await here.records.patch('custom-fields', first, { active: false }).expect(200)).body;
    await here.desk.as('manager').create('v1/custom-fields', body);
    const back = await here.records.patch('custom-fields', away, { active: true }).expect(422);
    expect(faultsOf(back.body)).toEqual(tooMuch);
  });

  it('keeps its key, kind and resource, and no other of the resource has the key', async () => {
    const first = await here.field('TEXT');
    const again = await here.desk
      .as('manager')
      .post('v1/custom-fields')
      .send({ ...pick(first), kind: 'NUMBER' });
    expect([again.status, codesOf(again.body)]).toEqual([409, [['/key', 'DUPLICATE']]]);
    await here.field('TEXT', { key: first.key, resource: 'locations' });
    for (const change of [{ key: 'other' }, { kind: 'NUMBER' }, { resource: 'customers' }]) {
      const refused = await here.records.patch('custom-fields', first, change);
      expect(codesOf(refused.body)).toEqual([[`/${Object.keys(change)[0]}`, 'WRITE_ONCE']]);
    }
  });

  it('is written by managers of master data alone and read by agents', async () => {
    const body = { resource: 'tickets', key: 'mine', kind: 'TEXT', label: { de: 'x' } };
    for (const person of ['agent', 'customer', 'executor'] as const) {
      await here.desk.as(person).post('v1/custom-fields').send(body).expect(403);
    }
    await here.desk.as('agent').get('v1/custom-fields').expect(200);
    await here.desk.as('customer').get('v1/custom-fields').expect(403);
  });

  it('stays as long as records hold values, and says where; deactivated it is nowhere and loses nothing', async () => {
    const definition = await here.field('CHOICE', { options: OPTIONS, filterable: true });
    const { key } = definition;
    const ticket = await here.world.submit('agent', { custom: { [key]: 'A' } });
    const kept = await here.desk.as('manager').delete(`v1/custom-fields/${definition.id}`);
    expect([kept.status, kept.body.code]).toEqual([409, 'IN_USE']);
    const places = [placeOf(ticket, `custom.${key}`)];
    expect(kept.body.params).toEqual({ places, elsewhere: false });
    const without = await here.records.patch('custom-fields', definition, { options: [OPTIONS[1]] });
    expect([without.status, codesOf(without.body)]).toEqual([409, [['/options', 'IN_USE']]]);
    expect(without.body.params).toEqual({ places, elsewhere: false, name: 'A' });

    const inactive = (await here.records.patch('custom-fields', definition, { active: false }).expect(200)).body;
    expect((await here.world.read('agent', ticket.id)).custom).not.toHaveProperty(key);
    expect((await here.world.change('agent', ticket, { custom: { [key]: 'B' } })).status).toBe(422);
    expect((await tickets(`filter={"custom.${key}":"A"}`)).status).toBe(400);
    await here.desk.app.get(JobWorker).start();
    await here.records.patch('custom-fields', inactive, { active: true }).expect(200);
    expect((await here.world.read('agent', ticket.id)).custom).toMatchObject({ [key]: 'A' });
    await eventually(async () => {
      const { body } = await tickets(`filter={"custom.${key}":"A"}`).expect(200);
      expect(body.map(({ id }: Json) => id)).toEqual([ticket.id]);
    });
    const unused = await here.field('TEXT');
    await here.desk.as('manager').delete(`v1/custom-fields/${unused.id}`).expect(200);
  });

  it('that becomes filterable later is filled with the values that there are, whoever writes meanwhile', async () => {
    const kinds: [string, Json, unknown, unknown][] = [
      ['TEXT', {}, 'alt', 'neu'],
      ['NUMBER', { decimals: 2 }, -3.25, 4],
      ['MONEY', {}, 19.95, 20],
      ['DATE', {}, '2026-01-31', '2026-02-01'],
      ['FLAG', {}, true, false],
      ['USER', {}, here.world.ids.agent, here.world.ids.manager],
    ];
    for (const [kind, given, one, other] of kinds) {
      const definition = await here.field(kind, given);
      const { key } = definition;
      const name = `custom.${key}`;
      const ticket = await here.world.submit('agent', { custom: { [key]: one } });
      const later = await here.world.submit('agent', { custom: { [key]: one } });
      expect((await tickets(`filter=${JSON.stringify({ [name]: one })}`)).body.code).toBe('UNKNOWN_OPERATOR');
      const slotted = (await here.records.patch('custom-fields', definition, { filterable: true }).expect(200)).body;
      await here.world.change('agent', later, { custom: { [key]: other } }).expect(200);
      await eventually(async () => {
        const { body } = await tickets(`filter=${JSON.stringify({ [name]: one })}`).expect(200);
        expect(body.map(({ id }: Json) => id)).toEqual([ticket.id]);
      });
      const { body } = await tickets(`filter=${JSON.stringify({ [name]: other })}`).expect(200);
      expect(body.map(({ id }: Json) => id)).toEqual([later.id]);
      // The filling is no new version: a user with the open definition can still save it.
      await here.records.patch('custom-fields', slotted, { filterable: false }).expect(200);
    }
  });

  it('says clearly when all slots of a kind are taken, and frees them', async () => {
    const resource = 'locations';
    const made: Json[] = [];
    for (let at = 0; at < 4; at++) made.push(await here.field('DATE', { resource, filterable: true }));
    const body = { resource, key: 'tooMany', kind: 'DATE', label: { de: 'x' }, sortable: true };
    const refused = await here.desk.as('manager').post('v1/custom-fields').send(body);
    expect([refused.status, refused.body.code, codesOf(refused.body)]).toEqual([
      409,
      'CUSTOM_FIELD_SLOTS',
      [['/sortable', 'CUSTOM_FIELD_SLOTS']],
    ]);
    expect(refused.body.errors[0].detail).toContain('4');
    await here.records.patch('custom-fields', made[0] as Json, { filterable: false }).expect(200);
    await here.records.create('custom-fields', body);
  });

  it('is one of a hundred of its resource at most', async () => {
    for (let at = 0; at < 100; at++) await here.field('FLAG', { resource: 'customers' });
    const body = { resource: 'customers', key: 'tooMany', kind: 'FLAG', label: { de: 'x' } };
    const refused = await here.desk.as('manager').post('v1/custom-fields').send(body);
    expect([refused.status, refused.body.code]).toEqual([409, 'CUSTOM_FIELD_LIMIT']);
  });
});

const pick = ({ resource, key, label }: Json) => ({ resource, key, label });

const placeOf = ({ id, identifier }: Json, field: string) => ({
  resource: 'tickets',
  field,
  count: 1,
  records: [{ id, title: identifier }],
});
