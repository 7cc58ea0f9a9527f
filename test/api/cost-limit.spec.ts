import { startApplication, type TestApplication } from '../support/application.js';
import { ordersOf } from '../support/orders.js';
import type { Json } from '../support/records.js';
import { type TicketJson, type TicketWorld, ticketWorld } from '../support/ticket-world.js';

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
