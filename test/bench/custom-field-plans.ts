import '../../api/rooms.js';
import pg from 'pg';
import { resourceOf } from '../../api/platform/resource/resource.js';
import type { SignedInUser } from '../../api/platform/tenancy/session.js';
import { NO_FACTS } from '../../api/service-desk.js';
import { Ticket } from '../../api/tickets/record/ticket.entity.js';
import { Role } from '../../api/vocabulary/role.js';
import { startApplication } from '../support/application.js';
import { fillTable } from '../support/fill-table.js';
import setUp from '../support/global-setup.js';
import tearDown from '../support/global-teardown.js';
import { type ListCost, ListPlans } from '../support/list-plans.js';

const TENANTS = 20;
const ROWS = Number(process.env.ROWS ?? 500_000) / TENANTS;
/** Milliseconds that finding a page may take in the database; the count beside it reads up to 10,000 rows of an index. */
const BOUND = 5;
const RUNS = 5;

const AGENT: SignedInUser = {
  id: '00000000-0000-7000-8000-000000000000',
  subject: 'bench',
  username: 'bench',
  name: 'Bench',
  email: null,
  roles: [Role.Agent],
  locale: 'de-CH',
  tenant: 'tenant7',
  tenants: ['tenant7'],
  authenticatedAt: null,
  facts: NO_FACTS,
};

const asked = (filter: object, sort?: [string, string], range = '[0,24]') => ({
  filter: JSON.stringify(filter),
  range,
  ...(sort && { sort: JSON.stringify(sort) }),
});
const TEXT = 'custom.customText1';
const CHOICE = 'custom.customText2';
const NUMBER = 'custom.customNumber1';
const DATE = 'custom.customDate1';

/** What people ask of a list with custom fields; each text stands in one row of 40, each choice in one of 4. */
const QUERIES: readonly [string, Record<string, string>][] = [
  ['one text of 40, newest first', asked({ [TEXT]: 'value 7' })],
  ['one choice of 4, newest first', asked({ [CHOICE]: 'value 3' })],
  ['two choices of 4, newest first', asked({ [`${CHOICE}_eq_any`]: ['value 1', 'value 3'] })],
  ['one choice of 4 and a state', asked({ [CHOICE]: 'value 3', state: 'PENDING' })],
  ['without a value, newest first', asked({ [TEXT]: null })],
  ['a number in a range, by it', asked({ [`${NUMBER}_gte`]: 100, [`${NUMBER}_lt`]: 600 }, [NUMBER, 'ASC'])],
  ['a number in a range, newest first', asked({ [`${NUMBER}_gte`]: 100, [`${NUMBER}_lt`]: 150 })],
  ['half of all numbers, newest first', asked({ [`${NUMBER}_gte`]: 500 })],
  ['a day, newest first', asked({ [DATE]: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10) })],
  ['days up to a month ago, by them', asked({ [`${DATE}_gte`]: '2020-01-01' }, [DATE, 'DESC'])],
  ['all by text', asked({}, [TEXT, 'ASC'])],
  ['all by text, backwards', asked({}, [TEXT, 'DESC'])],
  ['all by choice', asked({}, [CHOICE, 'ASC'])],
  ['all by number', asked({}, [NUMBER, 'ASC'])],
  ['all by number, backwards', asked({}, [NUMBER, 'DESC'])],
  ['all by day, the fortieth page', asked({}, [DATE, 'ASC'], '[1000,1024]')],
  ['one choice of 4 by number', asked({ [CHOICE]: 'value 3' }, [NUMBER, 'ASC'])],
];

const print = (line: string) => process.stdout.write(`${line}\n`);

await setUp();
const desk = await startApplication();
const client = new pg.Client({ connectionString: desk.superuserUrl });
await client.connect();
const started = performance.now();
// Indexes are built faster than filled row by row.
const { rows: indexes } = await client.query<{ name: string; definition: string }>(
  `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = 'ticket'::regclass and not indisunique`,
);
for (const { name } of indexes) await client.query(`drop index ${name}`);
for (let tenant = 0; tenant < TENANTS; tenant++) {
  await fillTable(client, resourceOf(Ticket), `tenant${tenant}`, ROWS, false);
}
for (const { definition } of indexes) await client.query(definition);
await client.query('vacuum analyze ticket');
print(`${TENANTS} tenants with ${ROWS} tickets each, filled in ${Math.round((performance.now() - started) / 1000)} s`);

const plans = await new ListPlans(desk.databaseUrl, AGENT).open();
let worst = 0;
for (const [name, query] of QUERIES) {
  const costs: ListCost[] = [];
  for (let run = 0; run < RUNS; run++) costs.push(await plans.cost(resourceOf(Ticket), query));
  // The first run warms the cache up; the median of the others is told.
  const median = (at: number) =>
    costs
      .slice(1)
      .map(({ milliseconds }) => milliseconds[at] ?? 0)
      .sort((one, other) => one - other)[Math.floor((RUNS - 1) / 2)] ?? 0;
  const [page, count] = [median(0), median(1)];
  worst = Math.max(worst, page);
  print(`${page.toFixed(2).padStart(8)} ms the page  ${count.toFixed(2).padStart(8)} ms the count  ${name}`);
  if (process.env.PLANS) for (const statement of costs.at(-1)?.statements ?? []) print(statement);
}
print(`slowest page ${worst.toFixed(2)} ms, ${worst <= BOUND ? 'within' : 'BEYOND'} ${BOUND} ms`);

const { rows } = await client.query(
  `select sum(pg_relation_size(indexrelid)) filter (where indexrelid::regclass::text like '%custom\\_%')::bigint as slots,
          sum(pg_relation_size(indexrelid))::bigint as all, pg_relation_size('ticket')::bigint as table
     from pg_index where indrelid = 'ticket'::regclass`,
);
const mb = (bytes: string) => `${Math.round(Number(bytes) / 1e6)} MB`;
print(`table ${mb(rows[0].table)}, indexes ${mb(rows[0].all)}, of them slots ${mb(rows[0].slots)}`);
await plans.close();
await client.end();
await desk.close();
await tearDown();
