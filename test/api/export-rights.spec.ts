import { parse } from 'csv-parse/sync';
import { getDocumentProxy } from 'unpdf';
import { ExportsHandler } from '../../api/exports/exports.handler.js';
import { allResources } from '../../api/platform/resource/resource.js';
import { runAsTenant } from '../../api/platform/tenancy/session.js';
import { Role } from '../../api/vocabulary/role.js';
import type { Client } from '../support/application.js';
import { hiddenTexts, reporter } from '../support/exports.js';
import type { Json } from '../support/records.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';
import { sheetOf } from '../support/workbook.js';

const CANARY = 'KANARIE';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const PEOPLE = [
  ['customer', Role.Customer],
  ['executor', Role.Executor],
] as const;

const desk = useDesk();
const world = useTicketWorld(desk);
let own: Json;
let order: Json;
beforeAll(async () => {
  own = await world.submit('customer', { customerDescription: 'Eigenes Anliegen' });
  order = await world.order({
    customerDescription: 'Auftrag der Firma',
    customer: world.bergbahn,
    location: world.foreignLocation,
  });
  await hide();
});

/** Records that neither of the two may see: tickets of others, and internal parts of their own tickets. */
async function hide(): Promise<void> {
  await world.submit('bergbahn', { customerDescription: `${CANARY} fremd` });
  const agent = desk.as('agent');
  const below = (path: string) => agent.post(`v1/tickets/${own.id}/${path}`);
  await below('work-notes')
    .send({ text: `${CANARY} Notiz` })
    .expect(201);
  await below('tasks')
    .send({ subject: `${CANARY} Aufgabe`, isPrivate: true })
    .expect(201);
  await below('attachments')
    .attach('file', Buffer.from(`${CANARY} Inhalt`), `${CANARY}.txt`)
    .expect(201);
  await desk.as('manager').create('v1/text-blocks', { name: `${CANARY} Baustein`, content: CANARY });
}

const countOf = ({ headers }: { headers: Json }) => Number(headers['x-total-count']);

/** The words of a PDF, whose narrow cells break them, without separators. */
async function wordsOf(data: Buffer): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(data), { verbosity: 0 });
  const texts: string[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await document.loadingTask.destroy();
  return texts.join('').replaceAll(/\s/g, '');
}

/** The file that the worker makes of a list for a user. */
async function exported(person: Client, resource: string, format: string): Promise<Buffer> {
  const { id } = (await person.post('v1/exports').send({ resource, format }).expect(202)).body;
  await runAsTenant('alpina', () => desk.app.get(ExportsHandler).handle({ export: id }));
  const { body } = await person.get(`v1/exports/${id}/content`).responseType('blob').expect(200);
  await person.delete(`v1/exports/${id}`).expect(200);
  return body;
}

describe.each(PEOPLE)('what a %s takes along', (who, role) => {
  // The company shows the owner of the order, and customers do not see it.
  const closed = hiddenTexts('Ticket', role).filter((column) => column !== 'execution_company');
  let person: Client;
  beforeAll(async () => {
    for (const column of closed) await desk.rows(`update ticket set ${column} = $1`, CANARY);
    person = await reporter(desk, who);
  });
  afterAll(async () => {
    for (const column of closed) await desk.rows(`update ticket set ${column} = 'x'`);
  });

  it('is of every list what they can open one by one, and no more', async () => {
    const met: string[] = [];
    for (const { options } of allResources()) {
      const { path } = options;
      const list = await person.get(`v1/${path}?range=[0,199]`);
      const table = await person.get(`v1/${path}`).set('Accept', 'text/csv');
      if (list.status !== 200) {
        expect([path, table.status]).toEqual([path, list.status]);
        continue;
      }
      // Some lists are answered as JSON alone, for each Accept header.
      if (!table.type.includes('csv')) continue;
      expect([path, table.status]).toEqual([path, 200]);
      const rows = parse(table.text, { bom: true, delimiter: ';', from: 2, relax_column_count: true });
      expect([path, rows.length, countOf(table)]).toEqual([path, list.body.length, countOf(list)]);
      expect(table.text).not.toContain(CANARY);
      for (const { id } of list.body) {
        const { status } = await person.get(`v1/${path}/${id}`);
        expect([path, status]).toEqual([path, 200]);
      }
      if (list.body.length > 0) met.push(path);
    }
    expect(met).toContain('tickets');
    expect(met.length).toBeGreaterThan(2);
  });

  it('says the same as a workbook and as a paper', async () => {
    const known: Json[] = await person.read('v1/tickets?range=[0,199]');
    expect(known.map(({ id }) => id)).toEqual([who === 'customer' ? own.id : order.id]);
    const { rows, xml } = await sheetOf(await exported(person, 'tickets', 'xlsx'));
    expect(rows).toHaveLength(known.length + 1);
    expect(Object.values(rows[1] ?? {})).toContain(known[0]?.identifier);
    expect(xml).not.toContain(CANARY);
    const direct = await person.get('v1/tickets').set('Accept', XLSX).responseType('blob').expect(200);
    expect((await sheetOf(direct.body)).rows).toEqual(rows);
    const words = await wordsOf(await exported(person, 'tickets', 'pdf'));
    expect(words).toContain(known[0]?.identifier);
    expect(words).not.toContain(CANARY);
    for (const resource of ['attachments', 'activities', 'tasks']) {
      const { status, type, text } = await person.get(`v1/${resource}`).set('Accept', 'text/csv');
      if (status !== 200 || !type.includes('csv')) continue;
      expect(text).not.toContain(CANARY);
      const paper = await exported(person, resource, 'pdf');
      expect(await wordsOf(paper)).not.toContain(CANARY);
    }
  });
});

it('would be told by whoever may see it', async () => {
  const found: string[] = [];
  for (const path of ['tickets', 'attachments', 'activities', 'text-blocks']) {
    const { status, text } = await desk.as('manager').get(`v1/${path}`).set('Accept', 'text/csv');
    if (status === 200 && text.includes(CANARY)) found.push(path);
  }
  expect(found).toEqual(expect.arrayContaining(['tickets', 'text-blocks']));
});
