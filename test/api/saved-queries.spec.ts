import { FROM_PREFERENCES } from '../../migrations/Migration20261125072104_SavedQueries.js';
import type { Person } from '../support/people.js';
import type { Json } from '../support/records.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);
/** Ids of the users by person, and of the group. */
const ids: Record<string, string> = {};

const saved = (as: Person, body: Json, status = 201) =>
  desk
    .as(as)
    .post('v1/saved-queries', { list: 'issue', filter: '{"state":"PENDING"}', ...body })
    .expect(status);
const namesFor = async (as: Person): Promise<string[]> =>
  ((await desk.as(as).read('v1/saved-queries')) as Json[]).map(({ name }) => name);

beforeAll(async () => {
  for (const person of ['agent', 'manager', 'executor', 'customer', 'otherAgent'] as const) {
    ids[person] = (await desk.as(person).read('v1/me')).id;
  }
  const group = await desk
    .as('manager')
    .post('v1/assignment-groups', { name: 'Lüftung', members: [ids.agent, ids.executor, ids.customer] })
    .expect(201);
  ids.group = group.body.id;
  const none = await desk.as('manager').post('v1/assignment-groups', { name: 'Leitung', members: [] }).expect(201);
  ids.foreign = none.body.id;
});

describe('saved queries', () => {
  it('are one’s own, unless they are shared with a group or all agents', async () => {
    await saved('agent', { name: 'Meine' });
    await saved('agent', { name: 'Der Gruppe', sharedWith: 'GROUP', assignmentGroup: ids.group });
    await saved('agent', { name: 'Aller', sharedWith: 'ALL' });
    await saved('executor', { name: 'Der Firma' });
    await saved('customer', { name: 'Unserer' });
    expect(await namesFor('agent')).toEqual(['Aller', 'Der Gruppe', 'Meine']);
    expect(await namesFor('manager')).toEqual(['Aller']);
    expect(await namesFor('executor')).toEqual(['Der Firma', 'Der Gruppe']);
    // Executors list no groups; the query returns the name of the group that shares it.
    await desk.as('executor').get('v1/assignment-groups').expect(403);
    const embed = '["assignmentGroup"]';
    const seen: Json[] = await desk.as('executor').read('v1/saved-queries', { embed });
    const ofGroup = { _embedded: { assignmentGroup: { id: ids.group, title: 'Lüftung' } } };
    expect(seen.find(({ name }) => name === 'Der Gruppe')).toMatchObject(ofGroup);
    // Customers of any group see no query with the desk's words.
    expect(await namesFor('customer')).toEqual(['Unserer']);
    expect(await namesFor('otherAgent')).toEqual([]);
    const [all] = await desk.as('manager').read('v1/saved-queries', { embed: '["owner"]' });
    expect(all).toMatchObject({ owner: ids.agent, sharedWith: 'ALL', assignmentGroup: null });
  });

  it('bring their columns along, by name', async () => {
    const columns = '["identifier","custom.floor"]';
    const { id } = (await saved('agent', { name: 'Mit Spalten', columns })).body;
    expect(await desk.as('agent').read(`v1/saved-queries/${id}`)).toMatchObject({ columns });
    for (const wrong of ['identifier', '[]', '["a b"]', '{"a":1}', '["a","b"'])
      await saved('agent', { name: 'Falsch', columns: wrong }, 422);
    await desk.as('agent').delete(`v1/saved-queries/${id}`).set('If-Match', '"1"').expect(200);
  });

  it('are changed and removed by their owner alone', async () => {
    const { id } = (await saved('agent', { name: 'Zu ändern', sharedWith: 'ALL' })).body;
    const path = `v1/saved-queries/${id}`;
    const refused = await desk.as('manager').change(path, 1, { name: 'Anders' }).expect(403);
    expect(refused.body.code).toBe('FORBIDDEN');
    await desk.as('manager').delete(path).set('If-Match', '"1"').expect(403);
    await desk.as('customer').get(path).expect(404);
    await desk.as('otherAgent').get(path).expect(404);
    await desk.as('agent').change(path, 1, { sharedWith: 'ME' }).expect(200);
    await desk.as('manager').get(path).expect(404);
    await desk.as('agent').delete(path).set('If-Match', '"2"').expect(200);
  });

  it('are shared with a role, and made its tabs, by managers alone', async () => {
    const tab = { sharedWith: 'ROLE', role: 'vsd-executor', place: 2, isDefault: true };
    const { id } = (await saved('manager', { name: 'Reiter', ...tab })).body;
    expect(await desk.as('executor').read(`v1/saved-queries/${id}`)).toMatchObject(tab);
    for (const as of ['agent', 'customer', 'otherAgent'] as const)
      await desk.as(as).get(`v1/saved-queries/${id}`).expect(404);
    await desk.as('executor').delete(`v1/saved-queries/${id}`).set('If-Match', '"1"').expect(403);
    await saved('manager', { name: 'Falsch', ...tab, role: null }, 422);
    for (const refused of [
      { ...tab, place: null },
      { sharedWith: 'ALL', place: 1 },
      { sharedWith: 'ALL', onDashboard: true },
    ])
      expect((await saved('agent', { name: 'Falsch', ...refused }, 422)).body.errors).toMatchObject([
        { code: 'QUERY_TAB' },
      ]);
    const { body } = await desk.as('manager').change(`v1/saved-queries/${id}`, 1, { sharedWith: 'ME' }).expect(200);
    expect(body).toMatchObject({ role: null, place: null, isDefault: false });
    await desk.as('executor').get(`v1/saved-queries/${id}`).expect(404);
  });

  it('are lists of the dashboard for their readers, with the records of each', async () => {
    const listsOf = async (as: Person) =>
      ((await desk.as(as).read('v1/dashboard')).lists as Json[]).filter(({ title }) => title);
    const shown = { onDashboard: true, filter: '{"state":"PENDING"}' };
    await saved('agent', { ...shown, name: 'Eigene', sorting: '["createdAt","ASC"]', columns: '["customer","dueAt"]' });
    await saved('agent', { ...shown, name: 'Überholt', filter: '{"gone":1}' });
    await saved('agent', { ...shown, name: 'Ohne Liste', list: 'nowhere' });
    await saved('manager', { ...shown, name: 'Der Ausführenden', sharedWith: 'ROLE', role: 'vsd-executor' });
    await world.submit('agent');
    const [own, ...others] = await listsOf('agent');
    const all = await desk.as('agent').get('v1/tickets', { filter: { state: 'PENDING' } });
    expect(others).toEqual([]);
    expect(own).toMatchObject({ resource: 'tickets', title: 'Eigene', sort: ['createdAt', 'ASC'] });
    expect([own?.total, Object.keys(own?.rows[0]._embedded)]).toEqual([all.body.length, ['customer']]);
    expect((await listsOf('executor')).map(({ title, total }) => [title, total])).toEqual([['Der Ausführenden', 0]]);
    expect(await listsOf('manager')).toEqual([]);
  });

  it('and the panels of the dashboard stand as a manager arranges them for a role', async () => {
    const figure = { figure: { name: 'ticketsCreated', by: ['month'], as: 'line' } };
    await saved('agent', { name: 'Zahl', list: 'issue/search', onDashboard: true, filter: JSON.stringify(figure) });
    const others = await desk.as('executor').read('v1/dashboard');
    const place = (panel: string, given: Json = {}) =>
      desk.as('manager').create('v1/dashboard-panels', { role: 'vsd-agent', panel, ...given });
    await place('tickets/untaken', { column: 'NARROW' });
    await place('saved-queries');
    await place('tickets/myWork', { hidden: true });
    await place('tickets/overdue');
    const { lists, figures, savedFigures } = await desk.as('agent').read('v1/dashboard');
    expect(lists.map(({ name, title, aside }: Json) => [title ?? name, aside]).slice(0, 3)).toEqual([
      ['untaken', true],
      ['Eigene', false],
      ['own', false],
    ]);
    expect(lists.map(({ name }: Json) => name)).not.toContain('myWork');
    expect(Object.keys(figures)[0]).toBe('overdue');
    expect(savedFigures).toMatchObject([{ title: 'Zahl', filter: figure }]);
    expect(await desk.as('executor').read('v1/dashboard')).toEqual(others);
    await desk.as('executor').get('v1/dashboard-panels').expect(403);
  });

  it('are out of sight for whoever has left the group', async () => {
    const path = `v1/assignment-groups/${ids.group}`;
    expect(await namesFor('executor')).toContain('Der Gruppe');
    const members = [ids.agent, ids.customer];
    const { version } = await desk.as('manager').read(path);
    await desk.as('manager').change(path, version, { members }).expect(200);
    expect(await namesFor('executor')).toEqual(['Der Ausführenden', 'Der Firma']);
  });

  it('find for their reader what that reader may see', async () => {
    const query = (await saved('agent', { name: 'Entwürfe', filter: '{"state":"DRAFT"}', sharedWith: 'ALL' })).body;
    await world.submit('agent', { draft: true });
    const found = async (as: Person) => (await desk.as(as).read('v1/tickets', { filter: query.filter })).length;
    expect(await found('agent')).toBe(1);
    expect(await found('executor')).toBe(0);
  });

  it.each<[string, Person, () => Json, string]>([
    ['a filter that is none', 'agent', () => ({ filter: '{' }), '/filter'],
    ['a list for a filter', 'agent', () => ({ filter: '[]' }), '/filter'],
    [
      'a group that one is not in',
      'agent',
      () => ({ sharedWith: 'GROUP', assignmentGroup: ids.foreign }),
      '/assignmentGroup',
    ],
    ['no group to share with', 'agent', () => ({ sharedWith: 'GROUP' }), '/assignmentGroup'],
    ['agents that a customer shares with', 'customer', () => ({ sharedWith: 'ALL' }), '/sharedWith'],
    [
      'a group that a customer shares with',
      'customer',
      () => ({ sharedWith: 'GROUP', assignmentGroup: ids.group }),
      '',
    ],
    ['agents that an executor shares with', 'executor', () => ({ sharedWith: 'ALL' }), '/sharedWith'],
    ['an order that is none', 'agent', () => ({ sorting: 'createdAt; drop table ticket' }), '/sorting'],
    ['the address of something else', 'agent', () => ({ list: 'javascript:alert(1)' }), '/list'],
  ])('are refused with %s', async (_what, as, body, pointer) => {
    const { errors } = (await saved(as, { name: 'Falsch', ...body() }, 422)).body;
    expect(errors[0].pointer).toContain(pointer);
    expect(await namesFor(as)).not.toContain('Falsch');
  });

  it('have one name a list and owner', async () => {
    await saved('agent', { name: 'Doppelt' });
    await saved('agent', { name: 'Doppelt' }, 409);
    await saved('agent', { name: 'Doppelt', list: 'customer' });
    await saved('manager', { name: 'Doppelt' });
  });

  it('are taken over from what was kept among preferences, whatever else stands there', async () => {
    const kept = [
      {
        label: 'Heizungen',
        value: {
          filter: { q: 'heizung', created: { period: 'THIS_MONTH' } },
          sort: { field: 'createdAt', order: 'DESC' },
          perPage: 25,
        },
      },
      { label: 'Heizungen', value: { filter: { q: 'zweite' } } },
      { label: 'Ohne Ordnung', value: { filter: {} } },
      { label: '', value: { filter: {} } },
      { label: 'Kein Filter', value: {} },
      'nichts',
    ];
    const preferences = {
      'issue/search.savedQueries': kept,
      'customer.savedQueries': 'kaputt',
      'issue.columns': ['id'],
    };
    await desk.as('manager').put('v1/me/preferences', preferences).expect(200);
    await desk.query(FROM_PREFERENCES);
    const filter = '{"list":"issue/search"}';
    const body = await desk.as('manager').read('v1/saved-queries', { filter });
    expect(body).toMatchObject([
      { name: 'Heizungen', sorting: expect.anything(), sharedWith: 'ME', owner: ids.manager },
      { name: 'Ohne Ordnung', filter: '{}', sorting: null },
    ]);
  });
});
