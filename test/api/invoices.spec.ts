import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApplication, type TestApplication } from '../support/application.js';
import { ordersOf, PDF } from '../support/orders.js';
import type { Person } from '../support/people.js';
import { codesOf, type Json } from '../support/records.js';
import { type TicketJson, type TicketWorld, ticketWorld } from '../support/ticket-world.js';

const LARGEST = 15 * 1024 * 1024;

let desk: TestApplication;
let world: TicketWorld;
let orders: ReturnType<typeof ordersOf>;
let folder: string;
let ticket: TicketJson;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vsd-invoices-'));
  desk = await startApplication({ VSD_FILES_DIR: folder });
  world = await ticketWorld(desk);
  orders = ordersOf(desk, world);
  ticket = await orders.order({ customerContact: world.ids.customer });
});
afterAll(async () => {
  await desk?.close();
  await rm(folder, { recursive: true, force: true });
});

const storedFiles = async () =>
  (await readdir(folder, { recursive: true })).filter((name) => /[0-9a-f-]{36}$/.test(name));
const listed = async (as: Person = 'agent', id = ticket.id): Promise<Json[]> =>
  await desk.as(as).read(`v1/tickets/${id}/invoices`);
const kinds = async (as: Person, id: string): Promise<[string, string][]> =>
  (await desk.as(as).read(`v1/tickets/${id}/activities`))
    .filter(({ kind }: Json) => kind.startsWith('INVOICE'))
    .map(({ kind, text }: Json) => [kind, text]);
const patch = (as: Person, { id, version }: Json, body: Json) =>
  desk.as(as).patch(`v1/invoices/${id}`, body).set('If-Match', `"${version}"`);

describe('an invoice', () => {
  it('comes back with number and amount, and its PDF byte by byte under its number', async () => {
    const { body } = await orders.invoice('agent', ticket.id, 'R-2026/77', '1250.05').expect(201);
    expect(body).toMatchObject({ invoiceNumber: 'R-2026/77', invoiceAmountExclVat: 1250.05, size: PDF.length });
    expect(body.can).toEqual({ edit: true, delete: true });
    const file = await desk.as('customer').get(`v1/invoices/${body.id}/content?disposition=inline`).expect(200);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename=R-2026-77.pdf',
      'x-content-type-options': 'nosniff',
    });
    expect(Buffer.compare(file.body, PDF)).toBe(0);
    expect((await listed('customer')).map(({ invoiceNumber }) => invoiceNumber)).toEqual(['R-2026/77']);
  });

  it.each([
    ['a text called .pdf', Buffer.from('Rechnung'), 'rechnung.pdf'],
    ['a picture called .pdf', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'rechnung.pdf'],
    ['a PDF after something else', Buffer.from('x%PDF-1.4'), 'rechnung.pdf'],
    ['a program', Buffer.from('MZ\u0090\u0000'), 'rechnung.pdf'],
  ])('is no %s', async (_what, content, name) => {
    const before = [await storedFiles(), await listed()];
    const answer = await orders.invoice('agent', ticket.id, 'R-X', '1', content, name).expect(415);
    expect(answer.body.code).toBe('INVOICE_PDF');
    expect([await storedFiles(), await listed()]).toEqual(before);
  });

  it('is a PDF whatever it is called', async () => {
    const { body } = await orders.invoice('agent', ticket.id, 'R-NAME', '1', PDF, 'setup.exe').expect(201);
    await desk.as('agent').delete(`v1/invoices/${body.id}`).expect(200);
  });

  it('is taken up to 15 MB and not a byte more', async () => {
    const before = [await storedFiles(), await listed()];
    const whole = Buffer.concat([PDF, Buffer.alloc(LARGEST - PDF.length, 'a')]);
    const more = Buffer.concat([whole, Buffer.from('a')]);
    expect((await orders.invoice('agent', ticket.id, 'R-BIG', '1', more).expect(413)).body.code).toBe('FILE_SIZE');
    expect([await storedFiles(), await listed()]).toEqual(before);
    const { body } = await orders.invoice('agent', ticket.id, 'R-BIG', '1', whole).expect(201);
    expect(body.size).toBe(LARGEST);
    await desk.as('agent').delete(`v1/invoices/${body.id}`).expect(200);
    expect(await storedFiles()).toEqual(before[0]);
  });

  it.each([
    ['', '1', [['/invoiceNumber', 'REQUIRED']]],
    ['   ', '1', [['/invoiceNumber', 'REQUIRED']]],
    ['x'.repeat(61), '1', [['/invoiceNumber', 'MAX_CHARS']]],
    ['R-1', '', [['/invoiceAmountExclVat', 'REQUIRED']]],
    ['R-1', '0', [['/invoiceAmountExclVat', 'MIN_VALUE']]],
    ['R-1', '-5', [['/invoiceAmountExclVat', 'MIN_VALUE']]],
    ['R-1', '1.005', [['/invoiceAmountExclVat', 'MAX_DECIMALS']]],
    ['R-1', '1e3', [['/invoiceAmountExclVat', 'NUMBER_ONLY']]],
    ['R-1', 'NaN', [['/invoiceAmountExclVat', 'NUMBER_ONLY']]],
    ['R-1', '99999999999', [['/invoiceAmountExclVat', 'MAX_VALUE']]],
  ])('needs a number and an amount above nothing: %j %j', async (number, amount, expected) => {
    const before = [await storedFiles(), await listed()];
    const { body } = await orders.invoice('agent', ticket.id, number, amount).expect(422);
    expect(codesOf(body)).toEqual(expected);
    expect([await storedFiles(), await listed()]).toEqual(before);
  });

  it('takes no other fields and needs its file', async () => {
    const post = () => desk.as('agent').post(`v1/tickets/${ticket.id}/invoices`).field('invoiceNumber', 'R-2');
    const other = post().field('invoiceAmountExclVat', '1').field('ticket', 'x').attach('file', PDF, 'a.pdf');
    expect(codesOf((await other.expect(422)).body)).toEqual([['/ticket', 'UNKNOWN_PROPERTY']]);
    const missing = await post().field('invoiceAmountExclVat', '1').expect(422);
    expect(codesOf(missing.body)).toEqual([['/file', 'FILE_MISSING']]);
    await post().attach('file', PDF, 'a.pdf').attach('file', PDF, 'b.pdf').expect(422);
  });

  it('has a number of its own within the ticket, and leaves no second PDF behind', async () => {
    await orders.invoice('agent', ticket.id, 'R-ONCE').expect(201);
    const files = await storedFiles();
    const again = await orders.invoice('agent', ticket.id, 'R-ONCE').expect(409);
    expect(again.body).toMatchObject({ code: 'DUPLICATE', params: { field: 'invoiceNumber' } });
    expect(await storedFiles()).toEqual(files);
    const other = await orders.order();
    await orders.invoice('agent', other.id, 'R-ONCE').expect(201);
  });

  it('is stored once per Idempotency-Key, and the key is not good for another amount', async () => {
    const send = (amount: string) =>
      orders.invoice('agent', ticket.id, 'R-KEY', amount).set('Idempotency-Key', 'invoice-1');
    const first = await send('10').expect(201);
    const files = await storedFiles();
    expect((await send('10').expect(201)).body.id).toBe(first.body.id);
    await send('11').expect(422);
    expect(await storedFiles()).toEqual(files);
  });

  it('is renamed and removed by the desk, and the timeline tells it to the customer', async () => {
    const own = await orders.order({ customerContact: world.ids.customer });
    const { body } = await orders.invoice('agent', own.id, 'R-10').expect(201);
    await desk.as('agent').patch(`v1/invoices/${body.id}`, { invoiceNumber: 'R-11' }).expect(428);
    const renamed = (await patch('agent', body, { invoiceNumber: 'R-11' }).expect(200)).body;
    expect(renamed).toMatchObject({ invoiceNumber: 'R-11', version: 2 });
    const stale = await patch('agent', body, { invoiceAmountExclVat: 2 }).expect(412);
    expect(stale.body.code).toBe('STALE');
    const cheaper = (await patch('agent', renamed, { invoiceAmountExclVat: 99.95 }).expect(200)).body;
    expect(cheaper.invoiceAmountExclVat).toBe(99.95);
    for (const refused of [{ size: 1 }, { ticket: own.id }, { uploader: world.ids.agent }, { can: {} }]) {
      await patch('agent', cheaper, refused).expect(422);
    }
    await desk.as('agent').delete(`v1/invoices/${body.id}`).expect(200);
    const told = [
      ['INVOICE_ADDED', 'R-10'],
      ['INVOICE_RENAMED', 'R-11'],
      ['INVOICE_RENAMED', 'R-11'],
      ['INVOICE_REMOVED', 'R-11'],
    ];
    expect(await kinds('customer', own.id)).toEqual(told);
    expect(await kinds('agent', own.id)).toEqual(told);
    expect(await kinds('executor', own.id)).toEqual([]);
  });

  it('of an executor is theirs to keep, while those of others stay hidden from them', async () => {
    const own = await orders.order();
    const { body: desks } = await orders.invoice('agent', own.id, 'R-DESK').expect(201);
    const { body: theirs } = await orders.invoice('executor', own.id, 'R-THEIRS').expect(201);
    expect(theirs.uploader).toBe(world.ids.executor);
    expect((await listed('executor', own.id)).map(({ invoiceNumber }) => invoiceNumber)).toEqual(['R-THEIRS']);
    await desk.as('executor').get(`v1/invoices/${desks.id}`).expect(404);
    await desk.as('executor').get(`v1/invoices/${desks.id}/content`).expect(404);
    await patch('executor', desks, { invoiceNumber: 'X' }).expect(404);
    await desk.as('executor').delete(`v1/invoices/${desks.id}`).expect(404);
    await patch('executor', theirs, { invoiceNumber: 'R-THEIRS-2' }).expect(200);
    expect(await kinds('executor', own.id)).toEqual([
      ['INVOICE_ADDED', 'R-THEIRS'],
      ['INVOICE_RENAMED', 'R-THEIRS-2'],
    ]);
    await desk.as('executor').delete(`v1/invoices/${theirs.id}`).expect(200);
  });

  it('is not brought to a draft or a closed ticket, and stays as it is there', async () => {
    const draft = await world.submit('agent', { draft: true });
    expect((await orders.invoice('agent', draft.id, 'R-D').expect(409)).body.code).toBe('TICKET_STATE');
    const closed = await world.inWork();
    const { body } = await orders.invoice('agent', closed.id, 'R-C').expect(201);
    await world.move('agent', closed.id, { to: 'CLOSED', closingState: 'INVOICED' }).expect(201);
    expect((await orders.invoice('agent', closed.id, 'R-C2').expect(409)).body.code).toBe('TICKET_STATE');
    expect((await patch('agent', body, { invoiceNumber: 'R-X' }).expect(409)).body.code).toBe('TICKET_STATE');
    expect((await desk.as('agent').delete(`v1/invoices/${body.id}`).expect(409)).body.code).toBe('TICKET_STATE');
    expect((await listed('agent', closed.id))[0]?.can).toEqual({ edit: false, delete: false });
    expect((await world.read('agent', closed.id)).can).toMatchObject({ invoice: false });
  });
});

describe('the invoices of a ticket', () => {
  it('answer the question whether to close without one, and open the closing state INVOICED', async () => {
    const raised = await world.inWork();
    const asked = await world.move('agent', raised.id, { to: 'CLOSED', closingState: 'COMPLETED' }).expect(409);
    expect(asked.body).toMatchObject({ code: 'CONFIRMATION_REQUIRED', params: { codes: ['CLOSE_WITHOUT_INVOICE'] } });
    const none = await world.move('agent', raised.id, { to: 'CLOSED', closingState: 'INVOICED' }).expect(409);
    expect(none.body.code).toBe('CLOSING_STATE_NOT_ALLOWED');
    await orders.invoice('agent', raised.id, 'R-1').expect(201);
    const rejected = { to: 'CLOSED', closingState: 'REJECTED', closingNote: 'Doppelt erfasst' };
    expect((await world.move('agent', raised.id, rejected).expect(409)).body.code).toBe('CLOSING_STATE_NOT_ALLOWED');
    await world.move('agent', raised.id, { to: 'CLOSED', closingState: 'INVOICED' }).expect(201);
    const reopened = await world.move('agent', raised.id, { to: 'IN_WORK', reason: 'Doch nicht' }).expect(409);
    expect(reopened.body).toMatchObject({ code: 'TRANSITION_NOT_ALLOWED', errors: [{ code: 'REOPEN_INVOICED' }] });
  });

  it('hold an order to its type', async () => {
    const own = await orders.order();
    await orders.invoice('agent', own.id, 'R-1').expect(201);
    const bound = await world.read('agent', own.id);
    expect(bound.can).toMatchObject({ changeType: false });
    const answer = await world.change('agent', bound, { type: 'TICKET' }).expect(409);
    expect(answer.body.code).toBe('TYPE_CHANGE_NOT_ALLOWED');
  });
});
