import { startApplication, type TestApplication } from '../support/application.js';
import type { Json } from '../support/records.js';
import { type TicketJson, type TicketWorld, ticketWorld } from '../support/ticket-world.js';

const MATERIAL = { kind: 'MATERIAL', description: 'Dichtung', quantity: 1, unit: 'EA', employee: null };
const POSITION = { ...MATERIAL, timeBookingDate: null, timesheetRelevant: false };

describe('above the cost limit', () => {
  let desk: TestApplication;
  let world: TicketWorld;
  const limitTo = async (costLimit: number | null) => {
    const acme = await desk.as('manager').read(`v1/customers/${world.acme}`);
    const limited = desk.as('manager').patch(`v1/customers/${world.acme}`).set('If-Match', `"${acme.version}"`);
    await limited.send({ costLimit }).expect(200);
  };
  beforeAll(async () => {
    desk = await startApplication();
    world = await ticketWorld(desk);
    await limitTo(1_000);
  });
  afterAll(() => desk?.close());

  const ofOrder = (costEstimate: number | null) => world.order({ costEstimate });
  const started = async (costEstimate: number | null): Promise<TicketJson> => {
    const { id } = await ofOrder(costEstimate);
    return (await world.move('agent', id, { to: 'IN_WORK' }).expect(201)).body;
  };
  const estimate = async (id: string, costEstimate: number) =>
    world.change('agent', await world.read('agent', id), { costEstimate }).expect(200);
  const addPosition = (report: Json, body: Json = {}) => world.position('agent', report.id, { ...POSITION, ...body });
  const changePosition = ({ id, version }: Json, body: Json) =>
    desk.as('agent').change(`v1/report-positions/${id}`, version, body);
  const ask = (id: string) =>
    world
      .move('agent', id, { to: 'IN_CLARIFICATION', reason: 'WAIT_APPROVAL', text: 'Einverstanden mit den Kosten?' })
      .expect(201);
  const decide = (id: string, decision: string, costs?: number) =>
    desk.as('customerAll').post(`v1/tickets/${id}/approval`).send({ decision, costs });
  const asked = async (id: string) => JSON.stringify((await world.read('customerAll', id)).notices);
  const costsOf = async (id: string) => (await world.read('agent', id)).costs as unknown as Json;

  it('an order starts only when the customer has approved', async () => {
    const order = await ofOrder(1_200);
    expect(order.costs).toEqual({ limit: 1_000, costs: 1_200, level: 'ABOVE', approved: null, toApprove: true });
    const refused = await world.move('agent', order.id, { to: 'IN_WORK' }).expect(409);
    expect(refused.body.code).toBe('APPROVAL_MISSING');
    await ask(order.id);
    await decide(order.id, 'APPROVED').expect(200);
    const { body } = await world.move('agent', order.id, { to: 'IN_WORK' }).expect(201);
    expect(body).toMatchObject({
      state: 'IN_WORK',
      approvedCosts: 1_200,
      costs: { approved: 1_200, toApprove: false },
    });
    await addPosition(await world.report('agent', order.id)).expect(201);
  });

  it('no further position is added, and below it all goes on with a warning', async () => {
    const order = await started(900);
    expect(order.costs).toMatchObject({ level: 'NEAR', toApprove: false });
    const report = await world.report('agent', order.id);
    const { body: position } = await addPosition(report).expect(201);
    await estimate(order.id, 1_500);
    expect((await addPosition(report).expect(409)).body.code).toBe('APPROVAL_MISSING');
    expect((await changePosition(position, { quantity: 2 }).expect(409)).body.code).toBe('APPROVAL_MISSING');
    const { body: smaller } = await changePosition(position, { quantity: 0.5 }).expect(200);
    await changePosition(smaller, { unitPrice: 40, description: 'Dichtungssatz' }).expect(200);
  });

  it('is what the positions of all its reports cost, but for those that are not invoiced', async () => {
    const { id } = await started(null);
    const serviceTechnician = world.ids.executor;
    const [one, other] = [await world.report('agent', id), await world.report('agent', id, { serviceTechnician })];
    const { body: first } = await addPosition(one, { quantity: 2.5, unitPrice: 200.5 }).expect(201);
    expect(first).toMatchObject({ unitPrice: 200.5, amount: 501.25 });
    expect(await costsOf(id)).toMatchObject({ costs: 501.25, level: 'WITHIN' });
    await addPosition(other).expect(201);
    await addPosition(other, { quantity: 1, unitPrice: 499 }).expect(201);
    expect(await costsOf(id)).toMatchObject({ costs: 1_000.25, level: 'ABOVE', toApprove: true });
    expect((await addPosition(one).expect(409)).body.code).toBe('APPROVAL_MISSING');
    const report = await desk.as('agent').read(`v1/reports/${other.id}`);
    expect(report.amount).toBe(499);
    for (const state of ['BILLABLE', 'NOT_INVOICED'])
      await world.moveReport('agent', other.id, state, { reason: 'Kulanz' }).expect(201);
    expect(await costsOf(id)).toMatchObject({ costs: 501.25, toApprove: false });
    await addPosition(one).expect(201);
  });

  it('prices are neither shown to executors and customers nor taken from them', async () => {
    const { id } = await started(null);
    const report = await world.report('agent', id);
    const { body: position } = await addPosition(report, { unitPrice: 12.5 }).expect(201);
    const seen = await desk.as('executor').get(`v1/report-positions/${position.id}`).expect(200);
    expect(Object.keys(seen.body)).not.toContain('unitPrice');
    expect(Object.keys(seen.body)).not.toContain('amount');
    expect(Object.keys(await desk.as('executor').read(`v1/reports/${report.id}`))).not.toContain('amount');
    const refused = await world.position('executor', report.id, { ...POSITION, unitPrice: 1 }).expect(422);
    expect(refused.body.errors).toEqual([expect.objectContaining({ pointer: '/unitPrice' })]);
    await desk.as('customerAll').get(`v1/report-positions/${position.id}`).expect(403);
    for (const [unitPrice, code] of [
      [-1, 'MIN_VALUE'],
      [1_000_001, 'MAX_VALUE'],
      ['12', 'NUMBER_ONLY'],
      [1.234, 'MAX_DECIMALS'],
    ] as const) {
      const wrong = await addPosition(report, { unitPrice }).expect(422);
      expect(wrong.body.errors).toEqual([expect.objectContaining({ pointer: '/unitPrice', code })]);
    }
  });

  it('an approval covers what was approved, and more than that is asked anew', async () => {
    const order = await ofOrder(1_200);
    await ask(order.id);
    expect(await asked(order.id)).toContain('{"decision":"APPROVED","costs":1200}');
    await decide(order.id, 'APPROVED', 1_200).expect(200);
    await world.move('agent', order.id, { to: 'IN_WORK' }).expect(201);
    const report = await world.report('agent', order.id);
    await estimate(order.id, 1_100);
    expect(await costsOf(order.id)).toMatchObject({ approved: 1_200, toApprove: false });
    await addPosition(report, { quantity: 3, unitPrice: 450 }).expect(201);
    expect(await costsOf(order.id)).toMatchObject({ costs: 1_350, approved: 1_200, toApprove: true });
    expect((await addPosition(report).expect(409)).body.code).toBe('APPROVAL_MISSING');
    await ask(order.id);
    expect(await world.read('agent', order.id)).toMatchObject({ approval: 'REQUESTED', approvedCosts: 1_200 });
    await decide(order.id, 'APPROVED', 1_350).expect(200);
    expect(await world.read('agent', order.id)).toMatchObject({ state: 'IN_WORK', approvedCosts: 1_350 });
    await addPosition(report).expect(201);
    const told = await desk.as('customerAll').read(`v1/tickets/${order.id}/activities`);
    const decisions = told.filter(({ kind }: Json) => kind === 'APPROVAL_DECIDED');
    expect(decisions.flatMap(({ changes }: Json) => changes)).toContainEqual(
      expect.objectContaining({ field: 'approvedCosts', from: 1_200, to: 1_350 }),
    );
  });

  it('nobody approves costs of which they were not told', async () => {
    const order = await ofOrder(1_200);
    await ask(order.id);
    await estimate(order.id, 5_000);
    expect((await decide(order.id, 'APPROVED', 1_200).expect(409)).body.code).toBe('COSTS_CHANGED');
    expect(await world.read('agent', order.id)).toMatchObject({ approval: 'REQUESTED', approvedCosts: null });
    expect(await asked(order.id)).toContain('{"decision":"APPROVED","costs":5000}');
    await decide(order.id, 'REJECTED', 5_000).expect(200);
    expect(await world.read('agent', order.id)).toMatchObject({ approval: 'REJECTED', approvedCosts: null });
    expect(await asked(order.id)).not.toContain('costs');
  });

  it('invoices count, and a decision that the desk enters covers the costs of its day', async () => {
    const { id } = await started(900);
    await world.invoice('agent', id, 'R-1', '1000.05').expect(201);
    expect(await costsOf(id)).toMatchObject({ costs: 1_000.05, toApprove: true });
    await world.change('agent', await world.read('agent', id), { approval: 'APPROVED' }).expect(200);
    expect(await costsOf(id)).toMatchObject({ approved: 1_000.05, toApprove: false });
    await world.invoice('agent', id, 'R-2', '0.05').expect(201);
    expect(await costsOf(id)).toMatchObject({ costs: 1_000.1, approved: 1_000.05, toApprove: true });
    await world.change('agent', await world.read('agent', id), { approval: 'NONE' }).expect(200);
    expect((await world.read('agent', id)).approvedCosts).toBeNull();
  });

  it('orders are judged one by one, and nothing but orders is', async () => {
    await ofOrder(1_200);
    const [one, other] = [await started(600), await started(600)];
    for (const { id } of [one, other]) expect(await costsOf(id)).toMatchObject({ costs: 600, level: 'WITHIN' });
    const incident = await world.submit('agent', { type: 'INCIDENT', location: world.location, costEstimate: 9_000 });
    expect(incident.costs).toBeNull();
  });

  it('a lower limit asks anew, and without one nobody is asked', async () => {
    const order = await started(900);
    await limitTo(800);
    expect(await costsOf(order.id)).toMatchObject({ limit: 800, toApprove: true });
    await limitTo(null);
    expect(await costsOf(order.id)).toBeNull();
    await addPosition(await world.report('agent', order.id)).expect(201);
    await limitTo(1_000);
  });

  it('what one customer has approved does not bind another one', async () => {
    const { id } = await ofOrder(1_200);
    await world.change('agent', await world.read('agent', id), { approval: 'APPROVED' }).expect(200);
    expect((await world.read('agent', id)).approvedCosts).toBe(1_200);
    const moved = { customer: world.bergbahn, location: world.foreignLocation };
    await world.change('agent', await world.read('agent', id), moved).expect(200);
    expect(await world.read('agent', id)).toMatchObject({ approval: 'APPROVED', approvedCosts: null });
  });

  it('is told to the desk alone', async () => {
    const order = await ofOrder(1_200);
    for (const person of ['customerAll', 'executor'] as const) {
      const ticket = await world.read(person, order.id);
      const keys = Object.keys(ticket);
      expect(JSON.stringify(ticket.notices)).not.toMatch(/1200|limit|costs/);
      expect(keys).not.toContain('costs');
      expect(keys).not.toContain('costEstimate');
    }
    const executor = Object.keys(await world.read('executor', order.id));
    expect(executor).not.toContain('approvedCosts');
    expect(await world.read('customerAll', order.id)).toMatchObject({ approvedCosts: null });
    const refused = await desk.as('executor').post(`v1/tickets/${order.id}/transitions`).send({ to: 'IN_WORK' });
    expect(refused.text).not.toContain('1200');
  });
});
