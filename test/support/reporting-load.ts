import pg from 'pg';
import { Customer } from '../../api/customers/record/customer.entity.js';
import { Location } from '../../api/customers/record/location.entity.js';
import { AssignmentGroup } from '../../api/masterdata/assignment-group.entity.js';
import { Category } from '../../api/masterdata/category.entity.js';
import { User } from '../../api/masterdata/user.entity.js';
import { SLOTS, slotColumn } from '../../api/platform/fields/slots.js';
import { resourceOf } from '../../api/platform/resource/resource.js';
import { ReportPosition } from '../../api/reports/positions/report-position.entity.js';
import { Report } from '../../api/reports/record/report.entity.js';
import { Ticket } from '../../api/tickets/record/ticket.entity.js';
import type { TestApplication } from './application.js';
import { fillTable, withoutIndexes } from './fill-table.js';

/** Twenty tenants of real sizes: the first has an eighth of all tickets, each other one less than the one before. */
const SHARES = Array.from({ length: 20 }, (_, at) => (at === 0 ? 0.12 : (0.88 * (20 - at)) / 190));
const tenantAt = (at: number) => ['alpina', 'nordwind'][at] ?? `tenant${at}`;
const MASTER_DATA = [
  [User, 100],
  [AssignmentGroup, 12],
  [Category, 25],
  [Customer, 100],
  [Location, 400],
] as const;

/** People of alpina whom tickets name, each in the role of their reads. */
const PEOPLE = [
  { roles: ['vsd-agent'], username: 'alpina-executor', name: 'Executor', executionCompany: 'Rohr & Draht' },
  { roles: ['vsd-agent'], username: 'alpina-customerall', name: 'All', customerCode: 'ACME', seesAllIssues: true },
  { roles: ['vsd-agent'], username: 'alpina-customer', name: 'Own', customerCode: 'ACME' },
];

const idsOf = (table: string) =>
  `array(select id from "${table}" r where r.tenant = t.tenant order by id) as ${table}_ids`;
const oneOf = (table: string, hash: number) => `${table}_ids[1 + h[${hash}] % array_length(${table}_ids, 1)]`;
/** Tenants pay for their own fields only where they have some. */
const NO_SLOTS = Object.values(SLOTS).flatMap((slots) => slots.map((slot) => `${slotColumn(slot)} = null`));

/** The data of two years: nine of ten are closed; people, moments and outcomes stand without a pattern. */
const AS_AFTER_YEARS = `
  with refs as materialized (
    select t.tenant, ${['user', 'customer', 'location', 'assignment_group', 'category'].map(idsOf).join(', ')}
      from (select distinct tenant from ticket) t),
  hashed as materialized (
    select id, array(select abs(hashtext(id::text || salt)) from generate_series(1, 9) as salt) as h from ticket)
  update ticket set
    state = case when h[1] % 10 > 0 then 'CLOSED' else (array['PENDING','IN_WORK','IN_CLARIFICATION','WORK_COMPLETED'])[1 + h[2] % 4] end,
    created_at = now() - h[3] % 730 * interval '1 day' - h[2] % 86400 * interval '1 second',
    closed_at = case when h[1] % 10 > 0 then now() - h[3] % 730 * interval '1 day' end,
    customer_id = ${oneOf('customer', 4)}, location_id = ${oneOf('location', 4)}, responsible_id = ${oneOf('user', 5)},
    assignment_group_id = ${oneOf('assignment_group', 6)}, author_id = ${oneOf('user', 7)}, category_id = ${oneOf('category', 7)},
    execution_company = case when h[8] % 5 = 0 then 'Rohr & Draht' end,
    reaction_result = (array['MET','MET','BREACHED',null])[1 + h[8] % 4], due_result = (array['MET','BREACHED',null])[1 + h[9] % 3],
    on_site_result = (array['MET',null])[1 + h[9] % 2], reaction_minutes = h[8] % 600, on_site_minutes = h[9] % 900,
    resolution_minutes = h[7] % 9000, reopenings = h[6] % 20 / 19, satisfaction = case when h[1] % 10 > 6 then 1 + h[8] % 5 end,
    ${NO_SLOTS.join(', ')}
  from hashed, refs where ticket.id = hashed.id and refs.tenant = ticket.tenant`;

/** A third of the tickets has a report, with a position each. */
const numbered = (table: string) =>
  `select id, tenant, row_number() over (partition by tenant order by id) as n from ${table}`;
const REPORTED = `update report set corrects_id = null, ticket_id = t.id
  from (${numbered('ticket')}) t, (${numbered('report')}) r where report.id = r.id and t.n = r.n * 3 and t.tenant = r.tenant`;
const POSITIONED = `update report_position set report_id = r.id, number = 10, quantity = 1500, unit_price = 12050
  from (${numbered('report')}) r, (${numbered('report_position')}) p
 where report_position.id = p.id and r.n = p.n and r.tenant = p.tenant`;

/** The sums that the triggers would have kept, which do not run for filled rows. */
const SUMMED = `update ticket t set reported_amount = w.amount, reported_time = w.time
  from (select r.tenant, r.ticket_id, sum(round(p.quantity * p.unit_price / 1000.0)) as amount,
               sum(p.quantity * case p.unit when 'HUR' then 60 when 'MIN' then 1 else 0 end) as time
          from report r join report_position p on p.tenant = r.tenant and p.report_id = r.id group by r.tenant, r.ticket_id) w
 where t.tenant = w.tenant and t.id = w.ticket_id`;

/** Fills a desk with so many tickets over twenty unequal tenants, and their reports, straight in the database. */
export async function fillReporting(desk: TestApplication, tickets: number): Promise<void> {
  await desk.as('manager').create('v1/customers', { code: 'ACME', name: 'Acme AG' });
  for (const person of PEOPLE) await desk.as('manager').create('v1/users', person);
  const client = new pg.Client({ connectionString: desk.superuserUrl });
  await client.connect();
  try {
    await client.query(`set session_replication_role = replica; set maintenance_work_mem = '256MB'`);
    const eachTenant = async (fill: (tenant: string, share: number) => Promise<void>) => {
      for (const [at, share] of SHARES.entries()) await fill(tenantAt(at), share);
    };
    await eachTenant(async (tenant) => {
      for (const [type, count] of MASTER_DATA) await fillTable(client, resourceOf(type), tenant, count, false);
    });
    const fillAll = (type: Parameters<typeof resourceOf>[0], count: number) =>
      eachTenant((tenant, share) => fillTable(client, resourceOf(type), tenant, Math.floor(count * share), false));
    await withoutIndexes(client, 'ticket', async () => {
      await fillAll(Ticket, tickets);
      await client.query(AS_AFTER_YEARS);
      await withoutIndexes(client, 'report', async () => {
        await fillAll(Report, tickets / 3);
        await client.query(REPORTED);
        await client.query('vacuum full report');
      });
      await withoutIndexes(client, 'report_position', async () => {
        await fillAll(ReportPosition, tickets / 3);
        await client.query(POSITIONED);
        await client.query('vacuum full report_position');
      });
      await client.query(SUMMED);
      // Tickets of all tenants are stored in the order of their creation.
      await client.query('create index lived on ticket (created_at)');
      await client.query('cluster ticket using lived');
      await client.query('drop index lived');
    });
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
