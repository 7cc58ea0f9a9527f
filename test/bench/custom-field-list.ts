import '../../api/rooms.js';
import pg from 'pg';
import { resourceOf } from '../../api/platform/resource/resource.js';
import { Ticket } from '../../api/tickets/record/ticket.entity.js';
import { startApplication } from '../support/application.js';
import { customFieldsOf } from '../support/custom-fields.js';
import { fillTable } from '../support/fill-table.js';
import setUp from '../support/global-setup.js';
import tearDown from '../support/global-teardown.js';
import type { Json } from '../support/records.js';

const FIELDS = 30;
const ROWS = 2_000;
const RUNS = 400;
/** Runs at the beginning that do not count. */
const WARM = 50;
/** What the fields may add to the time of a list, as a ratio. */
const BOUND = 1.1;

const print = (line: string) => process.stdout.write(`${line}\n`);
const quartile = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 4)] ?? Number.NaN;

await setUp();
const desk = await startApplication();
const client = new pg.Client({ connectionString: desk.superuserUrl });
await client.connect();
for (const tenant of ['alpina', 'nordwind']) await fillTable(client, resourceOf(Ticket), tenant, ROWS);
const define = customFieldsOf(desk);
const KINDS = ['TEXT', 'NUMBER', 'DATE', 'FLAG', 'MONEY', 'LONG_TEXT'];
for (let at = 0; at < FIELDS; at++) await define(KINDS[at % KINDS.length] as string, { key: `field${at}`, list: true });
const VALUES = `jsonb_build_object(${Array.from({ length: FIELDS }, (_, at) => {
  const value = ["'Halle ' || right(id::text, 4)", '42', "'2026-11-20'", 'true', '19.95', "'Zugang über den Hof'"][
    at % 6
  ];
  return `'field${at}', ${value}`;
}).join(', ')})`;
// Rows of both tenants are written anew, or those of one alone would have to be looked up to be counted.
await client.query(`update ticket set custom = case tenant when 'alpina' then ${VALUES} else '{}' end`);
await client.query('vacuum analyze ticket');

const address = `${await desk.app.getUrl()}/volta-service-desk/services/`;
const [withFields, without] = [await desk.token('agent'), await desk.token('otherAgent')];
const get = (path: string, token: string, encoding = 'identity') =>
  fetch(address + path, { headers: { Authorization: `Bearer ${token}`, 'Accept-Encoding': encoding } });

/** The names of all columns that refer to other records, whose titles the overview of tickets brings along. */
async function embeds(): Promise<string[]> {
  const { components } = (await (await get('openapi.json', without)).json()) as Json;
  const fields = Object.entries<Json>(components.schemas.Ticket.properties);
  return fields.flatMap(([name, { 'x-field': hints }]) => (hints?.list && hints.reference ? [name] : []));
}

const overview = new URLSearchParams({
  filter: JSON.stringify({ state_eq_any: ['PENDING'] }),
  sort: JSON.stringify(['createdAt', 'DESC']),
  range: '[0,24]',
  embed: JSON.stringify(await embeds()),
});
const LISTS = { plain: 'v1/tickets', overview: `v1/tickets?${overview}` };

async function time(path: string, token: string, encoding: string): Promise<number> {
  const start = performance.now();
  const answer = await get(path, token, encoding);
  const rows = await answer.text();
  if (answer.status !== 200 || rows.length < 10_000) throw new Error(`${path}: ${answer.status} ${rows}`);
  return performance.now() - start;
}

/**
 * The two lists asked in turn, so that both meet the same machine. What others do on it meanwhile slows single requests
 * down: the times are those of the fastest quarter.
 */
async function compare(path: string, encoding: string): Promise<[number, number]> {
  const times = { with: [] as number[], without: [] as number[] };
  for (let run = 0; run < RUNS; run++) {
    times.with.push(await time(path, withFields, encoding));
    times.without.push(await time(path, without, encoding));
  }
  return [quartile(times.with.slice(WARM)), quartile(times.without.slice(WARM))];
}

for (const [list, path] of Object.entries(LISTS)) {
  for (const encoding of ['identity', 'gzip', 'br']) {
    const [slow, fast] = await compare(path, encoding);
    const ratio = slow / fast;
    const verdict = ratio <= BOUND ? 'within' : 'BEYOND';
    print(
      `${list}, 25 tickets (${encoding}): ${fast.toFixed(2)} ms, with ${FIELDS} custom fields ${slow.toFixed(2)} ms`,
    );
    print(`ratio ${ratio.toFixed(3)}, ${verdict} ${BOUND}`);
  }
}
await client.end();
await desk.close();
await tearDown();
