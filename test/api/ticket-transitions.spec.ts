import pg from 'pg';
import { dayFromNow } from '../support/days.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);

const CONFIRM = { confirm: ['CLOSE_WITHOUT_INVOICE'] };
const transitionsOf = async (as: 'agent' | 'customer' | 'executor', id: string) =>
  (await desk.as(as).read(`v1/tickets/${id}/transitions`)) as {
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
      const body = await desk.as('manager').read(path);
      await desk.as('manager').patch(path, { invoiceRequested }).set('If-Match', `"${body.version}"`).expect(200);
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

  it('ask for reason and text of a clarification, and resume when the customer answers', async () => {
    const raised = await world.submit('customer');
    const empty = await world.move('agent', raised.id, { to: 'IN_CLARIFICATION' }).expect(422);
    expect(empty.body.code).toBe('CLARIFICATION_REQUIRED');
    const question = { clarificationReason: 'WAIT_CUSTOMER', text: 'Welches Gebäude?', resubmissionDate: '2030-01-07' };
    const waiting = await world.move('agent', raised.id, { to: 'IN_CLARIFICATION', ...question }).expect(201);
    expect(waiting.body).toMatchObject({ previousState: 'PENDING', resubmissionDate: '2030-01-07' });
    const messages = await desk.as('customer').get(`v1/tickets/${raised.id}/messages`).expect(200);
    expect(messages.body).toMatchObject([{ kind: 'MESSAGE_FROM_AGENT', text: 'Welches Gebäude?' }]);
    await desk.as('customer').create(`v1/tickets/${raised.id}/messages`, { text: 'Nord' });
    const resumed = await world.read('agent', raised.id);
    expect(resumed).toMatchObject({ state: 'PENDING', clarificationReason: null, previousState: null });
    const timeline = await desk.as('agent').get(`v1/tickets/${raised.id}/activities`).expect(200);
    expect(timeline.body.at(-1)).toMatchObject({ kind: 'STATE_CHANGED', createdBy: 'System', actor: null });
  });

  it('do not resume what waits for somebody else, and keep that question among the desk', async () => {
    const raised = await world.submit('customer');
    const note = { clarificationReason: 'WAIT_THIRD_PARTY', text: 'Lieferant ist unzuverlässig' };
    await world.move('agent', raised.id, { to: 'IN_CLARIFICATION', ...note }).expect(201);
    await desk.as('customer').create(`v1/tickets/${raised.id}/messages`, { text: 'Und?' });
    const seen = await desk.as('customer').get(`v1/tickets/${raised.id}`).expect(200);
    expect(seen.body.state).toBe('IN_CLARIFICATION');
    const timeline = await desk.as('customer').get(`v1/tickets/${raised.id}/activities`).expect(200);
    expect(JSON.stringify([seen.body, timeline.body])).not.toContain('unzuverlässig');
  });

  it('let an executor accept an order and hand it back with a reason', async () => {
    const own = await order();
    expect((await transitionsOf('executor', own.id)).map(({ to }) => to)).toEqual(['IN_WORK']);
    const accepted = await world.move('executor', own.id, { to: 'IN_WORK' }).expect(201);
    expect(accepted.body.executionResponsible).toBe(world.ids.executor);
    const silent = await world.move('executor', own.id, { to: 'PENDING' }).expect(422);
    expect(silent.body.code).toBe('REASON_REQUIRED');
    const back = await world.move('executor', own.id, { to: 'PENDING', reason: 'Teil fehlt' }).expect(201);
    expect(back.body).toMatchObject({ state: 'PENDING', executionResponsible: null });
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
    const body = await desk.as('agent').read(`v1/tickets/${ticket.id}/activities`);
    expect(body.filter(({ kind }: { kind: string }) => kind === 'STATE_CHANGED')).toHaveLength(1);
  });

  it('give numbers without gaps, also when some submissions fail', async () => {
    const before = (await world.submit('agent')).identifier;
    const submissions = Array.from({ length: 12 }, (_, index) =>
      desk.as('agent').post('v1/tickets', {
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
});
