import { startApplication, type TestApplication } from '../support/application.js';
import { ConnectedDesk } from '../support/erp/connected-desk.js';
import { FaultProxy, JSON_RPC_MANNER } from '../support/erp/fault-proxy.js';
import { statesFaults } from '../support/erp/faults.js';
import { startTryton, type Tryton, trytonHere } from '../support/erp/tryton.js';
import { type TrytonJson, trytonAmount, trytonDay } from '../support/erp/tryton-rpc.js';
import { eventually } from '../support/eventually.js';
import { ordersOf } from '../support/orders.js';
import { type Json, recordsOf } from '../support/records.js';
import { type TicketWorld, ticketWorld } from '../support/ticket-world.js';

const isHere = await trytonHere();

let tryton: Tryton;
let proxy: FaultProxy;
let desk: TestApplication;
let world: TicketWorld;
let erp: ConnectedDesk;

beforeAll(async () => {
  if (!isHere) return;
  tryton = await startTryton();
  proxy = await FaultProxy.before(tryton.url, JSON_RPC_MANNER);
  desk = await startApplication();
  erp = new ConnectedDesk(desk, proxy);
  world = await ticketWorld(desk);
  const { patch } = recordsOf(desk);
  const changed = async (path: string, id: string, changes: Json) => {
    const { body } = await desk.as('manager').get(`v1/${path}/${id}`).expect(200);
    await patch(path, body, changes).expect(200);
  };
  await changed('users', world.ids.executor, { email: 'marco@rohr.example' });
  await changed('customers', world.acme, { crmAddressNumber: 'K-1001', defaultProject: 'P-100' });
  const { user, password, database } = tryton;
  await erp.connect({ name: 'Tryton', adapter: 'TRYTON', user, password, database });
});
beforeEach(() => proxy?.calm());
afterAll(async () => {
  await erp?.close();
  await tryton?.stop();
});

const today = () => new Date().toISOString().slice(0, 10);
const orders = () => ordersOf(desk, world);
const PUMP = {
  kind: 'MATERIAL',
  catalogNumber: 'PUMP-20',
  description: 'Umwälzpumpe',
  quantity: 2,
  unit: 'EA',
  timesheetRelevant: false,
};
const open = async (given: Json = {}): Promise<Json> => {
  const { id } = await orders().order();
  return orders().report('agent', id, { serviceTechnician: world.ids.executor, ...given });
};
/** A report with an hour and a half of work, and a pump. */
const written = async (): Promise<Json> => {
  const report = await open({ remarks: 'Dichtung ersetzt' });
  await orders().position('agent', report.id, { catalogNumber: 'ARB-100', unitPrice: 150 }).expect(201);
  await orders().position('agent', report.id, PUMP).expect(201);
  return report;
};
const move = (report: Json, to: string, more: Json = {}) => orders().moveReport('agent', report.id, to, more);
const read = async ({ id }: Json): Promise<Json> => (await desk.as('agent').get(`v1/reports/${id}`).expect(200)).body;
const positions = async ({ id }: Json): Promise<Json[]> =>
  (await desk.as('agent').get(`v1/reports/${id}/positions`).expect(200)).body;

const SALE = ['state', 'reference', 'description', 'party.code', 'sale_date', 'comment', 'invoices', 'invoice_address'];
const LINE = ['description', 'quantity', 'unit.symbol', 'unit_price', 'product.code', 'taxes', 'note'];
const sales = ({ id }: Json): Promise<TrytonJson[]> => tryton.rpc.find('sale.sale', [['description', '=', id]], SALE);
const saleOf = async (report: Json): Promise<TrytonJson> => {
  const [sale, ...others] = await sales(report);
  expect(others).toEqual([]);
  return sale as TrytonJson;
};
const linesOf = async (report: Json) => tryton.rpc.find('sale.line', [['sale', '=', (await saleOf(report)).id]], LINE);
const press = async (report: Json, button: string) =>
  tryton.rpc.call(`model.sale.sale.${button}`, [(await saleOf(report)).id]);
const hoursOf = async (report: Json) =>
  tryton.rpc.find(
    'timesheet.line',
    [['uuid', 'in', (await positions(report)).map(({ id }) => id)]],
    ['uuid', 'duration', 'employee.rec_name', 'work.name'],
  );

(isHere ? describe : describe.skip)('Reports in an ERP', () => {
  it('stand there as sales, with their lines and hours', async () => {
    const report = await written();
    await erp.settled(report);
    await eventually(async () => expect(await linesOf(report)).toHaveLength(2));
    await erp.settled(report);
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
    const { position } = orders();
    const { body } = await position('agent', report.id, { catalogNumber: 'GIBT-ES-NICHT' }).expect(422);
    expect(body.errors).toEqual([expect.objectContaining({ pointer: '/catalogNumber', code: 'NUMBER_UNKNOWN' })]);
    await position('executor', report.id, { catalogNumber: 'ARB-100' }).expect(201);
    proxy.fault = 'ERROR_500';
    await position('agent', report.id, { catalogNumber: 'GIBT-ES-NICHT' }).expect(201);
  });

  it('follow every change of ours, and go with the report', async () => {
    const report = await written();
    await erp.settled(report);
    const [work, pump] = await positions(report);
    const { patch } = recordsOf(desk);
    await patch('report-positions', work as Json, { quantity: 2.25 }, 'agent').expect(200);
    await desk.as('agent').delete(`v1/report-positions/${pump?.id}`).set('If-Match', `"${pump?.version}"`).expect(200);
    await eventually(async () => expect(await linesOf(report)).toEqual([expect.objectContaining({ quantity: 2.25 })]));
    await erp.settled(report);
    expect(await hoursOf(report)).toEqual([
      expect.objectContaining({ duration: expect.objectContaining({ seconds: 8_100 }) }),
    ]);
    const [line] = await hoursOf(report);
    const { version } = await read(report);
    await desk.as('agent').delete(`v1/reports/${report.id}`).set('If-Match', `"${version}"`).expect(200);
    await eventually(async () => expect(await sales(report)).toEqual([]));
    await erp.settled(report);
    expect(await tryton.rpc.find('timesheet.line', [['id', '=', line?.id]])).toEqual([]);
  });

  it('are quotations once they are billable, drafts once they are open again, and cancelled once they are waived', async () => {
    const report = await written();
    await move(report, 'BILLABLE').expect(201);
    await eventually(async () => expect(await saleOf(report)).toMatchObject({ state: 'quotation' }));
    await erp.settled(report);
    await move(report, 'OPEN_IN_WORK', { reason: 'Position fehlt' }).expect(201);
    await eventually(async () => expect(await saleOf(report)).toMatchObject({ state: 'draft' }));
    await move(report, 'BILLABLE').expect(201);
    await eventually(async () => expect(await saleOf(report)).toMatchObject({ state: 'quotation' }));
    await move(report, 'NOT_INVOICED').expect(201);
    await eventually(async () => expect(await saleOf(report)).toMatchObject({ state: 'cancelled' }));
    await erp.settled(report);
  });

  it('are invoiced here once the back office has posted their invoice, and never by hand', async () => {
    const report = await written();
    await move(report, 'BILLABLE').expect(201);
    await eventually(async () => expect(await saleOf(report)).toMatchObject({ state: 'quotation' }));
    await erp.settled(report);
    await erp.sweep();
    await press(report, 'confirm');
    await erp.sweep();
    await erp.settled(report);
    expect(await read(report)).toMatchObject({ state: 'BILLABLE' });
    const refused = await move(report, 'INVOICED');
    expect([refused.status, refused.body.code]).toEqual([409, 'INVOICED_ELSEWHERE']);
    const [invoice] = (await saleOf(report)).invoices as number[];
    await tryton.rpc.call('model.account.invoice.write', [invoice], { invoice_date: trytonDay(today()) });
    await tryton.rpc.call('model.account.invoice.post', [invoice]);
    await erp.sweep();
    await eventually(async () => expect(await read(report)).toMatchObject({ state: 'INVOICED' }));
    await erp.settled(report);
    const { body } = await desk.as('agent').get(`v1/tickets/${report.ticket}/activities`).expect(200);
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
    await erp.settled(taken);
    await erp.settled(cancelled);
    await erp.sweep();
    await press(taken, 'quote');
    await press(cancelled, 'cancel');
    await erp.sweep();
    await eventually(async () => expect(await read(taken)).toMatchObject({ state: 'BILLABLE' }));
    await eventually(async () => expect(await read(cancelled)).toMatchObject({ state: 'NOT_INVOICED' }));
    await erp.settled(taken);
    await press(taken, 'draft');
    await erp.sweep();
    await eventually(async () => expect(await read(taken)).toMatchObject({ state: 'OPEN_IN_WORK' }));
  });

  it('take no positions once somebody has them in hand there, and tell so at once', async () => {
    const report = await written();
    await erp.settled(report);
    await press(report, 'quote');
    const refused = await orders().position('agent', report.id, PUMP);
    expect([refused.status, refused.body.code]).toEqual([409, 'REPORT_LOCKED']);
    await eventually(async () => expect(await read(report)).toMatchObject({ state: 'BILLABLE' }));
    expect(await positions(report)).toHaveLength(2);
    const other = await written();
    await erp.settled(other);
    await press(other, 'quote');
    const [work] = await positions(other);
    const { patch } = recordsOf(desk);
    expect((await patch('report-positions', work as Json, { quantity: 3 }, 'agent')).status).toBe(409);
  });

  it('wait for somebody where their lines were changed there', async () => {
    const report = await written();
    await erp.settled(report);
    await erp.sweep();
    const [line] = await linesOf(report);
    await tryton.rpc.call('model.sale.line.write', [line?.id], { quantity: 7 });
    await erp.sweep();
    expect(await erp.settled(report, 'DIFFERS')).toMatchObject({
      ours: expect.stringContaining('1.5 HUR Montage à 150.00'),
      theirs: expect.stringContaining('7 HUR Montage à 150.00'),
    });
    // Not while they are compared once more.
    await eventually(async () => expect(await erp.decide(report, 'OURS')).toBe(200));
    await erp.settled(report);
    expect((await linesOf(report))[0]).toMatchObject({ quantity: 1.5 });
  });

  it('are taken over with their lines once somebody decides for the back office', async () => {
    const report = await written();
    await erp.settled(report);
    await erp.sweep();
    const [work, pump] = await linesOf(report);
    const unit = (await tryton.rpc.one('product.uom', [['unece_code', '=', 'MTR']])).id;
    const line = { quantity: 3, unit, unit_price: trytonAmount('12.4'), description: 'Kupferrohr', type: 'line' };
    // In one call: a comparison in the midst of them would tell of half of them.
    const lines = [
      ['write', [work?.id], { quantity: 7 }],
      ['delete', [pump?.id]],
      ['create', [line]],
    ];
    await tryton.rpc.call('model.sale.sale.write', [(await saleOf(report)).id], { lines });
    await erp.sweep();
    const { obstacle, differences } = await erp.settled(report, 'DIFFERS');
    expect(obstacle).toBe('LINES');
    expect(differences).toContainEqual(
      expect.objectContaining({ of: 'Montage', field: 'quantity', ours: 1.5, theirs: 7 }),
    );
    expect(differences).toContainEqual(
      expect.objectContaining({ of: 'Kupferrohr', field: 'unitPrice', ours: null, theirs: 12.4 }),
    );
    await eventually(async () => expect(await erp.decide(report, 'THEIRS')).toBe(200));
    expect(await erp.settled(report)).toMatchObject({ obstacle: null, differences: [] });
    expect(await positions(report)).toEqual([
      expect.objectContaining({ description: 'Montage', quantity: 7, unitPrice: 150 }),
      expect.objectContaining({
        kind: 'MATERIAL',
        description: 'Kupferrohr',
        quantity: 3,
        unit: 'MTR',
        unitPrice: 12.4,
      }),
    ]);
    expect((await linesOf(report)).map(({ quantity }) => quantity)).toEqual([7, 3]);
    expect(await hoursOf(report)).toEqual([
      expect.objectContaining({ duration: expect.objectContaining({ seconds: 25_200 }) }),
    ]);
  });

  it('are missed there by the next morning', async () => {
    const [gone, kept] = [await written(), await written()];
    await erp.settled(gone);
    await erp.settled(kept);
    await tryton.rpc.call('model.sale.sale.delete', [(await saleOf(gone)).id]);
    await erp.sweep();
    expect(await erp.settled(gone)).toMatchObject({ problem: null });
    await erp.night();
    expect(await erp.settled(gone, 'DIFFERS')).toMatchObject({ obstacle: 'GONE', theirs: null });
    expect(await erp.settled(kept)).toMatchObject({ seen: expect.any(String) });
    expect(await erp.decide(gone, 'THEIRS')).toBe(200);
    await erp.settled(gone);
    expect(await read(gone)).toMatchObject({ state: 'NOT_INVOICED' });
  });

  it('book no hours on a project that is invoiced by its hours, and tell so before', async () => {
    const own = await tryton.rpc.one('project.work', [['type', '=', 'project']]);
    const invoiced = (by: string) =>
      tryton.rpc.call('model.project.work.write', [own.id], { project_invoice_method: by });
    await invoiced('timesheet');
    expect(await erp.mend()).toMatchObject({ ok: true, billedTwice: 'P-100 Heizung Werk Nord' });
    const report = await written();
    expect(await erp.settled(report, 'REFUSED')).toMatchObject({
      problem: 'BILLED_TWICE',
      reason: expect.stringContaining('P-100'),
    });
    expect(await hoursOf(report)).toEqual([]);
    await invoiced('manual');
    expect(await erp.mend()).toMatchObject({ ok: true, billedTwice: null });
  });

  it('leave a price that nobody has said to the back office', async () => {
    const report = await written();
    await erp.settled(report);
    const [, pump] = await linesOf(report);
    await erp.sweep();
    await tryton.rpc.call('model.sale.line.write', [pump?.id], { unit_price: trytonAmount('350') });
    await erp.sweep();
    expect(await erp.settled(report)).toMatchObject({ problem: null });
    expect((await linesOf(report))[1]).toMatchObject({ unit_price: { decimal: '350' } });
  });

  it('are corrected by another one, the first of which is cancelled', async () => {
    const report = await written();
    await move(report, 'BILLABLE').expect(201);
    await eventually(async () => expect(await saleOf(report)).toMatchObject({ state: 'quotation' }));
    const { body } = await desk
      .as('agent')
      .post(`v1/reports/${report.id}/correction`)
      .send({ reason: 'Falsch' })
      .expect(201);
    await eventually(async () => expect(await saleOf(report)).toMatchObject({ state: 'cancelled' }));
    await eventually(async () => expect(await linesOf(body)).toHaveLength(2));
    expect((await saleOf(body)).reference).toBe(body.identifier);
  });

  it.each([
    ['people', { employee: () => world.ids.manager }, 'NOT_LINKED', /manager@alpina/],
    ['units', { unit: 'Z3', timesheetRelevant: false }, 'REJECTED', /Z3/],
  ])('name the %s whom the ERP does not know', async (_what, given, problem, reason) => {
    const report = await open();
    const values = Object.entries(given).map(([name, value]) => [name, typeof value === 'function' ? value() : value]);
    await orders().position('agent', report.id, Object.fromEntries(values)).expect(201);
    await erp.failed(report, problem);
    expect(await erp.settled(report, 'REFUSED')).toMatchObject({ reason: expect.stringMatching(reason) });
  });

  statesFaults({
    erp: () => erp,
    prepare: async () => {
      const report = await open();
      await erp.settled(report);
      return async () => {
        const { patch } = recordsOf(desk);
        return patch('reports', await read(report), { executionDate: '2026-11-19' }, 'agent');
      };
    },
    stands: async (report) => expect(await saleOf(report)).toMatchObject({ sale_date: { day: 19 } }),
    more: [
      ['WRONG_TYPES', 'PROTOCOL'],
      ['ANSWER_BEFORE', 'PROTOCOL'],
    ],
  });

  const calls = (method: string) => (_call: unknown, body: Buffer) => body.includes(`"model.${method}"`);

  it.each(['sale.sale.create', 'timesheet.line.create', 'sale.sale.quote'])(
    'are there once when the answer to %s was lost, and are not taken for changed',
    async (method) => {
      proxy.spoils = calls(method);
      proxy.fault = 'ANSWER_LOST';
      const report = await written();
      await move(report, 'BILLABLE').expect(201);
      await erp.failed(report, 'UNAVAILABLE');
      proxy.calm();
      await erp.sweep();
      await eventually(async () => expect(await saleOf(report)).toMatchObject({ state: 'quotation' }));
      expect(await erp.settled(report)).toMatchObject({ problem: null });
      expect(await linesOf(report)).toHaveLength(2);
      expect(await hoursOf(report)).toHaveLength(1);
      expect(await read(report)).toMatchObject({ state: 'BILLABLE' });
    },
  );

  it.each(['sale.sale.create', 'timesheet.line.create'])(
    'are there once when %s is sent twice on its way',
    async (method) => {
      proxy.spoils = calls(method);
      proxy.fault = 'TWICE';
      const report = await written();
      await eventually(async () => expect(await hoursOf(report)).toHaveLength(1));
      await erp.quiet();
      proxy.calm();
      await erp.sweep();
      await erp.settled(report);
      expect(await linesOf(report)).toHaveLength(2);
      expect(await hoursOf(report)).toHaveLength(1);
    },
  );

  it('are there once when each answer comes twice', async () => {
    proxy.fault = 'ANSWER_TWICE';
    const report = await open();
    await eventually(async () => expect(await sales(report)).not.toEqual([]));
    await erp.quiet();
    proxy.calm();
    await erp.mend();
    await erp.sweep(300);
    await erp.settled(report);
    await saleOf(report);
  });

  it('go on with another session where theirs has ended, which is opened once', async () => {
    const report = await open();
    await erp.settled(report);
    await tryton.query('delete from ir_session');
    const before = proxy.calls.length;
    const { patch } = recordsOf(desk);
    await patch('reports', await read(report), { executionDate: '2026-11-18' }, 'agent').expect(200);
    await eventually(async () => expect(await saleOf(report)).toMatchObject({ sale_date: { day: 18 } }));
    expect(await erp.settled(report)).toMatchObject({ problem: null });
    expect(proxy.calls.slice(before).filter((call) => call.endsWith('common.db.login'))).toHaveLength(1);
  });

  it.each([1, -1])(
    'are followed while the clock there is %s hour off, and found when it is put right',
    async (hours) => {
      // A comparison under way would put back the cursor from before.
      await erp.quiet();
      proxy.shift = hours;
      await desk.superuser.query(`update erp_connection set cursors = '{}'`);
      const report = await written();
      await erp.settled(report);
      await erp.sweep();
      // Without a cursor it learns only how late it is there: what is changed before is not seen until the night.
      await erp.quiet();
      await press(report, 'quote');
      await erp.sweep();
      await eventually(async () => expect(await read(report)).toMatchObject({ state: 'BILLABLE' }));
      await erp.settled(report);
      proxy.calm();
      await press(report, 'draft');
      await erp.night();
      await eventually(async () => expect(await read(report)).toMatchObject({ state: 'OPEN_IN_WORK' }));
      await erp.settled(report);
    },
  );

  it('let nobody wait for more than one call, however much there is to ask', async () => {
    const report = await written();
    await erp.settled(report);
    await erp.mend();
    proxy.fault = 'SILENCE';
    const [, pump] = await positions(report);
    const begin = performance.now();
    const { patch } = recordsOf(desk);
    await patch('report-positions', pump as Json, { catalogNumber: 'ROHR-16' }, 'agent').expect(200);
    // Four seconds and what is ours; each question by itself would take four and a half.
    expect(performance.now() - begin).toBeLessThan(8_000);
    proxy.calm();
    await erp.mend();
    await erp.sweep(300);
    await erp.settled(report);
  });

  it('stand there once when their creation arrives late, and the other was a quotation already', async () => {
    proxy.spoils = calls('sale.sale.create');
    proxy.fault = 'LATE';
    const report = await written();
    await erp.failed(report, 'TIMEOUT');
    proxy.calm();
    await move(report, 'BILLABLE').expect(201);
    await eventually(async () => expect(await saleOf(report)).toMatchObject({ state: 'quotation' }));
    await erp.settled(report);
    await erp.sweep();
    await proxy.deliver();
    expect((await sales(report)).map(({ state }) => state).sort()).toEqual(['draft', 'quotation']);
    await erp.sweep();
    await eventually(async () => expect(await sales(report)).toHaveLength(1));
    expect(await saleOf(report)).toMatchObject({ state: 'quotation' });
    await erp.settled(report);
  });

  it('go again when their creation arrives after they were removed', async () => {
    proxy.spoils = calls('sale.sale.create');
    proxy.fault = 'LATE';
    const report = await open();
    await erp.failed(report, 'TIMEOUT');
    proxy.calm();
    const { version } = await read(report);
    await desk.as('agent').delete(`v1/reports/${report.id}`).set('If-Match', `"${version}"`).expect(200);
    await erp.settled(report);
    await erp.sweep();
    await proxy.deliver();
    expect(await sales(report)).toHaveLength(1);
    await erp.sweep();
    await eventually(async () => expect(await sales(report)).toEqual([]));
  });

  it('leave alone what the back office has copied for itself', async () => {
    const report = await written();
    await erp.settled(report);
    const copy = await tryton.rpc.call<number[]>('model.sale.sale.copy', [(await saleOf(report)).id], {});
    await tryton.query('update sale_sale set create_uid = 0 where id = $1', copy);
    await erp.sweep();
    await erp.settled(report);
    expect(await sales(report)).toHaveLength(2);
  });

  it('take nothing of what is written there for anything but text', async () => {
    const report = await written();
    await erp.settled(report);
    await erp.sweep();
    const [line] = await linesOf(report);
    const evil = '<img src=x onerror=alert(1)>=HYPERLINK("http://a")\u0007\u202e'.padEnd(1_000_000, 'ä');
    await tryton.rpc.call('model.sale.line.write', [line?.id], { description: evil, quantity: 1e15 });
    await erp.sweep();
    const { theirs } = await erp.settled(report, 'DIFFERS');
    expect(theirs.length).toBeLessThanOrEqual(300);
    expect(theirs).not.toMatch(/\p{Cc}/u);
    expect(await erp.decide(report, 'OURS')).toBe(200);
    await erp.settled(report);
    expect((await linesOf(report))[0]).toMatchObject({ description: 'Montage', quantity: 1.5 });
  });
});
