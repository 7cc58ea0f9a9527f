import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { circlesOf } from '../../api/search/circles.js';
import { SearchWatch } from '../../api/search/index/search-watch.js';
import type { SearchHit } from '../../api/search/search.shape.js';
import { NO_FACTS } from '../../api/service-desk.js';
import { Role } from '../../api/vocabulary/role.js';
import { eventually } from '../support/eventually.js';
import { workbookOf } from '../support/locations-file.js';
import type { Person } from '../support/people.js';
import { recordsOf } from '../support/records.js';
import { docxOf, pdfOf } from '../support/text-files.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);

/** A word that stands in one text alone, and the address under which its readers find it. */
interface Canary {
  readonly word: string;
  readonly where: string;
  /** Addresses of which one returns the word. */
  readonly at: readonly string[];
}

const READERS: readonly Person[] = [
  'agent',
  'executor',
  'customer',
  'customerAll',
  'bergbahn',
  'admin',
  'otherAgent',
  'otherCustomer',
];

const canaries: Canary[] = [];
/** A word of letters alone, with no part in common with the other words. */
function canary(where: string, ...at: string[]): string {
  const [first, second] = [Math.floor(canaries.length / 10), canaries.length % 10];
  const word = `${'bdfghklmnptrsvwz'[first]}ox${'bdfghklmnp'[second]}uz${'qwrtzvbnmlkjhgfd'[first]}y${'jkpqrstvwx'[second]}`;
  canaries.push({ word, where, at });
  return word;
}

/** Files that hold a text, in each format whose text is read. */
const FILES: readonly [ending: string, content: (text: string) => Buffer | Promise<Buffer>][] = [
  ['txt', (text) => Buffer.from(text)],
  ['pdf', pdfOf],
  ['docx', docxOf],
  ['xlsx', (text) => workbookOf([['Notiz'], [text]])],
];
/** The text of an attachment, for readers who open its content. */
const inside = new Map<string, string>();

const attach = async (as: Person, ticket: string, name: string, visible: boolean, content: Buffer): Promise<string> =>
  (
    await desk
      .as(as)
      .post(`v1/tickets/${ticket}/attachments`)
      .field('visibleForCustomer', String(visible))
      .attach('file', content, name)
      .expect(201)
  ).body.id;

/** Writes a word into each text of a ticket that some persons read and others do not. */
async function fill(name: string, as: Person, given: Record<string, unknown> = {}): Promise<string> {
  const told = canary(`the order text of ${name}`);
  const { id, state } = await world.submit(as, { customerDescription: `Etwas ${told} ist defekt`, ...given });
  const own = `v1/tickets/${id}`;
  canaries.push({ ...(canaries.pop() as Canary), at: [own] });
  if (state === 'DRAFT') return id;
  const say = (path: string, by: Person, where: string) =>
    desk
      .as(by)
      .post(`${own}/${path}`)
      .send({ text: `Dazu ${canary(where, `${own}/activities?range=[0,99]`)}` })
      .expect(201);
  await say('messages', 'agent', `a message about ${name}`);
  await say('work-notes', 'agent', `a work note on ${name}`);
  for (const visible of [true, false]) {
    const word = canary(`a ${visible ? 'visible' : 'hidden'} attachment of ${name}`);
    const attachment = await attach('agent', id, `${word}.txt`, visible, Buffer.from('leer'));
    canaries.push({ ...(canaries.pop() as Canary), at: [`v1/attachments/${attachment}`] });
    for (const [ending, content] of FILES) {
      const told = canary(`the text of a ${visible ? 'visible' : 'hidden'} ${ending} of ${name}`);
      const file = await attach('agent', id, `datei.${ending}`, visible, await content(`Darin ${told} etwas`));
      canaries.push({ ...(canaries.pop() as Canary), at: [`v1/attachments/${file}/content`] });
      inside.set(told, file);
    }
  }
  const internalNotes = canary(`the internal notes of ${name}`, own);
  await world.change('agent', await world.read('agent', id), { internalNotes }).expect(200);
  return id;
}

const orderOf = (executionCompany: string, executionDescription: string) => ({
  type: 'ORDER',
  location: world.location,
  responsible: world.ids.agent,
  executionCompany,
  executionDescription,
});

beforeAll(async () => {
  const stranger = { username: 'anders', name: 'Anders', roles: ['vsd-agent'], executionCompany: 'Anders' };
  await desk.as('manager').create('v1/users', stranger);
  const mine = await fill('the ticket of a customer', 'customer');
  await fill('the ticket of a colleague', 'customerAll');
  await fill('the ticket of another customer', 'bergbahn');
  await fill('a draft of another tenant', 'otherCustomer', { draft: true, category: null });
  await fill('a draft', 'customer', { draft: true });
  await fill('an order of another company', 'agent', orderOf('Anders', 'Anderes'));
  const description = canary('the description of the work');
  const order = await fill('an order', 'agent', orderOf('Rohr & Draht', description));
  canaries.splice(
    canaries.findIndex(({ word }) => word === description),
    1,
    {
      word: description,
      where: 'the description of the work',
      at: [`v1/tickets/${order}`],
    },
  );
  const remarks = canary('the remarks of a report');
  const report = await world.report('executor', order, { remarks });
  canaries.push({ ...(canaries.pop() as Canary), at: [`v1/reports/${report.id}`] });
  await say(mine);
  const { create, patch } = recordsOf(desk);
  const acme = await desk.as('manager').read(`v1/customers/${world.acme}`);
  const notes = canary('the notes about a customer', `v1/customers/${world.acme}`);
  const street = canary('the street of a customer', `v1/customers/${world.acme}`);
  await patch('customers', acme, { internalNotes: notes, street }).expect(200);
  for (const [place, id] of Object.entries({ site: world.location, 'foreign site': world.foreignLocation })) {
    const location = await desk.as('manager').read(`v1/locations/${id}`);
    await patch('locations', location, { street: canary(`the street of a ${place}`, `v1/locations/${id}`) }).expect(
      200,
    );
  }
  const office = await create('addresses', { number: 'CANARY', name: 'Vogelhaus' });
  const position = canary('the position of a contact');
  const contact = await create('contacts', { lastname: 'Muster', position, address: office.id });
  canaries.push({ ...(canaries.pop() as Canary), at: [`v1/contacts/${contact.id}`] });
  await desk.app.get(SearchWatch).poll();
  await desk.app.get(JobWorker).start();
  await eventually(async () => {
    const call = `select count(*)::int as read from attachment_text where id = any($1) and state = 'READ'`;
    const rows = await desk.rows(call, [...inside.values()]);
    expect(rows[0].read).toBe(inside.size);
  });
  await desk.app.get(SearchWatch).poll();
});

/** A message of the customer's own. */
const say = (ticket: string) =>
  desk
    .as('customer')
    .post(`v1/tickets/${ticket}/messages`)
    .send({ text: canary('a message of a customer', `v1/tickets/${ticket}/activities?range=[0,99]`) })
    .expect(201);

/** The answer of the search; with `&typing=true`, as the palette sends it. */
const find = async (as: Person, word: string, more = ''): Promise<SearchHit[]> =>
  (await desk.as(as).read(`v1/search?q=${word}&limit=50${more}`)).hits;

/** Whether a person reads the word in its text. */
async function reads(as: Person, { word, at }: Canary): Promise<boolean> {
  const answers = await Promise.all(at.map((path) => desk.as(as).get(path)));
  // The bytes of a file hold no plain word: a reader of the file reads its text.
  return answers.some(({ status, text }) => status === 200 && (inside.has(word) || text.includes(word)));
}

it.each(READERS)('%s finds each word that they may read where it stands, and no other', async (as) => {
  expect(canaries.length).toBeGreaterThan(30);
  expect(new Set(canaries.map(({ word }) => word)).size).toBe(canaries.length);
  const found: string[] = [];
  const readable: string[] = [];
  for (const one of canaries) {
    const hits = await find(as, one.word);
    if (hits.length > 0) found.push(one.where);
    if (hits.length > 0) expect(JSON.stringify(hits)).toContain(one.word);
    if (await reads(as, one)) readable.push(one.where);
    const file = inside.get(one.word);
    if (file) {
      const typed = await find(as, one.word, '&typing=true');
      for (const answer of [hits, typed])
        expect([one.where, answer.map(({ id }) => id)]).toEqual([one.where, hits.length > 0 ? [file] : []]);
    }
  }
  expect(found).toEqual(readable);
  if (as === 'agent') expect(found.length).toBeGreaterThan(30);
});

/** The searching persons, with the facts from which the index computes their circles. */
const askers: Partial<Record<Person, () => Parameters<typeof circlesOf>[0]>> = {
  customer: () => asker('customer', Role.Customer, { customerId: world.acme }),
  customerAll: () => asker('customerAll', Role.Customer, { customerId: world.acme, seesAllIssues: true }),
  bergbahn: () => asker('bergbahn', Role.Customer, { customerId: world.bergbahn }),
  executor: () => asker('executor', Role.Executor, { executionCompany: 'Rohr & Draht' }),
};
const asker = (as: Person, role: Role, facts: object) => ({
  id: world.ids[as],
  roles: [role],
  facts: { ...NO_FACTS, ...facts },
});

it.each(Object.keys(askers) as Person[])('the index by itself finds for %s no more than they are told', async (as) => {
  const { work, directory } = circlesOf((askers[as] as () => Parameters<typeof circlesOf>[0])());
  await desk.rows(`select set_config('app.tenant', 'alpina', false)`);
  for (const { word, where } of canaries) {
    const call = 'select vsd_full_text($1, $2, $3, null, null, 50, false) as found';
    const rows = await desk.rows(call, word, work, directory);
    const ids = rows[0].found.hits.map(({ record }: { record: string }) => record);
    expect([where, ids.toSorted()]).toEqual([where, (await find(as, word)).map(({ id }) => id).toSorted()]);
  }
});

it.each(READERS)('everything that %s finds with a common word can be opened', async (as) => {
  const at: Record<string, (hit: SearchHit) => string> = {
    tickets: ({ id }) => `v1/tickets/${id}`,
    activities: ({ ticket }) => `v1/tickets/${ticket}/activities?range=[0,99]`,
    attachments: ({ id }) => `v1/attachments/${id}`,
    reports: ({ id }) => `v1/reports/${id}`,
    customers: ({ id }) => `v1/customers/${id}`,
    locations: ({ id }) => `v1/locations/${id}`,
    contacts: ({ id }) => `v1/contacts/${id}`,
    users: ({ id }) => `v1/users/${id}`,
  };
  for (const word of ['etwas', 'dazu', 'darin', 'datei', 'txt', 'alpina', 'acme', 'werk', 'rohr', 'muster']) {
    for (const hit of await find(as, word)) {
      const { status, text } = await desk.as(as).get(at[hit.resource]?.(hit) as string);
      expect([word, hit.resource, status]).toEqual([word, hit.resource, 200]);
      expect(text).toContain(hit.id);
    }
  }
});

it('whoever loses a ticket finds nothing of it at once, and whoever gets it does soon', async () => {
  const order = await world.order({ customerDescription: 'Wackelkontaktgeber' });
  await desk.app.get(SearchWatch).poll();
  expect(await find('executor', 'wackelkontaktgeber')).toHaveLength(1);
  await desk.rows(`update ticket set execution_company = 'Anders' where id = $1`, order.id);
  expect(await find('executor', 'wackelkontaktgeber')).toEqual([]);
  await desk.rows(`update ticket set execution_company = 'Rohr & Draht' where id = $1`, order.id);
  await desk.app.get(SearchWatch).poll();
  expect(await find('executor', 'wackelkontaktgeber')).toHaveLength(1);
});
