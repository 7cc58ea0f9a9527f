import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);

const pointers = (body: { errors: { pointer: string; code: string }[] }) =>
  body.errors.map(({ pointer, code }) => [pointer, code]);

describe('a new ticket', () => {
  it('asks for the day where the priority is a preferred date, and refuses one gone by', async () => {
    const body = { type: 'TICKET', customerDescription: 'x', category: world.category };
    const send = (more: object) => desk.as('customer').post('v1/tickets', { ...body, ...more });
    const missing = await send({ customerPriority: 'PREFERRED_DATE' }).expect(422);
    expect(pointers(missing.body)).toEqual([['/preferredDate', 'REQUIRED']]);
    const past = await send({ customerPriority: 'PREFERRED_DATE', preferredDate: '2020-01-06' }).expect(422);
    expect(pointers(past.body)).toEqual([['/preferredDate', 'DATE_IN_PAST']]);
  });

  it('takes the customer’s priority as the effective one, whatever else they say', async () => {
    const ticket = await world.submit('customer', { customerPriority: 'LOW', priority: 'IMMEDIATELY' });
    expect(ticket).toMatchObject({ customerPriority: 'LOW', priority: 'LOW' });
  });

  it('takes only priorities that the customer may choose', async () => {
    const customer = await desk.as('manager').read(`v1/customers/${world.bergbahn}`);
    await desk
      .as('manager')
      .change(`v1/customers/${world.bergbahn}`, customer.version, { customerPriorities: ['LOW', 'HIGH'] })
      .expect(200);
    const body = { type: 'TICKET', customerDescription: 'Sesselbahn', category: world.category };
    const refused = await desk
      .as('bergbahn')
      .post('v1/tickets', { ...body, customerPriority: 'IMMEDIATELY' })
      .expect(422);
    expect(pointers(refused.body)).toEqual([['/customerPriority', 'INVALID_VALUE']]);
    const usual = await desk.as('bergbahn').post('v1/tickets', body).expect(201);
    expect(usual.body.priority).toBe('LOW');
  });

  it('belongs to the user of the customer whose address the agent enters', async () => {
    const ticket = await world.submit('agent', { contactEmail: 'customer@alpina.example' });
    expect(ticket).toMatchObject({ customerContact: world.ids.customer, contactChannel: 'SERVICE_DESK' });
    await desk.as('customer').get(`v1/tickets/${ticket.id}`).expect(200);
  });
});

describe('a draft', () => {
  it('has no number, is completed by its author, submitted and then no longer deleted', async () => {
    const draft = await desk.as('customer').post('v1/tickets', { type: 'TICKET', draft: true }).expect(201);
    expect(draft.body).toMatchObject({ state: 'DRAFT', identifier: null, dueAt: null, can: { edit: true } });
    const early = await world.move('customer', draft.body.id, { to: 'PENDING' }).expect(409);
    expect(early.body.code).toBe('STATE_FIELDS');
    expect(pointers(early.body)).toContainEqual(['/customerDescription', 'STATE_FIELDS']);
    const filled = await world
      .change('customer', draft.body, { customerDescription: 'Licht flackert', category: world.category })
      .expect(200);
    const sent = await world.move('customer', filled.body.id, { to: 'PENDING' }).expect(201);
    expect(sent.body).toMatchObject({ state: 'PENDING', identifier: expect.stringMatching(/^ALP-/) });
    const kept = await desk.as('agent').delete(`v1/tickets/${sent.body.id}`).expect(409);
    expect(kept.body.code).toBe('TRANSITION_NOT_ALLOWED');
    const closed = await world.change('customer', sent.body, { customerDescription: 'anders' }).expect(403);
    expect(closed.body.code).toBe('FORBIDDEN');
  });

  it('is deleted by its author with all that hangs on it', async () => {
    const draft = await desk.as('customer').post('v1/tickets', { type: 'TICKET', draft: true }).expect(201);
    const { body: attachment } = await desk
      .as('customer')
      .post(`v1/tickets/${draft.body.id}/attachments`)
      .attach('file', Buffer.from('x'), 'a.txt')
      .expect(201);
    await desk.as('customerAll').delete(`v1/tickets/${draft.body.id}`).expect(404);
    await desk.as('customer').delete(`v1/tickets/${draft.body.id}`).expect(200);
    await desk.as('customer').get(`v1/tickets/${draft.body.id}`).expect(404);
    await desk.as('agent').get(`v1/attachments/${attachment.id}`).expect(404);
  });
});

describe('a change of a submitted ticket', () => {
  it('needs the version that was seen', async () => {
    const ticket = await world.submit('agent');
    await world.change('agent', ticket, { internalNotes: 'x' }).expect(200);
    const stale = await world.change('agent', ticket, { internalNotes: 'y' }).expect(412);
    expect(stale.body).toMatchObject({ code: 'STALE', current: { internalNotes: 'x' } });
    const move = await desk
      .as('agent')
      .post(`v1/tickets/${ticket.id}/transitions`, { to: 'IN_WORK' })
      .set('If-Match', `"${ticket.version}"`)
      .expect(412);
    expect(move.body.code).toBe('STALE');
  });

  it('is not made stale by a message or an attachment', async () => {
    const ticket = await world.submit('agent');
    await desk.as('agent').create(`v1/tickets/${ticket.id}/messages`, { text: 'Guten Tag' });
    await desk
      .as('agent')
      .post(`v1/tickets/${ticket.id}/attachments`)
      .attach('file', Buffer.from('a'), 'a.txt')
      .expect(201);
    await world.change('agent', ticket, { internalNotes: 'x' }).expect(200);
  });

  it('does not empty what a submitted ticket must have', async () => {
    const ticket = await world.submit('agent');
    const answer = await world.change('agent', ticket, { customerDescription: null, contactPhone: null }).expect(422);
    expect(pointers(answer.body)).toEqual(
      expect.arrayContaining([
        ['/customerDescription', 'REQUIRED'],
        ['/contactPhone', 'REQUIRED'],
      ]),
    );
  });

  it('recomputes the due date with the priority, and asks why a priority is lowered', async () => {
    const ticket = await world.submit('agent', { priority: 'NORMAL' });
    const raised = await world.change('agent', ticket, { priority: 'WITHIN_24_HOURS' }).expect(200);
    const day = 86_400_000;
    expect(Date.parse(raised.body.dueAt)).toBe(Date.parse(ticket.submittedAt as string) + day);
    const refused = await world.change('agent', raised.body, { priority: 'LOW' }).expect(422);
    expect(pointers(refused.body)).toEqual([['/reason', 'REASON_REQUIRED']]);
    const lowered = await world.change('agent', raised.body, { priority: 'LOW', reason: 'Ersatz läuft' }).expect(200);
    expect(lowered.body).not.toHaveProperty('reason');
    expect(Date.parse(lowered.body.dueAt)).toBeGreaterThan(Date.parse(raised.body.dueAt));
    const body = await desk.as('agent').read(`v1/tickets/${ticket.id}/activities`);
    expect(body.at(-1)).toMatchObject({
      kind: 'FIELD_CHANGED',
      reason: 'Ersatz läuft',
      changes: [
        { field: 'priority', from: 'WITHIN_24_HOURS', to: 'LOW' },
        { field: 'dueAt', from: raised.body.dueAt, to: lowered.body.dueAt },
      ],
    });
  });

  it('tells assignments by name and the type apart from other fields', async () => {
    const ticket = await world.submit('agent');
    await world
      .change('agent', ticket, { responsible: world.ids.agent, type: 'CHANGE', internalNotes: 'Achtung' })
      .expect(200);
    const body = await desk.as('agent').read(`v1/tickets/${ticket.id}/activities`);
    const told = Object.fromEntries(
      body.map(({ kind, changes }: { kind: string; changes: object }) => [kind, changes]),
    );
    expect(told).toMatchObject({
      ASSIGNED: [{ field: 'responsible', from: null, to: 'Agent alpina' }],
      TYPE_CHANGED: [{ field: 'type', from: 'INCIDENT', to: 'CHANGE' }],
      FIELD_CHANGED: [{ field: 'internalNotes', from: null, to: 'Achtung' }],
    });
  });

  it('re-types within the rules only', async () => {
    const unknown = await world.submit('agent', { type: 'UNKNOWN', category: null });
    const typed = await world.change('agent', unknown, { type: 'TICKET' }).expect(200);
    const back = await world.change('agent', typed.body, { type: 'UNKNOWN' }).expect(409);
    expect(back.body).toMatchObject({ code: 'TYPE_CHANGE_NOT_ALLOWED', params: { from: 'TICKET', to: 'UNKNOWN' } });
  });

  it('follows the default group of the type until somebody chooses another', async () => {
    const other = await desk.as('manager').post('v1/assignment-groups', { name: 'Disposition' }).expect(201);
    const ticket = await world.submit('agent');
    const chosen = await world.change('agent', ticket, { assignmentGroup: other.body.id }).expect(200);
    const typed = await world.change('agent', chosen.body, { type: 'TICKET' }).expect(200);
    expect(typed.body.assignmentGroup).toBe(other.body.id);
    const automatic = await world.submit('agent');
    const followed = await world.change('agent', automatic, { type: 'CHANGE' }).expect(200);
    expect(followed.body.assignmentGroup).toBe(world.group);
  });
});
