import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApplication, type TestApplication } from '../support/application.js';
import { PNG } from '../support/bytes.js';
import { ordersOf, PDF } from '../support/orders.js';
import type { Person } from '../support/people.js';
import type { Json } from '../support/records.js';
import { type TicketJson, ticketWorld } from '../support/ticket-world.js';

let desk: TestApplication;
let folder: string;
let orders: ReturnType<typeof ordersOf>;
let ticket: TicketJson;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vsd-report-files-'));
  desk = await startApplication({ VSD_FILES_DIR: folder });
  orders = ordersOf(desk, await ticketWorld(desk));
  ticket = await orders.order();
});
afterAll(async () => {
  await desk?.close();
  await rm(folder, { recursive: true, force: true });
});

const add = (as: Person, report: string, content: Buffer, name: string, fields: Record<string, string> = {}) => {
  const post = desk.as(as).post(`v1/reports/${report}/attachments`);
  for (const [field, value] of Object.entries(fields)) post.field(field, value);
  return post.attach('file', content, name);
};
const filesOf = async (as: Person, report: string): Promise<Json[]> =>
  await desk.as(as).read(`v1/reports/${report}/attachments`);
const content = (as: Person, id: string, query = '') => desk.as(as).get(`v1/report-attachments/${id}/content${query}`);
const stored = async () =>
  (await readdir(folder, { recursive: true })).filter((name) => /[0-9a-f-]{36}$/.test(name)).length;
const timeline = async (as: Person): Promise<Json[]> =>
  await desk.as(as).read(`v1/tickets/${ticket.id}/activities?range=[0,199]`);

describe('a file of a report', () => {
  it('is added, listed, opened and removed by the desk and by the executors of the order, and told on the timeline', async () => {
    const report = await orders.report('executor', ticket.id);
    const { body } = await add('executor', report.id, PNG, 'Foto Pumpe.png').expect(201);
    const known = { name: 'Foto Pumpe.png', contentType: 'image/png', deskOnly: false };
    expect(body).toMatchObject({ report: report.id, ...known });
    await add('agent', report.id, PDF, 'messprotokoll.pdf').expect(201);
    expect((await filesOf('executor', report.id)).map(({ name, can }) => [name, can])).toEqual([
      ['Foto Pumpe.png', { open: true, delete: true }],
      ['messprotokoll.pdf', { open: true, delete: true }],
    ]);
    const shown = await content('executor', body.id, '?disposition=inline').buffer(true).expect(200);
    expect(Buffer.compare(shown.body, PNG)).toBe(0);
    expect(shown.headers['content-disposition']).toMatch(/^inline/);
    const before = await stored();
    await desk.as('executor').delete(`v1/report-attachments/${body.id}`).expect(200);
    expect(await stored()).toBe(before - 1);
    await content('agent', body.id).expect(404);
    const told = (await timeline('executor')).filter(({ kind }) => kind === 'REPORT_CHANGED');
    expect(told).toMatchObject([
      { text: report.identifier, changes: [{ field: 'attachments', from: null, to: 'Foto Pumpe.png' }] },
      { changes: [{ from: null, to: 'messprotokoll.pdf' }] },
      { changes: [{ from: 'Foto Pumpe.png', to: null }] },
    ]);
    expect(JSON.stringify(await timeline('customerAll'))).not.toContain('messprotokoll');
  });

  it.each([
    ['foto.png', Buffer.from('harmlos')],
    ['bild.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['seite.pdf', Buffer.from('<script>alert(1)</script>')],
    ['tabelle.xlsx', Buffer.from('504b0304140000000800', 'hex')],
    ['foto.jpg', Buffer.from('MZ\u0090\u0000\u0003')],
    ['protokoll.exe', PDF],
  ])('of another kind is refused by its content, whatever it is called: %s', async (name, given) => {
    const report = await orders.report('agent', ticket.id);
    const before = [await stored(), (await timeline('agent')).length];
    const answer = await add('agent', report.id, given, name).expect(415);
    expect(answer.body).toMatchObject({ code: 'REPORT_FILE_TYPE', params: { name } });
    expect([await stored(), (await timeline('agent')).length]).toEqual(before);
    expect(await filesOf('agent', report.id)).toEqual([]);
  });

  it('is refused alone: the report and its other files stand, and what failed is sent again', async () => {
    const report = await orders.report('agent', ticket.id);
    const send = (bytes: Buffer, name: string) =>
      add('agent', report.id, bytes, name).set('Idempotency-Key', `${report.id}-${name}`);
    const answers = await Promise.all([
      send(PNG, 'eins.png'),
      send(Buffer.from('kein PDF'), 'zwei.pdf'),
      send(Buffer.concat([PDF, Buffer.alloc(15 * 1024 * 1024, 'a')]), 'drei.pdf'),
      send(Buffer.alloc(0), 'vier.pdf'),
    ]);
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [201, undefined],
      [415, 'REPORT_FILE_TYPE'],
      [413, 'FILE_SIZE'],
      [422, 'FILE_EMPTY'],
    ]);
    expect((await filesOf('agent', report.id)).map(({ name }) => name)).toEqual(['eins.png']);
    await send(PNG, 'eins.png').expect(201);
    await send(PDF, 'zwei.pdf').expect(201);
    expect((await filesOf('agent', report.id)).map(({ name }) => name)).toEqual(['eins.png', 'zwei.pdf']);
  });

  it('that is for the desk only is known to executors, and neither opened nor removed by them', async () => {
    const report = await orders.report('executor', ticket.id);
    const { body } = await add('agent', report.id, PDF, 'kalkulation.pdf', { deskOnly: 'true' }).expect(201);
    expect(body).toMatchObject({ deskOnly: true, can: { open: true, delete: true } });
    expect(await filesOf('executor', report.id)).toMatchObject([
      { name: 'kalkulation.pdf', deskOnly: true, can: { open: false, delete: false } },
    ]);
    for (const refused of [
      await content('executor', body.id),
      await desk.as('executor').delete(`v1/report-attachments/${body.id}`),
    ])
      expect([refused.status, refused.body.code]).toEqual([403, 'REPORT_FILE_NOT_ACCESSIBLE']);
    const own = await add('executor', report.id, PDF, 'intern.pdf', { deskOnly: 'true' }).expect(403);
    expect(own.body.code).toBe('FORBIDDEN');
    await add('agent', report.id, PDF, 'x.pdf', { deskOnly: 'vielleicht' }).expect(422);
    await content('agent', body.id).expect(200);
  });

  it('stays as it is once the report is signed or handed in, and goes with a report that is removed', async () => {
    const signed = await orders.report('executor', ticket.id);
    await orders.position('executor', signed.id).expect(201);
    const kept = (await add('executor', signed.id, PNG, 'foto.png').expect(201)).body;
    const signature = { name: 'Anna Keller', strokes: [[[0, 0]]] };
    await desk.as('executor').create(`v1/reports/${signed.id}/signature`, signature);
    const handedIn = await orders.report('executor', ticket.id);
    await orders.position('executor', handedIn.id).expect(201);
    const locked = (await add('executor', handedIn.id, PNG, 'foto.png').expect(201)).body;
    await orders.moveReport('executor', handedIn.id, 'BILLABLE').expect(201);
    for (const [report, file, code] of [
      [signed, kept, 'REPORT_SIGNED'],
      [handedIn, locked, 'REPORT_FILES_LOCKED'],
    ] as const) {
      const before = await stored();
      for (const refused of [
        await add('agent', report.id, PNG, 'nachtrag.png'),
        await desk.as('agent').delete(`v1/report-attachments/${file.id}`),
      ])
        expect([refused.status, refused.body.code]).toEqual([409, code]);
      expect(await filesOf('agent', report.id)).toMatchObject([{ id: file.id, can: { open: true, delete: false } }]);
      expect(await stored()).toBe(before);
      await content('executor', file.id).expect(200);
    }
    const open = await orders.report('executor', ticket.id);
    const before = await stored();
    for (const name of ['a.png', 'b.png']) await add('executor', open.id, PNG, name).expect(201);
    expect(await stored()).toBe(before + 2);
    await desk.as('executor').delete(`v1/reports/${open.id}`).expect(200);
    expect(await stored()).toBe(before);
  });

  it('is not added behind a signature that comes at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const report = await orders.report('executor', ticket.id);
      await orders.position('executor', report.id).expect(201);
      const [signed, added] = await Promise.all([
        desk.as('executor').post(`v1/reports/${report.id}/signature`, { name: 'Anna Keller', strokes: [[[0, 0]]] }),
        add('agent', report.id, PNG, 'foto.png'),
      ]);
      expect(signed.status).toBe(201);
      expect([201, 409]).toContain(added.status);
      const files = await filesOf('agent', report.id);
      expect(files).toHaveLength(added.status === 201 ? 1 : 0);
      const body = await desk.as('agent').read(`v1/reports/${report.id}/signature`);
      for (const { createdAt } of files) expect(Date.parse(createdAt)).toBeLessThanOrEqual(Date.parse(body.receivedAt));
    }
  });
});
