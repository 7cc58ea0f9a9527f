import { ordersOf } from '../support/orders.js';
import { recordsOf } from '../support/records.js';
import { type TicketJson } from '../support/ticket-world.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);
const orders = ordersOf(desk, world);

const inWork = async (): Promise<TicketJson> => {
  const order = await orders.order({ customerContact: world.ids.customer });
  return (await world.move('executor', order.id, { to: 'IN_WORK' }).expect(201)).body;
};
const completed = async (): Promise<{ order: TicketJson; report: string }> => {
  const order = await inWork();
  const { id } = await orders.billable('executor', order.id);
  await world.move('executor', order.id, { to: 'WORK_COMPLETED' }).expect(201);
  await orders.invoice('agent', order.id, 'R-1').expect(201);
  await world.move('agent', order.id, { to: 'ORDER_COMPLETED' }).expect(201);
  return { order, report: id };
};
const code = (answer: { body: { code: string } }) => answer.body.code;

describe('an order', () => {
  it('goes from raised to closed with report and invoice, and no step before its turn', async () => {
    const order = await inWork();
    const finish = () => world.move('executor', order.id, { to: 'WORK_COMPLETED' });
    expect((await finish().expect(409)).body).toMatchObject({
      code: 'STATE_FIELDS',
      errors: [{ pointer: '/reports' }],
    });
    const report = await orders.report('executor', order.id);
    await finish().expect(201);
    const complete = () => world.move('agent', order.id, { to: 'ORDER_COMPLETED' });
    const both = await complete().expect(409);
    expect(both.body.errors.map((error: { code: string }) => error.code)).toEqual(['ORDER_INVOICE', 'ORDER_WORK']);
    await orders.invoice('agent', order.id, 'R-1').expect(201);
    expect(code(await complete().expect(409))).toBe('ORDER_WORK');
    await orders.position('executor', report.id).expect(201);
    await orders.moveReport('executor', report.id, 'BILLABLE').expect(201);
    await complete().expect(201);
    const closed = await world.move('agent', order.id, { to: 'CLOSED', closingState: 'INVOICED' }).expect(201);
    expect(closed.body).toMatchObject({ state: 'CLOSED', closingState: 'INVOICED' });
    const invoices = await desk.as('customer').get(`v1/tickets/${order.id}/invoices`).expect(200);
    expect(invoices.body).toMatchObject([{ invoiceNumber: 'R-1', invoiceAmountExclVat: 120.5 }]);
  });

  it('keeps an invoice and takes no report once it is completed', async () => {
    const { order, report } = await completed();
    const [invoice] = await desk.as('agent').read(`v1/tickets/${order.id}/invoices`);
    const only = await desk.as('agent').delete(`v1/invoices/${invoice.id}`).expect(409);
    expect(code(only)).toBe('INVOICE_NEEDED');
    expect(code(await desk.as('agent').post(`v1/tickets/${order.id}/reports`, {}).expect(409))).toBe('TICKET_STATE');
    const reopened = await orders.moveReport('agent', report, 'OPEN_IN_WORK', { reason: 'Fehler' }).expect(409);
    expect(code(reopened)).toBe('TICKET_STATE');
    await orders.invoice('agent', order.id, 'R-2').expect(201);
    await desk.as('agent').delete(`v1/invoices/${invoice.id}`).expect(200);
  });

  it('is corrected until its report is invoiced', async () => {
    const { order, report } = await completed();
    const correct = () => world.move('agent', order.id, { to: 'WORK_COMPLETED', reason: 'Falsche Stunden' });
    await correct().expect(201);
    await world.move('agent', order.id, { to: 'ORDER_COMPLETED' }).expect(201);
    await orders.moveReport('agent', report, 'INVOICED').expect(201);
    const refused = await correct().expect(409);
    expect(refused.body).toMatchObject({ code: 'TRANSITION_NOT_ALLOWED', errors: [{ code: 'CORRECT_INVOICED' }] });
  });

  it('with an open report is neither rejected nor re-typed', async () => {
    const order = await inWork();
    await orders.report('executor', order.id);
    const rejected = { to: 'CLOSED', closingState: 'REJECTED', closingNote: 'x', confirm: ['CLOSE_WITHOUT_INVOICE'] };
    const refused = await world.move('agent', order.id, rejected).expect(409);
    expect(refused.body.errors.map(({ code }: { code: string }) => code)).toEqual([
      'REPORT_OPEN',
      'CLOSING_STATE_NOT_ALLOWED',
    ]);
    const retyped = await world.change('agent', await world.read('agent', order.id), { type: 'INCIDENT' }).expect(409);
    expect(code(retyped)).toBe('TYPE_CHANGE_NOT_ALLOWED');
  });

  it('that was closed with an invoiced report is not reopened, although no invoice is there', async () => {
    const order = await inWork();
    const report = await orders.billable('executor', order.id);
    await world.move('executor', order.id, { to: 'WORK_COMPLETED' }).expect(201);
    const close = { to: 'CLOSED', closingState: 'NOT_INVOICED', closingNote: 'Kulanz' };
    await world.move('agent', order.id, { ...close, confirm: ['CLOSE_WITHOUT_INVOICE'] }).expect(201);
    await orders.moveReport('agent', report.id, 'INVOICED').expect(201);
    const reopened = await world.move('agent', order.id, { to: 'IN_WORK', reason: 'Nochmals' }).expect(409);
    expect(reopened.body.errors[0].code).toBe('REOPEN_INVOICED');
  });

  it('is closed by the system once all its reports are invoiced, where the tenant wants it', async () => {
    const records = recordsOf(desk);
    const settle = async (closesInvoicedOrders: boolean) => {
      const [settings] = await desk.as('manager').read('v1/tenant-settings');
      await records.patch('tenant-settings', settings, { closesInvoicedOrders }).expect(200);
    };
    const patient = await completed();
    await orders.moveReport('agent', patient.report, 'INVOICED').expect(201);
    expect((await world.read('agent', patient.order.id)).state).toBe('ORDER_COMPLETED');
    const order = await inWork();
    const reports = [await orders.billable('executor', order.id), await orders.billable('executor', order.id)];
    await world.move('executor', order.id, { to: 'WORK_COMPLETED' }).expect(201);
    await orders.invoice('agent', order.id, 'R-1').expect(201);
    await world.move('agent', order.id, { to: 'ORDER_COMPLETED' }).expect(201);
    await settle(true);
    await orders.moveReport('agent', reports[0]?.id, 'INVOICED').expect(201);
    expect((await world.read('agent', order.id)).state).toBe('ORDER_COMPLETED');
    await orders.moveReport('agent', reports[1]?.id, 'INVOICED').expect(201);
    expect(await world.read('agent', order.id)).toMatchObject({ state: 'CLOSED', closingState: 'INVOICED' });
    const timeline = await desk.as('agent').get(`v1/tickets/${order.id}/activities`).expect(200);
    expect(timeline.body.at(-1)).toMatchObject({ kind: 'STATE_CHANGED', toState: 'CLOSED', createdBy: 'System' });
    await settle(false);
  });

  it('finishes without a report where the tenant does not ask for one', async () => {
    const records = recordsOf(desk);
    const [settings] = await desk.as('manager').read('v1/tenant-settings');
    await records.patch('tenant-settings', settings, { reportRequired: false }).expect(200);
    const order = await inWork();
    await world.move('executor', order.id, { to: 'WORK_COMPLETED' }).expect(201);
    const [changed] = await desk.as('manager').read('v1/tenant-settings');
    await records.patch('tenant-settings', changed, { reportRequired: true }).expect(200);
  });

  it('is never completed without an invoice, whatever happens at the same time', async () => {
    const tries = await Promise.all(
      Array.from({ length: 12 }, async (_, at) => {
        const order = await inWork();
        await orders.billable('executor', order.id);
        await world.move('executor', order.id, { to: 'WORK_COMPLETED' }).expect(201);
        const { body: invoice } = await orders.invoice('agent', order.id, `R-${at}`).expect(201);
        const [moved, removed] = await Promise.all([
          world.move('agent', order.id, { to: 'ORDER_COMPLETED' }),
          desk.as('agent').delete(`v1/invoices/${invoice.id}`),
        ]);
        return `${moved.status} ${removed.status}`;
      }),
    );
    for (const outcome of tries) expect(['201 409', '409 200']).toContain(outcome);
  });
});
