import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);

describe('the life of a ticket', () => {
  it('goes from the customer’s request over answer and attachment to its closing', async () => {
    const raised = await world.submit('customer', { customerDescription: 'Die Heizung bleibt kalt.\nSeit gestern.' });
    expect(raised).toMatchObject({
      state: 'PENDING',
      identifier: expect.stringMatching(/^ALP-\d{4}-\d{5}$/),
      title: 'Die Heizung bleibt kalt.',
      customer: world.acme,
      author: world.ids.customer,
      contactChannel: 'CUSTOMER_PORTAL',
      contactName: 'Customer alpina',
      contactEmail: 'customer@alpina.example',
      priority: 'NORMAL',
      customerPriority: 'NORMAL',
      can: { edit: false, message: true, upload: true, workNote: false },
    });
    expect(await world.read('agent', raised.id)).toMatchObject({ assignmentGroup: world.group });
    expect(raised.dueAt).toEqual(expect.any(String));

    const added = await desk
      .as('customer')
      .post(`v1/tickets/${raised.id}/attachments`)
      .attach('file', Buffer.from('%PDF-1.7\nOfferte'), 'Offerte.pdf')
      .expect(201);
    expect(added.body).toMatchObject({ name: 'Offerte.pdf', size: 16, contentType: 'application/pdf' });

    const seen = await world.read('agent', raised.id);
    await world.change('agent', seen, { responsible: world.ids.agent }).expect(200);
    const started = await world.move('agent', raised.id, { to: 'IN_WORK' }).expect(201);
    expect(started.body).toMatchObject({ id: raised.id, state: 'IN_WORK' });
    await desk.as('agent').post(`v1/tickets/${raised.id}/messages`).send({ text: 'Wir kommen heute.' }).expect(201);
    await desk.as('agent').post(`v1/tickets/${raised.id}/work-notes`).send({ text: 'Ventil prüfen' }).expect(201);
    await world.move('agent', raised.id, { to: 'WORK_COMPLETED', closingNote: 'Ventil ersetzt' }).expect(201);
    const asked = await world.move('agent', raised.id, { to: 'CLOSED', closingState: 'COMPLETED' }).expect(409);
    expect(asked.body).toMatchObject({ code: 'CONFIRMATION_REQUIRED', params: { codes: ['CLOSE_WITHOUT_INVOICE'] } });
    const closed = await world
      .move('agent', raised.id, { to: 'CLOSED', closingState: 'COMPLETED', confirm: ['CLOSE_WITHOUT_INVOICE'] })
      .expect(201);
    expect(closed.body).toMatchObject({ state: 'CLOSED', closingState: 'COMPLETED', closingNote: 'Ventil ersetzt' });

    const after = await world.read('customer', raised.id);
    expect(after).toMatchObject({ state: 'CLOSED', closingState: 'COMPLETED', closingNote: 'Ventil ersetzt' });
    const timeline = await desk.as('customer').get(`v1/tickets/${raised.id}/activities`).expect(200);
    expect(timeline.body.map(({ kind }: { kind: string }) => kind)).toEqual([
      'CREATED',
      'ATTACHMENT_ADDED',
      'STATE_CHANGED',
      'MESSAGE_FROM_AGENT',
      'STATE_CHANGED',
      'STATE_CHANGED',
    ]);
  });
});
