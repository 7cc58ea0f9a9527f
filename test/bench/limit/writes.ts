import { prepared } from './reads.js';
import type { Answer } from './server.js';

const CREATE = `
  with numbered as (
    insert into plain.counter (tenant, year, value) values ($1, extract(year from now()), 1)
    on conflict (tenant, year) do update set value = plain.counter.value + 1 returning year, value
  ), created as (
    insert into plain.ticket (tenant, id, version, created_at, updated_at, last_activity_at, identifier, type, state,
      priority, category_id, description, customer_id, location_id, contact_channel, contact_name, contact_email,
      submitted_at)
    select $1, uuidv7(), 1, now(), now(), now(), 'ALP-' || year || '-' || lpad(value::text, 5, '0'), $2, 'PENDING',
      'NORMAL', $3, $4, $5, $6, 'PHONE', $7, $8, now() from numbered
    returning *
  ), told as (
    insert into plain.activity (tenant, id, created_at, created_by, ticket_id, kind, to_state, visible_for_customer)
    select tenant, uuidv7(), now(), $7, id, 'CREATED', state, true from created
  ), queued as (insert into plain.outbox (ticket_id, event) select id, 'ISSUE_CREATED' from created)
  select * from created`;
const MESSAGE = `
  with said as (
    insert into plain.activity (tenant, id, created_at, created_by, ticket_id, kind, text, visible_for_customer)
    values ($1, uuidv7(), now(), 'Agent', $2, 'MESSAGE_FROM_AGENT', $3, true) returning *
  ), touched as (
    update plain.ticket set last_activity_at = now() where tenant = $1 and id = $2
  ), queued as (
    insert into plain.outbox (ticket_id, event) values ($2, 'ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED')
  )
  select * from said`;
const MOVE = `
  with moved as (
    update plain.ticket set state = $3, version = version + 1, updated_at = now(), last_activity_at = now()
     where tenant = $1 and id = $2 returning *
  ), told as (
    insert into plain.activity (tenant, id, created_at, created_by, ticket_id, kind, to_state, visible_for_customer)
    select tenant, uuidv7(), now(), 'Agent', id, 'STATE_CHANGED', state, true from moved
  ), queued as (insert into plain.outbox (ticket_id, event) select id, 'ISSUE_STATE' from moved)
  select * from moved`;
const IMPORT = `
  insert into plain.location (tenant, id, customer_id, name, external_id, street, post_code, city, contact, phone)
  select $1, uuidv7(), $2, unnest($3::text[]), unnest($4::text[]), unnest($5::text[]), unnest($6::text[]),
         unnest($7::text[]), unnest($8::text[]), unnest($9::text[])
  on conflict (tenant, customer_id, name) do nothing`;

const create = prepared('create', CREATE);
const message = prepared('message', MESSAGE);
const move = prepared('move', MOVE);
const importRows = prepared('import', IMPORT);

/** The import, of which the body is the table itself. */
const importTable: Answer = async (pool, { tenant, customer, csv }) => {
  const rows = (csv ?? '')
    .split('\n')
    .slice(1)
    .map((line) => line.split(';'));
  const columns = Array.from({ length: 7 }, (_, at) => rows.map((row) => row[at]));
  await importRows(pool, tenant, customer, ...columns);
  return { rows: rows.length };
};

/** The writes of the bench by their address: the stored rows, in one statement each. */
export const WRITES: Readonly<Record<string, Answer>> = {
  create: async (pool, { tenant, type, category, description, customer, location, name, email }) =>
    (await create(pool, tenant, type, category, description, customer, location, name, email))[0],
  message: async (pool, { tenant, id, text }) => (await message(pool, tenant, id, text))[0],
  move: async (pool, { tenant, id, to }) => (await move(pool, tenant, id, to))[0],
  import: importTable,
};
