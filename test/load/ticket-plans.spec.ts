import { useDesk } from '../support/use-desk.js';
import '../../api/rooms.js';
import pg from 'pg';
import { Customer } from '../../api/customers/record/customer.entity.js';
import { Location } from '../../api/customers/record/location.entity.js';
import { AssignmentGroup } from '../../api/masterdata/assignment-group.entity.js';
import { Category } from '../../api/masterdata/category.entity.js';
import { User } from '../../api/masterdata/user.entity.js';
import type { PrincipalFacts } from '../../api/platform/application.js';
import type { Condition } from '../../api/platform/resource/condition.js';
import { resourceOf } from '../../api/platform/resource/resource.js';
import type { SignedInUser } from '../../api/platform/tenancy/session.js';
import { NO_FACTS } from '../../api/service-desk.js';
import { latestActivities } from '../../api/tickets/dashboard/latest-activities.js';
import { Ticket } from '../../api/tickets/record/ticket.entity.js';
import { TICKET_INDEXES } from '../../api/tickets/record/ticket-indexes.js';
import { ticketScope } from '../../api/tickets/record/ticket-scope.js';
import { Activity } from '../../api/tickets/timeline/activity.entity.js';
import { Role } from '../../api/vocabulary/role.js';
import { eventually } from '../support/eventually.js';
import { fillTable, withoutIndexes } from '../support/fill-table.js';
import { ListPlans } from '../support/list-plans.js';

/** The tickets of a tenant after years. */
const TICKETS = 200_000;
const MOST_BUFFERS = 2_000;
/** As in a tenant of some years: most tickets are closed, and references are spread evenly, the same each time. */
const AS_AFTER_YEARS = `
  with refs as (
    select (select array_agg(id) from "user") as users, (select array_agg(id) from customer) as customers,
           (select array_agg(id) from assignment_group) as groups, (select array_agg(id) from category) as categories),
  hashed as (
    select id as ticket, array(select abs(hashtext(identifier || salt)) from generate_series(1, 9) as salt) as h from ticket)
  update ticket set
    state = case when h[1] % 10 > 0 then 'CLOSED'
      else (array['PENDING', 'IN_WORK', 'IN_CLARIFICATION', 'WORK_COMPLETED'])[1 + h[2] % 4] end,
    customer_id = customers[1 + h[3] % 100], author_id = users[1 + h[4] % 100],
    customer_contact_id = users[1 + h[5] % 100], responsible_id = users[1 + h[6] % 100],
    assignment_group_id = groups[1 + h[7] % 100], category_id = categories[1 + h[8] % 100],
    execution_responsible_id = users[1 + h[9] % 100], execution_company = 'company ' || h[2] / 4 % 50,
    closed_at = case when h[1] % 10 > 0 then created_at end,
    resubmission_date = case when h[1] % 100 = 0 then preferred_date end,
    follow_up_of_id = case when h[2] % 50 = 0 then ticket end,
    custom = case when h[3] % 10 = 0 then '{"plant": "North"}' else '{}' end::jsonb
  from hashed, refs where ticket = id`;

/** The rows end at the present, so that a fixed day would mean fewer of them each day. */
const LONG_AGO = new Date(Date.now() - 60 * 86_400_000).toISOString();
const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const [YESTERDAY, TODAY, TOMORROW] = [-1, 0, 1].map(daysFromNow) as [string, string, string];
const OPEN = ['PENDING', 'IN_WORK', 'IN_CLARIFICATION'];

const desk = useDesk();
const ids = { customer: '', group: '', user: '', category: '', location: '', ticket: '' };

beforeAll(async () => {
  const client = new pg.Client({ connectionString: desk.superuserUrl });
  await client.connect();
  // Filled references point to existing rows; checking two million of them would take minutes.
  await client.query('set session_replication_role = replica');

  for (const type of [User, AssignmentGroup, Category, Customer, Location]) {
    await fillTable(client, resourceOf(type), 'alpina', 100);
  }
  await withoutIndexes(client, 'ticket', async () => {
    await fillTable(client, resourceOf(Ticket), 'alpina', TICKETS, false);
    await client.query(AS_AFTER_YEARS);
    // The table without the free room of the update, as if rows had come in one after the other.
    await client.query('vacuum full ticket');
  });
  await withoutIndexes(client, 'activity', () => fillTable(client, resourceOf(Activity), 'alpina', TICKETS, false));
  for (const [name, table] of Object.entries({
    customer: 'customer',
    group: 'assignment_group',
    user: '"user"',
    category: 'category',
    location: 'location',
    ticket: 'ticket',
  })) {
    const { rows } = await client.query(`select id from ${table} where tenant = 'alpina' order by id limit 1`);
    ids[name as keyof typeof ids] = rows[0].id;
  }
  await client.query(
    `insert into assignment_group_members (tenant, assignment_group_id, members_id)
     select 'alpina', id, $1 from assignment_group order by id limit 3`,
    [ids.user],
  );
  await client.end();
});

const user = (roles: Role[], given: Partial<PrincipalFacts> = {}): SignedInUser => ({
  id: ids.user,
  subject: 'plan',
  username: 'plan',
  name: 'Plan',
  email: null,
  roles,
  locale: 'de-CH',
  tenant: 'alpina',
  tenants: ['alpina'],
  authenticatedAt: null,
  facts: { ...NO_FACTS, ...given },
});

const people: Record<string, () => SignedInUser> = {
  agent: () => user([Role.Agent]),
  customer: () => user([Role.Customer], { customerCode: 'code 1', customerId: ids.customer }),
  'customer who sees all': () =>
    user([Role.Customer], { customerCode: 'code 1', customerId: ids.customer, seesAllIssues: true }),
  executor: () => user([Role.Executor], { executionCompany: 'company 1' }),
};

const lists: [string, () => Record<string, unknown>, [string, string]?][] = [
  ['as it opens', () => ({})],
  ['of new ones', () => ({ state_eq_any: ['PENDING'] })],
  ['of closed ones', () => ({ state_eq_any: ['CLOSED'] })],
  ['of active ones', () => ({ state_eq_any: ['IN_WORK', 'IN_CLARIFICATION', 'WORK_COMPLETED', 'ORDER_COMPLETED'] })],
  ['of open ones by deadline', () => ({ state_neq: 'CLOSED', state_eq_any: OPEN }), ['dueAt', 'ASC']],
  ['of everything that is not closed', () => ({ state_neq: 'CLOSED' })],
  ['of my open ones', () => ({ responsible: ids.user, state_neq: 'CLOSED' }), ['dueAt', 'ASC']],
  ['of a customer', () => ({ customer: ids.customer })],
  ['of a customer’s closed ones', () => ({ customer: ids.customer, state: 'CLOSED' })],
  ['of open orders', () => ({ type_eq_any: ['ORDER'], state_eq_any: OPEN, state_neq: 'CLOSED' })],
  ['of a category and priority', () => ({ category: ids.category, priority: 'NORMAL' })],
  ['of what a few words find', () => ({ q: 'customerDescription 123456' })],
  ['of what is overdue', () => ({ state_eq_any: OPEN, state_neq: 'CLOSED', dueAt_lt: LONG_AGO })],
];

/** Filters by fields that only the tenant's own people see. */
const staffLists: typeof lists = [
  ['of a group', () => ({ assignmentGroup: ids.group })],
  ['of a group’s new ones', () => ({ assignmentGroup: ids.group, state_eq_any: ['PENDING'] })],
  ['of a group’s closed ones', () => ({ assignmentGroup: ids.group, state: 'CLOSED' })],
  ['of a group’s queue', () => ({ assignmentGroup_eq_any: [ids.group], state_eq_any: [...OPEN, 'ORDER_COMPLETED'] })],
  [
    'of my groups’ queues',
    () => ({ assignmentGroup_eq_any: ['@mygroups'], state_eq_any: [...OPEN, 'ORDER_COMPLETED'] }),
  ],
  ['of a group’s overdue ones', () => ({ assignmentGroup: ids.group, state_eq_any: OPEN, dueAt_lt: TODAY })],
  ['of what is mine', () => ({ responsible: ids.user, state_eq_any: OPEN })],
  ['of what nobody has', () => ({ state_eq_any: ['PENDING'], responsible: [null], executionCompany: [null] })],
];

/** The further lists of agents. */
const agentLists: typeof lists = [
  ['of open ones by creation', () => ({ state_neq: 'CLOSED', state_eq_any: [...OPEN, 'WORK_COMPLETED'] })],
  ['of drafts', () => ({ state_eq_any: ['DRAFT'] })],
  ['of what is due today', () => ({ state_eq_any: OPEN, dueAt_gt: TODAY, dueAt_lt: TOMORROW })],
  ['of what has changed since yesterday', () => ({ state_eq_any: OPEN, updatedAt_gt: YESTERDAY })],
  ['of the last changes', () => ({ state_neq: 'DRAFT' }), ['updatedAt', 'DESC']],
  ['by submission', () => ({}), ['submittedAt', 'DESC']],
  ['by deadline', () => ({}), ['dueAt', 'ASC']],
  ['by closing', () => ({}), ['closedAt', 'DESC']],
  ['of what was closed lately', () => ({ state_eq_any: ['CLOSED'], closedAt_gte: YESTERDAY })],
  ['of one number', () => ({ identifier: 'identifier 4711' })],
  ['of a type', () => ({ type_eq_any: ['ORDER'] })],
  ['of a priority', () => ({ priority: 'HIGH' })],
  ['of a person', () => ({ responsible: ids.user })],
  ['of an author', () => ({ author: ids.user })],
  ['of a contact', () => ({ customerContact: ids.user })],
  ['of a site', () => ({ location: ids.location })],
  ['of a category', () => ({ category: ids.category })],
  ['of what is open at a customer', () => ({ customer: ids.customer, state_neq: 'CLOSED' })],
  ['of open ones with a date', () => ({ state_neq: 'CLOSED', preferredDate: TODAY.slice(0, 10) })],
  ['of a company', () => ({ executionCompany: 'company 1' })],
  ['of an executor', () => ({ executionResponsible: ids.user })],
  ['of what goes on from a ticket', () => ({ followUpOf: ids.ticket })],
  ['of open ones that come back', () => ({ resubmissionDate_lte: TODAY.slice(0, 10), state_neq: 'CLOSED' })],
];

/** Filters that have no index of their own, among the open tickets. */
const narrowed: typeof lists = [
  ['by a way of contact', () => ({ contactChannel: 'EMAIL', state_neq: 'CLOSED' })],
  ['of a project lead', () => ({ projectLead: ids.user, state_neq: 'CLOSED' })],
];

/** Indexes that a plan of the questions above was served by. */
const used = new Set<string>();
async function asked(plans: ListPlans, filter: object, sort?: [string, string], scope?: Condition) {
  const query = { filter: JSON.stringify(filter), ...(sort && { sort: JSON.stringify(sort) }) };
  const cost = await plans.cost(resourceOf(Ticket), query, scope);
  for (const index of cost.indexes) used.add(index);
  return cost;
}

describe.each(Object.entries(people))('for the %s', (who, person) => {
  let plans: ListPlans;
  beforeAll(async () => {
    plans = await new ListPlans(desk.databaseUrl, person()).open();
  });
  afterAll(() => plans?.close());

  const own = who === 'agent' ? [...staffLists, ...agentLists] : staffLists;
  it.each(who.startsWith('customer') ? lists : [...lists, ...own])(
    'the list %s is served from indexes within 2,000 buffers',
    async (_list, filter, ...[sort]) => {
      const { buffers, sequential } = await asked(plans, filter(), sort, ticketScope(person()));
      expect(sequential).toEqual([]);
      expect(buffers).toBeLessThanOrEqual(MOST_BUFFERS);
    },
  );

  if (who === 'agent')
    it.each(narrowed)('the open ones %s are found by looking at each open one', async (_list, filter) => {
      const { buffers, sequential } = await asked(plans, filter());
      expect(sequential).toEqual([]);
      expect(buffers).toBeLessThanOrEqual(TICKETS / 5);
    });

  it('the newest activities are found by the tickets within 2,000 buffers', async () => {
    const { buffers, sequential, indexes } = await plans.costOf(() => latestActivities());
    for (const index of indexes) used.add(index);
    expect(sequential).toEqual([]);
    expect(buffers).toBeLessThanOrEqual(MOST_BUFFERS);
  });
});

it('the marks of deadlines that have come are found by looking at each open ticket in the index', async () => {
  const client = new pg.Client({ connectionString: desk.superuserUrl });
  await client.connect();
  await client.query(`update ticket set next_mark_at = now() - interval '1 minute' where right(id::text, 2) = '00'`);
  await client.query('vacuum analyze ticket');
  const { rows } = await client.query(`explain (analyze, buffers, format json)
    select id from ticket where tenant = 'alpina' and state <> 'CLOSED' and next_mark_at <= now()`);
  await client.end();
  const { Plan: plan } = rows[0]['QUERY PLAN'][0];
  expect(plan).toMatchObject({ 'Node Type': 'Index Only Scan', 'Index Name': 'ticket_open_index' });
  expect(plan['Actual Rows']).toBeGreaterThan(0);
  expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThanOrEqual(MOST_BUFFERS);
});

it('how many tickets there are by rating is counted from the index alone', async () => {
  const rows = await desk.rows(`explain (analyze, buffers, format json)
    select count(*) from ticket where tenant = 'alpina' and satisfaction <= 2`);
  const [counted] = rows[0]['QUERY PLAN'][0].Plan.Plans;
  expect(counted).toMatchObject({ 'Node Type': 'Index Only Scan', 'Index Name': 'ticket_submitted_index' });
});

it('the list of everybody’s activities is served from indexes within 2,000 buffers', async () => {
  const plans = await new ListPlans(desk.databaseUrl, user([Role.Agent])).open();
  const { buffers, sequential } = await plans.cost(resourceOf(Activity), { range: '[0,9]' });
  await plans.close();
  expect(sequential).toEqual([]);
  expect(buffers).toBeLessThanOrEqual(MOST_BUFFERS);
});

describe('the indexes of tickets', () => {
  const SERVED_BY_SEARCH = ['ticket_search_index', 'ticket_custom_search_index'];
  /** The list of its slot uses each of these indexes (list-plans.spec.ts). */
  const SLOTS = /^ticket_custom_(text|number|date)\d+_index$/;

  it('are all asked by one of the lists', async () => {
    const rows = await desk.rows(`select indexname as name from pg_indexes where tablename = 'ticket'`);
    const names = rows.map(({ name }) => name as string).filter((name) => !SLOTS.test(name));
    expect(names.filter((name) => !used.has(name) && !SERVED_BY_SEARCH.includes(name))).toEqual([]);
  });

  it('say which question they serve', () => {
    for (const { name, serves } of TICKET_INDEXES)
      expect([name, serves]).toEqual([name, expect.stringMatching(/\w{3}/)]);
  });

  it('serve the search through its function', async () => {
    const scans = `select indexrelname as name, idx_scan::int as scans from pg_stat_user_indexes where indexrelname = any($1)`;
    await eventually(async () => {
      const rows = await desk.rows(scans, SERVED_BY_SEARCH);
      expect(rows.filter(({ scans }) => scans === 0)).toEqual([]);
      expect(rows).toHaveLength(2);
    });
  });

  /** Users are hardly ever deleted; their tenant's tickets are read then. */
  const RARELY_ASKED = ['project_lead_id'];

  it('serve the foreign keys, so that a deletion reads no other tickets', async () => {
    const keys = await desk.rows<{
      column: string;
    }>(`select attname as column from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
        where contype = 'f' and conrelid = 'ticket'::regclass and attname <> 'tenant'`);
    expect(keys.length).toBeGreaterThan(8);
    await desk.rows('set plan_cache_mode = force_generic_plan');
    const unserved: string[] = [];
    for (const { column } of keys) {
      await desk.rows(
        `prepare referring (text, uuid) as select 1 from only ticket x where $1 = tenant and $2 = ${column} for key share of x`,
      );
      const rows = await desk.rows(`explain execute referring ('alpina', '${ids.user}')`);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      if (!new RegExp(`Index Cond: .*${column} = `).test(plan)) unserved.push(column);
      await desk.rows('deallocate referring');
    }
    expect(unserved).toEqual(RARELY_ASKED);
  });
});
