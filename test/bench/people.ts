import { setTimeout as pause } from 'node:timers/promises';
import { inspect, parseArgs } from 'node:util';
import pg from 'pg';
import { Agent } from 'undici';
import { Role } from '../../api/vocabulary/role.js';
import { startIssuer } from '../support/issuer.js';
import { person } from '../support/people.js';
import { listOf } from './acts/lists.js';
import { SHAPES, ticketsByTenant } from './data/shape.js';
import { cpuOf, cpuOfMachine } from './measures/cpu.js';
import { Person } from './people/person.js';
import { Tally } from './people/tally.js';
import { openDesk } from './product/desk.js';
import { openHouse } from './product/house.js';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '1000' },
    tenants: { type: 'string', default: '1' },
    tickets: { type: 'string', default: '50000' },
    seconds: { type: 'string', default: '60' },
    /** Seconds between two acts of a person. */
    every: { type: 'string', default: '42' },
    /** Share of the acts that write a message besides opening a ticket. */
    writes: { type: 'string', default: '0.25' },
  },
});
const options = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)])) as Record<
  keyof typeof values,
  number
>;
const AGENTS = 0.3;
const OPEN = ['PENDING', 'IN_WORK', 'IN_CLARIFICATION'];
const undo = new AsyncDisposableStack();
const say = (text: string) => process.stdout.write(`${text}\n`);

/** Claims of the person with this number; three of ten are agents, the others customers. */
function claimsOf(tenant: string, number: number, customers: number) {
  const isAgent = number % 10 < AGENTS * 10;
  const more = isAgent ? {} : { customer: `C${(number % customers) + 1}` };
  return person(tenant, `person-${number}`, [isAgent ? Role.Agent : Role.Customer], { client: ['access'], ...more });
}

async function measure(): Promise<void> {
  const shape = { ...SHAPES.usual, asked: 1 / options.tenants, others: options.tenants - 1 };
  const issuer = await startIssuer();
  undo.defer(() => issuer.stop());
  const services = await openHouse();
  undo.defer(() => services.stop());
  const house = {
    ...services,
    issuer: issuer.url,
    env: { ...services.env, VSD_ISSUER: issuer.url },
    token: () =>
      issuer.sign({
        ...claimsOf('alpina', 0, 1),
        resource_access: { 'vsd-webapp-alpina': { roles: [Role.ManageMasterData] } },
      }),
  };
  say(`Filling in ${options.tickets} tickets of ${options.tenants} tenants`);
  const desk = await openDesk(house, { database: 'people', shape, tickets: options.tickets });
  undo.defer(() => desk.stop());
  const tenants = ticketsByTenant(shape, options.tickets).map(([tenant]) => tenant);
  const sql = new pg.Client({ connectionString: desk.superuserUrl });
  await sql.connect();
  undo.defer(() => sql.end());
  await sql.query('insert into installation.tenant (name) select unnest($1::text[]) on conflict do nothing', [tenants]);
  const customers = Math.max(5, Math.round(options.tickets / options.tenants / shape.ticketsPerCustomer));
  await sql.query('create extension if not exists pg_stat_statements');
  const { rows: open } = await sql.query<{ id: string; tenant: string; code: string }>(
    `select t.id, t.tenant, c.code from ticket t join customer c on c.tenant = t.tenant and c.id = t.customer_id
      where t.state = any($1)`,
    [OPEN],
  );
  const byTenant = Map.groupBy(open, ({ tenant }) => tenant);

  const end = new AbortController();
  undo.defer(() => end.abort());
  const tally = new Tally();
  const connections = new Agent({ connections: null, pipelining: 1, keepAliveTimeout: 60_000 });
  const people: Person[] = [];
  for (let number = 0; number < options.people; number++) {
    const tenant = tenants[number % tenants.length] as string;
    const claims = claimsOf(tenant, Math.floor(number / tenants.length), customers);
    const isAgent = claims.realm_access.roles[0] === Role.Agent;
    const isOverview = isAgent && number % 2 === 0;
    const address = isOverview ? 'v1/dashboard' : listOf(isAgent ? { state_eq_any: OPEN } : {});
    const code = claims.customer?.[0]?.split(':')[1];
    const own = byTenant.get(tenant)?.filter((ticket) => isAgent || ticket.code === code) ?? [];
    const token = await issuer.sign(claims, { expiresIn: '2h' });
    people.push(
      new Person(
        `http://127.0.0.1:${desk.api.port}`,
        connections,
        token,
        { address, isOverview },
        own.slice(0, 200).map(({ id }) => id),
        (...noted) => tally.add(...noted),
        end.signal,
      ),
    );
  }
  say(`${people.length} people arrive`);
  for (let from = 0; from < people.length; from += 20) {
    await Promise.all(people.slice(from, from + 20).map((person) => person.arrive()));
  }
  // Customers see all tickets of their company, as their second sign-in shows them.
  await sql.query(`update "user" set sees_all_issues = true where customer_code is not null`);
  const acting = new Set<Promise<void>>();
  const actUntil = async (until: number) => {
    while (performance.now() < until) {
      const person = people[Math.floor(Math.random() * people.length)] as Person;
      const act = person.act(Math.random() < options.writes).finally(() => acting.delete(act));
      acting.add(act);
      await pause((-Math.log(1 - Math.random()) * options.every * 1_000) / people.length);
    }
  };
  await actUntil(performance.now() + 15_000);
  tally.clear();
  await sql.query('select pg_stat_statements_reset()');
  const times = async () => ({
    API: await cpuOf(desk.api.process.pid as number),
    worker: await cpuOf(desk.worker.process.pid as number),
    people: await cpuOf(process.pid),
    machine: await cpuOfMachine(),
  });
  const before = await times();
  const begun = performance.now();
  await actUntil(begun + options.seconds * 1_000);
  const seconds = (performance.now() - begun) / 1_000;
  const after = await times();
  const cores = (name: keyof typeof before) => (after[name] - before[name]) / 1_000 / seconds;
  const { rows } = await sql.query('select sum(calls)::float8 as calls from pg_stat_statements');
  const rest = cores('machine') - cores('API') - cores('worker') - cores('people');
  say(
    `\n${people.length} people in ${options.tenants} tenants, ${(people.length / options.every).toFixed(1)} acts a second, ${seconds.toFixed(0)} s`,
  );
  for (const line of tally.lines(seconds)) say(line);
  say(
    `cores: API ${cores('API').toFixed(2)}, worker ${cores('worker').toFixed(2)}, database and others ${rest.toFixed(2)}, people ${cores('people').toFixed(2)}`,
  );
  say(`${Math.round(rows[0].calls / seconds)} statements a second`);
  const most = await sql.query(
    'select calls, total_exec_time as ms, left(query, 110) as query from pg_stat_statements order by total_exec_time desc limit 10',
  );
  for (const { calls, ms, query } of most.rows)
    say(
      `${String(Math.round(calls / seconds)).padStart(6)}/s ${(ms / seconds).toFixed(0).padStart(5)} ms/s  ${query.replaceAll(/\s+/g, ' ')}`,
    );
  end.abort();
  await Promise.allSettled(acting);
  await connections.destroy();
}

try {
  await measure();
} catch (error) {
  process.stderr.write(`${inspect(error)}\n`);
  process.exitCode = 1;
} finally {
  await undo.disposeAsync();
}
