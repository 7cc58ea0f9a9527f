import '../../api/rooms.js';
import { Article } from '../../api/masterdata/articles/article.entity.js';
import { publishedFor } from '../../api/masterdata/articles/article-readers.js';
import type { FieldRecord } from '../../api/platform/resource/field.js';
import { targetOf } from '../../api/platform/resource/reference-kinds.js';
import { allResources, resourceOf } from '../../api/platform/resource/resource.js';
import type { ResourceModel } from '../../api/platform/resource/resource-model.js';
import { SYSTEM_FIELDS } from '../../api/platform/resource/system-fields.js';
import { isSortable, operatorsOf } from '../../api/platform/rest/query.js';
import { type SignedInUser } from '../../api/platform/tenancy/session.js';
import { NO_FACTS } from '../../api/service-desk.js';
import { taskScope } from '../../api/tickets/record/ticket-scope.js';
import { Task } from '../../api/tickets/tasks/task.entity.js';
import { Role } from '../../api/vocabulary/role.js';
import { startApplication, type TestApplication } from '../support/application.js';
import { fillTable, withoutIndexes } from '../support/fill-table.js';
import { ListPlans } from '../support/list-plans.js';
import { slotFields } from '../support/slot-fields.js';

/** Enough for PostgreSQL to prefer an index. */
const ROWS = 5_000;
const MOST_BUFFERS = ROWS / 10;
/** A condition that no list uses alone is looked for among all records of the tenant, each read once. */
const MOST_BUFFERS_AMONG_ALL = ROWS;

const MANAGER: SignedInUser = {
  id: '00000000-0000-7000-8000-000000000000',
  subject: 'plan',
  username: 'plan',
  name: 'Plan',
  email: null,
  roles: Object.values(Role),
  locale: 'de-CH',
  tenant: 'alpina',
  tenants: ['alpina'],
  authenticatedAt: null,
  facts: NO_FACTS,
};

/** Resources in an order in which referenced resources come first. */
function inOrder(models: readonly ResourceModel[]): ResourceModel[] {
  const ordered: ResourceModel[] = [];
  const visit = (model: ResourceModel, path: readonly ResourceModel[]) => {
    if (ordered.includes(model) || path.includes(model)) return;
    const targets = model.fields
      .filter(({ kind }) => kind.widget === 'reference')
      .map((field) => resourceOf(targetOf(field)));
    for (const target of targets) visit(target, [...path, model]);
    ordered.push(model);
  };
  for (const model of models) visit(model, []);
  return ordered;
}

/** Rows of a tenant in the table: many, unless a key allows only a few. */
function rowsOf({ options, fields }: ResourceModel): number {
  if (options.unique?.some((names) => names.length === 0)) return 1;
  const items = new Map(fields.map((field) => [field.name, (field.options as { items?: string[] }).items?.length]));
  const keys = [...fields.flatMap((field) => (field.options.unique ? [[field.name]] : [])), ...(options.unique ?? [])];
  const bounds = keys.map((names) => Math.max(...names.map((name) => items.get(name) ?? ROWS)));
  return Math.min(ROWS, ...bounds);
}

const VALUES: Record<string, (field: FieldRecord) => unknown> = {
  flag: () => true,
  integer: () => 1,
  money: () => 1,
  quantity: () => 1,
  moment: () => '2026-01-01',
  day: () => '2026-01-01',
  time: () => '08:00',
  choice: (field) => (field.options as unknown as { items: string[] }).items[0],
  choices: (field) => (field.options as unknown as { items: string[] }).items[0],
  reference: () => '00000000-0000-7000-8000-000000000001',
  references: () => '00000000-0000-7000-8000-000000000001',
};

let desk: TestApplication;
let plans: ListPlans;
/** Indexes that a plan of the lists was served by. */
const used = new Set<string>();
const models = inOrder(allResources());

beforeAll(async () => {
  desk = await startApplication();
  const { superuser } = desk;
  // Filled references point to existing rows; checking each of them would take as long as the rest.
  await superuser.query('set session_replication_role = replica');
  // The rows fill all optional columns at once, of which some exclude each other.
  await superuser.query('alter table "notification" drop constraint "notification_about_check"');
  for (const model of models) {
    await withoutIndexes(superuser, model.table, async () => {
      for (const tenant of ['alpina', 'nordwind']) await fillTable(superuser, model, tenant, rowsOf(model), false);
    });
  }
  plans = await new ListPlans(desk.databaseUrl, MANAGER).open();
});

afterAll(async () => {
  await plans?.close();
  await desk?.close();
});

describe.each(models.map((model) => [model.options.path, model] as const))('the list of %s', (_path, model) => {
  const fields = [...SYSTEM_FIELDS, ...model.fields, ...slotFields(model)];
  const filteredBy = (field: FieldRecord): [string, Record<string, string>] => {
    const value = VALUES[field.kind.widget]?.(field) ?? (field.name === 'id' ? MANAGER.id : 'x');
    return [`filtered by ${field.name}`, { filter: JSON.stringify({ [field.name]: value }) }];
  };
  const isNarrowing = ({ options }: FieldRecord) => options.filter === 'narrows';
  const filterable = fields.filter((field) => operatorsOf(field).includes(''));
  const queries: [string, Record<string, string>][] = [
    ['as it opens', {}],
    ...fields
      .filter((field) => isSortable(model, field))
      .map((field): [string, Record<string, string>] => [
        `sorted by ${field.name}`,
        { sort: JSON.stringify([field.name, 'DESC']) },
      ]),
    ...filterable.filter((field) => !isNarrowing(field)).map(filteredBy),
    ...(model.fields.some((field) => field.options.search)
      ? [['searched', { filter: JSON.stringify({ q: 'person 1234' }) }] as [string, Record<string, string>]]
      : []),
  ];

  const judged = async (query: Record<string, string>, most: number) => {
    const { buffers, sequential, statements, indexes } = await plans.cost(model, query);
    for (const index of indexes) used.add(index);
    expect(statements.length).toBeGreaterThanOrEqual(2);
    const large = sequential.filter((table) => models.some((one) => one.table === table && rowsOf(one) === ROWS));
    expect(large).toEqual([]);
    expect(buffers).toBeLessThanOrEqual(most);
  };

  it.each(queries)(`%s is served by an index within ${MOST_BUFFERS} buffers`, (_how, query) =>
    judged(query, MOST_BUFFERS),
  );

  const narrowed = filterable.filter(isNarrowing).map(filteredBy);
  if (narrowed.length > 0)
    it.each(narrowed)('%s looks at each record of the tenant once', (_how, query) =>
      judged(query, MOST_BUFFERS_AMONG_ALL),
    );
});

describe('a list with a condition of its own', () => {
  const open = { state_eq_any: ['OPEN', 'IN_PROGRESS'] };
  const tasks = (name: string, filter: object) =>
    [`tasks ${name}`, Task, taskScope(MANAGER), { filter: JSON.stringify(filter), sort: '["dueDate","ASC"]' }] as const;
  const articles = (name: string, query: Record<string, string>) =>
    ([['customers'], ['desk', 'customers', 'executors']] as const).map(
      (circles) => [`articles ${name} for ${circles}`, Article, publishedFor(circles), query] as const,
    );

  it.each([
    tasks('altogether', {}),
    tasks('that are not done', open),
    tasks('that are assigned to an agent', { ...open, assignedTo: MANAGER.id }),
    tasks('that an agent answers for', { ...open, responsible: MANAGER.id }),
    tasks('of one ticket', { ticket: MANAGER.id }),
    ...articles('as they open', {}),
    ...articles('by title, as the help lists them', { sort: '["title","ASC"]', embed: '["category"]' }),
    ...articles('of one category', { filter: JSON.stringify({ category: MANAGER.id }) }),
  ])(`%s is served by an index within ${MOST_BUFFERS} buffers`, async (_name, type, scope, query) => {
    const { buffers, sequential } = await plans.cost(resourceOf(type), query, scope);
    expect(sequential).toEqual([]);
    expect(buffers).toBeLessThanOrEqual(MOST_BUFFERS);
  });
});

it.each(['location', 'customer'])('no index of the table %s is there without a list that asks it', async (table) => {
  const rows = await desk.rows(
    `select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
      where indrelid = $1::regclass and not indisunique and relname not like '%search_index'`,
    table,
  );
  expect(rows.length).toBeGreaterThan(20);
  const asked = new Set([...used, ...(table === 'customer' ? await askedByWorker(table) : [])]);
  expect(rows.map(({ name }) => name).filter((name) => !asked.has(name))).toEqual([]);
});

/** The indexes that serve the worker's query for unverified numbers (`erp-numbers.handler.ts`). */
async function askedByWorker(table: string): Promise<string[]> {
  const text = `explain select id from "${table}" where tenant = 'alpina' and unverified <> '{}' order by id limit 100`;
  const rows = await desk.rows(text);
  return rows.flatMap((row) => /using (\w+)/.exec(row['QUERY PLAN'])?.[1] ?? []);
}
