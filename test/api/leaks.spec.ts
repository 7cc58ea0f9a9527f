import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AccessCalls } from '../support/access-calls.js';
import { accessOperations } from '../support/access-operations.js';
import { startApplication, type TestApplication } from '../support/application.js';
import { fieldsIn, readings, tableOf } from '../support/leaks/document.js';
import { type Mark, MarkFinder } from '../support/leaks/marks.js';
import { SEPARATOR, type Sight, sightOf, tableOfSight } from '../support/leaks/sight.js';
import { addressesOf, hiddenQueriesOf, seen } from '../support/leaks/walk.js';
import { type LeakWorld, leakWorld } from '../support/leaks/world.js';
import type { Person } from '../support/people.js';
import type { Json } from '../support/records.js';

/** Every column that a person sees, and of which rows; `UPDATE_LEAKS=1` writes it anew, to be read. */
const FILE = join(process.cwd(), 'test/api/leaks.json');
const expected: Record<string, Record<string, string>> = JSON.parse(readFileSync(FILE, 'utf8'));

const CUSTOMERS = ['customer', 'customerAll', 'bergbahn', 'otherCustomer'] as const;
/** The remaining persons write the same records as these, on another side. */
const WRITERS = ['customer', 'customerAll', 'executor'] as const;
const OUTSIDE: readonly Person[] = [...CUSTOMERS, 'executor'];

/** Columns and rows of the desk alone; stated a second time, independent of the checked-in list. */
const NEVER_FOR_CUSTOMERS = [
  /^(task|sla|text_block|address|contact|project|assignment_group|ticket_mail|config_change|request_failure|bulk_\w+|tenant_settings|report\w*|absence)\./,
  /^ticket\.(internal_notes|execution_\w+|clarification_text)$/,
  /^customer\.(internal_notes|communication_email|crm_\w+|default_\w+)$/,
  /^activity\.(reason|recipient)$/,
  /^activity\.changes of (internalNotes|clarificationText|assignmentGroup)$/,
];
/** Values that a new record takes over from a hidden record; its writer reads them in the new record. */
const TAKEN_OVER = /^executor addTicketReport .*: customer\.default_project /;
/** Their own device, which no list shows, answered by its removal. */
const OWN_DEVICE = /^customer unsubscribeDevice acme: push_subscription\.id of acme$/;
const NEVER_ROWS =
  /hidden|private|for agents|(WORK_NOTE|ASSIGNED|FIELD_CHANGED|TRIGGER_TIME|EMAIL_\w+|TASK_\w+|REPORT_\w+|LINK_\w+)(,|$)/;

let desk: TestApplication;
let world: LeakWorld;
let finder: MarkFinder;
let folder: string;
const sights = new Map<Person, Sight>();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vsd-leaks-'));
  desk = await startApplication({ VSD_FILES_DIR: folder });
  world = await leakWorld(desk, folder);
  finder = new MarkFinder(world.marks);
  const people: Person[] = [...OUTSIDE, 'manager'];
  await Promise.all(people.map(async (person) => sights.set(person, await sightOf(desk, world, finder, person))));
  if (!process.env.UPDATE_LEAKS) return;
  const found = OUTSIDE.map((person) => [person, tableOfSight(sights.get(person) as Sight, world)]);
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(found), null, 2)}\n`);
});
afterAll(async () => {
  await desk?.close();
  await rm(folder, { recursive: true, force: true });
});

const sight = (person: Person) => sights.get(person) as Sight;
const rowsOf = (person: Person) =>
  Object.entries(tableOfSight(sight(person), world)).flatMap(([column, rows]) =>
    rows.split(SEPARATOR).map((row) => `${column} of ${row}`),
  );

describe('reading everything there is to read', () => {
  it('shows an agent the words that others must not see, so that their absence means something', () => {
    const columns = Object.keys(tableOfSight(sight('manager'), world));
    const internal = ['ticket.internal_notes', 'activity.reason', 'task.subject', 'customer.internal_notes'];
    expect(columns).toEqual(expect.arrayContaining([...internal, 'ticket.execution_description', 'content of a file']));
    const rows = rowsOf('manager').filter((row) => NEVER_ROWS.test(row));
    expect(rows.length).toBeGreaterThan(50);
    expect(sight('manager').calls).toBeGreaterThan(300);
  });

  for (const person of OUTSIDE)
    it(`shows the ${person} what the checked-in list says and nothing else`, () => {
      if (process.env.UPDATE_LEAKS) return;
      expect(tableOfSight(sight(person), world)).toEqual(expected[person]);
    });

  for (const person of CUSTOMERS)
    it(`never shows the ${person} what is internal`, () => {
      const found = Object.entries(tableOfSight(sight(person), world)).flatMap(([column, rows]) =>
        NEVER_FOR_CUSTOMERS.some((pattern) => pattern.test(column))
          ? [column]
          : rows
              .split(SEPARATOR)
              .filter((row) => NEVER_ROWS.test(row))
              .map((row) => `${column} of ${row}`),
      );
      expect(found).toEqual([]);
    });

  it('never shows the executor private tasks of others, nor the desk’s own notes', () => {
    const columns = Object.keys(tableOfSight(sight('executor'), world));
    expect(columns).not.toContain('ticket.internal_notes');
    expect(columns).not.toContain('activity.changes of internalNotes');
    expect(rowsOf('executor').filter((row) => /, private$|for agents|another company|colleague/.test(row))).toEqual([]);
  });

  it('gives no odd answer, and no property that the reader’s own document lacks', () => {
    for (const person of [...OUTSIDE, 'manager'] as Person[])
      expect([person, sight(person).odd, sight(person).undeclared]).toEqual([person, [], []]);
  });
});

describe('asking in a roundabout way', () => {
  it.each(OUTSIDE)('tells the %s nothing of fields that they do not see', async (person) => {
    const { document } = sight(person);
    const wrong: string[] = [];
    for (const reading of readings.filter(({ isList }) => isList))
      for (const address of openTo(person, reading))
        for (const query of hiddenQueriesOf(reading, document).filter(isNew(document, reading.id))) {
          const answer = await seen('', desk.as(person).get(`${address}?${query}`));
          if (answer.status !== 400) wrong.push(`${answer.status} ${address}?${decodeURIComponent(query)}`);
        }
    expect(wrong).toEqual([]);
  });

  it.each(OUTSIDE)('counts for the %s the rows that they see and no others', async (person) => {
    const wrong: string[] = [];
    for (const reading of readings.filter(({ isList }) => isList))
      for (const address of openTo(person, reading)) {
        const all = await seen('', desk.as(person).get(`${address}?range=[0,199]`));
        const first = await seen('', desk.as(person).get(`${address}?range=[0,0]&count=exact`));
        const { length } = all.body as unknown[];
        for (const { headers } of [all, first])
          if (Number(headers['x-total-count']) !== length || !headers['content-range']?.endsWith(`/${length}`))
            wrong.push(`${address}: ${headers['x-total-count']}, ${headers['content-range']}`);
      }
    expect(wrong).toEqual([]);
  });

  it.each(OUTSIDE)('finds for the %s no word that they do not see', async (person) => {
    const { document, marks } = sight(person);
    const wrong: string[] = [];
    for (const reading of readings.filter(({ isList }) => isList)) {
      const searched = fieldsIn(document, reading.schema).filter((field) => field.searched);
      if (searched.length === 0) continue;
      const [address] = openTo(person, reading);
      const table = tableOf(resourcePathOf(reading.address));
      const hidden = world.marks.filter((mark) => mark.table === table && !marks.has(mark.word));
      for (const { word, column } of address ? someOfEach(hidden) : []) {
        for (const name of ['q', ...searched.map((field) => `${field.name}_contains`)]) {
          const filter = encodeURIComponent(JSON.stringify({ [name]: word }));
          const answer = await seen('', desk.as(person).get(`${address}?filter=${filter}&count=exact`));
          if (answer.headers['x-total-count'] !== '0') wrong.push(`${address} ${name} ${column}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('writing whatever there is to write', () => {
  it('answers, refusals and errors among them, with nothing that reading would not have shown', async () => {
    const leaks = new Set<string>();
    let answers = 0;
    const calls = new AccessCalls(desk, world.access, WRITERS, (caller, what, { text = '', headers }) => {
      answers += 1;
      const { marks } = sight(caller as Person);
      for (const mark of finder.in(`${JSON.stringify(headers)}${text}`))
        if (!marks.has(mark.word)) leaks.add(`${caller} ${what}: ${mark.column} of ${world.labelOf(mark)}`);
    });
    for (const operation of accessOperations) if (operation.method !== 'get') await calls.outcomesOf(operation);
    expect([...leaks].filter((leak) => !TAKEN_OVER.test(leak) && !OWN_DEVICE.test(leak))).toEqual([]);
    expect(answers).toBeGreaterThan(300);
  });
});

const asked = new Set<string>();
const BY_VALUE = /^filter=\{"[^"_]+":"x"\}$/;

/**
 * Whether a query about a hidden field is a new case. The operation and the person's document decide on the filter of a
 * field: each way is tried once for both, and each field by its value wherever a person may filter by it.
 */
const isNew = (document: Json, operation: string) => {
  const shown = createHash('sha256').update(JSON.stringify(document)).digest('base64');
  return (query: string): boolean => {
    const name = `${operation} ${query} ${shown}`;
    const isKnown = asked.has(name);
    asked.add(name);
    return !isKnown || BY_VALUE.test(decodeURIComponent(query));
  };
};

/** The addresses of a list that answer a person. */
function openTo(person: Person, reading: (typeof readings)[number]): string[] {
  const reached = new Set([...sight(person).marks.values()].map(({ rowId }) => rowId));
  const mayCall = Object.hasOwn(sight(person).document.paths, `/${reading.address}`);
  const idsOf = (path: string) => world.idsOf(tableOf(path)).filter((id) => reached.has(id));
  return mayCall ? addressesOf(reading, idsOf) : [];
}

/** 'tickets' of 'v1/tickets', 'activities' of 'v1/tickets/{id}/activities'. */
const resourcePathOf = (address: string) => address.split('/').at(-1) as string;

/** One mark of each column, since all marks of a column are searched for the same way. */
function someOfEach(marks: readonly Mark[]): Mark[] {
  const columns = Map.groupBy(
    marks.filter(({ column }) => !column.endsWith('.id')),
    ({ column }) => column,
  );
  return [...columns.values()].flatMap((each) => each.slice(0, 1));
}
