import type { Person } from '../support/people.js';
import { expectProblem } from '../support/problems.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);
beforeAll(async () => {
  await world.submit('agent');
  await world.submit('agent', { customer: world.bergbahn, responsible: world.ids.agent });
  await world.submit('customer');
  await world.inWork();
  await world.submit('agent', { draft: true });
  await world.submit('otherCustomer', { category: undefined, type: 'TICKET', draft: true });
});

const ask = (lists: unknown, as: Person = 'agent') =>
  desk.as(as).get('v1/counts', { lists: typeof lists === 'string' ? lists : JSON.stringify(lists) });
const ofTickets = (filters: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, { resource: 'tickets', filter }]));

const TABS = {
  new: { state_eq_any: ['PENDING'] },
  active: { state_eq_any: ['IN_WORK', 'IN_CLARIFICATION'] },
  drafts: { state_eq_any: ['DRAFT'] },
  all: {},
};

const numbers = (body: Record<string, { count: number; exact: boolean }>) =>
  Object.fromEntries(Object.entries(body).map(([name, { count, exact }]) => [name, exact ? count : `${count}+`]));

describe('the counts of lists', () => {
  it.each<[Person, Record<string, number>]>([
    ['agent', { new: 3, active: 1, drafts: 1, all: 5 }],
    ['customer', { new: 1, active: 0, drafts: 0, all: 1 }],
    ['customerAll', { new: 2, active: 1, drafts: 0, all: 3 }],
    ['executor', { new: 0, active: 0, drafts: 0, all: 0 }],
    ['otherAgent', { new: 0, active: 0, drafts: 1, all: 1 }],
  ])('are for %s those of the lists', async (person, expected) => {
    const { body } = await ask(ofTickets(TABS), person).expect(200);
    expect(numbers(body)).toEqual(expected);
    for (const [name, filter] of Object.entries(TABS)) {
      const list = desk.as(person).get('v1/tickets', { filter });
      expect((await list.expect(200)).headers['x-total-count']).toBe(String(body[name].count));
    }
  });

  it('obey each its own filter', async () => {
    const lists = ofTickets({
      mine: { responsible: world.ids.agent },
      nobodys: { responsible: null, state_eq_any: ['PENDING'] },
      nobodysInAList: { responsible: [null], state_eq_any: ['PENDING'] },
      nobodysOrMine: { responsible_eq_any: [null, world.ids.agent] },
      group: { assignmentGroup_eq_any: [world.group] },
      words: { q: 'Heizung' },
      overdue: { dueAt_lt: '2001-01-01T00:00:00Z' },
    });
    const { body } = await ask(lists).expect(200);
    expect(numbers(body)).toEqual({
      mine: 2,
      nobodys: 2,
      nobodysInAList: 2,
      nobodysOrMine: 5,
      group: 4,
      words: 5,
      overdue: 0,
    });
  });

  it('are counts of any resources in one request, those of their lists', async () => {
    const lists = {
      locations: { resource: 'locations', filter: { customer: world.acme } },
      tickets: { resource: 'tickets' },
      groups: { resource: 'assignment-groups', filter: { active: true } },
    };
    const { body } = await ask(lists).expect(200);
    for (const [name, { resource, ...query }] of Object.entries(lists)) {
      const list = await desk.as('agent').get(`v1/${resource}`, query).expect(200);
      expect(list.headers['x-total-count']).toBe(String(body[name].count));
    }
    expect((await ask({}).expect(200)).body).toEqual({});
  });

  const one = (filter: unknown) => ofTickets({ new: filter });
  const lists = (length: number) => ofTickets(Object.fromEntries(Array.from({ length }, (_, at) => [at, {}])));

  it.each<[string, unknown, string]>([
    ['no JSON', '{', 'INVALID_FILTER'],
    ['an array', [{ resource: 'tickets' }], 'INVALID_FILTER'],
    ['51 lists', lists(51), 'INVALID_FILTER'],
    ['a name of JavaScript', '{"__proto__":{"resource":"tickets"}}', 'INVALID_FILTER'],
    ['a list without a resource', { new: {} }, 'INVALID_FILTER'],
    ['null', { new: null }, 'INVALID_FILTER'],
    ['an unknown resource', { new: { resource: 'toString' } }, 'INVALID_FILTER'],
    ['a text for a filter', one('PENDING'), 'INVALID_FILTER'],
    ['null for a filter', one(null), 'INVALID_FILTER'],
    ['an unknown field', one({ owner: 1 }), 'UNKNOWN_FIELD'],
    ['a field that the user may not read', one({ secret: 1 }), 'UNKNOWN_FIELD'],
  ])('are refused for %s', async (_what, sent, code) => {
    expect(expectProblem(await ask(sent), 400).code).toBe(code);
  });

  it('are refused for resources and fields that the user may not read', async () => {
    await ask(ofTickets({ new: { assignmentGroup: world.group } }), 'customer').expect(400);
    await ask({ tickets: { resource: 'tickets' }, mailboxes: { resource: 'mailboxes' } }, 'agent').expect(403);
  });
});
