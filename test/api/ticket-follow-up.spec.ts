import { callerOf } from '../support/application.js';
import { ordersOf } from '../support/orders.js';
import { type Person, people } from '../support/people.js';
import type { Json } from '../support/records.js';
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
  (await desk.as(as).read(`v1/tickets/${id}/transitions`)).find(({ number }: { number: number }) => number === 15);
const follow = (as: Person, followUpOf: string, given: object = {}) =>
  desk.as(as).post('v1/tickets', {
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
    expect(await desk.as('agent').read(`v1/tickets?filter=${filter}`)).toHaveLength(2);
    expect(await desk.as('customer').read(`v1/tickets?filter=${filter}`)).toHaveLength(1);
  });

  it('sends the number of the earlier ticket to its readers alone', async () => {
    const own = await world.submit('customer');
    const { id, identifier } = await world.submit('agent');
    await desk.superuser.query('update ticket set follow_up_of_id = $2 where id = $1', [own.id, id]);
    const embed = encodeURIComponent('["followUpOf"]');
    const filter = encodeURIComponent(JSON.stringify({ id: own.id }));
    const titles = async (person: Person) => {
      const record = await desk.as(person).read(`v1/tickets/${own.id}?embed=${embed}`);
      const list = await desk.as(person).read(`v1/tickets?filter=${filter}&embed=${embed}`);
      return [record, ...list].map(({ _embedded }: Json) => _embedded.followUpOf.title);
    };
    expect(await titles('customer')).toEqual([null, null]);
    for (const person of ['customerAll', 'agent'] as const)
      expect(await titles(person)).toEqual([identifier, identifier]);
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

describe('a message of the customer on a ticket that no message reopens', () => {
  const send = (as: Person, id: string, body: object = {}) =>
    desk.as(as).post(`v1/tickets/${id}/messages`, { text: 'Sie ist wieder kalt.', ...body });
  const entries = async (as: Person, id: string): Promise<Json[]> =>
    await desk.as(as).read(`v1/tickets/${id}/activities`);
  const said = async (as: Person, id: string) =>
    (await entries(as, id)).flatMap(({ kind, text }) => (String(kind).startsWith('MESSAGE') ? [text] : []));
  const upload = async (as: Person, id: string) =>
    (await desk.as(as).post(`v1/tickets/${id}/attachments`).attach('file', Buffer.from('kalt'), 'kalt.txt').expect(201))
      .body.id as string;
  const invoiced = async () => {
    const { id } = await world.submit('customer');
    await ordersOf(desk, world).invoice('agent', id, 'R-1').expect(201);
    await world.move('agent', id, { to: 'CLOSED', closingState: 'INVOICED' }).expect(201);
    return id;
  };

  it.each([
    ['that was closed twenty days ago', () => closed(20)],
    ['that is invoiced', invoiced],
  ])('%s begins a linked ticket with its files, and is answered with the first entry of it', async (_what, made) => {
    const old = await made();
    const before = await said('agent', old);
    const file = await upload('customer', old);
    const { body, headers } = await send('customer', old, { attachments: [file] }).expect(201);
    expect(body).toMatchObject({ kind: 'CREATED', toState: 'PENDING' });
    expect(body.ticket).not.toBe(old);
    expect(headers.location).toBe(`/volta-service-desk/services/v1/tickets/${body.ticket}`);
    const ticket = await world.read('customer', body.ticket);
    expect(ticket).toMatchObject({
      type: 'UNKNOWN',
      state: 'PENDING',
      customerDescription: 'Sie ist wieder kalt.',
      followUpOf: old,
      customer: world.acme,
      author: world.ids.customer,
      contactChannel: 'CUSTOMER_PORTAL',
      contactEmail: 'customer@alpina.example',
    });
    const files = await desk.as('customer').read(`v1/tickets/${body.ticket}/attachments`);
    expect(files).toEqual([expect.objectContaining({ id: file, name: 'kalt.txt' })]);
    await desk.as('customer').get(`v1/attachments/${file}/content`).expect(200);
    const added = (await entries('customer', body.ticket)).filter(({ kind }) => kind === 'ATTACHMENT_ADDED');
    expect(added).toEqual([expect.objectContaining({ attachment: file, text: 'kalt.txt' })]);
    expect(await desk.as('agent').read(`v1/tickets/${old}/attachments`)).toEqual([]);
    expect((await world.read('agent', old)).state).toBe('CLOSED');
    expect(await said('agent', old)).toEqual(before);
    expect((await entries('agent', old)).at(-1)).toMatchObject({ kind: 'LINK_ADDED', text: ticket.identifier });
  });

  it('begins one ticket however often it is repeated with one Idempotency-Key', async () => {
    const old = await closed(20);
    const once = () => send('customer', old).set('Idempotency-Key', `late-${old}`).expect(201);
    const first = await once();
    const again = await once();
    expect(again.body).toEqual(first.body);
    expect(again.headers.location).toBe(first.headers.location);
    const filter = encodeURIComponent(JSON.stringify({ followUpOf: old }));
    expect(await desk.as('agent').read(`v1/tickets?filter=${filter}`)).toHaveLength(1);
  });

  it('names the earlier contact where its author has no address', async () => {
    const old = await closed(20);
    await desk.superuser.query(
      `update ticket set contact_email = null, contact_phone = '+41 44 123 45 67' where id = $1`,
      [old],
    );
    const token = await desk.issuer.sign({ ...people.customer, email: undefined }, { expiresIn: '1h' });
    const { body } = await callerOf(desk.app.getHttpServer(), token)
      .post(`v1/tickets/${old}/messages`)
      .send({ text: 'Noch kalt.' })
      .expect(201);
    expect(await world.read('agent', body.ticket)).toMatchObject({ contactPhone: '+41 44 123 45 67' });
  });

  it('is refused with a transition of its own, and nothing is begun', async () => {
    const old = await closed(20);
    const refused = await send('customer', old, { move: { to: 'IN_WORK', reason: 'Kalt' } }).expect(409);
    expect(refused.body.code).toBe('TRANSITION_NOT_ALLOWED');
    const filter = encodeURIComponent(JSON.stringify({ followUpOf: old }));
    expect(await desk.as('agent').read(`v1/tickets?filter=${filter}`)).toEqual([]);
  });

  it('still reopens the ticket within its fourteen days', async () => {
    const fresh = await closed(3);
    const { body, headers } = await send('customer', fresh).expect(201);
    expect(body).toMatchObject({ kind: 'MESSAGE_FROM_CUSTOMER', ticket: fresh });
    expect(headers.location).toBeUndefined();
    expect((await world.read('customer', fresh)).state).toBe('IN_WORK');
  });

  it('stays on the closed ticket when it is the desk’s', async () => {
    const old = await closed(100);
    const { body } = await send('agent', old).expect(201);
    expect(body).toMatchObject({ kind: 'MESSAGE_FROM_AGENT', ticket: old });
    expect((await world.read('agent', old)).state).toBe('CLOSED');
  });
});

describe('a message of the customer on a closed duplicate', () => {
  const send = (as: Person, id: string, body: object = {}) =>
    desk.as(as).post(`v1/tickets/${id}/messages`, { text: 'Es tropft weiter.', ...body });
  const messages = async (id: string): Promise<Json[]> => await desk.as('agent').read(`v1/tickets/${id}/messages`);
  /** A ticket of the customer that was closed as a duplicate of the given one so many days ago. */
  const duplicateOf = async (target: string, daysAgo = 1) => {
    const { id } = await world.submit('customer');
    const link = { kind: 'DUPLICATE_OF', target, confirm: ['CLOSE_WITHOUT_INVOICE'] };
    await desk.as('agent').create(`v1/tickets/${id}/links`, link);
    await desk.superuser.query(`update ticket set closed_at = closed_at - make_interval(days => $2) where id = $1`, [
      id,
      daysAgo,
    ]);
    return id;
  };

  it.each([1, 20])('goes to the main ticket with its files, %d days after the closing', async (daysAgo) => {
    const main = await world.submit('customer');
    const duplicate = await duplicateOf(main.id, daysAgo);
    const { id: file } = (
      await desk
        .as('customer')
        .post(`v1/tickets/${duplicate}/attachments`)
        .attach('file', Buffer.from('nass'), 'nass.txt')
    ).body;
    const { body, headers } = await send('customer', duplicate, { attachments: [file] }).expect(201);
    expect(body).toMatchObject({ kind: 'MESSAGE_FROM_CUSTOMER', ticket: main.id, text: 'Es tropft weiter.' });
    expect(headers.location).toBe(`/volta-service-desk/services/v1/tickets/${main.id}`);
    const [entry] = await messages(main.id);
    expect(entry?.attachments).toEqual([file]);
    const files = await desk.as('customer').read(`v1/tickets/${main.id}/attachments`);
    expect(files).toEqual([expect.objectContaining({ id: file, name: 'nass.txt' })]);
    expect(await messages(duplicate)).toEqual([]);
    expect((await world.read('agent', duplicate)).state).toBe('CLOSED');
  });

  it('reopens the main ticket where that is closed as well', async () => {
    const main = await world.submit('customer');
    const duplicate = await duplicateOf(main.id);
    const close = { to: 'CLOSED', closingState: 'COMPLETED', confirm: ['CLOSE_WITHOUT_INVOICE'] };
    await world.move('agent', main.id, close).expect(201);
    await send('customer', duplicate).expect(201);
    expect((await world.read('agent', main.id)).state).toBe('IN_WORK');
    expect((await world.read('agent', duplicate)).state).toBe('CLOSED');
  });

  it('reopens the duplicate where the customer does not reach the main ticket', async () => {
    const main = await world.submit('agent');
    const duplicate = await duplicateOf(main.id);
    const { body } = await send('customer', duplicate).expect(201);
    expect(body.ticket).toBe(duplicate);
    expect((await world.read('agent', duplicate)).state).toBe('IN_WORK');
    expect(await messages(main.id)).toEqual([]);
    const seesAll = await duplicateOf(main.id);
    expect((await send('customerAll', seesAll).expect(201)).body.ticket).toBe(main.id);
  });

  it('stays where a duplicate was opened again, and where the desk writes it', async () => {
    const main = await world.submit('customer');
    const duplicate = await duplicateOf(main.id);
    expect((await send('agent', duplicate).expect(201)).body.ticket).toBe(duplicate);
    await send('bergbahn', duplicate).expect(404);
    await world.move('agent', duplicate, { to: 'IN_WORK', reason: 'Doch etwas anderes' }).expect(201);
    expect((await send('customer', duplicate).expect(201)).body.ticket).toBe(duplicate);
    expect(await messages(main.id)).toEqual([]);
  });
});
