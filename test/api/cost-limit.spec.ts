import { orderCosts } from '../../api/tickets/workflow/cost-limit.js';
import { startApplication, type TestApplication } from '../support/application.js';
import { ordersOf } from '../support/orders.js';
import type { Json } from '../support/records.js';
import { type TicketJson, type TicketWorld, ticketWorld } from '../support/ticket-world.js';

const invoices = (...amounts: (number | null)[]) => amounts.map((amount) => ({ number: 'R-1', amount, pdf: true }));

describe('the costs of an order', () => {
  it.each<[string, Parameters<typeof orderCosts>, unknown]>([
    ['nothing yet', ['ORDER', 1_000, null, []], { limit: 1_000, costs: 0, level: 'WITHIN' }],
    ['a Rappen below 80 %', ['ORDER', 1_000, 799.99, []], { costs: 799.99, level: 'WITHIN' }],
    ['80 %', ['ORDER', 1_000, 800, []], { costs: 800, level: 'NEAR' }],
    ['the limit itself', ['ORDER', 1_000, 1_000, []], { costs: 1_000, level: 'NEAR' }],
    ['a Rappen above', ['ORDER', 1_000, 1_000.01, []], { level: 'ABOVE' }],
    ['invoices together', ['ORDER', 1_000, null, invoices(600, 0.1, 400)], { costs: 1_000.1, level: 'ABOVE' }],
    ['an invoice without amount', ['ORDER', 1_000, null, invoices(null, 10)], { costs: 10, level: 'WITHIN' }],
    ['more invoiced than estimated', ['ORDER', 1_000, 500, invoices(900)], { costs: 900, level: 'NEAR' }],
    ['less invoiced than estimated', ['ORDER', 1_000, 900, invoices(100)], { costs: 900, level: 'NEAR' }],
    ['no limit', ['ORDER', null, 9_999, []], null],
    ['an incident', ['INCIDENT', 10, 9_999, []], null],
  ])('are judged with %s', (_case, given, expected) => {
    const found = orderCosts(...given);
    if (expected === null) expect(found).toBeNull();
    else expect(found).toMatchObject(expected as object);
  });
});

describe('above the cost limit', () => {
  let desk: TestApplication;
  let world: TicketWorld;
  let orders: ReturnType<typeof ordersOf>;
  beforeAll(async () => {
    desk = await startApplication();
    world = await ticketWorld(desk);
    orders = ordersOf(desk, world);
    const { body: acme } = await desk.as('manager').get(`v1/customers/${world.acme}`).expect(200);
    const limited = desk.as('manager').patch(`v1/customers/${world.acme}`).set('If-Match', `"${acme.version}"`);
    await limited.send({ costLimit: 1_000 }).expect(200);
  });
  afterAll(() => desk?.close());

  const ofOrder = (costEstimate: number | null): Promise<TicketJson> =>
    world.submit('agent', {
      type: 'ORDER',
      location: world.location,
      executionCompany: 'Rohr & Draht',
      executionDescription: 'Pumpe ersetzen',
      costEstimate,
    });
  const position = { kind: 'MATERIAL', description: 'Dichtung', quantity: 1, unit: 'EA' };
  const addPosition = (report: Json) => desk.as('agent').post(`v1/reports/${report.id}/positions`).send(position);

  it('an order starts only when the customer has approved', async () => {
    const order = await ofOrder(1_200);
    expect(order.costs).toEqual({ limit: 1_000, costs: 1_200, level: 'ABOVE' });
    const refused = await world.move('agent', order.id, { to: 'IN_WORK' }).expect(409);
    expect(refused.body.code).toBe('APPROVAL_MISSING');
    const question = { reason: 'WAIT_APPROVAL', text: 'Die Pumpe kostet CHF 1200. Einverstanden?' };
    await world.move('agent', order.id, { to: 'IN_CLARIFICATION', ...question }).expect(201);
    await desk.as('customerAll').post(`v1/tickets/${order.id}/approval`).send({ decision: 'APPROVED' }).expect(200);
    const { body } = await world.move('agent', order.id, { to: 'IN_WORK' }).expect(201);
    expect(body.state).toBe('IN_WORK');
    await addPosition(await orders.report('agent', order.id)).expect(201);
  });

  it('no further position is added, and below it all goes on with a warning', async () => {
    const order = await ofOrder(900);
    expect(order.costs).toMatchObject({ level: 'NEAR' });
    const started = (await world.move('agent', order.id, { to: 'IN_WORK' }).expect(201)).body;
    const report = await orders.report('agent', order.id);
    await addPosition(report).expect(201);
    await world.change('agent', started, { costEstimate: 1_500 }).expect((answer) => {
      if (answer.status !== 200) throw new Error(answer.text);
    });
    expect((await addPosition(report).expect(409)).body.code).toBe('APPROVAL_MISSING');
  });

  it('is told to the desk alone', async () => {
    const order = await ofOrder(1_200);
    for (const person of ['customerAll', 'executor'] as const) {
      const keys = Object.keys(await world.read(person, order.id));
      expect(keys).not.toContain('costs');
      expect(keys).not.toContain('costEstimate');
    }
    const refused = await desk.as('executor').post(`v1/tickets/${order.id}/transitions`).send({ to: 'IN_WORK' });
    expect(refused.text).not.toContain('1200');
  });
});
