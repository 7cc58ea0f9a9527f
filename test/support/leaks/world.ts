import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { ACTIVITY_KINDS } from '../../../api/vocabulary/work.js';
import { FIXTURES, SIDES } from '../access-fixtures.js';
import { type AccessWorld, accessWorld } from '../access-world.js';
import type { TestApplication } from '../application.js';
import type { Json } from '../records.js';
import { type Mark, markEverything } from './marks.js';

/** A desk in which every text is a word of its own, and how its rows are called. */
export interface LeakWorld {
  readonly access: AccessWorld;
  readonly marks: readonly Mark[];
  /** The owner of the row, and its traits: 'order of ACME, WORK_NOTE, hidden'. */
  labelOf(mark: Mark): string;
  idsOf(table: string): readonly string[];
}

/** Internal things of every kind, beside the records that the access matrix aims at. */
async function addInternals(desk: TestApplication, access: AccessWorld): Promise<Record<string, string>> {
  const order = access.idOf('tickets', 'acme');
  const manager = desk.as('manager');
  const below = `v1/tickets/${order}`;
  const change = async (changes: Json) => {
    const body = await manager.read(below);
    await manager.change(below, body.version, changes).expect(200);
  };
  const move = (to: string, more: Json = {}) => manager.post(`${below}/transitions`).send({ to, ...more });
  await manager.create(`${below}/work-notes`, { text: 'Notiz' });
  await manager.post(`${below}/attachments`).attach('file', Buffer.from('Text'), 'intern.txt').expect(201);
  const projectLead = (await manager.read('v1/me')).id;
  await change({ internalNotes: 'Notiz', executionDescription: 'Auftrag', projectLead });
  await change({ priority: 'WITHIN_20_WORKING_DAYS', reason: 'Eilt nicht' });
  await manager.create(`${below}/tasks`, { subject: 'Privat', isPrivate: true });
  const executor = (await desk.as('executor').read('v1/me')).id;
  const own = { subject: 'Seine', isPrivate: true, assignedTo: executor };
  await manager.create(`${below}/tasks`, own);
  const forAgents = { title: { de: 'Intern' }, content: { de: 'Text' }, showFrom: '2026-01-01', visibleForAgent: true };
  await manager.create('v1/announcements', forAgents);
  for (const published of [true, false]) {
    const article = { title: { de: 'Intern' }, content: { de: 'Text' }, published, visibleForAgent: true };
    await manager.create('v1/articles', article);
  }
  const body = await manager.read(`${below}/tasks`);
  const finish = async (task: Json) => {
    const address = `v1/tasks/${task.id}`;
    const { headers } = await manager.get(address).expect(200);
    await manager
      .patch(address)
      .set('If-Match', headers.etag as string)
      .send({ state: 'COMPLETED' })
      .expect(200);
  };
  for (const task of body) await finish(task);
  await change({ assignmentGroup: access.idOf('assignment-groups', 'acme') });
  await move('IN_CLARIFICATION', { clarificationReason: 'WAIT_INTERNAL', text: 'Wer zahlt?' }).expect(201);
  await move('PENDING').expect(201);
  await move('IN_WORK').expect(201);
  await move('PENDING', { reason: 'Falsche Gruppe' }).expect(201);

  await manager.create('v1/assignment-groups', { name: 'Kabel', executingCompany: 'Kabel AG' });
  const written = { customerDescription: 'Das Licht flackert.', category: access.idOf('categories', 'acme') };
  const made = async (person: 'manager' | 'customerAll', given: Json) =>
    (await desk.as(person).create('v1/tickets', { type: 'TICKET', ...written, ...given })).id;
  return {
    [await made('customerAll', {})]: 'ticket of a colleague',
    [await made('customerAll', { draft: true })]: 'draft of a colleague',
    [await made('manager', {
      type: 'ORDER',
      customer: access.idOf('customers', 'acme'),
      location: access.idOf('locations', 'acme'),
      contactName: 'Anna Keller',
      contactPhone: '044 123 45 67',
      executionCompany: 'Kabel AG',
      executionDescription: 'Auftrag',
    })]: 'order of another company',
  };
}

/** An entry of every kind on the order, marked as visible for the customer and as hidden. */
const EVERY_KIND = `
  insert into activity (tenant, id, version, created_at, created_by, updated_at, updated_by, ticket_id, kind, text,
                        changes, visible_for_customer)
  select t.tenant, uuidv7(), 1, t.created_at, 'x', t.created_at, 'x', t.id, k.kind, 'x', '[]', v.visible
  from ticket t, unnest($2::text[]) as k (kind), (values (true), (false)) as v (visible) where t.id = $1`;

/** The traits of a row beside its owner. */
function traitsOf(row: Json, table: string): string[] {
  const { kind, visible_for_customer: visible, is_private: isPrivate, state } = row;
  const forAgents = table === 'announcement' && !visible && !row.visible_for_executor;
  const user = row.customer_code ? `person of ${row.customer_code}` : 'person of the desk';
  return [
    ...(table === 'user' ? [user] : []),
    ...(forAgents ? ['for agents'] : []),
    ...(table === 'activity' ? [kind] : []),
    ...(visible === false && !forAgents ? ['hidden'] : []),
    ...(isPrivate ? [row.assigned_to_id ? 'private to the executor' : 'private'] : []),
    ...(table === 'ticket' && state === 'DRAFT' ? ['draft'] : []),
  ];
}

/** Builds the world; the contents of its files are words as well. */
export async function leakWorld(desk: TestApplication, filesFolder: string): Promise<LeakWorld> {
  const access = await accessWorld(desk);
  const tickets = await addInternals(desk, access);
  for (const side of SIDES) tickets[access.idOf('tickets', side)] = `ticket of ${side}`;
  const superuser = new pg.Client({ connectionString: desk.superuserUrl });
  await superuser.connect();
  await superuser.query(EVERY_KIND, [access.idOf('tickets', 'acme'), ACTIVITY_KINDS]);
  const marks = await markEverything(superuser);
  const rows = new Map<string, Json>();
  const ids = new Map<string, string[]>();
  for (const table of new Set(marks.map((mark) => mark.table))) {
    const { rows: found } = await superuser.query<{ row: Json }>(`select to_jsonb(t) as row from "${table}" t`);
    ids.set(
      table,
      found.map(({ row }) => row.id),
    );
    for (const { row } of found) rows.set(row.id, row);
  }
  const files = await markFiles(superuser, filesFolder, rows);
  await superuser.end();
  const owner = ({ id, ticket_id: ticket, customer_id: customer, tenant, subject }: Json): string => {
    const side = SIDES.find((one) => [customer, id].some((each) => each && isOf(access, one, each)));
    return tickets[id] ?? tickets[ticket] ?? (subject === undefined ? (side ?? tenant) : tenant);
  };
  return {
    access,
    marks: [...marks, ...files],
    labelOf: ({ rowId, table }) => {
      const row = rows.get(rowId) ?? {};
      return [owner(row), ...traitsOf(row, table)].join(', ');
    },
    idsOf: (table) => ids.get(table) ?? [],
  };
}

function isOf(access: AccessWorld, side: (typeof SIDES)[number], id: string): boolean {
  return Object.keys(FIXTURES).some((path) => access.idOf(path, side) === id);
}

const WITH_SIZE = `
  select table_name as "table" from information_schema.columns where table_schema = 'public' and column_name = 'size'`;

async function markFiles(superuser: pg.Client, folder: string, rows: ReadonlyMap<string, Json>): Promise<Mark[]> {
  const { rows: tables } = await superuser.query<{ table: string }>(WITH_SIZE);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const marks: Mark[] = [];
  for (const { name, parentPath } of entries.filter((one) => one.isFile() && rows.has(one.name))) {
    const word = `qzf${marks.length}zq`;
    await writeFile(join(parentPath, name), word);
    for (const { table } of tables) {
      await superuser.query(`update "${table}" set size = $1 where id::text = $2`, [word.length, name]);
    }
    marks.push({ word, column: 'content of a file', table: 'file', rowId: name });
  }
  return marks;
}
