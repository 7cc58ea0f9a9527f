import '../../api/rooms.js';
import pg from 'pg';
import { Customer } from '../../api/customers/record/customer.entity.js';
import { AssignmentGroup } from '../../api/masterdata/assignment-group.entity.js';
import { User } from '../../api/masterdata/user.entity.js';
import { resourceOf } from '../../api/platform/resource/resource.js';
import { ReportPosition } from '../../api/reports/positions/report-position.entity.js';
import { Report } from '../../api/reports/record/report.entity.js';
import { Ticket } from '../../api/tickets/record/ticket.entity.js';
import { type Client, callerOf, startApplication, type TestApplication } from '../support/application.js';
import { fillTable, withoutIndexes } from '../support/fill-table.js';
import { people } from '../support/people.js';
import type { Json } from '../support/records.js';

/** Tickets of one tenant: a twentieth of a million unless said otherwise. */
const TICKETS = Number(process.env.FIGURE_TICKETS ?? 50_000);
/** Milliseconds that a figure may take. */
const MOST = Number(process.env.FIGURE_MS ?? 500);
const TIMES = 3;

const REPORTING = { 'vsd-webapp-alpina': { roles: ['access_reporting'] } };

/** As in a tenant of two years: most are closed, people and outcomes stand without a pattern, a third has a report. */
const AS_AFTER_YEARS = `
  with refs as (select array(select id from "user" where tenant = 'alpina') as users, array(select id from customer where tenant = 'alpina') as customers,
           array(select id from assignment_group where tenant = 'alpina') as groups),
  hashed as (select id as ticket, array(select abs(hashtext(id::text || salt)) from generate_series(1, 9) as salt) as h from ticket)
  update ticket set
    state = case when h[1] % 10 > 0 then 'CLOSED' else (array['PENDING','IN_WORK','IN_CLARIFICATION','WORK_COMPLETED'])[1 + h[2] % 4] end,
    created_at = now() - ((h[3] % 730) || ' days')::interval, closed_at = case when h[1] % 10 > 0 then now() - ((h[3] % 730) || ' days')::interval end,
    customer_id = customers[1 + h[4] % array_length(customers, 1)], responsible_id = users[1 + h[5] % array_length(users, 1)],
    assignment_group_id = groups[1 + h[6] % array_length(groups, 1)], author_id = users[1 + h[7] % array_length(users, 1)],
    execution_company = case when h[8] % 5 = 0 then 'Rohr & Draht' end,
    reaction_result = (array['MET','MET','BREACHED',null])[1 + h[8] % 4], due_result = (array['MET','BREACHED',null])[1 + h[9] % 3],
    on_site_result = (array['MET',null])[1 + h[9] % 2], reaction_minutes = h[8] % 600, on_site_minutes = h[9] % 900,
    resolution_minutes = h[7] % 9000, reopenings = h[6] % 20 / 19
  from hashed, refs where ticket.id = ticket`;

let desk: TestApplication;
const readers: Record<string, Client> = {};

beforeAll(async () => {
  desk = await startApplication();
  const client = new pg.Client({ connectionString: desk.superuserUrl });
  await client.connect();
  await desk.as('manager').post('v1/customers').send({ code: 'ACME', name: 'Acme AG' }).expect(201);
  await desk
    .as('manager')
    .post('v1/users')
    .send({ roles: ['vsd-agent'], username: 'alpina-executor', name: 'Executor', executionCompany: 'Rohr & Draht' })
    .expect(201);
  await desk
    .as('manager')
    .post('v1/users')
    .send({
      roles: ['vsd-agent'],
      username: 'alpina-customerall',
      name: 'Customer',
      customerCode: 'ACME',
      seesAllIssues: true,
    })
    .expect(201);
  await client.query('set session_replication_role = replica');
  for (const type of [User, AssignmentGroup, Customer]) await fillTable(client, resourceOf(type), 'alpina', 100);
  await withoutIndexes(client, 'ticket', async () => {
    await fillTable(client, resourceOf(Ticket), 'alpina', TICKETS, false);
    await client.query(AS_AFTER_YEARS);
    await client.query('vacuum full ticket');
  });
  await fillTable(client, resourceOf(Report), 'alpina', Math.floor(TICKETS / 3), false);
  await client.query(
    `update report set corrects_id = null, ticket_id = t.id from (select id, row_number() over () as n from ticket) t,
       (select id, row_number() over () as n from report) r where report.id = r.id and t.n = r.n * 3`,
  );
  await fillTable(client, resourceOf(ReportPosition), 'alpina', Math.floor(TICKETS / 3), false);
  await client.query(
    `update report_position set report_id = r.id, number = 10 from (select id, row_number() over () as n from report) r,
       (select id, row_number() over () as n from report_position) p where report_position.id = p.id and r.n = p.n`,
  );
  for (const table of ['ticket', 'report', 'report_position']) await client.query(`vacuum analyze ${table}`);
  await client.end();
  const roles = { agent: ['vsd-agent'], customerAll: ['vsd-customer'], executor: ['vsd-executor'] };
  for (const [name, realm] of Object.entries(roles)) {
    const claims = { ...people[name as 'agent'], realm_access: { roles: realm }, resource_access: REPORTING };
    readers[name] = callerOf(desk.app.getHttpServer(), await desk.issuer.sign(claims, { expiresIn: '1h' }));
  }
}, 600_000);
afterAll(() => desk?.close());

it('tells each figure of a whole year in time, compared with the one before, for each role', async () => {
  const slow: string[] = [];
  const table: string[] = [];
  for (const [who, reader] of Object.entries(readers)) {
    const declared = (await reader.get('v1/figures').expect(200)).body as Json[];
    for (const { name, moment, by, dimensions } of declared) {
      const second = ['customer', 'assignmentGroup'].find((one) => dimensions.includes(one) && !by.includes(one));
      const query = { by: [by[0], second].join(','), ...(moment && { period: 'LAST_YEAR', compare: 'true' }) };
      const took: number[] = [];
      let counted = 0;
      for (let time = 0; time < TIMES; time++) {
        const begin = performance.now();
        const { body } = await reader.get(`v1/figures/${name}`).query(query).expect(200);
        took.push(performance.now() - begin);
        counted = body.total.count;
      }
      const best = Math.min(...took);
      table.push(
        `${who.padEnd(12)} ${name.padEnd(14)} ${String(counted).padStart(7)} tickets ${best.toFixed(0).padStart(5)} ms`,
      );
      if (best > MOST) slow.push(`${who} ${name}: ${best.toFixed(0)} ms`);
    }
  }
  console.log(table.join('\n'));
  expect(slow).toEqual([]);
}, 600_000);
