import { jest } from '@jest/globals';
import { ErpSystems } from '../../api/ports/erp/erp-systems.js';
import { connectAccepting } from '../support/erp/accepting-system.js';
import { ordersOf } from '../support/orders.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);
afterAll(() => jest.restoreAllMocks());

/** A report with a link to the other side in a given state; returns the answer to a further position. */
async function bookedWhile(link: { state: string; base: string | null; pending?: string[] }, there: string | null) {
  const orders = ordersOf(desk, world);
  const order = await orders.order();
  const report = await orders.report('agent', order.id);
  await orders.position('agent', report.id).expect(201);
  await desk.superuser.query(
    `update erp_link set place = 'reports', state = $2, base = $3, pending = $4 where record = $1`,
    [report.id, link.state, link.base, JSON.stringify(link.pending ?? [])],
  );
  const reports = { place: 'reports', stateOf: async () => there };
  jest.spyOn(desk.app.get(ErpSystems), 'open').mockReturnValue({ probe: async () => undefined, reports } as never);
  const { status, body } = await orders.position('agent', report.id);
  return status === 409 ? body.code : status;
}

describe('a report whose change is on its way to the ERP', () => {
  beforeAll(async () => {
    await connectAccepting(desk, async () => undefined);
  });

  it.each<[string, Parameters<typeof bookedWhile>[0], string | null, unknown]>([
    ['has been completed there meanwhile', { state: 'WAITING', base: 'OPEN_IN_WORK 1' }, 'BILLABLE', 'REPORT_LOCKED'],
    ['has been invoiced there meanwhile', { state: 'WAITING', base: 'BILLABLE 1' }, 'INVOICED', 'REPORT_LOCKED'],
    ['differs, and is completed there', { state: 'DIFFERS', base: 'OPEN_IN_WORK 1' }, 'BILLABLE', 'REPORT_LOCKED'],
    ['was refused, and is completed there', { state: 'REFUSED', base: 'OPEN_IN_WORK 1' }, 'BILLABLE', 'REPORT_LOCKED'],
    ['was opened again here', { state: 'WAITING', base: 'BILLABLE 1' }, 'BILLABLE', 201],
    ['may have arrived', { state: 'WAITING', base: 'OPEN_IN_WORK 1', pending: ['BILLABLE 2'] }, 'BILLABLE', 201],
    ['is open there', { state: 'WAITING', base: 'OPEN_IN_WORK 1' }, 'OPEN_IN_WORK', 201],
    ['has never arrived', { state: 'WAITING', base: null }, null, 201],
    ['was agreed on, and is completed there', { state: 'AGREED', base: 'OPEN_IN_WORK 1' }, 'BILLABLE', 'REPORT_LOCKED'],
  ])('and %s answers accordingly', async (_what, link, there, answer) => {
    expect(await bookedWhile(link, there)).toBe(answer);
  });
});
