import { linkPeople, PUMP, reportsIn } from '../support/erp/tryton-reports.js';
import { trytonDay } from '../support/erp/tryton-rpc.js';
import { describeTryton, useTryton } from '../support/erp/use-tryton.js';
import { eventually } from '../support/eventually.js';
import { type Json, recordsOf } from '../support/records.js';

const here = useTryton(linkPeople);
const { open, written, move, read, positions, sales, saleOf, linesOf, press, hoursOf } = reportsIn(here);
const today = () => new Date().toISOString().slice(0, 10);

describeTryton('Reports in an ERP', () => {
  it('stand there as sales, with their lines and hours', async () => {
    const report = await written();
    await here.erp.settled(report);
    await eventually(async () => expect(await linesOf(report)).toHaveLength(2));
    await here.erp.settled(report);
    expect(await saleOf(report)).toMatchObject({
      state: 'draft',
      reference: report.identifier,
      comment: 'Dichtung ersetzt',
      'party.': { code: 'K-1001' },
    });
    const [work, pump] = await linesOf(report);
    expect(work).toMatchObject({ quantity: 1.5, 'product.': { code: 'ARB-100' }, unit_price: { decimal: '150.0000' } });
    expect(pump).toMatchObject({ quantity: 2, unit_price: { decimal: '389.5000' }, taxes: [expect.any(Number)] });
    const [first] = await positions(report);
    expect(await hoursOf(report)).toEqual([
      expect.objectContaining({ uuid: first?.id, duration: { __class__: 'timedelta', seconds: 5_400 } }),
    ]);
  });

  it('take the numbers of what is sold there, and no others while it answers', async () => {
    const report = await open();
    const { position } = here.world;
    const { body } = await position('agent', report.id, { catalogNumber: 'GIBT-ES-NICHT' }).expect(422);
    expect(body.errors).toEqual([expect.objectContaining({ pointer: '/catalogNumber', code: 'NUMBER_UNKNOWN' })]);
    await position('executor', report.id, { catalogNumber: 'ARB-100' }).expect(201);
    here.proxy.fault = 'ERROR_500';
    await position('agent', report.id, { catalogNumber: 'GIBT-ES-NICHT' }).expect(201);
  });

  it('follow every change of ours, and go with the report', async () => {
    const report = await written();
    await here.erp.settled(report);
    const [work, pump] = await positions(report);
    const { patch } = recordsOf(here.desk);
    await patch('report-positions', work as Json, { quantity: 2.25 }, 'agent').expect(200);
    await here.desk
      .as('agent')
      .delete(`v1/report-positions/${pump?.id}`)
      .set('If-Match', `"${pump?.version}"`)
      .expect(200);
    await eventually(async () => expect(await linesOf(report)).toEqual([expect.objectContaining({ quantity: 2.25 })]));
    await here.erp.settled(report);
    expect(await hoursOf(report)).toEqual([
      expect.objectContaining({ duration: expect.objectContaining({ seconds: 8_100 }) }),
    ]);
    const [line] = await hoursOf(report);
    const { version } = await read(report);
    await here.desk.as('agent').delete(`v1/reports/${report.id}`).set('If-Match', `"${version}"`).expect(200);
    await eventually(async () => expect(await sales(report)).toEqual([]));
    await here.erp.settled(report);
    expect(await here.tryton.rpc.find('timesheet.line', [['id', '=', line?.id]])).toEqual([]);
  });

  it('are quotations once they are billable, drafts once they are open again, and cancelled once they are waived', async () => {
    const report = await written();
    await move(report, 'BILLABLE').expect(201);
    await eventually(async () => expect(await saleOf(report)).toMatchObject({ state: 'quotation' }));
    await here.erp.settled(report);
    await move(report, 'OPEN_IN_WORK', { reason: 'Position fehlt' }).expect(201);
    await eventually(async () => expect(await saleOf(report)).toMatchObject({ state: 'draft' }));
    await move(report, 'BILLABLE').expect(201);
    await eventually(async () => expect(await saleOf(report)).toMatchObject({ state: 'quotation' }));
    await move(report, 'NOT_INVOICED').expect(201);
    await eventually(async () => expect(await saleOf(report)).toMatchObject({ state: 'cancelled' }));
    await here.erp.settled(report);
  });

  it('are invoiced here once the back office has posted their invoice, and never by hand', async () => {
    const report = await written();
    await move(report, 'BILLABLE').expect(201);
    await eventually(async () => expect(await saleOf(report)).toMatchObject({ state: 'quotation' }));
    await here.erp.settled(report);
    await here.erp.sweep();
    await press(report, 'confirm');
    await here.erp.sweep();
    await here.erp.settled(report);
    expect(await read(report)).toMatchObject({ state: 'BILLABLE' });
    const refused = await move(report, 'INVOICED');
    expect([refused.status, refused.body.code]).toEqual([409, 'INVOICED_ELSEWHERE']);
    const [invoice] = (await saleOf(report)).invoices as number[];
    await here.tryton.rpc.call('model.account.invoice.write', [invoice], { invoice_date: trytonDay(today()) });
    await here.tryton.rpc.call('model.account.invoice.post', [invoice]);
    await here.erp.sweep();
    await eventually(async () => expect(await read(report)).toMatchObject({ state: 'INVOICED' }));
    await here.erp.settled(report);
    const { body } = await here.desk.as('agent').get(`v1/tickets/${report.ticket}/activities`).expect(200);
    expect(body).toContainEqual(
      expect.objectContaining({
        kind: 'REPORT_CHANGED',
        createdBy: 'System',
        changes: [expect.objectContaining({ field: 'state', from: 'BILLABLE', to: 'INVOICED' })],
      }),
    );
  });

  it('are billable or not invoiced here once the back office says so, and open once it takes them back', async () => {
    const [taken, cancelled] = [await written(), await written()];
    await here.erp.settled(taken);
    await here.erp.settled(cancelled);
    await here.erp.sweep();
    await press(taken, 'quote');
    await press(cancelled, 'cancel');
    await here.erp.sweep();
    await eventually(async () => expect(await read(taken)).toMatchObject({ state: 'BILLABLE' }));
    await eventually(async () => expect(await read(cancelled)).toMatchObject({ state: 'NOT_INVOICED' }));
    await here.erp.settled(taken);
    await press(taken, 'draft');
    await here.erp.sweep();
    await eventually(async () => expect(await read(taken)).toMatchObject({ state: 'OPEN_IN_WORK' }));
  });

  it('take no positions once somebody has them in hand there, and tell so at once', async () => {
    const report = await written();
    await here.erp.settled(report);
    await press(report, 'quote');
    const refused = await here.world.position('agent', report.id, PUMP);
    expect([refused.status, refused.body.code]).toEqual([409, 'REPORT_LOCKED']);
    await eventually(async () => expect(await read(report)).toMatchObject({ state: 'BILLABLE' }));
    expect(await positions(report)).toHaveLength(2);
    const other = await written();
    await here.erp.settled(other);
    await press(other, 'quote');
    const [work] = await positions(other);
    const { patch } = recordsOf(here.desk);
    expect((await patch('report-positions', work as Json, { quantity: 3 }, 'agent')).status).toBe(409);
  });

  it('book no hours on a project that is invoiced by its hours, and tell so before', async () => {
    const own = await here.tryton.rpc.one('project.work', [['type', '=', 'project']]);
    const invoiced = (by: string) =>
      here.tryton.rpc.call('model.project.work.write', [own.id], { project_invoice_method: by });
    await invoiced('timesheet');
    expect(await here.erp.mend()).toMatchObject({ ok: true, billedTwice: 'P-100 Heizung Werk Nord' });
    const report = await written();
    expect(await here.erp.settled(report, 'REFUSED')).toMatchObject({
      problem: 'BILLED_TWICE',
      reason: expect.stringContaining('P-100'),
    });
    expect(await hoursOf(report)).toEqual([]);
    await invoiced('manual');
    expect(await here.erp.mend()).toMatchObject({ ok: true, billedTwice: null });
  });

  it('are corrected by another one, the first of which is cancelled', async () => {
    const report = await written();
    await move(report, 'BILLABLE').expect(201);
    await eventually(async () => expect(await saleOf(report)).toMatchObject({ state: 'quotation' }));
    const { body } = await here.desk
      .as('agent')
      .post(`v1/reports/${report.id}/correction`)
      .send({ reason: 'Falsch' })
      .expect(201);
    await eventually(async () => expect(await saleOf(report)).toMatchObject({ state: 'cancelled' }));
    await eventually(async () => expect(await linesOf(body)).toHaveLength(2));
    expect((await saleOf(body)).reference).toBe(body.identifier);
  });

  it.each([
    ['people', { employee: () => here.world.ids.manager }, 'NOT_LINKED', /manager@alpina/],
    ['units', { unit: 'Z3', timesheetRelevant: false }, 'UNIT_UNKNOWN', /^Z3$/],
  ])('name the %s whom the ERP does not know', async (_what, given, problem, reason) => {
    const report = await open();
    const values = Object.entries(given).map(([name, value]) => [name, typeof value === 'function' ? value() : value]);
    await here.world.position('agent', report.id, Object.fromEntries(values)).expect(201);
    await here.erp.failed(report, problem);
    expect(await here.erp.settled(report, 'REFUSED')).toMatchObject({ reason: expect.stringMatching(reason) });
  });
});
