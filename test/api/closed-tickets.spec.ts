import type { Person } from '../support/people.js';
import type { Json } from '../support/records.js';
import { CLOSE } from '../support/ticket-world.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);

const closed = (given: Json = {}) => world.ticket({ state: 'CLOSED', ...given });

describe('a closed ticket', () => {
  it('keeps its fields as they are', async () => {
    const ticket = await closed();
    expect(ticket.can).toMatchObject({ edit: false, internalNotes: true, workNote: true, upload: true });
    for (const changes of [
      { customerDescription: 'Anders' },
      { priority: 'LOW', reason: 'Nicht eilig' },
      { responsible: world.ids.agent },
      { closingNote: 'Nachgetragen' },
      { internalNotes: 'Notiz', contactName: 'Beat Frei' },
    ]) {
      const refused = await world.change('agent', ticket, changes).expect(409);
      expect(refused.body.code).toBe('TICKET_CLOSED');
    }
    expect(await world.read('agent', ticket.id)).toMatchObject({ version: ticket.version, internalNotes: null });
  });

  it('still takes internal notes, work notes and attachments of the desk', async () => {
    const ticket = await closed();
    const { body } = await world.change('agent', ticket, { internalNotes: 'Rückruf am Montag' }).expect(200);
    expect(body).toMatchObject({ internalNotes: 'Rückruf am Montag', state: 'CLOSED' });
    await desk.as('agent').create(`v1/tickets/${ticket.id}/work-notes`, { text: 'Erledigt' });
    const file = desk.as('agent').post(`v1/tickets/${ticket.id}/attachments`).field('visibleForCustomer', 'false');
    await file.attach('file', Buffer.from('Messwerte'), 'messwerte.txt').expect(201);
  });

  it('is assigned to nobody together with others', async () => {
    const [over, open] = [await closed(), await world.submit('agent')];
    const assignment = { responsible: world.ids.agent };
    const { body } = await world.bulk('agent', 'update', [over, open], assignment).expect(201);
    expect(body.records.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['REFUSED', 'DONE']);
  });

  it('can be changed again once it is opened again', async () => {
    const { id } = await closed({ responsible: world.ids.agent });
    await world.move('agent', id, { to: 'IN_WORK', reason: 'Tropft wieder' }).expect(201);
    await world.change('agent', await world.read('agent', id), { contactName: 'Beat Frei' }).expect(200);
  });
});

describe('an open report', () => {
  it('keeps an incident and an order from being closed, by the desk as by the customer', async () => {
    const { id } = await world.submit('customer');
    await world.change('agent', await world.read('agent', id), { responsible: world.ids.agent }).expect(200);
    await world.move('agent', id, { to: 'IN_WORK' }).expect(201);
    const report = await world.report('agent', id, { serviceTechnician: world.ids.executor });
    const refused = await world.move('agent', id, CLOSE).expect(409);
    expect(refused.body).toMatchObject({ code: 'REPORT_OPEN', errors: [{ pointer: '/reports', code: 'REPORT_OPEN' }] });
    await world.move('agent', id, { to: 'WORK_COMPLETED', closingNote: 'Entlüftet' }).expect(201);
    expect(await world.read('customer', id)).toMatchObject({ state: 'WORK_COMPLETED', customersTurn: false });
    const barred = await world.move('customer', id, { to: 'CLOSED' }).expect(409);
    expect(barred.body).toMatchObject({ code: 'REPORT_OPEN' });
    expect(barred.text).not.toContain('reports');
    await world.position('agent', report.id).expect(201);
    await world.moveReport('agent', report.id, 'BILLABLE').expect(201);
    expect(await world.read('customer', id)).toMatchObject({ customersTurn: true });
    await world.move('customer', id, { to: 'CLOSED' }).expect(201);
  });
});

describe('the deletion of a draft', () => {
  const draft = (as: Person) => world.submit(as, { draft: true });
  const discard = (as: Person, id: string, confirm?: string) =>
    desk.as(as).delete(`v1/tickets/${id}${confirm ? `?confirm=${confirm}` : ''}`);

  it('is its author’s to do, and the desk’s where a customer wrote it', async () => {
    await discard('agent', (await draft('agent')).id).expect(200);
    await discard('customer', (await draft('customer')).id).expect(200);
    await discard('agent', (await draft('customer')).id).expect(200);
    await discard('customerAll', (await draft('customer')).id).expect(404);
  });

  it('asks before a colleague’s draft goes', async () => {
    const { id } = await draft('agent');
    const question = await discard('manager', id).expect(409);
    expect(question.body).toMatchObject({
      code: 'CONFIRMATION_REQUIRED',
      params: { codes: ['DELETE_COLLEAGUE_DRAFT'], name: 'Agent alpina' },
    });
    expect(await world.read('agent', id)).toMatchObject({ state: 'DRAFT' });
    await discard('manager', id, 'YES').expect(400);
    await discard('manager', id, 'DELETE_COLLEAGUE_DRAFT').expect(200);
    await desk.as('agent').get(`v1/tickets/${id}`).expect(404);
  });

  it('never takes a ticket that was submitted', async () => {
    const { id } = await world.submit('agent');
    expect((await discard('manager', id).expect(409)).body.code).toBe('TRANSITION_NOT_ALLOWED');
  });
});
