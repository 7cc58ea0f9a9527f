import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import request from 'supertest';
import { DEMO_ACCOUNTS, DEMO_TENANTS } from '../../api/standalone/accounts.js';
import { claimsOf } from '../../api/standalone/identity/claims.js';
import { demoIdentity } from '../../api/standalone/identity/identity-account.js';
import { TRANSITIONS } from '../../api/tickets/workflow/transition-table.js';
import { CLOSING_STATES, TICKET_PRIORITIES, TICKET_TYPES, type TicketType } from '../../api/vocabulary/ticket.js';
import { startApplication, type TestApplication } from '../support/application.js';
import { testPostgres } from '../support/postgres.js';
import type { Json } from '../support/records.js';

const SEED = 'dist/api/standalone/demo/seed.js';
const SERVICES = '/volta-service-desk/services/v1';
const run = promisify(execFile);

let desk: TestApplication;
let files: string;
let database: pg.Client;

/** The moment of every seed here: a deadline that passes between two of them would be in one timeline alone. */
const FIXED_CLOCK = `globalThis.Date = class extends Date {
  constructor(...values) {
    super(...(values.length > 0 ? values : [${Date.now()}]));
  }
};`;

const seed = (databaseUrl: string, env: Record<string, string> = {}, ...folder: string[]) =>
  run(process.execPath, ['--import', `data:text/javascript,${encodeURIComponent(FIXED_CLOCK)}`, SEED, ...folder], {
    env: { DATABASE_URL: databaseUrl, VSD_FILES_DIR: files, NODE_ENV: 'test', ...env },
  });

beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'vsd-demo-files-'));
  desk = await startApplication({ VSD_FILES_DIR: files });
  await seed(desk.databaseUrl);
  database = new pg.Client({ connectionString: desk.superuserUrl });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await desk?.close();
  await rm(files, { recursive: true, force: true });
});

const rows = async (sql: string, values: unknown[] = []): Promise<Json[]> => (await database.query(sql, values)).rows;

/** Signs in as one of the demo accounts, by a token of the embedded identity service. */
async function signIn(username: string) {
  const account = DEMO_ACCOUNTS.find((one) => one.username === username)!;
  const [tenant] = Object.keys(account.tenants);
  const token = await desk.issuer.sign({
    ...claimsOf(demoIdentity(account)),
    sub: account.id,
    azp: `vsd-webapp-${tenant}`,
  });
  return (path: string) =>
    request(desk.app.getHttpServer()).get(`${SERVICES}/${path}`).set('Authorization', `Bearer ${token}`);
}

/** States that a type can be in. */
function reachable(type: TicketType): Set<string> {
  const states = new Set<string | null>([null]);
  for (let before = 0; before < states.size; ) {
    before = states.size;
    for (const { from, to, types } of TRANSITIONS) {
      if (to && types.includes(type) && from.some((state) => states.has(state))) states.add(to);
    }
  }
  states.delete(null);
  return states as Set<string>;
}

describe('the demo data', () => {
  it('fills each tenant with some 200 tickets of the last twelve months, and what belongs to them', async () => {
    for (const tenant of DEMO_TENANTS) {
      const count = async (table: string) =>
        Number((await rows(`select count(*) from "${table}" where tenant = $1`, [tenant]))[0]?.count);
      expect(await count('ticket')).toBeGreaterThanOrEqual(190);
      expect(await count('ticket')).toBeLessThanOrEqual(230);
      expect(await count('customer')).toBe(2);
      expect(await count('location')).toBeGreaterThanOrEqual(8);
      expect(await count('category')).toBeGreaterThanOrEqual(8);
      expect(await count('sla')).toBe(3);
      expect(await count('text_block')).toBe(10);
      expect(await count('announcement')).toBeGreaterThanOrEqual(3);
      expect(await count('attachment')).toBeGreaterThanOrEqual(30);
      expect(await count('invoice')).toBeGreaterThanOrEqual(10);
      expect(await count('report')).toBeGreaterThanOrEqual(15);
      expect(await count('report_position')).toBeGreaterThanOrEqual(40);
      expect(await count('tenant_settings')).toBe(1);
      const [span] = await rows('select min(created_at), max(updated_at) from ticket where tenant = $1', [tenant]);
      expect(Date.now() - span?.min).toBeLessThan(366 * 86_400_000);
      expect(Date.now() - span?.min).toBeGreaterThan(270 * 86_400_000);
      expect(span?.max.getTime()).toBeLessThanOrEqual(Date.now());
    }
  });

  it('tells many different problems, closes in every way and uses every priority', async () => {
    const titles = await rows(
      `select distinct split_part(split_part(customer_description, chr(10), 1), ' – ', 1) from ticket`,
    );
    expect(titles.length).toBeGreaterThanOrEqual(60);
    const closed = await rows('select distinct closing_state as state from ticket where closing_state is not null');
    expect(closed.map(({ state }) => state).sort()).toEqual([...CLOSING_STATES].sort());
    const used = await rows('select distinct priority from ticket');
    expect(used.map(({ priority }) => priority).sort()).toEqual([...TICKET_PRIORITIES].sort());
    const [{ overdue, today }] = (await rows(`
      select count(*) filter (where due_at < now())::int as overdue,
             count(*) filter (where preferred_date = (now() at time zone 'Europe/Zurich')::date)::int as today
        from ticket where state in ('PENDING', 'IN_WORK', 'IN_CLARIFICATION')`)) as [Json];
    expect(overdue).toBeGreaterThanOrEqual(5);
    expect(today).toBeGreaterThanOrEqual(3);
  });

  it.each<[string, string]>([
    [
      'a message of the desk that stopped no clock of the reaction',
      `select t.identifier from ticket t join activity a on a.tenant = t.tenant and a.ticket_id = t.id
        where a.kind = 'MESSAGE_FROM_AGENT' and jsonb_array_length(t.cycles) = 1
          and a.created_at < coalesce((t.cycles->0->>'reactedAt')::timestamptz, 'infinity')`,
    ],
    [
      'work that began before the reaction',
      `select t.identifier from ticket t join activity a on a.tenant = t.tenant and a.ticket_id = t.id
        where a.to_state = 'IN_WORK' and jsonb_array_length(t.cycles) = 1
          and a.created_at < coalesce((t.cycles->0->>'reactedAt')::timestamptz, 'infinity')`,
    ],
    [
      'a ticket that waits for an answer that has come',
      `select t.identifier from ticket t join activity a on a.tenant = t.tenant and a.ticket_id = t.id
        where t.state = 'IN_CLARIFICATION' and t.clarification_reason = 'WAIT_CUSTOMER' and a.kind = 'MESSAGE_FROM_CUSTOMER'
          and a.created_at > (select max(b.created_at) from activity b
            where b.tenant = t.tenant and b.ticket_id = t.id and b.to_state = 'IN_CLARIFICATION')`,
    ],
    [
      'a closed ticket to which the customer wrote afterwards',
      `select t.identifier from ticket t join activity a on a.tenant = t.tenant and a.ticket_id = t.id
        where t.state = 'CLOSED' and a.kind = 'MESSAGE_FROM_CUSTOMER' and a.created_at > t.closed_at`,
    ],
    [
      'a result of the reaction that does not follow from its target',
      `select t.identifier from ticket t
        where t.reaction_result is distinct from case
          when t.cycles->0->>'reactedAt' is null or t.cycles->0->'targets'->>'REACTION' is null then t.reaction_result
          when (t.cycles->0->>'reactedAt')::timestamptz <= (t.cycles->0->'targets'->>'REACTION')::timestamptz then 'MET'
          else 'BREACHED' end`,
    ],
    [
      'a missed deadline of a closed ticket that nobody was told of',
      `select t.identifier from ticket t where t.state = 'CLOSED' and (
         (t.reaction_result = 'BREACHED' and not t.cycles->0->'marks' @> '[{"clock":"REACTION","percent":100}]') or
         (t.on_site_result = 'BREACHED' and not t.cycles->-1->'marks' @> '[{"clock":"ON_SITE","percent":100}]') or
         (t.due_result = 'BREACHED' and not t.cycles->-1->'marks' @> '[{"clock":"DUE","percent":100}]'))`,
    ],
    [
      'a mark that was told after its clock had stopped',
      `select t.identifier from ticket t, jsonb_array_elements(t.cycles->0->'marks') m
        where m->>'clock' = 'REACTION' and (m->>'toldAt')::timestamptz > (t.cycles->0->>'reactedAt')::timestamptz`,
    ],
    [
      'a clock on site without a site',
      `select t.identifier from ticket t where t.location_id is null and t.cycles->-1->'targets' ? 'ON_SITE'`,
    ],
    [
      'an entry of a timeline before its ticket or after now',
      `select t.identifier from ticket t join activity a on a.tenant = t.tenant and a.ticket_id = t.id
        where a.created_at < t.created_at or a.created_at > now()`,
    ],
  ])('holds no ticket with %s', async (_what, contradicting) => {
    expect((await rows(contradicting)).map(({ identifier }) => identifier)).toEqual([]);
  });

  it('has closed tickets rated by their customers, most of them well, with words and in the timeline', async () => {
    const rated = await rows(`
      select tenant, count(*)::int as count, count(distinct satisfaction)::int as steps,
             avg(satisfaction)::float as average, count(satisfaction_comment)::int as comments,
             bool_and(state = 'CLOSED') as closed
        from ticket where satisfaction is not null group by tenant`);
    expect(rated).toHaveLength(DEMO_TENANTS.length);
    for (const { count, steps, average, comments, closed } of rated) {
      expect([closed, steps]).toEqual([true, 5]);
      expect(count).toBeGreaterThanOrEqual(30);
      expect(comments).toBeGreaterThanOrEqual(8);
      expect(average).toBeGreaterThan(3.4);
      expect(average).toBeLessThan(4.6);
    }
    const told = await rows(`
      select t.id from ticket t where satisfaction is not null and not exists (
        select from activity a where a.tenant = t.tenant and a.ticket_id = t.id and a.actor_id is null
           and a.created_at > t.closed_at and a.created_at < now() and a.changes @> '[{"field":"satisfaction"}]')`);
    expect(told).toEqual([]);
  });

  it('has told of deadlines when they came, and leaves a handful to tell', async () => {
    const told = await rows(`select count(*)::int as count, bool_and(created_at < now()) as earlier from activity
      where kind = 'DEADLINE_MARK' group by tenant`);
    expect(told).toHaveLength(DEMO_TENANTS.length);
    for (const { count, earlier } of told) expect([count > 10, earlier]).toEqual([true, true]);
    const left = await rows(`select count(*)::int as count from ticket
      where state <> 'CLOSED' and next_mark_at <= now() group by tenant`);
    expect(left).toHaveLength(DEMO_TENANTS.length);
    // One more job may come due meanwhile.
    for (const { count } of left) expect([6, 7]).toContain(count);
  });

  it('shows every type in every state that it can reach', async () => {
    for (const tenant of DEMO_TENANTS) {
      const [settings] = await rows('select working_days from tenant_settings where tenant = $1', [tenant]);
      expect(settings?.working_days).toHaveLength(5);
      for (const type of TICKET_TYPES) {
        const found = await rows('select distinct state from ticket where tenant = $1 and type = $2', [tenant, type]);
        const expected = [...reachable(type)].sort();
        expect([tenant, type, found.map(({ state }) => state).sort()]).toEqual([tenant, type, expected]);
      }
    }
  });

  it('has for every ticket a trail of legal moves that ends in its state', async () => {
    const tickets = await rows('select tenant, id, identifier, type, state, created_at, updated_at from ticket');
    const told = await rows('select * from activity order by created_at, id');
    const trails = Map.groupBy(told, ({ tenant, ticket_id }) => `${tenant}/${ticket_id}`);
    for (const { tenant, id, type, state, created_at } of tickets) {
      const trail = trails.get(`${tenant}/${id}`) ?? [];
      expect([trail[0]?.kind, trail[0]?.created_at]).toEqual(['CREATED', created_at]);
      const retyped = trail.find(({ kind }) => kind === 'TYPE_CHANGED');
      let before: string | null = null;
      let present = retyped ? retyped.changes[0].from : type;
      for (const { kind, from_state, to_state } of trail) {
        if (kind === 'TYPE_CHANGED') present = type;
        if (!to_state) continue;
        expect([id, from_state]).toEqual([id, before]);
        const legal = TRANSITIONS.some(
          ({ from, to, types }) => from.includes(from_state) && to === to_state && types.includes(present),
        );
        expect([id, from_state, to_state, legal]).toEqual([id, from_state, to_state, true]);
        before = to_state;
      }
      expect([id, before]).toEqual([id, state]);
    }
  });

  it('numbers tickets without gaps or doubles, in the order of their submission', async () => {
    for (const tenant of DEMO_TENANTS) {
      const numbered = await rows(
        'select identifier, submitted_at from ticket where tenant = $1 and identifier is not null order by identifier',
        [tenant],
      );
      const times = numbered.map(({ submitted_at }) => submitted_at.getTime());
      expect(times).toEqual([...times].sort((a, b) => a - b));
      const counters = await rows("select year, value from ticket_counter where tenant = $1 and series = 'TICKET'", [
        tenant,
      ]);
      expect(counters.length).toBeGreaterThan(0);
      for (const { year, value } of counters) {
        const ofYear = numbered.filter(({ identifier }) => identifier.includes(`-${year}-`));
        const numbers = ofYear.map(({ identifier }) => Number(identifier.slice(-5)));
        expect(numbers).toEqual(Array.from({ length: value }, (_, at) => at + 1));
      }
    }
  });

  it('has reports and invoices as the moves of their orders need them', async () => {
    const orders = await rows(`
      select t.identifier, t.state, t.closing_state,
             (select count(*)::int from invoice i where i.tenant = t.tenant and i.ticket_id = t.id) as invoices,
             (select count(*)::int from report r where r.tenant = t.tenant and r.ticket_id = t.id) as reports,
             (select count(*)::int from report r where r.tenant = t.tenant and r.ticket_id = t.id
                and r.state = 'OPEN_IN_WORK') as open
        from ticket t where t.type = 'ORDER'`);
    const needsReport = orders.filter(({ state }) => state === 'WORK_COMPLETED' || state === 'ORDER_COMPLETED');
    expect(needsReport.every(({ reports }) => reports > 0)).toBe(true);
    const completed = orders.filter(
      ({ state, closing_state }) => state === 'ORDER_COMPLETED' || closing_state === 'INVOICED',
    );
    expect(completed.length).toBeGreaterThanOrEqual(8);
    expect(completed.every(({ invoices, reports, open }) => invoices > 0 && reports > 0 && open === 0)).toBe(true);
    const states = await rows('select distinct state from report');
    expect(states.map(({ state }) => state).sort()).toEqual(['BILLABLE', 'INVOICED', 'NOT_INVOICED', 'OPEN_IN_WORK']);
    const numbers = await rows('select identifier from report where tenant = $1 order by identifier', ['alpina']);
    expect(numbers[0]?.identifier).toMatch(/^ALP-R-\d{4}-00001$/);
  });

  it('leaves settings that can be saved as they are', async () => {
    const manager = await signIn('alpina-manager');
    const [settings] = (await manager('tenant-settings').expect(200)).body;
    expect(settings.customerPriorities).toEqual(TICKET_PRIORITIES);
  });

  it('has a tenant with a logo of its own and the holidays of its country and canton', async () => {
    const days = await rows(`select tenant, region, to_char(day, 'MM-DD') as day from holiday`);
    const kept = (region: string, day: string) => days.filter((one) => one.region === region && one.day === day).length;
    expect(new Set(days.map(({ tenant }) => tenant))).toEqual(new Set(['alpina']));
    expect([kept('CH', '08-01'), kept('ZH', '05-01'), kept('ZH', '08-01')]).toEqual([2, 2, 0]);
    const agent = await signIn('alpina-agent');
    const { body } = await agent('tenant-logo').expect(200);
    expect(body.subarray(1, 4).toString()).toBe('PNG');
  });

  it('sends no mails', async () => {
    expect(await rows('select from ticket_mail')).toEqual([]);
    expect(await rows(`select from pgboss.job where name like 'ticket-%'`)).toEqual([]);
  });

  it('stays within each tenant', async () => {
    const app = new pg.Client({ connectionString: desk.databaseUrl });
    await app.connect();
    const seen = async (table: string) => (await app.query(`select distinct tenant from "${table}"`)).rows;
    try {
      for (const table of ['ticket', 'activity', 'attachment', 'customer', 'user', 'announcement']) {
        for (const tenant of DEMO_TENANTS) {
          await app.query(`select set_config('app.tenant', $1, false)`, [tenant]);
          expect(await seen(table)).toEqual([{ tenant }]);
        }
        await app.query(`select set_config('app.tenant', '', false)`);
        expect(await seen(table)).toEqual([]);
      }
    } finally {
      await app.end();
    }
  });
});

describe('people of the demonstration', () => {
  it('find their record when they sign in', async () => {
    for (const { username, tenants } of DEMO_ACCOUNTS.filter((one) => Object.keys(one.tenants).length > 0)) {
      const [tenant] = Object.keys(tenants);
      const { body } = await (await signIn(username))('me').expect(200);
      const [recorded] = await rows('select * from "user" where tenant = $1 and username = $2', [tenant, username]);
      expect([username, body.id]).toEqual([username, recorded?.id]);
    }
    const { body } = await (await signIn('alpina-executor'))('me').expect(200);
    expect(body.executionCompany).toBe('Rohr & Draht');
  });

  it('see their own tickets as a customer, those of the company where they see all issues', async () => {
    const own = await signIn('alpina-customer');
    const all = await signIn('alpina-customer-all');
    const mine = await own('tickets?range=[0,199]').expect(200);
    const { body: me } = await own('me').expect(200);
    expect(mine.body.length).toBeGreaterThanOrEqual(15);
    for (const { author, customerContact } of mine.body) expect([author, customerContact]).toContain(me.id);
    const ours = await all('tickets?range=[0,199]').expect(200);
    expect(ours.body.length).toBeGreaterThan(mine.body.length);
    expect(new Set(ours.body.map(({ customer }: Json) => customer))).toEqual(new Set([me.customer.id]));
  });

  it('see orders of their company as an executor', async () => {
    const { body } = await (await signIn('alpina-executor'))('tickets?range=[0,199]').expect(200);
    expect(body.length).toBeGreaterThanOrEqual(8);
    expect(new Set(body.map(({ type }: Json) => type))).toEqual(new Set(['ORDER']));
  });

  it('open attachments that are what they say', async () => {
    const agent = await signIn('alpina-agent');
    const begins: Record<string, string> = {
      'image/png': '\u0089PNG',
      'application/pdf': '%PDF-1.4',
      'text/plain': 'Prot',
    };
    for (const [contentType, beginning] of Object.entries(begins)) {
      const found = 'select id, size from attachment where tenant = $1 and content_type = $2 limit 1';
      const [attachment] = await rows(found, ['alpina', contentType]);
      const { body, headers } = await agent(`attachments/${attachment?.id}/content`)
        .buffer(true)
        .parse(raw)
        .expect(200);
      expect(headers['content-type']).toContain(contentType);
      expect(body.toString('latin1').startsWith(beginning)).toBe(true);
      expect(body.length).toBe(attachment?.size);
    }
  });
});

/** Keeps the answer as bytes. */
function raw(answer: request.Response, done: (error: Error | null, body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  const stream = answer as unknown as NodeJS.ReadableStream;
  stream.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => done(null, Buffer.concat(chunks)));
}

describe('the seed', () => {
  const content = async () => {
    const tables = await rows(`select tablename as name from pg_tables where schemaname = 'public'`);
    const digests: Json = {};
    for (const { name } of tables) {
      const [row] = await rows(`select md5(string_agg(t::text, '' order by t::text)) as digest from "${name}" t`);
      digests[name] = row?.digest;
    }
    return digests;
  };

  it('does nothing the second time', async () => {
    const before = await content();
    const { stdout } = await seed(desk.databaseUrl);
    expect(stdout).toBe('Demo data is there already\n');
    expect(await content()).toEqual(before);
  });

  it('is refused in production', async () => {
    const settings = {
      NODE_ENV: 'production',
      VSD_PUBLIC_URL: 'https://desk.example/volta-service-desk',
      VSD_SESSION_SECRET: 'a secret of production',
      VSD_SESSION_CLIENT_SECRET: 'another secret of production',
      VSD_IDENTITY_SECRET: 'a third secret of production',
      VSD_REPLY_SECRET: 'a fourth secret of production',
      VSD_SECRET_KEY: 'ab'.repeat(32),
    };
    const refused = seed(desk.databaseUrl, settings);
    await expect(refused).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('not for production') });
  });

  it.each([
    [
      'a fault in a file',
      'alpina/people.json',
      '"vsd-executor"',
      '"vsd-plumber"',
      'demo/alpina/people.json, entry 5: role must be one of',
    ],
    [
      'a story that the rules refuse',
      'stories.json',
      '"draft"',
      '"submit assign confirm"',
      'demo/stories.json: "confirm" in "submit assign confirm", for TICKET "',
    ],
  ])('tells %s in a sentence, and writes nothing', async (_what, file, present, wrong, sentence) => {
    const postgres = testPostgres();
    const name = `vsd_faulty_${process.pid}`;
    const folder = join(await mkdtemp(join(tmpdir(), 'vsd-demo-data-')), 'demo');
    await cp('demo', folder, { recursive: true });
    await writeFile(join(folder, file), (await readFile(join(folder, file), 'utf8')).replace(present, wrong));
    await postgres.createDatabase(name, 'vsd_template');
    const written = new pg.Client({ connectionString: postgres.superuserUrl(name) });
    await written.connect();
    try {
      const { code, stderr } = await seed(postgres.appUrl(name), {}, folder).catch((error) => error);
      expect(code).toBe(1);
      expect(stderr).toContain(sentence);
      expect(stderr).not.toContain('    at ');
      expect((await written.query('select from "user" union all select from customer')).rowCount).toBe(0);
    } finally {
      await written.end();
      await postgres.dropDatabase(name);
      await rm(dirname(folder), { recursive: true });
    }
  });

  it('writes the same tickets into every database', async () => {
    const postgres = testPostgres();
    const name = `vsd_twin_${process.pid}`;
    await postgres.createDatabase(name, 'vsd_template');
    await seed(postgres.appUrl(name));
    const twin = new pg.Client({ connectionString: postgres.superuserUrl(name) });
    await twin.connect();
    try {
      const tickets = 'select tenant, id, type, state, customer_description from ticket order by 1, 2';
      expect((await twin.query(tickets)).rows).toEqual(await rows(tickets));
      const timeline =
        'select tenant, id, ticket_id, kind, created_by, from_state, to_state from activity order by 1, 2';
      expect((await twin.query(timeline)).rows).toEqual(await rows(timeline));
    } finally {
      await twin.end();
      await postgres.dropDatabase(name);
    }
  });
});
