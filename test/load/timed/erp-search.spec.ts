import { jest } from '@jest/globals';
import { QueryRunner } from '../../../api/platform/read/query-runner.js';
import type { ReadQuery } from '../../../api/platform/read/read-query.js';
import { NO_FIELDS } from '../../../api/platform/resource/tenant-fields.js';
import type { SignedInUser } from '../../../api/platform/tenancy/session.js';
import { NO_FACTS } from '../../../api/service-desk.js';
import { Role } from '../../../api/vocabulary/role.js';
import { busyness } from '../../support/busyness.js';
import { withoutIndexes } from '../../support/fill-table.js';
import { ListPlans } from '../../support/list-plans.js';
import { VOCABULARY } from '../../support/search-load.js';
import { useDesk } from '../../support/use-desk.js';

/** Addresses and contacts of each tenant; of projects and catalogue there are fewer. */
const ROWS = Number(process.env.VSD_ERP_ROWS ?? 50_000);
const TENANTS = ['alpina', 'nordwind', 'third', 'fourth'];
/** Words that are typed letter by letter. */
const WORDS = Number(process.env.VSD_ERP_WORDS ?? 8);
/** Milliseconds that a search may take while a user types (issue "ERP, reports, appointments"). */
const MOST_MS = 300;

const AGENT: SignedInUser = {
  id: '00000000-0000-7000-8000-000000000000',
  subject: 'plan',
  username: 'plan',
  name: 'Plan',
  email: null,
  roles: [Role.Agent],
  locale: 'de-CH',
  tenant: 'alpina',
  tenants: ['alpina'],
  authenticatedAt: null,
  facts: NO_FACTS,
};

let plans: ListPlans;
// Before the desk is, which ends all connections.
afterAll(() => plans?.close());
const desk = useDesk();
let customer: string;

const oneOf = (words: readonly string[], by: string) =>
  `(array[${words.map((word) => `'${word}'`).join(', ')}])[1 + (${by}) % ${words.length}]`;
const PLACES = ['Winterthur', 'Zürich', 'Bern', 'Lausanne', 'Lugano', 'Chur', 'Basel', 'Genève', 'St. Gallen', 'Olten'];
const [OFTEN, SELDOM] = [VOCABULARY.slice(0, 60), VOCABULARY.slice(60, 1_060)];
const [PLACE, NAME] = [oneOf(PLACES, 'n'), `initcap(${oneOf(SELDOM, 'n')}) || ' ' || ${oneOf(OFTEN, 'n / 7')}`];
const idOf = (table: string, n: string) => `md5('${table} ' || tenant || ' ' || ${n})::uuid`;
/** One company has a tenth of all further addresses, people and projects. */
const COMPANY = idOf('address', 'case when n % 10 = 2 then 1 else 1 + n % 1000 end');

/** The number of rows of a table in a tenant, and their values beside those of every row. */
const TABLES: readonly (readonly [table: string, rows: number, values: Readonly<Record<string, string>>])[] = [
  [
    'address',
    ROWS,
    {
      ...{ number: `'K-' || n`, number_key: `'k-' || n`, name: `${NAME} || ' AG'`, city: PLACE, billing: 'true' },
      parent_id: `case when n > 1000 and n % 10 = 2 then ${idOf('address', '1')} end`,
    },
  ],
  [
    'contact',
    ROWS,
    {
      ...{ number: `'M-' || n`, name: `${PLACE} || ' ' || ${NAME}`, firstname: PLACE, lastname: NAME },
      address_id: COMPANY,
    },
  ],
  [
    'project',
    ROWS * 0.4,
    {
      ...{ number: `'P-' || n`, number_key: `'p-' || n`, name: NAME },
      address_id: `case when n % 100 > 0 then ${COMPANY} end`,
    },
  ],
  [
    'catalog_item',
    ROWS * 0.4,
    {
      ...{ number: `'A-' || n`, number_key: `'a-' || n`, name: NAME, kind: `'MATERIAL'`, unit: `'EA'` },
      barcode: `'76' || lpad(n::text, 11, '0')`,
    },
  ],
  ['employee', ROWS * 0.02, { number: `'E-' || n`, number_key: `'e-' || n`, name: `${PLACE} || ' ' || ${NAME}` }],
];

async function fill(table: string, rows: number, values: Readonly<Record<string, string>>): Promise<void> {
  const kept = { created_at: 'now()', created_by: `'System'`, updated_at: 'now()', updated_by: `'System'` };
  const all = { tenant: 'tenant', id: idOf(table, 'n'), ...kept, active: 'n % 20 > 0 or n = 1', ...values };
  await desk.rows(
    `insert into ${table} (${Object.keys(all).join(', ')})
     select ${Object.values(all).join(', ')} from unnest($1::text[]) as tenant, generate_series(1, $2::int) as n`,
    TENANTS,
    rows,
  );
}

beforeAll(async () => {
  await desk.rows('set session_replication_role = replica');
  for (const [table, rows, values] of TABLES)
    await withoutIndexes(desk.superuser, table, () => fill(table, rows, values));
  await desk.rows('set session_replication_role = origin');
  plans = await new ListPlans(desk.databaseUrl, AGENT).open();
  const given = { code: 'GROSS', name: 'Gross', crmAddressNumber: 'K-1' };
  customer = (await desk.as('manager').create('v1/customers', given)).id;
});
afterEach(() => jest.restoreAllMocks());

/** The searches of forms while a user types. */
const searches: readonly (readonly [what: string, path: (q: string) => string])[] = [
  ['billing addresses', (q) => `v1/crm/addresses?q=${q}`],
  ['subaddresses', (q) => `v1/crm/addresses/K-1/subaddresses?q=${q}`],
  ['projects of a company and of all', (q) => `v1/crm/projects?address=K-1&q=${q}`],
  ['contacts', (q) => `v1/customers/${customer}/contacts?q=${q}`],
  ['the catalogue', (q) => `v1/crm/catalog-items?q=${q}`],
  ['projects', (q) => listed('projects', q)],
  ['addresses', (q) => listed('addresses', q)],
  ['people', (q) => listed('contacts', q)],
  ['employees', (q) => listed('employees', q)],
];

const listed = (resource: string, q: string) =>
  `v1/${resource}?filter=${encodeURIComponent(JSON.stringify({ active: true, q: decodeURIComponent(q) }))}&sort=["name","ASC"]&range=[0,24]`;

/** A word letter by letter, one of many records and one of few, a number, a place, an absent word, and two at once. */
const TYPED = [
  ...[...OFTEN.slice(0, WORDS / 2), ...SELDOM.slice(0, WORDS / 2)].flatMap((word) =>
    Array.from({ length: word.length }, (_, at) => word.slice(0, at + 1)),
  ),
  ...['1', '12', '123', 'k-12', 'win', 'wint', 'ag', 'a', 'xqzy', `${SELDOM[5]} ${OFTEN[3]}`, '7600000000123'],
].map(encodeURIComponent);

const p95 = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] as number;

describe.each(searches)('the search for %s', (what, path) => {
  it('answers within 300 ms as somebody types', async () => {
    const times: number[] = [];
    for (const typed of TYPED) {
      // Slow code is slow each time, a busy machine is not.
      const goes: number[] = [];
      for (let go = 0; go < 3; go += 1) {
        const begun = performance.now();
        await desk.as('agent').get(path(typed)).expect(200);
        goes.push(performance.now() - begun);
      }
      times.push(Math.min(...goes));
    }
    const [usual, worst] = [p95(times), Math.max(...times)];
    process.stdout.write(
      `${what}: p95 ${usual.toFixed(0)} ms, worst ${worst.toFixed(0)} ms (${TYPED[times.indexOf(worst)]})\n`,
    );
    expect(usual).toBeLessThan(MOST_MS * busyness());
  });

  it.each(['a', 'wi', 'ag', OFTEN[0], SELDOM[0], 'xqzy'])(
    'reads no table from end to end for %s',
    async (typed = '') => {
      const questions: ReadQuery<unknown>[] = [];
      const reads = desk.app.get(QueryRunner);
      const { run, runForTenant } = reads;
      jest.spyOn(reads, 'run').mockImplementation((question) => {
        questions.push(question);
        return run.call(reads, question) as never;
      });
      jest.spyOn(reads, 'runForTenant').mockImplementation((put) => {
        questions.push(put(NO_FIELDS));
        return runForTenant.call(reads, put) as never;
      });
      await desk
        .as('agent')
        .get(path(encodeURIComponent(typed)))
        .expect(200);
      expect(questions.length).toBeGreaterThan(0);
      for (const question of questions) {
        const { sequential, milliseconds } = await plans.costOf(() => question);
        expect(sequential).toEqual([]);
        expect(Math.max(...milliseconds)).toBeLessThan(MOST_MS * busyness());
      }
    },
  );
});
