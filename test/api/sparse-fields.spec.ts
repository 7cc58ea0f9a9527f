import type { Person } from '../support/people.js';
import { type TicketJson } from '../support/ticket-world.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

let ticket: TicketJson;
const desk = useDesk();
const world = useTicketWorld(desk);
beforeAll(async () => {
  for (const key of ['area', 'floor']) {
    const field = { resource: 'tickets', key, kind: 'TEXT', label: { de: key }, visibleForCustomer: key === 'area' };
    await desk.as('manager').create('v1/custom-fields', field);
  }
  ticket = await world.submit('agent', { custom: { area: 'Nord', floor: '2' }, location: world.location });
});

const listed = (person: Person, fields: unknown, more: Record<string, string> = {}) =>
  desk.as(person).get('v1/tickets', { fields: typeof fields === 'string' ? fields : JSON.stringify(fields), ...more });

describe('a question that names fields', () => {
  it('is answered with those, the id and the version alone, in lists and single records', async () => {
    const { body } = await listed('agent', ['identifier', 'state', 'title']).expect(200);
    expect(body).toEqual([
      {
        id: ticket.id,
        version: 1,
        identifier: ticket.identifier,
        state: 'PENDING',
        title: 'Die Heizung im Werk Nord bleibt kalt.',
      },
    ]);
    const one = await desk.as('agent').get(`v1/tickets/${ticket.id}`, { fields: '["can"]' }).expect(200);
    expect(one.body).toEqual({ id: ticket.id, version: ticket.version, can: expect.objectContaining({ edit: true }) });
    const none = await listed('agent', []).expect(200);
    expect(none.body).toEqual([{ id: ticket.id, version: 1 }]);
  });

  it('gets the same values as one that names none', async () => {
    const [whole] = (await desk.as('agent').read('v1/tickets')) as [Record<string, unknown>];
    const names = Object.keys(whole).filter((name) => !['id', 'version'].includes(name));
    for (const name of names) {
      const [part] = (await listed('agent', [name]).expect(200)).body;
      expect(part).toEqual({ id: ticket.id, version: whole.version, [name]: whole[name] });
    }
  });

  it('names own fields of the tenant all together or one by one', async () => {
    const all = await listed('agent', ['custom']).expect(200);
    expect(all.body).toEqual([{ id: ticket.id, version: 1, custom: { area: 'Nord', floor: '2' } }]);
    const one = await listed('agent', ['custom.floor']).expect(200);
    expect(one.body).toEqual([{ id: ticket.id, version: 1, custom: { floor: '2' } }]);
  });

  it('is sorted and paged by fields that are not told, and brings titles along', async () => {
    const second = await world.submit('agent', { priority: 'LOW' });
    const more = { sort: '["createdAt","ASC"]', range: '[0,0]', embed: '["location"]' };
    const first = await listed('agent', ['state'], more).expect(200);
    const location = { id: world.location, title: 'Werk Nord' };
    expect(first.body).toEqual([{ id: ticket.id, version: 1, state: 'PENDING', _embedded: { location } }]);
    const next = /<[^?]*\?([^>]*)>; rel="next"/.exec(first.headers.link as string)?.[1] as string;
    const behind = await desk.as('agent').get(`v1/tickets?${next}`).expect(200);
    expect(behind.body).toEqual([{ id: second.id, version: 1, state: 'PENDING', _embedded: { location: null } }]);
  });

  it('is refused where it names what is not there for the reader, or names nothing', async () => {
    const refused = (person: Person, fields: unknown) => listed(person, fields).expect(400);
    expect((await refused('agent', ['colour'])).body).toMatchObject({
      code: 'INVALID_FIELDS',
      params: { name: 'colour' },
    });
    expect((await refused('customer', ['internalNotes'])).body.code).toBe('INVALID_FIELDS');
    expect((await refused('customer', ['custom.floor'])).body.code).toBe('INVALID_FIELDS');
    expect((await refused('agent', ['draft'])).body.code).toBe('INVALID_FIELDS');
    for (const fields of ['state', '{}', '[1]', '[["state"]]', '"state"'])
      expect((await refused('agent', fields)).body.code).toBe('INVALID_FIELDS');
    await listed('customer', ['custom.area']).expect(200);
  });
});
