import { jest } from '@jest/globals';
import { ErpExchangeHandler } from '../../api/erp/outbox/erp-exchange.handler.js';
import { runAsTenant } from '../../api/platform/tenancy/session.js';
import { connectAccepting } from '../support/erp/accepting-system.js';
import type { Json } from '../support/records.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);
let erp: Awaited<ReturnType<typeof connectAccepting>>;
beforeAll(async () => {
  erp = await connectAccepting(desk, async () => undefined);
});
afterAll(() => jest.restoreAllMocks());

const linkOf = async (report: Json): Promise<Json> => {
  const filter = JSON.stringify({ kind: 'REPORT' });
  const body = await desk.as('admin').read('v1/erp-links', { filter, range: '[0,199]' });
  return body.find(({ record }: Json) => record === report.id);
};
/** The record is brought into agreement, as a worker does it. */
const exchange = async (report: Json): Promise<Json> => {
  await desk.rows("update erp_link set state = 'WAITING' where record = $1", report.id);
  const { id } = await linkOf(report);
  await runAsTenant('alpina', () => desk.app.get(ErpExchangeHandler).handle({ link: id }));
  return linkOf(report);
};
/** Another quantity, in thousandths, for the only line of the report on the other side. */
const enterThere = ({ id }: Json, quantity: number) => {
  const there = erp.held.get(id)!;
  const positions = there.value.positions.map((position) => ({ ...position, quantity }));
  erp.held.set(id, { value: { ...there.value, positions }, version: `theirs ${quantity}` });
};
const differing = async () => {
  const { id } = await world.order();
  const report = await world.report('agent', id);
  await world.position('agent', report.id).expect(201);
  expect(await exchange(report)).toMatchObject({ state: 'AGREED' });
  enterThere(report, 9_000);
  return { report, link: await exchange(report) };
};
const decide = ({ id, version }: Json, side: string) =>
  desk.as('admin').post(`v1/erp-links/${id}/resolution`).set('If-Match', `"${version}"`).send({ side });

describe('a decision for one of two sides', () => {
  it('is taken for the differences that the administrator has seen', async () => {
    const { report, link } = await differing();
    expect(link).toMatchObject({ state: 'DIFFERS', obstacle: 'LINES' });
    expect((await decide(link, 'THEIRS').expect(200)).body).toMatchObject({ state: 'WAITING' });
    expect(await exchange(report)).toMatchObject({ state: 'AGREED' });
    const body = await desk.as('agent').read(`v1/reports/${report.id}/positions`);
    expect(body).toMatchObject([{ quantity: 9 }]);
  });

  it('is refused where other differences stand there meanwhile, and changes nothing', async () => {
    const { report, link } = await differing();
    enterThere(report, 7_000);
    const later = await exchange(report);
    expect(later.differences).not.toEqual(link.differences);
    expect((await decide(link, 'THEIRS').expect(412)).body).toMatchObject({
      code: 'STALE',
      params: { name: 'System' },
    });
    expect(await linkOf(report)).toEqual(later);
    await decide(later, 'OURS').expect(200);
    await exchange(report);
    expect(erp.held.get(report.id)?.value.positions).toMatchObject([{ quantity: 1_500 }]);
  });
});
