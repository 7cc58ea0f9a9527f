import type { Person } from '../support/people.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);

const ASK = { to: 'IN_CLARIFICATION', clarificationReason: 'WAIT_APPROVAL', text: 'Dürfen wir umbauen?' };

/** A change of the customer that waits for their approval. */
async function waiting() {
  const { id } = await world.submit('customer', { type: 'CHANGE' });
  await world.change('agent', await world.read('agent', id), { responsible: world.ids.agent }).expect(200);
  await world.move('agent', id, ASK).expect(201);
  return id;
}
const decide = (as: Person, id: string, decision: string, text?: string) =>
  desk.as(as).post(`v1/tickets/${id}/approval`, { decision, text });
const activities = async (as: Person, id: string) =>
  (await desk.as(as).read(`v1/tickets/${id}/activities`)) as Record<string, unknown>[];

describe('the approval of a change', () => {
  it('is decided by the customer whose ticket it is, and the ticket goes on', async () => {
    const id = await waiting();
    expect(await world.read('customer', id)).toMatchObject({ can: { approve: true } });
    const { body } = await decide('customer', id, 'APPROVED', 'Ja, gerne.').expect(200);
    expect(body).toMatchObject({ state: 'PENDING', can: { approve: false } });
    expect(await world.read('agent', id)).toMatchObject({ state: 'PENDING', approval: 'APPROVED' });
    const told = (await activities('customer', id)).find(({ kind }) => kind === 'APPROVAL_DECIDED');
    expect(told).toMatchObject({
      text: 'Ja, gerne.',
      createdBy: 'Customer alpina',
      changes: [expect.objectContaining({ field: 'approval', from: 'REQUESTED', to: 'APPROVED' })],
    });
    await world.move('agent', id, { to: 'IN_WORK' }).expect(201);
  });

  it('that was rejected keeps the work from beginning', async () => {
    const id = await waiting();
    await decide('customer', id, 'REJECTED', 'Zu teuer.').expect(200);
    expect(await world.read('agent', id)).toMatchObject({ state: 'PENDING', approval: 'REJECTED' });
    const refused = await world.move('agent', id, { to: 'IN_WORK' }).expect(409);
    expect(refused.body.code).toBe('APPROVAL_MISSING');
  });

  it('may be entered by the desk, and is decided once', async () => {
    const id = await waiting();
    expect(await world.read('agent', id)).toMatchObject({ can: { approve: true } });
    await decide('agent', id, 'APPROVED').expect(200);
    expect((await decide('customer', id, 'REJECTED').expect(409)).body.code).toBe('APPROVAL_NOT_ASKED');
    expect(await world.read('agent', id)).toMatchObject({ approval: 'APPROVED' });
  });

  it('is decided neither by another word nor where no approval is waited for', async () => {
    const id = await waiting();
    await decide('customer', id, 'REQUESTED').expect(422);
    const plain = await world.submit('customer');
    expect(await world.read('customer', plain.id)).toMatchObject({ can: { approve: false } });
    await decide('customer', plain.id, 'APPROVED').expect(409);
    expect(await world.read('agent', id)).toMatchObject({ approval: 'REQUESTED', state: 'IN_CLARIFICATION' });
  });
});
