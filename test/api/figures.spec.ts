import fc from 'fast-check';
import { calendarPeriod } from '../../api/platform/resource/calendar-period.js';
import type { CalendarPeriod } from '../../api/platform/vocabulary/calendar-period.js';
import { EVALUATION_PERIODS, FIGURES } from '../../api/vocabulary/figures.js';
import { TICKET_STATES } from '../../api/vocabulary/ticket.js';
import { REPORT_FILTERS } from '../../api/vocabulary/work.js';
import type { Client } from '../support/application.js';
import { fillFigures } from '../support/figure-tickets.js';
import type { Json } from '../support/records.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);

/** The roles that may read figures, each over the tickets that they see. */
let readers: Record<string, Client>;

beforeAll(async () => {
  readers = await fillFigures(desk, world);
});

const figure = async (as: Client, name: string, query: Json = {}, status = 200): Promise<Json> =>
  (await as.get(`v1/figures/${name}`).query(query).expect(status)).body;

/** How many tickets each of the lists has, as the list itself counts them. */
async function counted(as: Client, filters: readonly Json[]): Promise<number[]> {
  const counts: number[] = [];
  for (let from = 0; from < filters.length; from += 10) {
    const asked = filters.slice(from, from + 10);
    const body = await as.read('v1/counts', {
      lists: JSON.stringify({ ...asked.map((filter) => ({ resource: 'tickets', filter })) }),
    });
    counts.push(...asked.map((_one, at) => body[at].count as number));
  }
  return counts;
}

/** Values that filters may have; some of them at once. */
const FILTERS = {
  state_eq_any: fc.subarray([...TICKET_STATES], { minLength: 3 }),
  state_neq: fc.constantFrom(...TICKET_STATES),
  type_eq_any: fc.subarray(['TICKET', 'INCIDENT', 'ORDER'], { minLength: 1 }),
  priority_eq_any: fc.subarray(['LOW', 'HIGH', null], { minLength: 1 }),
  createdAt_gte: fc.constantFrom('@today-90', '2026-01-15T08:30:00Z', '2025-12-31'),
  createdAt_lte: fc.constantFrom('@today', '@last_quarter', '2026-10-31', '@today-20'),
  closedAt_gte: fc.constantFrom('@this_quarter', '@today-100', '2026-06-01'),
  responsible_eq_any: fc.constant(['@me', null]),
  reopenings_gte: fc.constantFrom(0, 1),
  q: fc.constant('Heizung'),
};
const OF_STAFF = {
  reports_eq_any: fc.subarray([...REPORT_FILTERS], { minLength: 1 }),
  reports: fc.constantFrom(...REPORT_FILTERS),
  reactionResult_eq_any: fc.subarray(['MET', 'BREACHED'], { minLength: 1 }),
  dueResult: fc.constantFrom('MET', 'BREACHED'),
  reactionMinutes_gte: fc.constantFrom(0, 100),
  resolutionMinutes_lte: fc.constantFrom(100, 5000),
};
const someFilter = (values: Record<string, fc.Arbitrary<unknown>>) =>
  fc
    .tuple(fc.record(values), fc.shuffledSubarray(Object.keys(values), { maxLength: 2 }))
    .map(([all, keys]) => Object.fromEntries(keys.map((key) => [key, all[key]])));

describe('figures', () => {
  it('are just the tickets that their lists show, for each role, whatever is asked', async () => {
    const declared = new Map<string, readonly Json[]>();
    for (const [name, reader] of Object.entries(readers)) {
      declared.set(name, await reader.read('v1/figures'));
    }
    let cellsSeen = 0;
    const property = fc.asyncProperty(
      fc.constantFrom(...Object.keys(readers)),
      fc.nat(),
      fc.tuple(fc.nat(), fc.nat()),
      fc.constantFrom(...EVALUATION_PERIODS, undefined),
      someFilter(FILTERS),
      someFilter({ ...FILTERS, ...OF_STAFF }),
      async (name, which, axes, period, ofAll, ofStaff) => {
        const reader = readers[name] as Client;
        const figures = declared.get(name) as readonly Json[];
        const told = figures[which % figures.length] as Json;
        const by = [...new Set(axes.map((at) => told.dimensions[at % told.dimensions.length]))];
        const isStaff = !name.startsWith('customer');
        const days = period === 'CUSTOMISED' ? { from: '2026-05-03', until: '2026-09-17' } : {};
        const filter = JSON.stringify(isStaff ? ofStaff : ofAll);
        const within: Json = told.moment && period ? { period, ...days, compare: 'true' } : {};
        if (by.includes('day') && !within.period) return;
        const answer = await figure(reader, told.name, { filter, by: by.join(','), ...within });
        const cells = [answer.total, ...answer.cells.slice(0, 19)];
        const counts = await counted(
          reader,
          cells.map((cell) => cell.filter),
        );
        expect(cells.map(({ count }) => count)).toEqual(counts);
        if (answer.complete) {
          expect(answer.cells.reduce((sum: number, { count }: Json) => sum + count, 0)).toBe(answer.total.count);
        }
        if (told.measures[0] === 'count') expect(answer.total.values[0]).toBe(answer.total.count);
        cellsSeen += cells.length;
      },
    );
    await fc.assert(property, { numRuns: 150 });
    expect(cellsSeen).toBeGreaterThan(250);
  }, 120_000);

  it('have no dimension of which each value is one ticket', async () => {
    for (const [reader, client] of Object.entries(readers)) {
      const declared = (await client.read('v1/figures')) as Json[];
      const dimensions = [...new Set(declared.flatMap((one) => one.dimensions as string[]))];
      expect([reader, dimensions]).toEqual([reader, expect.arrayContaining(['type'])]);
      expect(dimensions.filter((name) => name === 'id' || name === 'followUpOf')).toEqual([]);
    }
    await figure(readers.agent as Client, 'created', { by: 'id' }, 400);
  });

  it('tell each role what it sees, and nobody else anything', async () => {
    const names = async (reader: string) =>
      ((await (readers[reader] as Client).read('v1/figures')) as Json[]).map(({ name }) => name);
    expect(await names('agent')).toEqual(FIGURES);
    expect(await names('executor')).toEqual(
      FIGURES.filter((name) => !['costs', 'satisfaction', 'satisfied'].includes(name)),
    );
    const forCustomers = ['created', 'closed', 'backlog', 'load', 'overdue', 'reopened', 'satisfaction', 'satisfied'];
    expect(await names('customer')).toEqual(forCustomers);
    const [created] = await (readers.customer as Client).read('v1/figures');
    expect(created.dimensions).not.toContain('assignmentGroup');
    const customer = readers.customer as Client;
    await figure(customer, 'costs', {}, 404);
    await figure(customer, 'reactionKept', {}, 404);
    await figure(customer, 'created', { by: 'assignmentGroup' }, 400);
    await figure(customer, 'created', { filter: '{"reports":"WITH_REPORT"}' }, 400);
    await figure(customer, 'created', { filter: '{"reactionMinutes_gte":0}' }, 400);
    const { total } = await figure(customer, 'created', { by: '' });
    const all = await figure(readers.agent as Client, 'created', { by: '' });
    expect(total.count).toBeGreaterThan(0);
    expect(total.count).toBeLessThan(all.total.count);
    expect((await figure(readers.otherTenant as Client, 'created', { by: '' })).total.count).toBe(0);
    await desk.as('agent').get('v1/figures').expect(403);
    await desk.as('outsider').get('v1/figures/created').expect(403);
    await desk.as(null).get('v1/figures/created').expect(401);
  });

  it('show reports to nobody who reaches a ticket as its customer alone', async () => {
    const both = readers.bergbahn as Client;
    const filter = JSON.stringify({ reports_eq_any: REPORT_FILTERS });
    expect((await both.get('v1/tickets').query({ filter, count: 'exact' }).expect(200)).headers['x-total-count']).toBe(
      '0',
    );
    expect((await both.read('v1/tickets')).length).toBeGreaterThan(0);
  });

  it.each<[string, string, Json, string]>([
    ['a filter that is none', 'created', { filter: '{' }, 'INVALID_FILTER'],
    ['a filter of a list', 'created', { filter: '[]' }, 'INVALID_FILTER'],
    ['an unknown field', 'created', { filter: '{"secret":1}' }, 'UNKNOWN_FIELD'],
    ['a value that is no list', 'created', { filter: '{"state_eq_any":"PENDING"}' }, 'INVALID_VALUE'],
    ['an unknown dimension', 'created', { by: 'secret' }, 'INVALID_VALUE'],
    ['a text that is SQL', 'created', { by: 'state,1;drop table ticket' }, 'INVALID_VALUE'],
    ['three dimensions', 'created', { by: 'state,type,priority' }, 'INVALID_VALUE'],
    ['one dimension twice', 'created', { by: 'state,state' }, 'INVALID_VALUE'],
    ['the age of what has a period', 'created', { by: 'age' }, 'INVALID_VALUE'],
    ['a period of what stands now', 'backlog', { period: 'THIS_MONTH' }, 'INVALID_VALUE'],
    ['an unknown period', 'created', { period: 'EVER' }, 'INVALID_VALUE'],
    ['a period without ends', 'created', { period: 'CUSTOMISED' }, 'INVALID_VALUE'],
    [
      'a period of no days',
      'created',
      { period: 'CUSTOMISED', from: '2026-02-30', until: '2026-03-01' },
      'INVALID_VALUE',
    ],
    [
      'a period that ends before it begins',
      'created',
      { period: 'CUSTOMISED', from: '2026-03-02', until: '2026-03-01' },
      'INVALID_VALUE',
    ],
    ['ends without a period', 'created', { from: '2026-03-02' }, 'INVALID_VALUE'],
    [
      'a hundred years by day',
      'created',
      { period: 'CUSTOMISED', from: '1926-01-01', until: '2026-01-01', by: 'day' },
      'INVALID_VALUE',
    ],
    ['something else', 'created', { group: 'state' }, 'UNKNOWN_PARAMETER'],
  ])('are refused for %s', async (_what, name, query, code) => {
    expect((await figure(readers.agent as Client, name, query, 400)).code).toBe(code);
  });

  it('and lists know the evaluation periods by their names, with the days that they have today', async () => {
    const agent = readers.agent as Client;
    const body = await agent.read('v1/evaluation-periods');
    expect(body.map(({ name }: Json) => name)).toEqual(EVALUATION_PERIODS.filter((name) => name !== 'CUSTOMISED'));
    const found = async (from: string, until: string) => {
      const filter = JSON.stringify({ createdAt_gte: from, createdAt_lte: until });
      return (await agent.get('v1/tickets').query({ filter }).expect(200)).headers['x-total-count'];
    };
    for (const { name, from, until } of body) {
      const named = `@${name.toLowerCase()}`;
      expect([name, await found(named, named)]).toEqual([name, await found(from, until)]);
      const told = await figure(agent, 'created', { period: name, by: '' });
      expect(told.period).toEqual({ from, until });
    }
    const beyond = JSON.stringify({ createdAt_gt: '@this_year', createdAt_lt: '@last_year' });
    expect(await agent.read('v1/tickets', { filter: beyond })).toEqual([]);
    for (const wrong of ['@this_week', '@THIS_YEAR', '@customised']) {
      await agent
        .get('v1/tickets')
        .query({ filter: JSON.stringify({ createdAt_gte: wrong }) })
        .expect(400);
    }
    await agent.get('v1/tickets').query({ filter: '{"createdAt":"@this_year"}' }).expect(400);
  });

  it('know no figure of another name', async () => {
    await figure(readers.agent as Client, 'constructor', {}, 404);
  });

  it('are worked out of the values of the tickets', async () => {
    const agent = readers.agent as Client;
    const rows = async (filter: Json, fields: string[]): Promise<Json[]> => {
      const query = { filter: JSON.stringify(filter), fields: JSON.stringify(fields), range: '[0,199]' };
      const { body, headers } = await agent.get('v1/tickets').query(query).expect(200);
      expect(Number(headers['x-total-count'])).toBe(body.length);
      return body;
    };
    const filter = { priority_eq_any: ['LOW'] };
    const asked = { filter: JSON.stringify(filter), by: '' };
    const response = await figure(agent, 'firstResponse', asked);
    const minutes = (await rows(response.total.filter, ['reactionMinutes'])).map(
      (row) => row.reactionMinutes as number,
    );
    const sorted = minutes.toSorted((one, other) => one - other);
    const at = (part: number) => {
      const place = part * (sorted.length - 1);
      const [low = 0, high = low] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
      return Math.round(low + (high - low) * (place % 1));
    };
    expect(response.total.values[0]).toBeCloseTo(at(0.5), -0.5);
    expect(response.total.values[1]).toBeCloseTo(at(0.9), -0.5);
    const kept = await figure(agent, 'dueKept', asked);
    const results = (await rows(kept.total.filter, ['dueResult'])).map((row) => row.dueResult);
    const met = results.filter((result) => result === 'MET').length;
    expect(kept.total.values[0]).toBeCloseTo((100 * met) / results.length, 1);
  });

  it('tell how satisfied customers are, of the closed tickets that somebody has rated', async () => {
    const agent = readers.agent as Client;
    const asked = { filter: '{"priority_eq_any":["LOW"]}', by: '' };
    const { total, unit } = await figure(agent, 'satisfaction', asked);
    const query = { filter: JSON.stringify(total.filter), fields: '["satisfaction","state"]', range: '[0,199]' };
    const rated = (await agent.read('v1/tickets', query)) as Json[];
    const ratings = rated.map(({ satisfaction }) => satisfaction as number);
    expect(rated.every(({ state }) => state === 'CLOSED')).toBe(true);
    expect(new Set(ratings)).toEqual(new Set([1, 2, 3, 4, 5]));
    expect({ count: total.count, unit }).toEqual({ count: ratings.length, unit: 'rating' });
    const average = ratings.reduce((sum, one) => sum + one, 0) / ratings.length;
    expect(Math.abs(total.values[0] - average)).toBeLessThan(0.051);
    const content = await figure(agent, 'satisfied', asked);
    expect(content.total.values[0]).toBeCloseTo((100 * ratings.filter((one) => one > 3).length) / ratings.length, 1);
  });

  it('sum costs and hours of reports, once for each', async () => {
    const agent = readers.agent as Client;
    const kept =
      "update ticket set state = 'WORK_COMPLETED', created_at = now() where id in (select ticket_id from report)";
    await desk.query(kept);
    const costs = await figure(agent, 'costs');
    expect(costs.total).toMatchObject({ count: 3, values: [600] });
    expect(costs.cells).toMatchObject([{ keys: [world.acme], count: 3, values: [600] }]);
    expect(costs.axes[0].values).toEqual([{ value: world.acme, title: 'Acme AG' }]);
    expect((await figure(agent, 'hours')).total).toMatchObject({ count: 3, values: [7.5] });
    const billable = await figure(agent, 'costs', { filter: '{"reports_eq_any":["BILLABLE_REPORT"]}' });
    expect(billable.total).toMatchObject({ count: 1, values: [200] });
    const twice = '{"reports":"OPEN_REPORT","reports_eq_any":["OPEN_REPORT","NO_REPORT"]}';
    const { total } = await figure(agent, 'costs', { filter: twice });
    expect(total).toMatchObject({ count: 1, values: [200] });
  });

  it('tell the period before beside the present one, step by step', async () => {
    const agent = readers.agent as Client;
    const period = { period: 'CUSTOMISED', from: '2026-08-01', until: '2026-08-31', by: 'week', compare: 'true' };
    const answer = await figure(agent, 'created', period);
    expect(answer.before).toEqual({ from: '2026-07-01', until: '2026-07-31' });
    expect(answer.axes[0].values.map(({ value }: Json) => value)).toEqual([
      '2026-07-27',
      '2026-08-03',
      '2026-08-10',
      '2026-08-17',
      '2026-08-24',
      '2026-08-31',
    ]);
    const before = await figure(agent, 'created', { ...period, from: '2026-07-01', until: '2026-07-31' });
    expect(answer.total.before.count).toBe(before.total.count);
    expect(answer.total.before.values).toEqual(before.total.values);
    const second = (of: Json) => of.cells.find(({ keys }: Json) => keys[0] === of.axes[0].values[1].value);
    expect(second(answer).before.count).toBe(second(before)?.count ?? 0);
  });

  it('are told for an hour of the desk, whose days begin in Zurich', async () => {
    const agent = readers.agent as Client;
    const { id } = await world.submit('agent', { customerCostCenter: 'Mitternacht' });
    await desk.query(`update ticket set created_at = '2024-03-31T22:30:00Z' where id = '${id}'`);
    const filter = JSON.stringify({ createdAt_lte: '2024-12-31' });
    const answer = await figure(agent, 'created', { filter, by: 'day' });
    expect(answer.cells).toMatchObject([{ keys: ['2024-04-01'], count: 1 }]);
  });
});

describe('evaluation periods', () => {
  it.each<[CalendarPeriod, string, string, string]>([
    ['THIS_MONTH', '2026-11-20', '2026-11-01', '2026-11-30'],
    ['THIS_MONTH', '2028-02-29', '2028-02-01', '2028-02-29'],
    ['LAST_MONTH', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['THIS_QUARTER', '2026-11-20', '2026-10-01', '2026-12-31'],
    ['LAST_QUARTER', '2026-02-28', '2025-10-01', '2025-12-31'],
    ['THIS_YEAR', '2026-11-20', '2026-01-01', '2026-12-31'],
    ['LAST_YEAR', '2026-11-20', '2025-01-01', '2025-12-31'],
  ])('%s has its calendar bounds on %s', (period, today, from, until) => {
    expect(calendarPeriod(period, today)).toEqual({ from, until });
  });
});

describe('the results of clocks', () => {
  it('are kept with the ticket as its clocks tell them', async () => {
    const agent = readers.agent as Client;
    const { id } = await world.inWork();
    await world.move('agent', id, { to: 'WORK_COMPLETED', closingNote: 'Ventil ersetzt' }).expect(201);
    const clocks = (await agent.read(`v1/tickets/${id}/clocks`)) as Json[];
    const due = clocks.find(({ clock }) => clock === 'DUE');
    const ticket = await agent.read(`v1/tickets/${id}`);
    expect(ticket).toMatchObject({
      dueResult: due?.state,
      reactionMinutes: 0,
      resolutionMinutes: 0,
      reopenings: 0,
      reports: ['NO_REPORT'],
    });
    await world
      .move('agent', id, { to: 'CLOSED', closingState: 'COMPLETED', confirm: ['CLOSE_WITHOUT_INVOICE'] })
      .expect(201);
    await world.move('agent', id, { to: 'IN_WORK', reason: 'Wieder kalt' }).expect(201);
    const reopened = await agent.read(`v1/tickets/${id}`);
    expect(reopened).toMatchObject({ dueResult: null, resolutionMinutes: null, reactionMinutes: 0, reopenings: 1 });
    const forCustomer = await desk.as('customerAll').read(`v1/tickets/${id}`);
    expect(Object.keys(forCustomer)).not.toEqual(expect.arrayContaining(['dueResult']));
    expect(forCustomer).not.toHaveProperty('reports');
  });
});
