import type { Person } from '../support/people.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);

/** A ticket of the customer that was closed so many days ago. */
async function closed(daysAgo: number) {
  const { id } = await world.submit('customer');
  const close = { to: 'CLOSED', closingState: 'COMPLETED', confirm: ['CLOSE_WITHOUT_INVOICE'] };
  await world.move('agent', id, close).expect(201);
  await desk.superuser.query(`update ticket set closed_at = closed_at - make_interval(days => $2) where id = $1`, [
    id,
    daysAgo,
  ]);
  return id;
}
const reopening = async (as: Person, id: string) =>
  (await desk.as(as).get(`v1/tickets/${id}/transitions`).expect(200)).body.find(
    ({ number }: { number: number }) => number === 15,
  );
const follow = (as: Person, followUpOf: string, given: object = {}) =>
  desk
    .as(as)
    .post('v1/tickets')
    .send({
      type: 'TICKET',
      category: world.category,
      customerDescription: 'Es geht weiter.',
      followUpOf,
      ...(as === 'agent' && { customer: world.acme, contactName: 'Anna', contactPhone: '+41 44 123 45 67' }),
      ...given,
    });

describe('a follow-up ticket', () => {
  it('is offered where a closed ticket can no longer be reopened', async () => {
    const fresh = await closed(3);
    expect(await reopening('customer', fresh)).toMatchObject({ allowed: true, instead: null });
    const older = await closed(20);
    expect(await reopening('customer', older)).toMatchObject({ allowed: false, instead: 'FOLLOW_UP' });
    expect(await reopening('agent', older)).toMatchObject({ allowed: true, instead: null });
    const old = await closed(100);
    expect(await reopening('agent', old)).toMatchObject({
      allowed: false,
      instead: 'FOLLOW_UP',
      unmet: [{ code: 'REOPEN_TOO_LATE', params: { days: 90 } }],
    });
    for (const move of (await desk.as('agent').get(`v1/tickets/${(await world.inWork()).id}/transitions`)).body)
      expect(move.instead).toBeNull();
  });

  it('is linked to the closed one by customers and agents, and found from it', async () => {
    const old = await closed(20);
    for (const person of ['customer', 'agent'] as const) {
      const { body } = await follow(person, old).expect(201);
      expect(body).toMatchObject({ followUpOf: old, state: 'PENDING' });
      const embed = encodeURIComponent('["followUpOf"]');
      const seen = await desk.as(person).get(`v1/tickets/${body.id}?embed=${embed}`).expect(200);
      expect(seen.body._embedded.followUpOf.title).toBe((await world.read('agent', old)).identifier);
    }
    const filter = encodeURIComponent(JSON.stringify({ followUpOf: old }));
    expect((await desk.as('agent').get(`v1/tickets?filter=${filter}`).expect(200)).body).toHaveLength(2);
    expect((await desk.as('customer').get(`v1/tickets?filter=${filter}`).expect(200)).body).toHaveLength(1);
  });

  it('goes on from nothing else: open tickets, other customers’ or other tenants’ are refused', async () => {
    const open = await world.submit('customer');
    const refused = await follow('customer', open.id).expect(422);
    expect(refused.body.errors).toEqual([expect.objectContaining({ pointer: '/followUpOf', code: 'INVALID_VALUE' })]);
    const old = await closed(20);
    const foreign = { customer: world.bergbahn };
    expect((await follow('agent', old, foreign).expect(422)).body.errors[0]).toMatchObject({
      pointer: '/followUpOf',
      code: 'UNKNOWN_REFERENCE',
    });
    for (const stranger of ['bergbahn', 'otherCustomer'] as const)
      expect((await follow(stranger, old, { category: undefined }).expect(422)).body.errors[0]).toMatchObject({
        pointer: '/followUpOf',
        code: 'UNKNOWN_REFERENCE',
      });
    const followUp = (await follow('agent', old).expect(201)).body;
    await world.change('agent', followUp, { followUpOf: open.id }).expect(422);
  });
});
