import { jest } from '@jest/globals';
import { ErpComparisonHandler } from '../../api/erp/outbox/erp-comparison.handler.js';
import { ErpReviewHandler } from '../../api/erp/outbox/erp-review.handler.js';
import { dayFromToday, today } from '../../api/platform/resource/today.js';
import { runAsTenant } from '../../api/platform/tenancy/session.js';
import { connectAccepting } from '../support/erp/accepting-system.js';
import { codesOf, type Json, recordsOf } from '../support/records.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);
let connection: Json | undefined;
let disconnect: (() => Promise<unknown>) | undefined;

const connect = async (more: Json = {}) => {
  ({ connection, disconnect } = await connectAccepting(desk, async () => undefined, more));
};
afterEach(async () => {
  await disconnect?.();
  disconnect = undefined;
  await desk.rows('delete from erp_link');
});
afterAll(() => jest.restoreAllMocks());

const links = async (...records: Json[]): Promise<boolean[]> => {
  const rows = await desk.rows('select record from erp_link');
  return records.map(({ id }) => rows.some(({ record }) => record === id));
};
/** A record was created at noon, so many days ago. */
const aged = (table: string, { id }: Json, days: number) =>
  desk.superuser.query(`update ${table} set created_at = $2::timestamptz where id = $1`, [
    id,
    `${dayFromToday(-days)}T12:00:00Z`,
  ]);
const compare = () =>
  runAsTenant('alpina', async () => {
    await desk.app.get(ErpComparisonHandler).handle({ connection: connection?.id, whole: true });
    for (const kind of ['REPORT', 'TASK'] as const)
      await desk.app.get(ErpReviewHandler).handle({ connection: connection?.id, kind });
  });
const position = (report: Json) => world.position('agent', report.id).expect(201);
const actionsOf = async ({ id }: Json): Promise<Json[]> => await desk.as('agent').read(`v1/reports/${id}/transitions`);
const isInvoicedHere = async (report: Json) =>
  (await actionsOf(report)).some(({ to, unmet }) => to === 'INVOICED' && unmet.length === 0);

describe('a connection with a system elsewhere', () => {
  it('begins today unless another day is chosen, and cannot be without one', async () => {
    await connect();
    expect(connection).toMatchObject({ startDay: today() });
    await disconnect?.();
    await connect({ startDay: '2026-01-05' });
    expect(connection).toMatchObject({ startDay: '2026-01-05' });
    const change = (startDay: unknown) =>
      recordsOf(desk)
        .patch('erp-connections', connection as Json, { startDay }, 'admin')
        .expect(422);
    expect(codesOf((await change(null)).body)).toEqual([['/startDay', 'REQUIRED']]);
    expect(codesOf((await change('2026-02-30')).body)).toEqual([['/startDay', 'DATE_INVALID']]);
  });

  it('leaves out what is older, whatever becomes of it here, and takes what is younger', async () => {
    const order = await world.order();
    const [old, young] = [await world.report('agent', order.id), await world.report('agent', order.id)];
    await aged('report', old, 3);
    await aged('report', young, 2);
    await connect({ startDay: dayFromToday(-2) });
    await compare();
    expect(await links(old, young)).toEqual([false, true]);
    await position(old);
    const fresh = await world.report('agent', order.id);
    expect(await links(old, fresh)).toEqual([false, true]);
  });

  it('lets reports be invoiced by hand that stay here alone, and no others', async () => {
    const order = await world.order();
    const [old, young] = [await world.billable('agent', order.id), await world.billable('agent', order.id)];
    await aged('report', old, 3);
    expect([await isInvoicedHere(old), await isInvoicedHere(young)]).toEqual([true, true]);
    await connect();
    expect([await isInvoicedHere(old), await isInvoicedHere(young)]).toEqual([true, false]);
    await world.moveReport('agent', old.id, 'INVOICED').expect(201);
    expect(await links(old)).toEqual([false]);
  });

  it('leaves out what was closed before it began, until it is opened again', async () => {
    const order = await world.order();
    const done = await world.billable('agent', order.id);
    await world.moveReport('agent', done.id, 'INVOICED').expect(201);
    const sent = { subject: 'Pumpe', projectNumber: 'P-1', state: 'COMPLETED' };
    const task = await desk.as('agent').create(`v1/tickets/${order.id}/tasks`, sent);
    await connect();
    await compare();
    const patch = (record: Json, changes: Json) => recordsOf(desk).patch('tasks', record, changes, 'agent').expect(200);
    const renamed = (await patch(task, { subject: 'Pumpe, gross' })).body;
    expect(await links(done, task)).toEqual([false, false]);
    const opened = (await patch(renamed, { state: 'OPEN' })).body;
    expect(await links(task)).toEqual([true]);
    await patch(opened, { state: 'COMPLETED' });
    expect(await links(task)).toEqual([true]);
  });

  it('that begins tomorrow takes nothing today; one that begins earlier than before takes what is due since', async () => {
    const order = await world.order();
    const old = await world.report('agent', order.id);
    await aged('report', old, 3);
    await connect({ startDay: dayFromToday(1) });
    const fresh = await world.report('agent', order.id);
    await compare();
    expect(await links(old, fresh)).toEqual([false, false]);
    const earlier = { startDay: dayFromToday(-3) };
    await recordsOf(desk)
      .patch('erp-connections', connection as Json, earlier, 'admin')
      .expect(200);
    await compare();
    expect(await links(old, fresh)).toEqual([true, true]);
  });

  it('that begins later than before still takes the changes of what is there already', async () => {
    const order = await world.order();
    await connect({ startDay: dayFromToday(-3) });
    const report = await world.report('agent', order.id);
    const later = { startDay: dayFromToday(1) };
    await recordsOf(desk)
      .patch('erp-connections', connection as Json, later, 'admin')
      .expect(200);
    await desk.rows("update erp_link set state = 'AGREED'");
    await position(report);
    const rows = await desk.rows('select state from erp_link where record = $1', report.id);
    expect(rows).toEqual([{ state: 'WAITING' }]);
  });
});
