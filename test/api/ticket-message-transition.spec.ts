import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { eventually } from '../support/eventually.js';
import { ordersOf } from '../support/orders.js';
import type { Person } from '../support/people.js';
import type { Json } from '../support/records.js';
import { type TicketJson } from '../support/ticket-world.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);
beforeAll(() => desk.app.get(JobWorker).start());

const say = (as: Person, { id }: TicketJson, body: object, what = 'messages') =>
  desk.as(as).post(`v1/tickets/${id}/${what}`, body);
const timeline = async (as: Person, { id }: TicketJson): Promise<Json[]> =>
  await desk.as(as).read(`v1/tickets/${id}/activities`);
/** The events of a ticket without its mails, which the worker sends later. */
const kinds = async (as: Person, ticket: TicketJson) =>
  (await timeline(as, ticket)).map(({ kind }) => String(kind)).filter((kind) => !kind.startsWith('EMAIL_'));
const state = async ({ id }: TicketJson) => (await world.read('agent', id)).state;
const solved = { to: 'WORK_COMPLETED', closingNote: 'Pumpe ersetzt' };

describe('a message that comes with a move', () => {
  it('stands in the timeline before the move, and both have happened', async () => {
    const ticket = await world.inWork();
    await say('agent', ticket, { text: 'Es läuft wieder.', move: solved }).expect(201);
    expect(await kinds('customerAll', ticket)).toEqual([
      'CREATED',
      'STATE_CHANGED',
      'MESSAGE_FROM_AGENT',
      'STATE_CHANGED',
    ]);
    const last = (await timeline('agent', ticket)).findLast(({ kind }) => kind === 'STATE_CHANGED');
    expect(last).toMatchObject({ fromState: 'IN_WORK', toState: 'WORK_COMPLETED' });
  });

  it('is not sent when the move is refused, and neither are its files', async () => {
    const ticket = await world.inWork();
    const path = `v1/tickets/${ticket.id}/attachments`;
    const { body: file } = await desk.as('agent').post(path).attach('file', Buffer.from('x'), 'x.txt').expect(201);
    const before = await kinds('agent', ticket);
    const body = { text: 'Erledigt', attachments: [file.id], move: { to: 'WORK_COMPLETED' } };
    const refused = await say('agent', ticket, body).expect(409);
    expect(refused.body).toMatchObject({ code: 'STATE_FIELDS', errors: [{ pointer: '/closingNote' }] });
    expect(await kinds('agent', ticket)).toEqual(before);
    expect(await state(ticket)).toBe('IN_WORK');
    await say('agent', ticket, { ...body, move: solved }).expect(201);
  });

  it('asks back before it closes without an invoice, with nothing sent so far', async () => {
    const ticket = await world.submit('agent', { type: 'TICKET' });
    const close = { to: 'CLOSED', closingState: 'COMPLETED' };
    const asked = await say('agent', ticket, { text: 'Gelöst', move: close }).expect(409);
    expect(asked.body).toMatchObject({
      code: 'CONFIRMATION_REQUIRED',
      params: { codes: ['CLOSE_WITHOUT_INVOICE'] },
    });
    expect(await kinds('agent', ticket)).toEqual(['CREATED']);
    const confirm = ['CLOSE_WITHOUT_INVOICE'];
    await say('agent', ticket, { text: 'Gelöst', move: { ...close, confirm } }).expect(201);
    expect(await state(ticket)).toBe('CLOSED');
  });

  it('is the question itself where it asks the customer, and is said once', async () => {
    const ticket = await world.inWork();
    const move = { to: 'IN_CLARIFICATION', clarificationReason: 'WAIT_CUSTOMER' };
    await say('agent', ticket, { text: 'Welcher Raum?', move }).expect(201);
    expect(await world.read('agent', ticket.id)).toMatchObject({ clarificationText: 'Welcher Raum?' });
    const said = (await timeline('customerAll', ticket)).filter(({ kind }) => kind === 'MESSAGE_FROM_AGENT');
    expect(said.map(({ text }) => text)).toEqual(['Welcher Raum?']);
  });

  it('keeps a work note from becoming the question to the customer', async () => {
    const ticket = await world.inWork();
    const move = { to: 'IN_CLARIFICATION', clarificationReason: 'WAIT_CUSTOMER' };
    await say('agent', ticket, { text: 'Intern', move }, 'work-notes').expect(422);
    await say('agent', ticket, { text: 'Intern', move: { ...move, text: 'Welcher Raum?' } }, 'work-notes').expect(201);
    expect(await kinds('agent', ticket)).toEqual([
      'CREATED',
      'STATE_CHANGED',
      'WORK_NOTE',
      'STATE_CHANGED',
      'MESSAGE_FROM_AGENT',
    ]);
    expect(JSON.stringify(await timeline('customerAll', ticket))).not.toContain('Intern');
  });

  it('is refused as a whole when somebody has changed the ticket meanwhile', async () => {
    const ticket = await world.inWork();
    await world.change('manager', ticket, { internalNotes: 'Achtung' }).expect(200);
    const stale = say('agent', ticket, { text: 'Fertig', move: solved }).set('If-Match', `"${ticket.version}"`);
    await stale.expect(412);
    expect(await kinds('agent', ticket)).not.toContain('MESSAGE_FROM_AGENT');
  });

  it('of a customer makes their move and no other', async () => {
    const ticket = await world.submit('customer');
    await say('customer', ticket, {
      text: 'Hat sich erledigt',
      move: { to: 'CLOSED', closingState: 'COMPLETED', confirm: ['CLOSE_WITHOUT_INVOICE'] },
    }).expect(201);
    expect(await state(ticket)).toBe('CLOSED');
    const other = await world.inWork();
    await say('customerAll', other, { text: 'Fertig', move: solved }).expect(409);
  });
});

describe('the mails of a message with a move', () => {
  const mails = async ({ id }: TicketJson) => {
    const sql =
      'select event, recipient from ticket_mail where ticket_id = $1 and text is not null order by event, recipient';
    return await desk.rows(sql, id);
  };

  const address = async (person: Person) => (await desk.as(person).read('v1/me')).email as string;
  const toldOf = async (ticket: TicketJson, to: string) =>
    (await mails(ticket)).filter(({ recipient }) => recipient === to).map(({ event }) => event);

  it('are one for each recipient within the desk', async () => {
    const { order, billable } = ordersOf(desk, world);
    const ticket = await order({ responsible: world.ids.manager });
    await world.move('executor', ticket.id, { to: 'IN_WORK' }).expect(201);
    await billable('executor', ticket.id);
    const responsible = await address('manager');
    await say('executor', ticket, { text: 'Bitte prüfen', move: { to: 'WORK_COMPLETED' } }, 'work-notes').expect(201);
    await eventually(async () => {
      const told = ['ISSUE_ASSIGNED', 'ISSUE_STATE_WORK_COMPLETED', 'REPORT_CREATED'];
      expect(await toldOf(ticket, responsible)).toEqual(told);
    });
  });

  it('tell the customer what was said and what became of the ticket', async () => {
    const ticket = await world.inWork({ contactEmail: 'anna@acme.example' });
    await say('agent', ticket, { text: 'Es läuft wieder.', move: solved }).expect(201);
    await eventually(async () =>
      expect(await toldOf(ticket, 'anna@acme.example')).toEqual([
        'ISSUE_CREATED',
        'ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED',
        'ISSUE_STATE_IN_PROGRESS',
        'ISSUE_STATE_WORK_COMPLETED',
      ]),
    );
  });
});
