import { customFieldsOf } from '../support/custom-fields.js';
import { ordersOf } from '../support/orders.js';
import type { Person } from '../support/people.js';
import { codesOf, type Json, recordsOf } from '../support/records.js';
import { type TicketJson } from '../support/ticket-world.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

let ticket: TicketJson;
const desk = useDesk();
const world = useTicketWorld(desk);
const orders = ordersOf(desk, world);
beforeAll(async () => {
  ticket = await orders.order();
});

const SIGNATURE = {
  name: 'Anna Keller',
  place: 'Winterthur',
  signedAt: '2026-11-20T14:05:00.000Z',
  strokes: [
    [
      [10, 200],
      [500, 20],
      [1000, 400],
    ],
    [[0, 0]],
  ],
};

const sign = (as: Person, id: string, body: Json = {}) =>
  desk.as(as).post(`v1/reports/${id}/signature`, { ...SIGNATURE, ...body });
const correct = (as: Person, id: string, body: Json = { reason: 'Falsche Stunden' }) =>
  desk.as(as).post(`v1/reports/${id}/correction`, body);
const read = async (as: Person, id: string): Promise<Json> => await desk.as(as).read(`v1/reports/${id}`);
const positionsOf = async (id: string): Promise<Json[]> => await desk.as('agent').read(`v1/reports/${id}/positions`);

/** A report of the executor with an hour of work. */
async function written(ticketId = ticket.id): Promise<Json> {
  const report = await orders.report('executor', ticketId, { remarks: 'Pumpe ersetzt', project: 'P-7' });
  await orders.position('executor', report.id).expect(201);
  return read('executor', report.id);
}

async function signed(ticketId = ticket.id): Promise<Json> {
  const report = await written(ticketId);
  return (await sign('executor', report.id).expect(201)).body;
}

describe('the signature of a customer', () => {
  it('is kept as it was drawn, with name, place, and the time of the device beside that of the server', async () => {
    const report = await written();
    expect(report).toMatchObject({ can: { edit: true, sign: true, correct: false }, signedBy: null });
    const answer = await sign('executor', report.id).expect(201);
    expect(answer.body).toMatchObject({
      signedBy: 'Anna Keller',
      signedPlace: 'Winterthur',
      signedAt: '2026-11-20T14:05:00.000Z',
      state: 'OPEN_IN_WORK',
      version: report.version + 1,
      can: { edit: false, delete: false, sign: false, correct: true },
    });
    const kept = await desk.as('agent').read(`v1/reports/${report.id}/signature`);
    const { name, place, signedAt, strokes } = SIGNATURE;
    expect(kept).toEqual({ name, place, signedAt, strokes, receivedAt: expect.stringMatching(/Z$/) });
    expect(Math.abs(Date.parse(kept.receivedAt) - Date.now())).toBeLessThan(60_000);
    const timeline = await desk.as('agent').get(`v1/tickets/${ticket.id}/activities`).expect(200);
    expect(timeline.body.at(-1)).toMatchObject({
      kind: 'REPORT_CHANGED',
      text: report.identifier,
      changes: [
        { field: 'signedBy', from: null, to: 'Anna Keller' },
        { field: 'signedPlace', from: null, to: 'Winterthur' },
        { field: 'signedAt', from: null, to: '2026-11-20T14:05:00.000Z' },
      ],
    });
  });

  it('is of now and of no place where nothing is said of them', async () => {
    const report = await written();
    const { body } = await sign('agent', report.id, { place: undefined, signedAt: undefined }).expect(201);
    expect(body.signedPlace).toBeNull();
    expect(Math.abs(Date.parse(body.signedAt) - Date.now())).toBeLessThan(60_000);
  });

  it('may be the name alone, of those who cannot draw', async () => {
    const report = await written();
    await sign('executor', report.id, { strokes: [] }).expect(201);
    const body = await desk.as('agent').read(`v1/reports/${report.id}/signature`);
    expect(body).toMatchObject({ name: 'Anna Keller', strokes: [] });
  });

  it('fixes head and positions, and lets the state go on', async () => {
    const report = await signed();
    const [position] = await positionsOf(report.id);
    const current = `"${report.version}"`;
    const written = { 'If-Match': `"${position?.version}"` };
    for (const refused of [
      await orders.position('agent', report.id),
      await desk.as('agent').patch(`v1/reports/${report.id}`, { remarks: 'Nachtrag' }).set('If-Match', current),
      await desk.as('agent').patch(`v1/report-positions/${position?.id}`, { quantity: 9 }).set(written),
      await desk.as('agent').delete(`v1/report-positions/${position?.id}`),
      await desk.as('agent').delete(`v1/reports/${report.id}`),
      await sign('executor', report.id, { name: 'Jemand anders' }),
    ]) {
      expect([refused.status, refused.body.code]).toEqual([409, 'REPORT_SIGNED']);
    }
    expect(await positionsOf(report.id)).toMatchObject([{ quantity: 1.5 }]);
    await orders.moveReport('executor', report.id, 'BILLABLE').expect(201);
    await orders.moveReport('agent', report.id, 'OPEN_IN_WORK', { reason: 'Falsch' }).expect(201);
    expect((await orders.position('agent', report.id)).body.code).toBe('REPORT_SIGNED');
    await orders.moveReport('executor', report.id, 'BILLABLE').expect(201);
    const { body: invoiced } = await orders.moveReport('agent', report.id, 'INVOICED').expect(201);
    expect(invoiced).toMatchObject({ signedBy: 'Anna Keller', can: { correct: false } });
  });

  it('waits for what is signed: positions, day and technician', async () => {
    const report = await orders.report('executor', ticket.id);
    const early = await sign('executor', report.id).expect(409);
    expect(early.body).toMatchObject({ code: 'STATE_FIELDS', errors: [{ pointer: '/positions' }] });
    const billable = await orders.billable('executor', ticket.id);
    expect((await sign('agent', billable.id).expect(409)).body.code).toBe('REPORT_LOCKED');
  });

  it('is taken once, however often it is sent', async () => {
    const report = await written();
    const send = (body: Json = {}) => sign('executor', report.id, body).set('Idempotency-Key', `sign-${report.id}`);
    const [one, other] = [await send(), await send()];
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(other.body).toEqual(one.body);
    expect((await send({ name: 'Jemand anders' })).status).toBe(422);
    const raced = await written();
    const answers = await Promise.all(Array.from({ length: 6 }, () => sign('executor', raced.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it('is of the report that the customer saw', async () => {
    const report = await written();
    const stale = await sign('executor', report.id).set('If-Match', `"${report.version + 1}"`);
    expect(stale.status).toBe(412);
    expect(await read('agent', report.id)).toMatchObject({ signedBy: null });
  });

  it.each([
    [{ name: ' ' }, [['/name', 'REQUIRED']]],
    [{ name: 'x'.repeat(121) }, [['/name', 'MAX_CHARS']]],
    [{ place: 'x'.repeat(121) }, [['/place', 'MAX_CHARS']]],
    [{ signedAt: 'gestern' }, [['/signedAt', 'DATE_INVALID']]],
    [{ signedAt: new Date(Date.now() + 86_400_000).toISOString() }, [['/signedAt', 'DEVICE_TIME_AHEAD']]],
    [{ strokes: undefined }, [['/strokes', 'REQUIRED']]],
    [{ strokes: [[]] }, [['/strokes', 'FORMAT_INVALID']]],
    [{ strokes: '<svg onload="alert(1)">' }, [['/strokes', 'TYPE_INVALID']]],
    [{ strokes: [['<script>']] }, [['/strokes', 'FORMAT_INVALID']]],
    [{ strokes: [[['1', '2']]] }, [['/strokes', 'FORMAT_INVALID']]],
    [{ strokes: [[[1001, 0]]] }, [['/strokes', 'FORMAT_INVALID']]],
    [{ strokes: [[[0, 401]]] }, [['/strokes', 'FORMAT_INVALID']]],
    [{ strokes: [[[-1, 0]]] }, [['/strokes', 'FORMAT_INVALID']]],
    [{ strokes: [[[0.5, 0]]] }, [['/strokes', 'FORMAT_INVALID']]],
    [{ strokes: [[[1, 2, 3]]] }, [['/strokes', 'FORMAT_INVALID']]],
    [{ strokes: [[{ 0: 1, 1: 2, length: 2 }]] }, [['/strokes', 'FORMAT_INVALID']]],
    [{ strokes: Array.from({ length: 201 }, () => [[1, 1]]) }, [['/strokes', 'FORMAT_INVALID']]],
    [
      { strokes: [Array.from({ length: 2_001 }, () => [1, 1]), Array.from({ length: 2_000 }, () => [1, 1])] },
      [['/strokes', 'FORMAT_INVALID']],
    ],
    [{ receivedAt: '2026-11-20T14:05:00.000Z' }, [['/receivedAt', 'UNKNOWN_PROPERTY']]],
  ])('is refused with %j', async (given: Json, expected) => {
    const report = await orders.report('agent', ticket.id);
    const answer = await sign('agent', report.id, given).expect(422);
    expect(codesOf(answer.body)).toEqual(expected);
  });

  it('is taken by an executor for their own report alone, and is 404 before', async () => {
    const foreign = await orders.report('agent', ticket.id, { serviceTechnician: world.ids.agent });
    await orders.position('agent', foreign.id).expect(201);
    expect(await read('executor', foreign.id)).toMatchObject({ can: { edit: true, sign: false } });
    expect((await sign('executor', foreign.id)).status).toBe(403);
    await desk.as('agent').get(`v1/reports/${foreign.id}/signature`).expect(404);
  });
});

describe('a correction', () => {
  it('is a new report with the same head and positions, and the old one is not invoiced', async () => {
    const own = await orders.order();
    const old = await signed(own.id);
    const { body: fresh } = await correct('executor', old.id).expect(201);
    const { executionDate, serviceTechnician, siteLocation, billingAddress } = old;
    expect(fresh).toMatchObject({
      ...{ executionDate, serviceTechnician, siteLocation, billingAddress },
      remarks: 'Pumpe ersetzt',
      project: 'P-7',
      corrects: old.id,
      ticket: own.id,
      state: 'OPEN_IN_WORK',
      signedBy: null,
      correctedBy: null,
      can: { edit: true, sign: true, correct: false },
    });
    const copied = ({ id: _id, report: _report, version: _v, createdAt: _c, updatedAt: _u, ...rest }: Json) => rest;
    expect((await positionsOf(fresh.id)).map(copied)).toEqual((await positionsOf(old.id)).map(copied));
    expect(await read('agent', old.id)).toMatchObject({
      state: 'NOT_INVOICED',
      correctedBy: fresh.identifier,
      signedBy: 'Anna Keller',
      can: { edit: false, correct: false },
    });
    const timeline = await desk.as('agent').get(`v1/tickets/${own.id}/activities`).expect(200);
    expect(timeline.body.slice(-2)).toMatchObject([
      {
        kind: 'REPORT_CHANGED',
        text: old.identifier,
        reason: 'Falsche Stunden',
        changes: [{ field: 'state', from: 'OPEN_IN_WORK', to: 'NOT_INVOICED' }],
      },
      {
        kind: 'REPORT_ADDED',
        text: fresh.identifier,
        changes: expect.arrayContaining([expect.objectContaining({ field: 'corrects', to: old.identifier })]),
      },
    ]);
  });

  it('is made once, also when it is asked for many times at once', async () => {
    const old = await signed();
    const answers = await Promise.all(Array.from({ length: 6 }, () => correct('executor', old.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    const again = await signed();
    const send = () => correct('executor', again.id).set('Idempotency-Key', `correct-${again.id}`);
    expect((await send()).body.id).toBe((await send()).body.id);
  });

  it('is for what can no longer be written and was not invoiced, by those whose turn it is', async () => {
    const refused = async (as: Person, id: string, code: string) =>
      expect((await correct(as, id).expect(409)).body.code).toBe(code);
    await refused('agent', (await written()).id, 'TRANSITION_NOT_ALLOWED');
    const billable = await orders.billable('executor', ticket.id);
    await refused('executor', billable.id, 'TRANSITION_NOT_ALLOWED');
    expect((await correct('agent', billable.id).expect(201)).body).toMatchObject({ corrects: billable.id });
    const invoiced = await orders.billable('executor', ticket.id);
    await orders.moveReport('agent', invoiced.id, 'INVOICED').expect(201);
    await refused('agent', invoiced.id, 'TRANSITION_NOT_ALLOWED');
    const silent = await correct('agent', (await signed()).id, { reason: ' ' }).expect(422);
    expect(codesOf(silent.body)).toEqual([['/reason', 'REQUIRED']]);
  });

  it('can be removed and made anew, and corrected itself', async () => {
    const old = await signed();
    const { body: first } = await correct('executor', old.id).expect(201);
    await desk.as('executor').delete(`v1/reports/${first.id}`).expect(200);
    expect(await read('agent', old.id)).toMatchObject({ correctedBy: null, can: { correct: true } });
    const { body: second } = await correct('agent', old.id).expect(201);
    await sign('executor', second.id).expect(201);
    const { body: third } = await correct('executor', second.id).expect(201);
    expect(third).toMatchObject({ corrects: second.id, state: 'OPEN_IN_WORK' });
  });

  it('takes the place of the old one in what the ticket costs', async () => {
    const own = await orders.order();
    const report = await orders.report('agent', own.id, { serviceTechnician: world.ids.agent });
    await orders.position('agent', report.id, { unitPrice: 100, quantity: 2 }).expect(201);
    const costs = async () => (await world.read('agent', own.id)).costs;
    const before = await costs();
    await sign('agent', report.id).expect(201);
    await correct('agent', report.id).expect(201);
    expect(await costs()).toEqual(before);
  });

  it('takes over custom fields, which a signature requires', async () => {
    const { key } = await customFieldsOf(desk)('TEXT', { resource: 'reports', required: true, filterable: true });
    const old = await written();
    expect(codesOf((await sign('executor', old.id).expect(409)).body)).toEqual([[`/custom/${key}`, 'STATE_FIELDS']]);
    await recordsOf(desk)
      .patch('reports', old, { custom: { [key]: 'Nord' } }, 'executor')
      .expect(200);
    await sign('executor', old.id).expect(201);
    const { body } = await correct('executor', old.id).expect(201);
    const found = await desk.as('agent').read('v1/reports', { filter: { [`custom.${key}`]: 'Nord' } });
    expect(found.map(({ id }: Json) => id)).toEqual([body.id, old.id]);
  });
});
