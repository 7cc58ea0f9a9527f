import { type Json, recordsOf } from '../records.js';
import type { TrytonJson } from './tryton-rpc.js';
import type { DeskWithTryton } from './use-tryton.js';

export const PUMP = {
  kind: 'MATERIAL',
  catalogNumber: 'PUMP-20',
  description: 'Umwälzpumpe',
  quantity: 2,
  unit: 'EA',
  timesheetRelevant: false,
};
const SALE = ['state', 'reference', 'description', 'party.code', 'sale_date', 'comment', 'invoices', 'invoice_address'];
const LINE = ['description', 'quantity', 'unit.symbol', 'unit_price', 'product.code', 'taxes', 'note'];
const BOOKING = ['uuid', 'duration', 'employee.rec_name', 'work.name'];

/** Gives technician and customer the mail address and number that Tryton has. */
export async function linkPeople({ desk, world }: DeskWithTryton): Promise<void> {
  const changed = async (path: string, id: string, changes: Json) => {
    const body = await desk.as('manager').read(`v1/${path}/${id}`);
    await recordsOf(desk).patch(path, body, changes).expect(200);
  };
  await changed('users', world.ids.executor, { email: 'marco@rohr.example' });
  await changed('customers', world.acme, { crmAddressNumber: 'K-1001', defaultProject: 'P-100' });
}

/** Reports of the desk, and their records in Tryton. */
export function reportsIn(here: DeskWithTryton) {
  const open = async (given: Json = {}): Promise<Json> => {
    const { id } = await here.world.order();
    return here.world.report('agent', id, { serviceTechnician: here.world.ids.executor, ...given });
  };
  /** A report with an hour and a half of work, and a pump. */
  const written = async (): Promise<Json> => {
    const report = await open({ remarks: 'Dichtung ersetzt' });
    await here.world.position('agent', report.id, { catalogNumber: 'ARB-100', unitPrice: 150 }).expect(201);
    await here.world.position('agent', report.id, PUMP).expect(201);
    return report;
  };
  const move = (report: Json, to: string, more: Json = {}) => here.world.moveReport('agent', report.id, to, more);
  const get = async (path: string) => await here.desk.as('agent').read(`v1/${path}`);
  const read = ({ id }: Json): Promise<Json> => get(`reports/${id}`);
  const positions = ({ id }: Json): Promise<Json[]> => get(`reports/${id}/positions`);

  const find = (...asked: Parameters<typeof here.tryton.rpc.find>) => here.tryton.rpc.find(...asked);
  const sales = ({ id }: Json): Promise<TrytonJson[]> => find('sale.sale', [['description', '=', id]], SALE);
  const saleOf = async (report: Json): Promise<TrytonJson> => {
    const [sale, ...others] = await sales(report);
    expect(others).toEqual([]);
    return sale as TrytonJson;
  };
  const linesOf = async (report: Json) => find('sale.line', [['sale', '=', (await saleOf(report)).id]], LINE);
  const press = async (report: Json, button: string) =>
    here.tryton.rpc.call(`model.sale.sale.${button}`, [(await saleOf(report)).id]);
  const hoursOf = async (report: Json) => {
    const booked = (await positions(report)).map(({ id }) => id);
    return find('timesheet.line', [['uuid', 'in', booked]], BOOKING);
  };
  return { open, written, move, read, positions, sales, saleOf, linesOf, press, hoursOf };
}
