import { useDesk } from '../../support/use-desk.js';
import '../../../api/rooms.js';
import { type Client, callerOf } from '../../support/application.js';
import { type Person, people } from '../../support/people.js';
import type { Json } from '../../support/records.js';
import { fillReporting } from '../../support/reporting-load.js';

/** Tickets of all tenants together; alpina has an eighth of them. */
const TICKETS = Number(process.env.VSD_FIGURE_TICKETS ?? 1_000_000);
/** Milliseconds that a figure of a year may take; twice as many with the year before or of all years. */
const FIGURE_MS = 250;
/** Milliseconds that a page of the search may take in 95 of 100 cases. */
const SEARCH_MS = 200;
/** The best of so many runs counts: slow code is slow each time, a busy machine is not. */
const TIMES = 8;
/** The factor by which another role's page may be slower than an agent's, and the least milliseconds of any page. */
const FACTOR = 1.5;
const LEAST_MS = 10;

const ROLES = ['agent', 'manager', 'executor', 'customer', 'customerAll'] as const satisfies readonly Person[];
const REPORTING = { 'vsd-webapp-alpina': { roles: ['access_reporting'] } };

/** The searches of people: none, periods, states, outcomes, words, and several of them at once. */
const SEARCHES: readonly Json[] = [
  {},
  { createdAt_gte: '@this_year', createdAt_lte: '@this_year' },
  { closedAt_gte: '@last_month', closedAt_lte: '@last_month' },
  { dueAt_gte: '@this_month', dueAt_lte: '@this_month' },
  { state_eq_any: ['PENDING', 'IN_WORK'] },
  { type: 'ORDER' },
  { createdAt_gte: '@last_year', createdAt_lte: '@last_year', state_eq_any: ['CLOSED'] },
  { closedAt_gte: '@last_year', type: 'INCIDENT' },
  { responsible: '@me' },
  { q: 'identifier 77' },
  { satisfaction_lte: 2 },
];
const OF_STAFF: readonly Json[] = [
  { priority: 'HIGH' },
  { reports: 'NO_REPORT' },
  { reports: 'OPEN_REPORT', createdAt_gte: '@last_year' },
  { reactionResult: 'BREACHED' },
  { dueResult: 'MET', createdAt_gte: '@this_quarter' },
  { resolutionMinutes_gte: 8_000 },
];
const ORDERS = ['["createdAt","DESC"]', '["dueAt","ASC"]'];
const FIELDS = JSON.stringify([
  'identifier',
  'title',
  'customer',
  'state',
  'priority',
  'createdAt',
  'closedAt',
  'type',
]);

type Readers = readonly (readonly [(typeof ROLES)[number], Client])[];

const desk = useDesk();
let readers: Readers;

beforeAll(async () => {
  await fillReporting(desk, TICKETS);
  const signed = ROLES.map(async (name) => {
    const claims = { ...people[name], ...(name !== 'manager' && { resource_access: REPORTING }) };
    const token = await desk.issuer.sign(claims, { expiresIn: '5h' });
    return [name, callerOf(desk.app.getHttpServer(), token)] as const;
  });
  readers = await Promise.all(signed);
}, 1_800_000);

async function timed(reader: Client, path: string, query: Json): Promise<{ took: number; body: Json }> {
  let [took, body] = [Number.POSITIVE_INFINITY, {} as Json];
  for (let time = 0; time < TIMES; time++) {
    const begin = performance.now();
    ({ body } = await reader.get(path).query(query).expect(200));
    took = Math.min(took, performance.now() - begin);
  }
  return { took, body };
}

const p95 = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] as number;

interface Timed {
  readonly what: string;
  readonly count: number;
  readonly took: number;
  readonly limit: number;
}

/** Each figure that a reader sees: of all years, and of this year and the last one, alone and compared. */
async function figuresOf(asking: Readers): Promise<Timed[]> {
  const told: Timed[] = [];
  for (const [who, reader] of asking) {
    const declared = (await reader.read('v1/figures')) as Json[];
    for (const { name, moment, by, dimensions } of declared) {
      const others = ['customer', 'assignmentGroup', 'type'].filter(
        (one) => dimensions.includes(one) && !by.includes(one),
      );
      const periods = ['THIS_YEAR', 'LAST_YEAR'].flatMap((period) => [{ period }, { period, compare: 'true' }]);
      for (const within of moment ? [{}, ...periods] : [{}]) {
        const query = { by: [by[0], others[0]].join(','), ...within };
        const { took, body } = await timed(reader, `v1/figures/${name}`, query);
        const limit = moment && (!('period' in within) || 'compare' in within) ? 2 * FIGURE_MS : FIGURE_MS;
        told.push({ what: `${who} ${name} ${Object.values(within)}`, count: body.total.count, took, limit });
      }
    }
  }
  return told;
}

it('tells each figure of a whole year in time, alone and compared with the one before, for each role', async () => {
  const told = await figuresOf(readers);
  const slowest = told.toSorted((one, other) => other.took - one.took);
  console.info(
    slowest.map(({ what, count, took }) => `${took.toFixed(0).padStart(5)} ms ${what} of ${count}`).join('\n'),
  );
  expect(told.filter(({ took, limit }) => took > limit)).toEqual([]);
}, 1_800_000);

it('finds a page of the search in time, for no role much slower than for an agent', async () => {
  const pages = new Map<string, number>();
  for (const [who, reader] of readers) {
    const searches = who.startsWith('customer') ? SEARCHES : [...SEARCHES, ...OF_STAFF];
    const asked = searches
      .filter((filter) => who !== 'executor' || !('satisfaction_lte' in filter))
      .flatMap((filter) => ORDERS.map((sort) => ({ filter: JSON.stringify(filter), sort })));
    const times: number[] = [];
    const slow: string[] = [];
    for (const query of asked) {
      const { took } = await timed(reader, 'v1/tickets', { ...query, fields: FIELDS, range: '[0,24]' });
      times.push(took);
      slow.push(`${took.toFixed(0).padStart(5)} ms ${query.filter} ${query.sort}`);
    }
    pages.set(who, p95(times));
    console.info(`${who}: p95 ${p95(times).toFixed(0)} ms\n${slow.toSorted().toReversed().slice(0, 5).join('\n')}`);
  }
  const agent = Math.max(pages.get('agent') as number, LEAST_MS);
  for (const [who, took] of pages) {
    expect([who, took < SEARCH_MS && took < agent * FACTOR, took]).toEqual([who, true, took]);
  }
}, 1_800_000);
