import { customFieldSuite } from '../support/custom-field-suite.js';
import { readEvents } from '../support/event-reader.js';
import { eventually } from '../support/eventually.js';
import { codesOf, type Json } from '../support/records.js';

const here = customFieldSuite();

const manager = () => here.desk.as('manager');
const placesOf = ({ body }: Json) => [body.code, body.params.elsewhere, body.params.places];
const switchOff = (path: string, record: Json) => here.records.patch(path, record, { active: false });
const fieldsOf = async (person: 'agent' | 'manager' = 'agent') =>
  (await here.desk.as(person).read('openapi.json')).components.schemas.Ticket.properties.custom.properties;

describe('a custom field that texts name', () => {
  it('stays and stays on while a text block or an e-mail template names it, and says which', async () => {
    const definition = await here.field('TEXT', { key: 'hall' });
    const similar = await here.field('TEXT', { key: 'hallWest' });
    const content = 'Siehe {{ ticket.custom.hall }}';
    const block = await here.records.create('text-blocks', { name: 'Mit Feld', content });
    const [template] = await manager().read('v1/email-templates?filter={"event":"ISSUE_CREATED"}');
    const own = { subject: { fr: '{% if ticket.custom.hall %}Halle{% endif %}' } };
    const named = (await here.records.patch('email-templates', template, own).expect(200)).body;
    const places = [
      { resource: 'text-blocks', field: 'content', count: 1, records: [{ id: block.id, title: 'Mit Feld' }] },
      { resource: 'email-templates', field: 'content', count: 1, records: [{ id: named.id, title: 'ISSUE_CREATED' }] },
    ];
    const removal = await manager().delete(`v1/custom-fields/${definition.id}`).expect(409);
    expect(placesOf(removal)).toEqual(['IN_USE', false, expect.arrayContaining(places)]);
    expect(placesOf(await switchOff('custom-fields', definition).expect(409))).toEqual([
      'DEACTIVATION_IN_USE',
      false,
      expect.arrayContaining(places),
    ]);
    // A field whose key only begins alike stays free.
    await manager().delete(`v1/custom-fields/${similar.id}`).expect(200);

    await here.records.patch('email-templates', named, { subject: { fr: null } }).expect(200);
    await manager().delete(`v1/text-blocks/${block.id}`).expect(200);
    await switchOff('custom-fields', definition).expect(200);
    await manager().delete(`v1/custom-fields/${definition.id}`).expect(200);
  });
});

describe('the places for filters and orders', () => {
  it('are counted for each resource and what shares them, taken and given back', async () => {
    const placeOf = async (resource: string, kind: string): Promise<Json> => {
      const body = await manager().read('v1/custom-field-slots');
      return body.find((one: Json) => one.resource === resource && one.kinds.includes(kind));
    };
    const before = await placeOf('locations', 'CHOICE');
    expect(before.kinds).toEqual(['TEXT', 'CHOICE', 'USER', 'LOCATION']);
    const definition = await here.field('TEXT', { resource: 'locations', sortable: true });
    await here.field('LONG_TEXT', { resource: 'locations' });
    expect(await placeOf('locations', 'USER')).toEqual({ ...before, taken: before.taken + 1 });
    expect((await placeOf('customers', 'TEXT')).taken).toBe(0);
    await switchOff('custom-fields', definition).expect(200);
    expect(await placeOf('locations', 'TEXT')).toEqual(before);
    const foreign = await here.desk.as('otherManager').get('v1/custom-field-slots').expect(200);
    expect(foreign.body.map(({ taken }: Json) => taken)).toEqual(Array(42).fill(0));
    await here.desk.as('agent').get('v1/custom-field-slots').expect(403);
  });
});

describe('the order of custom fields', () => {
  it('begins with the last place, is moved one by one, and reaches every document at once', async () => {
    const [first, second, third] = [await here.field('FLAG'), await here.field('FLAG'), await here.field('FLAG')];
    const keys = [first.key, second.key, third.key];
    const shown = async () => Object.keys(await fieldsOf()).filter((key) => keys.includes(key));
    expect(await shown()).toEqual(keys);
    const stream = await readEvents(here.desk, 'agent');
    await manager().put(`v1/custom-fields/${third.id}/position`).send({ after: first.id }).expect(200);
    expect(await shown()).toEqual([first.key, third.key, second.key]);
    await eventually(() =>
      expect(stream.told).toContainEqual(expect.objectContaining({ resource: 'custom-fields', id: third.id })),
    );
    stream.close();
    const written = await here.records.patch('custom-fields', second, { position: 1 });
    expect(codesOf(written.body)).toEqual([['/position', 'READ_ONLY']]);
  });
});

describe('a custom field that refers to people', () => {
  it('offers and takes those who are active, and keeps whom it names already', async () => {
    const { key } = await here.field('USER');
    expect((await fieldsOf())[key]['x-field'].reference).toEqual({
      resource: 'users',
      title: 'name',
      onlyActive: true,
    });
    const leaver = await here.records.create('users', {
      username: 'leaver',
      email: 'leaver@example.test',
      firstname: 'Lea',
      lastname: 'Weg',
      roles: ['vsd-agent'],
    });
    const ticket = await here.world.submit('agent', { custom: { [key]: leaver.id } });
    await switchOff('users', leaver).expect(200);
    const kept = await here.world.change('agent', ticket, { customerDescription: 'neu', custom: ticket.custom });
    expect([kept.status, kept.body.custom[key]]).toEqual([200, leaver.id]);
    const draft = { type: 'TICKET', draft: true, customer: here.world.acme, custom: { [key]: leaver.id } };
    const refused = await here.desk.as('agent').post('v1/tickets').send(draft);
    expect([refused.status, codesOf(refused.body)]).toEqual([422, [[`/custom/${key}`, 'REFERENCE_INACTIVE']]]);
  });
});

it('is named by its label in the language of the reader', async () => {
  const { id } = await here.field('TEXT', { label: { de: 'Halle', it: 'Capannone' } });
  const { components } = await manager().read('openapi.json');
  expect(components.schemas.CustomField['x-resource']).toMatchObject({ title: 'label', sort: ['position', 'ASC'] });
  expect((await manager().read(`v1/custom-fields/${id}`)).label).toMatchObject({ it: 'Capannone' });
});
