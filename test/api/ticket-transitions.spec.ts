import pg from 'pg';
import { dayFromNow } from '../support/days.js';
import { type TicketJson } from '../support/ticket-world.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);

const CONFIRM = { confirm: ['CLOSE_WITHOUT_INVOICE'] };
const transitionsOf = async (as: 'agent' | 'customer' | 'executor', id: string) =>
  (await desk.as(as).get(`v1/tickets/${id}/transitions`).expect(200)).body as {
    to: string;
    action: string;
    allowed: boolean;
    unmet: { code: string; field?: string }[];
    needs: string[];
    confirm: string[];
    questions: string[];
  }[];

/** An order for the executor's company, submitted by the agent. */
const order = (given: Record<string, unknown> = {}) =>
  world.submit('agent', {
    type: 'ORDER',
    location: world.location,
    executionCompany: 'Rohr & Draht',
    executionDescription: 'Pumpe ersetzen',
    ...given,
  });

describe('the moves of a ticket', () => {
  it('are told with all that is missing before the click', async () => {
    const ticket = await world.submit('agent');
    const start = (await transitionsOf('agent', ticket.id)).find(({ to }) => to === 'IN_WORK');
    expect(start).toMatchObject({
      action: 'START',
      allowed: false,
      unmet: [{ code: 'STATE_FIELDS', field: 'responsible' }],
    });
    const refused = await world.move('agent', ticket.id, { to: 'IN_WORK' }).expect(409);
    expect(refused.body).toMatchObject({ code: 'STATE_FIELDS', errors: [{ pointer: '/responsible' }] });
    expect((await transitionsOf('customer', (await world.submit('customer')).id)).map(({ action }) => action)).toEqual([
      'WITHDRAW',
    ]);
  });

  it('ask about an invoice only where one is usual', async () => {
    const closingOf = async (as: 'agent' | 'customer', id: string) =>
      (await transitionsOf(as, id)).find(({ to }) => to === 'CLOSED');
    const wishes = async (invoiceRequested: boolean) => {
      const path = `v1/customers/${world.bergbahn}`;
      const { body } = await desk.as('manager').get(path).expect(200);
      await desk.as('manager').patch(path).set('If-Match', `"${body.version}"`).send({ invoiceRequested }).expect(200);
    };
    const { id } = await world.submit('agent', { customer: world.bergbahn, contactName: 'Urs Berg' });
    expect(await closingOf('agent', id)).toMatchObject({ ...CONFIRM, questions: [] });
    await wishes(true);
    expect(await closingOf('agent', id)).toMatchObject({ ...CONFIRM, questions: CONFIRM.confirm });
    await wishes(false);
    expect(await closingOf('agent', (await order()).id)).toMatchObject({ ...CONFIRM, questions: CONFIRM.confirm });
    const own = await world.submit('customer');
    expect(await closingOf('customer', own.id)).toMatchObject({ confirm: [], questions: [] });
    await world.move('agent', id, { to: 'CLOSED', closingState: 'COMPLETED' }).expect(409);
  });

  it('are no others than those of the table', async () => {
    const ticket = await world.submit('agent');
    for (const to of ['DRAFT', 'WORK_COMPLETED', 'ORDER_COMPLETED']) {
      const answer = await world.move('agent', ticket.id, { to }).expect(409);
      expect(answer.body.code).toBe('TRANSITION_NOT_ALLOWED');
    }
    await world.move('customer', (await world.submit('customer')).id, { to: 'IN_WORK' }).expect(409);
    await world.move('agent', ticket.id, { to: 'NOWHERE' }).expect(422);
  });

  it('ask for reason and text of a clarification, and resume when the customer answers', async () => {
    const raised = await world.submit('customer');
    const empty = await world.move('agent', raised.id, { to: 'IN_CLARIFICATION' }).expect(422);
    expect(empty.body.code).toBe('CLARIFICATION_REQUIRED');
    const question = { clarificationReason: 'WAIT_CUSTOMER', text: 'Welches Gebäude?', resubmissionDate: '2030-01-07' };
    const waiting = await world.move('agent', raised.id, { to: 'IN_CLARIFICATION', ...question }).expect(201);
    expect(waiting.body).toMatchObject({ previousState: 'PENDING', resubmissionDate: '2030-01-07' });
    const messages = await desk.as('customer').get(`v1/tickets/${raised.id}/messages`).expect(200);
    expect(messages.body).toMatchObject([{ kind: 'MESSAGE_FROM_AGENT', text: 'Welches Gebäude?' }]);
    await desk.as('customer').post(`v1/tickets/${raised.id}/messages`).send({ text: 'Nord' }).expect(201);
    const resumed = await world.read('agent', raised.id);
    expect(resumed).toMatchObject({ state: 'PENDING', clarificationReason: null, previousState: null });
    const timeline = await desk.as('agent').get(`v1/tickets/${raised.id}/activities`).expect(200);
    expect(timeline.body.at(-1)).toMatchObject({ kind: 'STATE_CHANGED', createdBy: 'System', actor: null });
  });

  it('do not resume what waits for somebody else, and keep that question among the desk', async () => {
    const raised = await world.submit('customer');
    const note = { clarificationReason: 'WAIT_THIRD_PARTY', text: 'Lieferant ist unzuverlässig' };
    await world.move('agent', raised.id, { to: 'IN_CLARIFICATION', ...note }).expect(201);
    await desk.as('customer').post(`v1/tickets/${raised.id}/messages`).send({ text: 'Und?' }).expect(201);
    const seen = await desk.as('customer').get(`v1/tickets/${raised.id}`).expect(200);
    expect(seen.body.state).toBe('IN_CLARIFICATION');
    const timeline = await desk.as('customer').get(`v1/tickets/${raised.id}/activities`).expect(200);
    expect(JSON.stringify([seen.body, timeline.body])).not.toContain('unzuverlässig');
  });

  it('lead an approved change on, and not one without approval', async () => {
    const change = await world.submit('agent', { type: 'CHANGE', responsible: world.ids.agent });
    const early = await world.move('agent', change.id, { to: 'IN_WORK' }).expect(409);
    expect(early.body.code).toBe('APPROVAL_MISSING');
    const ask = { to: 'IN_CLARIFICATION', clarificationReason: 'WAIT_APPROVAL', text: 'CHF 4000, einverstanden?' };
    const waiting = (await world.move('agent', change.id, ask).expect(201)).body as TicketJson;
    expect(waiting.approval).toBe('REQUESTED');
    const decided = await world.change('agent', waiting, { approval: 'APPROVED' }).expect(200);
    expect(decided.body).toMatchObject({ approval: 'APPROVED', state: 'PENDING' });
    await world.move('agent', change.id, { to: 'IN_WORK' }).expect(201);
  });

  it('let an executor accept, hand back with a reason and see nothing but orders', async () => {
    const own = await order();
    expect((await transitionsOf('executor', own.id)).map(({ to }) => to)).toEqual(['IN_WORK']);
    const accepted = await world.move('executor', own.id, { to: 'IN_WORK' }).expect(201);
    expect(accepted.body.executionResponsible).toBe(world.ids.executor);
    const silent = await world.move('executor', own.id, { to: 'PENDING' }).expect(422);
    expect(silent.body.code).toBe('REASON_REQUIRED');
    const back = await world.move('executor', own.id, { to: 'PENDING', reason: 'Teil fehlt' }).expect(201);
    expect(back.body).toMatchObject({ state: 'PENDING', executionResponsible: null });
    const incident = await world.submit('agent', { executionCompany: 'Rohr & Draht' });
    await desk.as('executor').get(`v1/tickets/${incident.id}`).expect(404);
    await world.move('executor', incident.id, { to: 'IN_WORK' }).expect(404);
    await desk
      .as('manager')
      .post('v1/assignment-groups')
      .send({ name: 'Kabel', executingCompany: 'Kabel AG' })
      .expect(201);
    const foreign = await order({ executionCompany: 'Kabel AG' });
    await desk.as('executor').get(`v1/tickets/${foreign.id}`).expect(404);
    await desk.as('executor').patch(`v1/tickets/${own.id}`).set('If-Match', '"1"').send({}).expect(403);
  });

  it('finish an order only with a report, and never close it as completed from there', async () => {
    const own = await order();
    await world.move('executor', own.id, { to: 'IN_WORK' }).expect(201);
    const finish = await world.move('executor', own.id, { to: 'WORK_COMPLETED' }).expect(409);
    expect(finish.body).toMatchObject({ code: 'STATE_FIELDS', errors: [{ pointer: '/reports' }] });
    const wrong = await world.move('agent', own.id, { to: 'CLOSED', closingState: 'COMPLETED', ...CONFIRM });
    expect([wrong.status, wrong.body.code]).toEqual([409, 'CLOSING_STATE_NOT_ALLOWED']);
    const bare = await world.move('agent', own.id, { to: 'CLOSED', closingState: 'INCOMPLETE', ...CONFIRM });
    expect([bare.status, bare.body.code]).toEqual([422, 'NOTE_REQUIRED']);
  });

  it('check the closing date', async () => {
    const close = { to: 'CLOSED', closingState: 'COMPLETED', ...CONFIRM };
    const ticket = await world.submit('agent', { type: 'TICKET' });
    for (const closingDate of ['2099-01-01', '2020-01-01', '2026-02-30', '2099-01-01T08:00:00Z']) {
      await world.move('agent', ticket.id, { ...close, closingDate }).expect(422);
    }
    const today = dayFromNow();
    const closed = await world.move('agent', ticket.id, { ...close, closingDate: today }).expect(201);
    expect(closed.body).toMatchObject({ state: 'CLOSED', closingDate: today });
  });

  it('let a customer withdraw what nobody has taken', async () => {
    const free = await world.submit('customer');
    const withdrawn = await world
      .move('customer', free.id, { to: 'CLOSED', reason: 'Hat sich erledigt', ...CONFIRM })
      .expect(201);
    expect(withdrawn.body).toMatchObject({ state: 'CLOSED', closingState: 'REJECTED' });
    const taken = await world.submit('customer');
    await world.change('agent', taken, { responsible: world.ids.agent }).expect(200);
    const refused = await world.move('customer', taken.id, { to: 'CLOSED', reason: 'x', ...CONFIRM }).expect(409);
    expect(refused.body.errors[0].code).toBe('ALREADY_ASSIGNED');
  });

  it('reopen a closed ticket by a message of the customer, with a new clock', async () => {
    const raised = await world.submit('customer', { type: 'TICKET' });
    await world.move('agent', raised.id, { to: 'CLOSED', closingState: 'COMPLETED', ...CONFIRM }).expect(201);
    await desk.as('agent').post(`v1/tickets/${raised.id}/messages`).send({ text: 'Danke' }).expect(201);
    expect((await world.read('agent', raised.id)).state).toBe('CLOSED');
    await desk.as('customer').post(`v1/tickets/${raised.id}/messages`).send({ text: 'Wieder kalt' }).expect(201);
    const reopened = await world.read('agent', raised.id);
    expect(reopened).toMatchObject({ state: 'IN_WORK', closingState: null, closedAt: null, closingDate: null });
  });
});

describe('moves at the same time', () => {
  it('succeed once: the later one meets the state that the earlier one has made', async () => {
    const ticket = await world.submit('agent', { responsible: world.ids.agent });
    const holder = new pg.Client({ connectionString: desk.superuserUrl });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select 1 from ticket where id = $1 for update', [ticket.id]);
    const moves = Promise.all(
      Array.from({ length: 3 }, () => world.move('agent', ticket.id, { to: 'IN_WORK' }).then((answer) => answer)),
    );
    const waiting = `select count(*)::int as n from pg_stat_clear_snapshot(), pg_stat_activity
                     where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await holder.query(waiting)).rows[0].n < 3) await new Promise((resolve) => setImmediate(resolve));
    await holder.query('commit');
    await holder.end();
    const answers = await moves;
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const { body } = await desk.as('agent').get(`v1/tickets/${ticket.id}/activities`).expect(200);
    expect(body.filter(({ kind }: { kind: string }) => kind === 'STATE_CHANGED')).toHaveLength(1);
  });

  it('give numbers without gaps, also when some submissions fail', async () => {
    const before = (await world.submit('agent')).identifier;
    const submissions = Array.from({ length: 12 }, (_, index) =>
      desk
        .as('agent')
        .post('v1/tickets')
        .send({
          type: 'TICKET',
          customer: world.acme,
          customerDescription: 'x',
          contactName: 'Anna',
          contactPhone: '+41 44 123 45 67',
          category: index % 3 === 0 ? null : world.category,
        }),
    );
    const answers = await Promise.all(submissions);
    const numbers = answers.filter(({ status }) => status === 201).map(({ body }) => Number(body.identifier.slice(-5)));
    const first = Number(before.slice(-5)) + 1;
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 8 }, (_, index) => first + index));
  });

  it('are made once per Idempotency-Key', async () => {
    const ticket = await world.submit('agent');
    const say = (text: string) =>
      desk.as('agent').post(`v1/tickets/${ticket.id}/messages`).set('Idempotency-Key', 'say-1').send({ text });
    const [first, second] = [await say('Hallo').expect(201), await say('Hallo').expect(201)];
    expect(second.body.id).toBe(first.body.id);
    await say('Anders').expect(422);
    const { body } = await desk.as('agent').get(`v1/tickets/${ticket.id}/messages`).expect(200);
    expect(body).toHaveLength(1);
    const create = () =>
      desk
        .as('customer')
        .post('v1/tickets')
        .set('Idempotency-Key', 'new-1')
        .send({ type: 'TICKET', customerDescription: 'Einmal', category: world.category });
    const [one, two] = await Promise.all([create(), create()]);
    expect(one?.body.id).toBe(two?.body.id);
  });
});
