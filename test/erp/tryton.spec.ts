import { type TestApplication, startApplication } from '../support/application.js';
import { ConnectedDesk } from '../support/erp/connected-desk.js';
import { FaultProxy } from '../support/erp/fault-proxy.js';
import { startTryton, type Tryton, trytonHere } from '../support/erp/tryton.js';
import type { TrytonJson } from '../support/erp/tryton-rpc.js';
import { eventually } from '../support/eventually.js';
import { ordersOf } from '../support/orders.js';
import { codesOf, type Json, recordsOf } from '../support/records.js';
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
  proxy = await FaultProxy.before(tryton.url);
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

const orders = () => ordersOf(desk, world);
const PUMP = { kind: 'MATERIAL', catalogNumber: 'PUMP-20', description: 'Umwälzpumpe', quantity: 2, unit: 'EA', timesheetRelevant: false };
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
  tryton.rpc.find('timesheet.line', [['uuid', 'in', (await positions(report)).map(({ id }) => id)]], [
    'uuid',
    'duration',
    'employee.rec_name',
    'work.name',
  ]);

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
});
