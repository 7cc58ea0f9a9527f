import '../../api/rooms.js';
import pg from 'pg';
import { Customer } from '../../api/customers/customer.entity.js';
import { Location } from '../../api/customers/location.entity.js';
import { AssignmentGroup } from '../../api/masterdata/assignment-group.entity.js';
import { Category } from '../../api/masterdata/category.entity.js';
import { User } from '../../api/masterdata/user.entity.js';
import { resourceOf } from '../../api/platform/resource/resource.js';
import type { SignedInUser } from '../../api/platform/tenancy/session.js';
import { Activity } from '../../api/tickets/activity.entity.js';
import { Ticket } from '../../api/tickets/ticket.entity.js';
import { ticketScope } from '../../api/tickets/ticket-scope.js';
import { Role } from '../../api/vocabulary/role.js';
import { startApplication, type TestApplication } from '../support/application.js';
import { fillTable, withoutIndexes } from '../support/fill-table.js';
import { ListPlans } from '../support/list-plans.js';

const TICKETS = 200_000;
const MOST_BUFFERS = 2_000;
/** As in a tenant of some years: most tickets are closed, and what they refer to is spread without a pattern. */
const AS_AFTER_YEARS = `
  with refs as (
    select (select array_agg(id) from "user") as users, (select array_agg(id) from customer) as customers,
           (select array_agg(id) from assignment_group) as groups, (select array_agg(id) from category) as categories),
  hashed as (
    select id as ticket, array(select abs(hashtext(id::text || salt)) from generate_series(1, 9) as salt) as h from ticket)
  update ticket set
    state = case when h[1] % 10 > 0 then 'CLOSED'
      else (array['PENDING', 'IN_WORK', 'IN_CLARIFICATION', 'WORK_COMPLETED'])[1 + h[2] % 4] end,
    customer_id = customers[1 + h[3] % 100], author_id = users[1 + h[4] % 100],
    customer_contact_id = users[1 + h[5] % 100], responsible_id = users[1 + h[6] % 100],
    assignment_group_id = groups[1 + h[7] % 100], category_id = categories[1 + h[8] % 100],
    execution_responsible_id = users[1 + h[9] % 100], execution_company = 'company ' || h[2] / 4 % 50
  from hashed, refs where ticket = id`;

/** The rows end at the present, so that a fixed day would mean fewer of them each day. */
const LONG_AGO = new Date(Date.now() - 60 * 86_400_000).toISOString();
const OPEN = ['PENDING', 'IN_WORK', 'IN_CLARIFICATION'];

let desk: TestApplication;
const ids: Record<'customer' | 'group' | 'user' | 'category', string> = {
  customer: '',
  group: '',
  user: '',
  category: '',
};

beforeAll(async () => {
  desk = await startApplication();
  const client = new pg.Client({ connectionString: desk.superuserUrl });
  await client.connect();
  // What is filled in refers to rows that exist; looking up two million of them would take minutes.
  await client.query('set session_replication_role = replica');

  for (const type of [User, AssignmentGroup, Category, Customer, Location]) {
    await fillTable(client, resourceOf(type), 'alpina', 100);
  }
  await withoutIndexes(client, 'ticket', async () => {
    await fillTable(client, resourceOf(Ticket), 'alpina', TICKETS, false);
    await client.query(AS_AFTER_YEARS);
    // Without the room that the update has left, as rows come in one after the other.
    await client.query('vacuum full ticket');
  });
  await withoutIndexes(client, 'activity', () => fillTable(client, resourceOf(Activity), 'alpina', TICKETS, false));
  for (const [name, table] of Object.entries({
    customer: 'customer',
    group: 'assignment_group',
    user: '"user"',
    category: 'category',
  })) {
    const { rows } = await client.query(`select id from ${table} where tenant = 'alpina' order by id limit 1`);
    ids[name as keyof typeof ids] = rows[0].id;
  }
  await client.end();
});
afterAll(() => desk?.close());

const user = (roles: Role[], given: Partial<SignedInUser> = {}): SignedInUser => ({
  id: ids.user,
  subject: 'plan',
  username: 'plan',
  name: 'Plan',
  email: null,
  roles,
  customerCode: null,
  locale: 'de-CH',
  tenant: 'alpina',
  tenants: ['alpina'],
  authenticatedAt: null,
  customerId: null,
  seesAllIssues: false,
  executionCompany: null,
  ...given,
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

/** Filters by what only the tenant's own people see. */
const staffLists: typeof lists = [
  ['of a group', () => ({ assignmentGroup: ids.group })],
  ['of a group’s new ones', () => ({ assignmentGroup: ids.group, state_eq_any: ['PENDING'] })],
  ['of a group’s closed ones', () => ({ assignmentGroup: ids.group, state: 'CLOSED' })],
];

describe.each(Object.entries(people))('for the %s', (who, person) => {
  let plans: ListPlans;
  beforeAll(async () => {
    plans = await new ListPlans(desk.databaseUrl, person()).open();
  });
  afterAll(() => plans?.close());

  it.each(who.startsWith('customer') ? lists : [...lists, ...staffLists])(
    'the list %s is served from indexes within 2,000 buffers',
    async (_list, filter, ...[sort]) => {
      const query = { filter: JSON.stringify(filter()), ...(sort && { sort: JSON.stringify(sort) }) };
      const { buffers, sequential } = await plans.cost(resourceOf(Ticket), query, ticketScope(person()));
      expect(sequential).toEqual([]);
      expect(buffers).toBeLessThanOrEqual(MOST_BUFFERS);
    },
  );
});

it('the list of everybody’s activities is served from indexes within 2,000 buffers', async () => {
  const plans = await new ListPlans(desk.databaseUrl, user([Role.Agent])).open();
  const { buffers, sequential } = await plans.cost(resourceOf(Activity), { range: '[0,9]' });
  await plans.close();
  expect(sequential).toEqual([]);
  expect(buffers).toBeLessThanOrEqual(MOST_BUFFERS);
});
