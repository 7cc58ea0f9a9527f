import type { Person } from '../support/people.js';
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

const ask = (filters: unknown, as: Person = 'agent') =>
  desk.as(as).get('v1/ticket-counts', { filters: typeof filters === 'string' ? filters : JSON.stringify(filters) });

const TABS = {
  new: { state_eq_any: ['PENDING'] },
  active: { state_eq_any: ['IN_WORK', 'IN_CLARIFICATION'] },
  drafts: { state_eq_any: ['DRAFT'] },
  all: {},
};

const numbers = (body: Record<string, { count: number; exact: boolean }>) =>
  Object.fromEntries(Object.entries(body).map(([name, { count, exact }]) => [name, exact ? count : `${count}+`]));

describe('the counts of the overview', () => {
  it.each<[Person, Record<string, number>]>([
    ['agent', { new: 3, active: 1, drafts: 1, all: 5 }],
    ['customer', { new: 1, active: 0, drafts: 0, all: 1 }],
    ['customerAll', { new: 2, active: 1, drafts: 0, all: 3 }],
    ['executor', { new: 0, active: 0, drafts: 0, all: 0 }],
    ['otherAgent', { new: 0, active: 0, drafts: 1, all: 1 }],
  ])('are for %s those of the lists', async (person, expected) => {
    const { body } = await ask(TABS, person).expect(200);
    expect(numbers(body)).toEqual(expected);
    for (const [name, filter] of Object.entries(TABS)) {
      const list = desk.as(person).get('v1/tickets', { filter });
      expect((await list.expect(200)).headers['x-total-count']).toBe(String(body[name].count));
    }
  });

  it('obey each its own filter', async () => {
    const { body } = await ask({
      mine: { responsible: world.ids.agent },
      nobodys: { responsible: null, state_eq_any: ['PENDING'] },
      nobodysInAList: { responsible: [null], state_eq_any: ['PENDING'] },
      nobodysOrMine: { responsible_eq_any: [null, world.ids.agent] },
      group: { assignmentGroup_eq_any: [world.group] },
      words: { q: 'Heizung' },
      overdue: { dueAt_lt: '2001-01-01T00:00:00Z' },
    }).expect(200);
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

  it.each<[string, unknown, string]>([
    ['no JSON', '{', 'INVALID_FILTER'],
    ['a list', [{}], 'INVALID_FILTER'],
    ['eleven lists', Object.fromEntries(Array.from({ length: 11 }, (_, at) => [at, {}])), 'INVALID_FILTER'],
    ['a name out of JavaScript', '{"__proto__":{}}', 'INVALID_FILTER'],
    ['a text for a filter', { new: 'PENDING' }, 'INVALID_FILTER'],
    ['an unknown field', { new: { owner: 1 } }, 'UNKNOWN_FIELD'],
    ["a field that is not the reader's", { new: { secret: 1 } }, 'UNKNOWN_FIELD'],
  ])('are refused for %s', async (_what, filters, code) => {
    const { body } = await ask(filters).expect(400);
    expect(body.code).toBe(code);
  });

  it('tell a customer nothing by filters on what they do not see', async () => {
    await ask({ new: { assignmentGroup: world.group } }, 'customer').expect(400);
  });
});
