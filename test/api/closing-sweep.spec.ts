import { clock } from '../../api/platform/clock.js';
import { ClosingSweepHandler } from '../../api/tickets/closing/closing-sweep.handler.js';
import { startApplication } from '../support/application.js';
import { type Json, recordsOf } from '../support/records.js';
import { type TicketJson } from '../support/ticket-world.js';
import { use, useDesk, useTicketWorld } from '../support/use-desk.js';

const DAY = 86_400_000;
const { now } = clock;

const desk = useDesk();
/** A second process over the same database. */
const other = use(
  () => startApplication({ DATABASE_URL: desk.databaseUrl, VSD_ISSUER: desk.issuer.url }),
  (application) => application.close(),
);
const world = useTicketWorld(desk);
afterEach(() => {
  clock.now = now;
});

const sweep = (application = desk) => application.app.get(ClosingSweepHandler).handle();
const later = (days: number) => {
  const moment = new Date(Date.now() + days * DAY);
  clock.now = () => moment;
};
const { settings } = recordsOf(desk);
const solved = (given: Json = {}) => world.ticket({ state: 'WORK_COMPLETED', responsible: world.ids.agent, ...given });
const closings = async (id: string): Promise<Json[]> =>
  (await desk.as('agent').get(`v1/tickets/${id}/activities`)).body.filter(({ toState }: Json) => toState === 'CLOSED');
const stateOf = async ({ id }: { id: string }) => (await world.read('agent', id)).state;

describe('closing solved tickets', () => {
  it('is off by default', async () => {
    const ticket = await solved();
    await world.invoice('agent', ticket.id, 'R-0').expect(201);
    later(40);
    await sweep();
    expect(await stateOf(ticket)).toBe('WORK_COMPLETED');
  });

  it('happens after ten working days, to those with an invoice or of a type that the tenant has confirmed', async () => {
    await settings({ closesSolvedTickets: true, closesWithoutInvoice: ['TICKET'] });
    const billed = await solved();
    await world.invoice('agent', billed.id, 'R-1').expect(201);
    const free = await solved({ type: 'TICKET' });
    const unbilled = await solved();
    const change = await solved({ type: 'CHANGE', approval: 'APPROVED' });
    await world.invoice('agent', change.id, 'R-2').expect(201);
    const busy = await solved({ type: 'TICKET' });
    await desk.as('agent').create(`v1/tickets/${busy.id}/tasks`, { subject: 'Nachfassen' });
    later(9);
    await sweep();
    expect(await stateOf(billed)).toBe('WORK_COMPLETED');
    later(40);
    await sweep();
    const closed = { state: 'CLOSED', closingState: 'COMPLETED', closingNote: 'Entlüftet' };
    expect(await world.read('agent', billed.id)).toMatchObject(closed);
    expect(await world.read('agent', free.id)).toMatchObject(closed);
    for (const kept of [unbilled, change, busy]) expect(await stateOf(kept)).toBe('WORK_COMPLETED');
    expect(await closings(billed.id)).toEqual([expect.objectContaining({ createdBy: 'System' })]);
  });

  it('happens once, however many workers are at it and however often they begin anew', async () => {
    await settings({ closesSolvedTickets: true, closesWithoutInvoice: ['TICKET'] });
    const tickets: TicketJson[] = [];
    for (let n = 0; n < 5; n++) tickets.push(await solved({ type: 'TICKET' }));
    later(40);
    await Promise.all([sweep(), sweep(other), sweep(), sweep(other)]);
    await sweep(other);
    for (const { id } of tickets) expect(await closings(id)).toHaveLength(1);
  });

  it('leaves alone what was taken up again meanwhile', async () => {
    const ticket = await solved({ type: 'TICKET' });
    await world.move('agent', ticket.id, { to: 'IN_WORK', reason: 'Tropft wieder' }).expect(201);
    later(40);
    await sweep();
    expect(await stateOf(ticket)).toBe('IN_WORK');
  });
});

describe('closing invoiced orders', () => {
  /** An order that is completed, its only report invoiced before. */
  const completed = async (): Promise<TicketJson> => {
    const { id } = await world.order();
    await world.move('agent', id, { to: 'IN_WORK' }).expect(201);
    const report = await world.billable('agent', id);
    await world.move('agent', id, { to: 'WORK_COMPLETED' }).expect(201);
    await world.invoice('agent', id, 'R-9').expect(201);
    await world.moveReport('agent', report.id, 'INVOICED').expect(201);
    return (await world.move('agent', id, { to: 'ORDER_COMPLETED' }).expect(201)).body;
  };

  it('happens where the tenant lets it, as soon as all reports are invoiced', async () => {
    const order = await completed();
    await sweep();
    expect(await stateOf(order)).toBe('ORDER_COMPLETED');
    await settings({ closesInvoicedOrders: true });
    await sweep();
    expect(await world.read('agent', order.id)).toMatchObject({ state: 'CLOSED', closingState: 'INVOICED' });
    await sweep(other);
    expect(await closings(order.id)).toHaveLength(1);
  });
});
