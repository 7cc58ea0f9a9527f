import '../../api/rooms.js';
import pg from 'pg';
import { resourceOf } from '../../api/platform/resource/resource.js';
import { Ticket } from '../../api/tickets/ticket.entity.js';
import { startApplication } from '../support/application.js';
import { customFieldsOf } from '../support/custom-fields.js';
import { fillTable } from '../support/fill-table.js';
import setUp from '../support/global-setup.js';
import tearDown from '../support/global-teardown.js';

const FIELDS = 30;
const ROWS = 2_000;
const RUNS = 400;
/** Runs at the beginning that do not count. */
const WARM = 50;
/** What the fields may add to the time of a list, as a ratio. */
const BOUND = 1.1;

const print = (line: string) => process.stdout.write(`${line}\n`);
const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

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
await client.query(`update ticket set custom = ${VALUES} where tenant = 'alpina'`);
await client.query('vacuum analyze ticket');

const url = `${await desk.app.getUrl()}/volta-service-desk/services/v1/tickets`;
const ask = async (token: string, encoding: string) => {
  const start = performance.now();
  const answer = await fetch(url, { headers: { Authorization: `Bearer ${token}`, 'Accept-Encoding': encoding } });
  await answer.text();
  return performance.now() - start;
};
const [withFields, without] = [await desk.token('agent'), await desk.token('otherAgent')];

/** The two lists asked in turn, so that both meet the same machine; the median of each. */
async function compare(encoding: string): Promise<[number, number]> {
  const times = { with: [] as number[], without: [] as number[] };
  for (let run = 0; run < RUNS; run++) {
    times.with.push(await ask(withFields, encoding));
    times.without.push(await ask(without, encoding));
  }
  return [median(times.with.slice(WARM)), median(times.without.slice(WARM))];
}

// The work of the list itself, and besides what packing the longer answer costs.
for (const [encoding, bound] of [
  ['identity', BOUND],
  ['br', undefined],
] as const) {
  const [slow, fast] = await compare(encoding);
  const ratio = slow / fast;
  const verdict = bound === undefined ? '' : `, ${ratio <= bound ? 'within' : 'BEYOND'} ${bound}`;
  print(`25 tickets (${encoding}): ${fast.toFixed(2)} ms, with ${FIELDS} custom fields ${slow.toFixed(2)} ms`);
  print(`ratio ${ratio.toFixed(3)}${verdict}`);
}
await client.end();
await desk.close();
await tearDown();
