import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { projectRoot } from '../../../api/platform/project-root.js';
import type { Answer } from './server.js';

const TITLES = `
  c.name as customer_title, l.name as location_title, g.name as group_title, k.name as category_title,
  p.name as responsible_title`;
const JOINS = `
  left join plain.customer c on c.tenant = t.tenant and c.id = t.customer_id
  left join plain.location l on l.tenant = t.tenant and l.id = t.location_id
  left join plain.assignment_group g on g.tenant = t.tenant and g.id = t.assignment_group_id
  left join plain.category k on k.tenant = t.tenant and k.id = t.category_id
  left join plain.person p on p.tenant = t.tenant and p.id = t.responsible_id`;
const COUNTED = 10_001;

/** A page of the tickets that meet the condition, newest first by default, with five titles and the capped count. */
const pageWhere = (condition: string, page = 'limit 25', order = 'created_at desc, id desc') => `
  select t.id, t.identifier, split_part(t.description, E'\\n', 1) as title, t.type, t.state, t.priority, t.created_at,
         t.due_at, t.customer_id, t.location_id, t.assignment_group_id, t.category_id, t.responsible_id, t.plant,
         ${TITLES},
         (select count(*) from (select from plain.ticket where ${condition} limit ${COUNTED}) as counted) as total
    from (select * from plain.ticket where ${condition} order by ${order} ${page}) t ${JOINS}
   order by ${order.replaceAll(/(\w+) (asc|desc)/g, 't.$1 $2')}`;

const OPEN = `'PENDING', 'IN_WORK', 'IN_CLARIFICATION'`;
const TICKET = `select t.*, ${TITLES} from plain.ticket t ${JOINS} where t.tenant = $1 and t.id = $2`;
const TIMELINE = `
  select a.*, p.name as actor_title from plain.activity a
    left join plain.person p on p.tenant = a.tenant and p.id = a.actor_id
   where a.tenant = $1 and a.ticket_id = $2 order by a.created_at desc, a.id desc limit 60`;
const FILES = `select * from plain.attachment where tenant = $1 and ticket_id = $2 order by created_at, id limit 200`;

const OTHERS = `type in ('TICKET', 'INCIDENT', 'CHANGE', 'UNKNOWN')`;
const ACTIVE = `state in ('IN_WORK', 'IN_CLARIFICATION', 'WORK_COMPLETED', 'ORDER_COMPLETED')`;
const figure = (name: string, condition: string) => `
  (select count(*) from (select from plain.ticket where tenant = $1 and state <> 'CLOSED' and ${condition}
    limit ${COUNTED}) as counted) as "${name}"`;
const ENDED = `tenant = $1 and state = 'CLOSED'
  and closed_at >= date_trunc('day', now() at time zone 'Europe/Zurich') at time zone 'Europe/Zurich' - interval '14 days'`;
const FIGURES = `select ${[
  figure('newTickets', `state = 'PENDING' and ${OTHERS}`),
  figure('newOrders', `state = 'PENDING' and type = 'ORDER'`),
  figure('activeTickets', `${ACTIVE} and ${OTHERS}`),
  figure('activeOrders', `${ACTIVE} and type = 'ORDER'`),
  figure('overdue', `state in (${OPEN}) and due_at < now()`),
].join(', ')},
  (select count(*) from (select from plain.ticket where ${ENDED} limit ${COUNTED}) as counted) as "endedLately"`;
const workList = (condition: string, most: number, order = 'due_at asc, id asc') =>
  pageWhere(condition, `limit ${most}`, order);
/** The lists of an agent. */
const LISTS = {
  myWork: workList(`tenant = $1 and state in (${OPEN}) and responsible_id = $2`, 8),
  untaken: workList(`tenant = $1 and state = 'PENDING' and responsible_id is null and execution_company is null`, 8),
  toClose: workList(`tenant = $1 and state in ('WORK_COMPLETED', 'ORDER_COMPLETED') and responsible_id = $2`, 5),
  ended: workList(ENDED, 5, 'closed_at desc, id desc'),
};
const LATEST = `
  select a.id, a.kind, a.created_at, a.created_by, a.text, a.from_state, a.to_state, t.id as ticket, t.identifier,
         split_part(t.description, E'\\n', 1) as title
    from plain.activity a join plain.ticket t on t.tenant = a.tenant and t.id = a.ticket_id
   where a.tenant = $1 and a.kind in ('CREATED', 'STATE_CHANGED', 'TYPE_CHANGED', 'ASSIGNED', 'MESSAGE_FROM_CUSTOMER',
         'MESSAGE_FROM_AGENT', 'WORK_NOTE', 'ATTACHMENT_ADDED', 'INVOICE_ADDED', 'EMAIL_FAILED')
   order by a.created_at desc, a.id desc limit 10`;

/** Prepared once on each connection, under its name. */
export const prepared =
  (name: string, text: string) =>
  async (pool: pg.Pool, ...values: unknown[]): Promise<Record<string, unknown>[]> =>
    (await pool.query({ name, text, values })).rows;

const list = prepared(
  'list',
  pageWhere(`tenant = $1 and assignment_group_id = $2 and state in (${OPEN})
  and state <> 'CLOSED'`),
);
const byPlant = prepared('by plant', pageWhere('tenant = $1 and plant = $2'));
const deep = prepared('deep', pageWhere('tenant = $1', 'offset $2 limit 25'));
const search = prepared(
  'search',
  pageWhere(`tenant = $1
  and (description ilike $2 or identifier ilike $2 or contact_name ilike $2)`),
);
const ticket = prepared('ticket', TICKET);
const timeline = prepared('timeline', TIMELINE);
const files = prepared('files', FILES);
const figures = prepared('figures', FIGURES);
const latest = prepared('latest', LATEST);
const workLists = Object.entries(LISTS).map(([name, sql]) => ({
  name,
  read: prepared(name, sql),
  takes: sql.includes('$2') ? 2 : 1,
}));

const DOCUMENT = readFileSync(join(projectRoot, 'openapi/openapi.json'));

/** The reads of the bench by their address. */
export const READS: Readonly<Record<string, Answer>> = {
  list: (pool, { tenant, group }) => list(pool, tenant, group),
  plant: (pool, { tenant, plant }) => byPlant(pool, tenant, plant),
  deep: (pool, { tenant, offset }) => deep(pool, tenant, Number(offset)),
  search: (pool, { tenant, word }) => search(pool, tenant, `%${word}%`),
  ticket: async (pool, { tenant, id }) => (await ticket(pool, tenant, id))[0],
  timeline: (pool, { tenant, id }) => timeline(pool, tenant, id),
  files: (pool, { tenant, id }) => files(pool, tenant, id),
  dashboard: async (pool, { tenant, user }) => {
    const [[counted], activities, ...lists] = await Promise.all([
      figures(pool, tenant),
      latest(pool, tenant),
      ...workLists.map(({ read, takes }) => read(pool, ...[tenant, user].slice(0, takes))),
    ]);
    return { figures: counted, activities, lists: workLists.map(({ name }, at) => ({ name, rows: lists[at] })) };
  },
  document: async () => DOCUMENT,
};
