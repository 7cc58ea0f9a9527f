import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { runInSession } from '../../api/platform/tenancy/session.js';
import { OrderTransitionsHandler } from '../../api/tickets/links/order-transitions.handler.js';
import { eventually } from '../support/eventually.js';
import { ordersOf } from '../support/orders.js';
import type { Person } from '../support/people.js';
import { codesOf, type Json } from '../support/records.js';
import { statementsDuring } from '../support/statements.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);

const yes = ['CLOSE_WITHOUT_INVOICE'];
const link = (ticket: string, body: Json, as: Person = 'agent') => desk.as(as).post(`v1/tickets/${ticket}/links`, body);
const linksOf = async (ticket: string, as: Person = 'agent'): Promise<Json[]> =>
  await desk.as(as).read(`v1/tickets/${ticket}/links`);
/** The links in the timeline: kind, the other ticket's title, its relation to this ticket. */
const told = async (ticket: string, as: Person = 'agent') =>
  (await desk.as(as).read(`v1/tickets/${ticket}/activities`))
    .filter(({ kind }: Json) => kind.startsWith('LINK_'))
    .map(({ kind, text, changes: [change] }: Json) => [kind, text, change.to ?? change.from]);

describe('a relation', () => {
  it('is seen from both ends and told in both timelines, once however it is said', async () => {
    const [one, other] = [await world.submit('agent'), await world.submit('agent')];
    const { body } = await link(one.id, { kind: 'RELATED_TO', target: other.id }).expect(201);
    expect(body.ends.map(({ id }: Json) => id).sort()).toEqual([one.id, other.id].sort());
    for (const { id } of [one, other]) expect((await linksOf(id)).map((row) => row.id)).toEqual([body.id]);
    expect(await told(one.id)).toEqual([['LINK_ADDED', other.identifier, 'RELATED_TO']]);
    expect(await told(other.id)).toEqual([['LINK_ADDED', one.identifier, 'RELATED_TO']]);
    await link(other.id, { kind: 'RELATED_TO', target: one.id }).expect(409);
    await desk.as('agent').delete(`v1/ticket-links/${body.id}`).expect(200);
    expect(await linksOf(one.id)).toEqual([]);
    expect((await told(other.id)).at(-1)).toEqual(['LINK_REMOVED', one.identifier, 'RELATED_TO']);
  });

  it('is shown to a customer only where both ends are in reach, and never in the timeline', async () => {
    const [own, next, foreign] = [
      await world.submit('customer'),
      await world.submit('customer'),
      await world.submit('bergbahn'),
    ];
    await link(own.id, { kind: 'RELATED_TO', target: next.id }).expect(201);
    await link(own.id, { kind: 'RELATED_TO', target: foreign.id }).expect(201);
    expect(await linksOf(own.id)).toHaveLength(2);
    const [seen, ...more] = await linksOf(own.id, 'customer');
    expect(more).toEqual([]);
    expect(seen?.ends.map(({ identifier }: Json) => identifier).sort()).toEqual(
      [own.identifier, next.identifier].sort(),
    );
    expect(await linksOf(foreign.id, 'bergbahn')).toEqual([]);
    // The list over all tickets is the desk's.
    await desk.as('customer').get('v1/ticket-links').expect(403);
    expect(await told(own.id, 'customer')).toEqual([]);
    await desk.as('customer').get(`v1/tickets/${foreign.id}/links`).expect(404);
    await link(own.id, { kind: 'RELATED_TO', target: next.id }, 'customer').expect(403);
  });

  it('leads neither to itself, nor to a draft, nor into another tenant', async () => {
    const one = await world.submit('agent');
    const draft = await world.submit('agent', { draft: true });
    const refused = async (target: string) =>
      codesOf((await link(one.id, { kind: 'RELATED_TO', target }).expect(422)).body);
    expect(await refused(one.id)).toEqual([['/target', 'INVALID_VALUE']]);
    expect(await refused(draft.id)).toEqual([['/target', 'LINK_DRAFT']]);
    expect(await refused('0191a0b0-0000-7000-8000-00000000dead')).toEqual([['/target', 'UNKNOWN_REFERENCE']]);
    await link(one.id, { kind: 'FOLLOW_UP_OF', target: draft.id }).expect(422);
    const foreign = await desk
      .as('otherCustomer')
      .post('v1/tickets', { type: 'INCIDENT', customerDescription: 'Fremd', draft: true })
      .expect(201);
    expect(await refused(foreign.body.id)).toEqual([['/target', 'UNKNOWN_REFERENCE']]);
    await link(foreign.body.id, { kind: 'RELATED_TO', target: one.id }).expect(404);
    await link(one.id.toUpperCase(), { kind: 'RELATED_TO', target: one.id }).expect(422);
    await link(draft.id, { kind: 'RELATED_TO', target: one.id }).expect(403);
    expect(await linksOf(one.id)).toEqual([]);
  });

  it('is made once however many make it at the same time, from either end', async () => {
    const [one, other] = [await world.submit('agent'), await world.submit('agent')];
    const ends = [
      [one.id, other.id],
      [other.id, one.id],
    ] as const;
    const answers = await Promise.all(
      [...ends, ...ends, ...ends].map(([ticket, target]) => link(ticket, { kind: 'RELATED_TO', target })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    const refusals = answers.flatMap(({ body }) => body.code ?? []);
    expect(new Set(refusals)).toEqual(new Set(['DUPLICATE']));
    expect(await linksOf(other.id)).toHaveLength(1);
  });

  it('is the same one for a repeated request, and is refused to whoever saw another version', async () => {
    const [one, other] = [await world.submit('agent'), await world.submit('agent')];
    const body = { kind: 'RELATED_TO', target: other.id };
    const keyed = () => link(one.id, body).set('Idempotency-Key', 'link-once');
    const first = await keyed().expect(201);
    expect((await keyed().expect(201)).body.id).toBe(first.body.id);
    const next = await world.submit('agent');
    await world.change('agent', next, { customerDescription: 'Neu' }).expect(200);
    const stale = await link(next.id, body).set('If-Match', `"${next.version}"`).expect(412);
    expect(stale.body.code).toBe('STALE');
    expect(await linksOf(next.id)).toEqual([]);
  });

  it('costs the same statements however many there are', async () => {
    const hub = await world.submit('customer');
    const statements = async () => (await statementsDuring(() => linksOf(hub.id, 'customer'))).length;
    await link(hub.id, { kind: 'RELATED_TO', target: (await world.submit('customer')).id }).expect(201);
    const one = await statements();
    for (let more = 0; more < 5; more += 1)
      await link(hub.id, { kind: 'RELATED_TO', target: (await world.submit('customer')).id }).expect(201);
    expect(await linksOf(hub.id, 'customer')).toHaveLength(6);
    expect(await statements()).toBe(one);
  });
});

describe('a duplicate', () => {
  it('is closed as REJECTED with a pointer once that is confirmed, and both stay to be read', async () => {
    const [one, other] = [await world.submit('customer'), await world.submit('customer')];
    await desk.as('customer').create(`v1/tickets/${one.id}/messages`, { text: 'Dringend!' });
    const body = { kind: 'DUPLICATE_OF', target: other.id };
    expect((await link(one.id, body).expect(409)).body.params.codes).toEqual(yes);
    expect(await linksOf(one.id)).toEqual([]);
    await link(one.id, { ...body, confirm: yes }).expect(201);
    expect(await world.read('customer', one.id)).toMatchObject({
      state: 'CLOSED',
      closingState: 'REJECTED',
      closingNote: 'Das Anliegen ist bereits in einem anderen Ticket erfasst.',
    });
    expect(await told(other.id)).toEqual([['LINK_ADDED', one.identifier, 'DUPLICATED_BY']]);
    const messages = await desk.as('agent').read(`v1/tickets/${one.id}/messages`);
    expect(messages.map(({ text }: Json) => text)).toEqual(['Dringend!']);
  });

  it('names its original to no reader who does not reach it, wherever the duplicate is read', async () => {
    const duplicate = await world.submit('customer');
    const original = await world.submit('agent', { customerDescription: 'Zwetschgenkuchen im Serverraum' });
    await link(duplicate.id, { kind: 'DUPLICATE_OF', target: original.id, confirm: yes }).expect(201);
    const embed = encodeURIComponent('["followUpOf"]');
    const filter = encodeURIComponent(JSON.stringify({ q: original.identifier }));
    const paths = [
      `tickets/${duplicate.id}?embed=${embed}`,
      ...['activities', 'messages', 'links', 'attachments', 'transitions'].map(
        (part) => `tickets/${duplicate.id}/${part}`,
      ),
      'tickets',
      `tickets?filter=${filter}`,
      `search?q=${original.identifier}`,
      'search?q=Zwetschgenkuchen',
    ];
    for (const path of paths) {
      const { text } = await desk.as('customer').get(`v1/${path}`).expect(200);
      expect([path, text.includes(original.id), /Zwetschgenkuchen im/.test(text)]).toEqual([path, false, false]);
      if (!path.includes(original.identifier)) expect(text).not.toContain(original.identifier);
    }
    const [seen] = await linksOf(duplicate.id);
    expect(seen?.ends.map(({ identifier }: Json) => identifier)).toContain(original.identifier);
  });

  it('belongs to the same customer, and is no original of another one', async () => {
    const [one, other, third] = [
      await world.submit('agent'),
      await world.submit('agent'),
      await world.submit('agent', { customer: world.bergbahn }),
    ];
    const as = (target: string) => ({ kind: 'DUPLICATE_OF', target, note: 'Doppelt erfasst', confirm: yes });
    expect(codesOf((await link(third.id, as(one.id)).expect(422)).body)).toEqual([['/target', 'LINK_OTHER_CUSTOMER']]);
    await link(one.id, as(other.id)).expect(201);
    expect(await world.read('agent', one.id)).toMatchObject({ closingNote: 'Doppelt erfasst' });
    const next = await world.submit('agent');
    expect(codesOf((await link(next.id, as(one.id)).expect(422)).body)).toEqual([['/target', 'LINK_IS_DUPLICATE']]);
    // A duplicate of two tickets is refused as well, and so is a circle.
    expect(codesOf((await link(other.id, as(one.id)).expect(422)).body)).toEqual([['/target', 'LINK_IS_DUPLICATE']]);
    expect(codesOf((await link(one.id, as(next.id)).expect(422)).body)).toEqual([['/target', 'LINK_REPEATS_ALREADY']]);
  });

  it('takes its own duplicates along, so that every pointer leads to the original', async () => {
    const [first, second, third] = [
      await world.submit('agent'),
      await world.submit('agent'),
      await world.submit('agent'),
    ];
    const duplicate = { kind: 'DUPLICATE_OF', confirm: yes };
    await link(first.id, { ...duplicate, target: second.id }).expect(201);
    await link(second.id, { ...duplicate, target: third.id }).expect(201);
    const pointers = (await linksOf(third.id)).map(({ ticket, target }) => [ticket, target]);
    expect(pointers.sort()).toEqual(
      [
        [first.id, third.id],
        [second.id, third.id],
      ].sort(),
    );
    expect(await told(first.id)).toEqual([
      ['LINK_ADDED', second.identifier, 'DUPLICATE_OF'],
      ['LINK_REMOVED', second.identifier, 'DUPLICATE_OF'],
      ['LINK_ADDED', third.identifier, 'DUPLICATE_OF'],
    ]);
  });

  it('of each other, said at once, are one duplicate and one original', async () => {
    const [one, other] = [await world.submit('agent'), await world.submit('agent')];
    const duplicate = { kind: 'DUPLICATE_OF', confirm: yes };
    const answers = await Promise.all([
      link(one.id, { ...duplicate, target: other.id }),
      link(other.id, { ...duplicate, target: one.id }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await linksOf(one.id)).toHaveLength(1);
    const states = [await world.read('agent', one.id), await world.read('agent', other.id)].map(({ state }) => state);
    expect(states.sort()).toEqual(['CLOSED', 'PENDING']);
  });

  it('stays as it is where it cannot be closed: moved meanwhile, with an open task, or closed already', async () => {
    const [one, original] = [await world.submit('agent'), await world.submit('agent')];
    const duplicate = { kind: 'DUPLICATE_OF', target: original.id, confirm: yes };
    const refused = async (status: number, version?: number) => {
      const request = link(one.id, duplicate);
      if (version !== undefined) request.set('If-Match', `"${version}"`);
      const { body } = await request.expect(status);
      expect(await linksOf(one.id)).toEqual([]);
      expect(await told(one.id)).toEqual([]);
      return body.code;
    };
    const seen = one.version;
    const task = await desk.as('agent').create(`v1/tickets/${one.id}/tasks`, { subject: 'Prüfen' });
    expect(await refused(409)).toBe('STATE_TASKS');
    await desk.as('agent').delete(`v1/tasks/${task.id}`).expect(200);
    await world.change('agent', await world.read('agent', one.id), { responsible: world.ids.agent }).expect(200);
    await world.move('agent', one.id, { to: 'IN_WORK' }).expect(201);
    expect(await refused(412, seen)).toBe('STALE');
    await world.move('agent', one.id, { to: 'CLOSED', closingState: 'COMPLETED', confirm: yes, closingNote: 'x' });
    await world.move('agent', one.id, { to: 'WORK_COMPLETED', text: 'x', closingNote: 'Gelöst' });
    expect(await refused(409)).toMatch(/TRANSITION_NOT_ALLOWED|CLOSING_STATE_NOT_ALLOWED/);
  });

  it('stays closed when its link is taken back, and may then be one of another', async () => {
    const [one, other, third] = [await world.submit('agent'), await world.submit('agent'), await world.submit('agent')];
    const { body } = await link(one.id, { kind: 'DUPLICATE_OF', target: other.id, confirm: yes }).expect(201);
    await desk.as('customer').delete(`v1/ticket-links/${body.id}`).expect(403);
    await desk.as('otherAgent').delete(`v1/ticket-links/${body.id}`).expect(404);
    await desk.as('agent').delete(`v1/ticket-links/${body.id}`).expect(200);
    expect(await world.read('agent', one.id)).toMatchObject({ state: 'CLOSED' });
    await world.move('agent', one.id, { to: 'IN_WORK', reason: 'Doch nicht', responsible: world.ids.agent });
    await link(third.id, { kind: 'DUPLICATE_OF', target: one.id, confirm: yes }).expect(201);
  });
});

describe('a change', () => {
  it('begins the order that carries it out: a draft with what the change tells, linked to it', async () => {
    const change = await world.submit('customer', {
      type: 'CHANGE',
      location: world.location,
      customerCostCenter: '4711',
    });
    expect(await world.read('agent', change.id)).toMatchObject({ can: { createOrder: true, link: true } });
    const { body: order } = await desk.as('agent').post(`v1/tickets/${change.id}/orders`).expect(201);
    expect(order).toMatchObject({
      type: 'ORDER',
      state: 'DRAFT',
      customer: world.acme,
      location: world.location,
      customerCostCenter: '4711',
      customerDescription: change.customerDescription,
    });
    const given = { executionCompany: 'Rohr & Draht', executionDescription: 'Umbau' };
    await world.change('agent', order, given).expect(200);
    await world.move('agent', order.id, { to: 'PENDING' }).expect(201);
    expect(await linksOf(change.id)).toEqual([
      expect.objectContaining({ kind: 'EXECUTES', ticket: order.id, target: change.id }),
    ]);
    // The executor reaches the order and not the change.
    expect(await linksOf(order.id, 'executor')).toEqual([]);
  });

  it('is told when the draft of its order is thrown away', async () => {
    const change = await world.submit('agent', { type: 'CHANGE' });
    const { body: order } = await desk.as('agent').post(`v1/tickets/${change.id}/orders`).expect(201);
    await desk.as('agent').delete(`v1/tickets/${order.id}`).expect(200);
    expect(await linksOf(change.id)).toEqual([]);
    expect((await told(change.id)).map(([kind, , role]: string[]) => [kind, role])).toEqual([
      ['LINK_ADDED', 'EXECUTED_BY'],
      ['LINK_REMOVED', 'EXECUTED_BY'],
    ]);
  });

  it('is the only type from which an order is made', async () => {
    const { id } = await world.submit('agent');
    expect((await desk.as('agent').post(`v1/tickets/${id}/orders`).expect(409)).body.code).toBe('ORDER_OF_CHANGE');
    const order = await world.submit('agent');
    const refused = await link(order.id, { kind: 'EXECUTES', target: id }).expect(422);
    expect(codesOf(refused.body)).toEqual([['/target', 'LINK_TYPES']]);
  });
});

describe('a change whose order goes on', () => {
  const orders = () => ordersOf(desk, world);
  const moved = async (ticket: string, as: Person = 'agent') =>
    (await desk.as(as).read(`v1/tickets/${ticket}/activities`)).filter(({ kind }: Json) => kind === 'ORDER_MOVED');
  const bells = async (person: Person, { id }: Json) =>
    (await desk.as(person).read('v1/notifications')).filter(({ ticket }: Json) => ticket === id);
  const mailed = async ({ id }: Json) => {
    const text = `select event, recipient from ticket_mail where ticket_id = $1
      and event in ('ISSUE_STATE_ORDER_COMPLETED', 'ISSUE_STATE_CLOSED') and state <> 'SUPPRESSED' order by 1, 2`;
    return (await desk.rows(text, id)).map(({ event, recipient }) => `${event} ${recipient}`);
  };
  /** A change in the manager's hands, and its order in those of the agent. */
  const withOrder = async () => {
    const change = await world.submit('customer', { type: 'CHANGE', location: world.location });
    await world.change('manager', change, { responsible: world.ids.manager }).expect(200);
    const order = await orders().order();
    await link(order.id, { kind: 'EXECUTES', target: change.id }).expect(201);
    return { change, order };
  };
  const settled = () =>
    eventually(async () => {
      const text = `select name from pgboss.job where name in ('order-transitions', 'ticket-notices')
        and state in ('created', 'retry', 'active')`;
      expect(await desk.rows(text)).toEqual([]);
    });
  beforeAll(() => desk.app.get(JobWorker).start());

  it('tells of its completion, of what is taken back and of its closing, and tells whoever answers for the change', async () => {
    const { change, order } = await withOrder();
    await world.move('executor', order.id, { to: 'IN_WORK' }).expect(201);
    await orders().billable('executor', order.id);
    await world.move('executor', order.id, { to: 'WORK_COMPLETED' }).expect(201);
    await orders().invoice('agent', order.id, 'R-7').expect(201);
    await settled();
    expect(await moved(change.id)).toEqual([]);
    const version = (await world.read('agent', change.id)).version;
    await world.move('agent', order.id, { to: 'ORDER_COMPLETED' }).expect(201);
    await eventually(async () => expect(await moved(change.id)).toHaveLength(1));
    await settled();
    expect(await mailed(order)).toEqual(['ISSUE_STATE_ORDER_COMPLETED manager@alpina.example']);
    expect(await bells('manager', order)).toEqual([expect.objectContaining({ kind: 'ISSUE_STATE_ORDER_COMPLETED' })]);
    await world.move('agent', order.id, { to: 'WORK_COMPLETED', reason: 'Falsche Rechnung' }).expect(201);
    await world.move('agent', order.id, { to: 'ORDER_COMPLETED' }).expect(201);
    await world.move('agent', order.id, { to: 'CLOSED', closingState: 'INVOICED' }).expect(201);
    await eventually(async () => expect(await moved(change.id)).toHaveLength(4));
    expect((await moved(change.id)).map(({ text, createdBy, changes }: Json) => [text, createdBy, changes])).toEqual(
      [
        ['WORK_COMPLETED', 'ORDER_COMPLETED'],
        ['ORDER_COMPLETED', 'WORK_COMPLETED'],
        ['WORK_COMPLETED', 'ORDER_COMPLETED'],
        ['ORDER_COMPLETED', 'CLOSED'],
      ].map(([from, to]) => [order.identifier, 'System', [expect.objectContaining({ field: 'state', from, to })]]),
    );
    const [{ ends }] = (await linksOf(change.id)) as [Json];
    expect(ends.find(({ id }: Json) => id === order.id)).toMatchObject({ state: 'CLOSED', closingState: 'INVOICED' });
    await settled();
    // The closing after a completion is no news to them, and no open form gets stale by it.
    expect(await bells('manager', order)).toHaveLength(2);
    expect(await world.read('agent', change.id)).toMatchObject({ version });
    expect(await moved(change.id, 'customer')).toEqual([]);
  });

  it('tells of an order that is closed without a completion, once however often the job is worked', async () => {
    const { change, order } = await withOrder();
    const closing = { closingState: 'REJECTED', closingNote: 'Nicht machbar', confirm: yes };
    await world.move('agent', order.id, { to: 'CLOSED', ...closing }).expect(201);
    await eventually(async () => expect(await moved(change.id)).toHaveLength(1));
    await settled();
    expect(await bells('manager', order)).toEqual([expect.objectContaining({ kind: 'ISSUE_STATE_CLOSED' })]);
    const rows = await desk.rows(`select id from activity where ticket_id = $1 and to_state = 'CLOSED'`, order.id);
    const handler = desk.app.get(OrderTransitionsHandler);
    const again = () =>
      runInSession({ requestId: 'again', tenant: 'alpina' }, () => handler.handle({ activity: rows[0].id }));
    await Promise.all([again(), again(), again()]);
    await settled();
    expect(await moved(change.id)).toHaveLength(1);
    expect(await bells('manager', order)).toHaveLength(1);
  });

  it('tells nobody of an order that carries out no change, nor of what belongs to another tenant', async () => {
    const order = await orders().order();
    const closing = { closingState: 'REJECTED', closingNote: 'Nicht machbar', confirm: yes };
    await world.move('agent', order.id, { to: 'CLOSED', ...closing }).expect(201);
    await settled();
    expect(await bells('manager', order)).toEqual([]);
    const { change, order: other } = await withOrder();
    const rows = await desk.rows('select id from activity where ticket_id = $1 limit 1', other.id);
    const handler = desk.app.get(OrderTransitionsHandler);
    await runInSession({ requestId: 'x', tenant: 'nordwind' }, () => handler.handle({ activity: rows[0].id }));
    expect(await moved(change.id)).toEqual([]);
  });
});

describe('a follow-up', () => {
  it('is linked by the system, and nobody takes that back', async () => {
    const { id } = await world.submit('agent');
    const close = { to: 'CLOSED', closingState: 'COMPLETED', confirm: yes };
    await world.move('agent', id, close).expect(201);
    const next = await world.submit('agent', { followUpOf: id });
    const [made] = await linksOf(id);
    expect(made).toMatchObject({ kind: 'FOLLOW_UP_OF', ticket: next.id, target: id, can: { delete: false } });
    expect((await desk.as('agent').delete(`v1/ticket-links/${made?.id}`).expect(409)).body.code).toBe('LINK_KEPT');
  });
});
