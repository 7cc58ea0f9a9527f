import { jest } from '@jest/globals';
import { Problem } from '../../api/platform/http/problem.js';
import { Erp } from '../../api/ports/erp.js';
import { ordersOf } from '../support/orders.js';
import type { Person } from '../support/people.js';
import { codesOf, type Json } from '../support/records.js';
import { type TicketJson } from '../support/ticket-world.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

let ticket: TicketJson;
const desk = useDesk();
const world = useTicketWorld(desk);
const orders = ordersOf(desk, world);
beforeAll(async () => {
  ticket = await orders.order({ customerContact: world.ids.customer });
});

const patch = (as: Person, path: string, { id, version }: Json, body: Json) =>
  desk.as(as).patch(`v1/${path}/${id}`, body).set('If-Match', `"${version}"`);
const made = async (path: string, body: Json): Promise<Json> => await desk.as('manager').create(`v1/${path}`, body);
const read = async (as: Person, id: string): Promise<Json> => await desk.as(as).read(`v1/reports/${id}`);
const positionsOf = async (id: string): Promise<Json[]> => await desk.as('agent').read(`v1/reports/${id}/positions`);
const transitionsOf = async (as: Person, id: string): Promise<Json[]> =>
  await desk.as(as).read(`v1/reports/${id}/transitions`);

describe('a report', () => {
  it('of an executor begins with their own name, today, the site of the order and the customer’s address', async () => {
    const report = await orders.report('executor', ticket.id);
    expect(report).toMatchObject({
      ticket: ticket.id,
      state: 'OPEN_IN_WORK',
      serviceTechnician: world.ids.executor,
      siteLocation: world.location,
      billingAddress: 'Acme AG',
      executionDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      author: world.ids.executor,
      can: { edit: true, delete: true },
      hours: [],
    });
    expect(report.identifier).toMatch(/^ALP-R-\d{4}-\d{5}$/);
  });

  it('is booked on the customer’s usual project and sent to their billing address, as long as the CRM tells it', async () => {
    const company = await made('addresses', { number: '104218', name: 'Acme AG' });
    const bills = { name: 'Acme AG, Kreditoren', street: 'Postfach', postCode: '8401', city: 'Winterthur' };
    const { number } = await made('addresses', { ...bills, parent: company.id });
    const acme = await desk.as('manager').read(`v1/customers/${world.acme}`);
    const defaults = { crmAddressNumber: '104218', defaultBillingAddress: number, defaultProject: 'P-2026-014' };
    const { body: served } = await patch('manager', 'customers', acme, defaults).expect(200);
    const billed = { project: 'P-2026-014', billingAddress: 'Acme AG, Kreditoren\nPostfach\n8401 Winterthur' };
    expect(await orders.report('executor', ticket.id)).toMatchObject(billed);
    expect(await orders.report('agent', ticket.id, { project: null, billingAddress: null })).toMatchObject({
      project: null,
      billingAddress: null,
    });
    const down = jest.spyOn(desk.app.get(Erp), 'address').mockRejectedValue(new Problem(503, 'ERP_UNAVAILABLE'));
    expect(await orders.report('agent', ticket.id)).toMatchObject({ ...billed, billingAddress: 'Acme AG' });
    down.mockRestore();
    const none = { crmAddressNumber: null, defaultBillingAddress: null, defaultProject: null };
    await patch('manager', 'customers', served, none).expect(200);
  });

  it('keeps what its writer says instead, an empty site included', async () => {
    const said = {
      executionDate: '2026-11-02',
      executionTime: '13:30',
      serviceTechnician: world.ids.agent,
      siteLocation: null,
      billingAddress: 'Acme AG\nKreditoren',
      project: 'P-12',
      remarks: 'Pumpe ersetzt',
    };
    expect(await orders.report('agent', ticket.id, said)).toMatchObject(said);
  });

  it('gets numbers without gaps, also when many are written at once', async () => {
    const own = await orders.order();
    const made = await Promise.all(Array.from({ length: 12 }, () => orders.report('agent', own.id)));
    const numbers = made.map(({ identifier }) => Number(identifier.split('-').at(-1))).sort((a, b) => a - b);
    expect(numbers.map((number) => number - (numbers[0] as number))).toEqual([...numbers.keys()]);
  });

  it.each([
    [{ serviceTechnician: 'customer' }, [['/serviceTechnician', 'UNKNOWN_REFERENCE']]],
    [{ siteLocation: 'foreign' }, [['/siteLocation', 'UNKNOWN_REFERENCE']]],
    [{ executionDate: '2026-02-30' }, [['/executionDate', 'DATE_INVALID']]],
    [{ executionDate: '2099-01-01' }, [['/executionDate', 'DAY_AHEAD']]],
    [{ executionTime: '25:00' }, [['/executionTime', 'TIME_INVALID']]],
    [{ state: 'INVOICED' }, [['/state', 'READ_ONLY']]],
    [{ identifier: 'X' }, [['/identifier', 'READ_ONLY']]],
    [{ ticket: 'x' }, [['/ticket', 'READ_ONLY']]],
    [{ hours: [] }, [['/hours', 'READ_ONLY']]],
    [{ price: 1 }, [['/price', 'UNKNOWN_PROPERTY']]],
    [{ remarks: 'x'.repeat(5_001) }, [['/remarks', 'MAX_CHARS']]],
  ])('is refused with %j', async (given: Json, expected) => {
    const body = { ...given };
    if (given.serviceTechnician) body.serviceTechnician = world.ids.customer;
    if (given.siteLocation) body.siteLocation = world.foreignLocation;
    const answer = await desk.as('agent').post(`v1/tickets/${ticket.id}/reports`, body).expect(422);
    expect(codesOf(answer.body)).toEqual(expected);
  });

  it('belongs to orders and incidents that are submitted and not settled', async () => {
    const refused = async (id: string) => {
      const answer = await desk.as('agent').post(`v1/tickets/${id}/reports`, {}).expect(409);
      expect(answer.body.code).toBe('TICKET_STATE');
      expect((await world.read('agent', id)).can).toMatchObject({ report: false });
    };
    await orders.report('agent', (await world.submit('agent')).id);
    await refused((await world.submit('agent', { type: 'TICKET' })).id);
    await refused((await world.submit('agent', { type: 'CHANGE' })).id);
    await refused((await orders.order({ draft: true })).id);
    const closed = await orders.order();
    await world
      .move('agent', closed.id, {
        to: 'CLOSED',
        closingState: 'REJECTED',
        closingNote: 'Doppelt',
        confirm: ['CLOSE_WITHOUT_INVOICE'],
      })
      .expect(201);
    await refused(closed.id);
  });

  it('is listed for the desk with filters, and by its number on the ticket', async () => {
    const report = await orders.billable('agent', ticket.id);
    const query = (filter: Json) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;
    const by = async (address: string, filter: Json): Promise<Json[]> =>
      await desk.as('agent').read(`${address}?${query(filter)}`);
    const address = `v1/tickets/${ticket.id}/reports`;
    expect(await by(address, { identifier: report.identifier })).toMatchObject([{ id: report.id }]);
    const all = await by('v1/reports', { state: 'BILLABLE', serviceTechnician: world.ids.executor });
    expect(all.map(({ id }) => id)).toContain(report.id);
    expect(all.every(({ state }) => state === 'BILLABLE')).toBe(true);
  });

  it('is told on the timeline with what a mail says of it', async () => {
    const own = await orders.order();
    const report = await orders.report('executor', own.id, { project: 'P-7' });
    const timeline = await desk.as('executor').get(`v1/tickets/${own.id}/activities`).expect(200);
    expect(timeline.body.at(-1)).toMatchObject({
      kind: 'REPORT_ADDED',
      text: report.identifier,
      visibleForCustomer: false,
      changes: [
        { field: 'executionDate', to: report.executionDate },
        { field: 'serviceTechnician', to: 'alpina-executor' },
        { field: 'project', to: 'P-7' },
      ],
    });
  });
});

describe('the positions of a report', () => {
  it('are numbered 10, 20, 30 by the server, and numbers are not given twice', async () => {
    const report = await orders.report('executor', ticket.id);
    for (const description of ['Demontage', 'Montage']) {
      await orders.position('executor', report.id, { description }).expect(201);
    }
    const material = { kind: 'MATERIAL', description: 'Pumpe', quantity: 0.125, unit: 'EA', timesheetRelevant: false };
    const last = (await orders.position('executor', report.id, { ...material, employee: null }).expect(201)).body;
    expect(last).toMatchObject({ number: 30, quantity: 0.125, unit: 'EA' });
    const [first] = await positionsOf(report.id);
    await desk.as('executor').delete(`v1/report-positions/${first?.id}`).expect(200);
    await orders.position('executor', report.id).expect(201);
    expect((await positionsOf(report.id)).map(({ number }) => number)).toEqual([20, 30, 40]);
    await orders.position('agent', report.id, { number: 5 }).expect(422);
  });

  it('are numbered one after the other when many are entered at once', async () => {
    const report = await orders.report('agent', ticket.id);
    await Promise.all(Array.from({ length: 10 }, () => orders.position('agent', report.id).expect(201)));
    expect((await positionsOf(report.id)).map(({ number }) => number)).toEqual([
      10, 20, 30, 40, 50, 60, 70, 80, 90, 100,
    ]);
  });

  it.each([
    [{ quantity: 0 }, [['/quantity', 'MIN_VALUE']]],
    [{ quantity: -1 }, [['/quantity', 'MIN_VALUE']]],
    [{ quantity: 1.0005 }, [['/quantity', 'MAX_DECIMALS']]],
    [{ quantity: 0.2333 }, [['/quantity', 'MAX_DECIMALS']]],
    [{ quantity: '1' }, [['/quantity', 'NUMBER_ONLY']]],
    [{ quantity: 1e12 }, [['/quantity', 'MAX_VALUE']]],
    [{ unit: 'KILO' }, [['/unit', 'INVALID_VALUE']]],
    [{ kind: 'TRAVEL' }, [['/kind', 'INVALID_VALUE']]],
    [{ description: ' ' }, [['/description', 'REQUIRED']]],
    [{ employee: null }, [['/employee', 'REQUIRED']]],
    [{ timeBookingDate: null }, [['/timeBookingDate', 'REQUIRED']]],
    [{ timeBookingDate: '2099-01-01' }, [['/timeBookingDate', 'DAY_AHEAD']]],
    [{ unit: 'EA' }, [['/unit', 'TIMESHEET_UNIT']]],
    [{ kind: 'MATERIAL' }, [['/timesheetRelevant', 'TIMESHEET_WORK_ONLY']]],
    [{ employee: 'customer' }, [['/employee', 'UNKNOWN_REFERENCE']]],
  ])('are refused with %j', async (given: Json, expected) => {
    const report = await orders.report('agent', ticket.id);
    const body = given.employee ? { employee: world.ids.customer } : given;
    const answer = await orders.position('agent', report.id, body).expect(422);
    expect(codesOf(answer.body)).toEqual(expected);
    expect(await positionsOf(report.id)).toEqual([]);
  });

  it('are changed in place, and may not lose what their kind needs', async () => {
    const report = await orders.report('executor', ticket.id);
    const position = (await orders.position('executor', report.id).expect(201)).body;
    const changed = (await patch('executor', 'report-positions', position, { quantity: 2.25 }).expect(200)).body;
    expect(changed).toMatchObject({ quantity: 2.25, version: 2 });
    const refused = await patch('executor', 'report-positions', changed, { employee: null }).expect(422);
    expect(codesOf(refused.body)).toEqual([['/employee', 'REQUIRED']]);
    await patch('executor', 'report-positions', position, { quantity: 3 }).expect(412);
    expect((await read('executor', report.id)).hours).toEqual([
      { employee: world.ids.executor, name: 'alpina-executor', hours: 2.25 },
    ]);
  });
});

describe('the state of a report', () => {
  it('becomes billable once it is complete, and then nothing of it changes', async () => {
    const report = await orders.report('executor', ticket.id);
    expect(await transitionsOf('executor', report.id)).toMatchObject([
      { to: 'BILLABLE', action: 'COMPLETE', allowed: false, unmet: [{ code: 'STATE_FIELDS', field: 'positions' }] },
    ]);
    const early = await orders.moveReport('executor', report.id, 'BILLABLE').expect(409);
    expect(early.body).toMatchObject({ code: 'STATE_FIELDS', errors: [{ pointer: '/positions' }] });
    const position = (await orders.position('executor', report.id).expect(201)).body;
    const billable = (await orders.moveReport('executor', report.id, 'BILLABLE').expect(201)).body;
    expect(billable).toMatchObject({ state: 'BILLABLE', can: { edit: false, delete: false } });
    for (const refused of [
      await orders.position('agent', report.id),
      await patch('agent', 'reports', billable, { remarks: 'Nachtrag' }),
      await patch('agent', 'report-positions', position, { quantity: 9 }),
      await desk.as('agent').delete(`v1/report-positions/${position.id}`),
      await desk.as('agent').delete(`v1/reports/${report.id}`),
    ]) {
      expect([refused.status, refused.body.code]).toEqual([409, 'REPORT_LOCKED']);
    }
    expect(await positionsOf(report.id)).toMatchObject([{ quantity: 1.5 }]);
    expect(await transitionsOf('executor', report.id)).toEqual([]);
  });

  it('is settled by agents alone, opened again with a reason, and final once invoiced', async () => {
    const report = await orders.billable('executor', ticket.id);
    await orders.moveReport('executor', report.id, 'INVOICED').expect(409);
    await orders.moveReport('executor', report.id, 'OPEN_IN_WORK', { reason: 'Fehler' }).expect(409);
    const silent = await orders.moveReport('agent', report.id, 'OPEN_IN_WORK').expect(422);
    expect(silent.body.code).toBe('REASON_REQUIRED');
    await orders.moveReport('agent', report.id, 'OPEN_IN_WORK', { reason: 'Stunden fehlen' }).expect(201);
    await orders.moveReport('executor', report.id, 'BILLABLE').expect(201);
    await orders.moveReport('agent', report.id, 'INVOICED').expect(201);
    for (const to of ['OPEN_IN_WORK', 'BILLABLE', 'NOT_INVOICED', 'INVOICED']) {
      const answer = await orders.moveReport('agent', report.id, to, { reason: 'x' }).expect(409);
      expect(answer.body.code).toBe('TRANSITION_NOT_ALLOWED');
    }
    const waived = await orders.billable('agent', ticket.id);
    expect((await orders.moveReport('agent', waived.id, 'NOT_INVOICED').expect(201)).body.state).toBe('NOT_INVOICED');
    await orders.moveReport('agent', waived.id, 'NOWHERE').expect(422);
  });

  it('is told on the timeline with its reason', async () => {
    const own = await orders.order();
    const report = await orders.billable('agent', own.id);
    await orders.moveReport('agent', report.id, 'OPEN_IN_WORK', { reason: 'Stunden fehlen' }).expect(201);
    const timeline = await desk.as('agent').get(`v1/tickets/${own.id}/activities`).expect(200);
    expect(timeline.body.slice(-2)).toMatchObject([
      { kind: 'REPORT_CHANGED', text: report.identifier, changes: [{ from: 'OPEN_IN_WORK', to: 'BILLABLE' }] },
      { kind: 'REPORT_CHANGED', reason: 'Stunden fehlen', changes: [{ from: 'BILLABLE', to: 'OPEN_IN_WORK' }] },
    ]);
  });

  it('of a colleague’s report is not for another executor to complete, nor its removal', async () => {
    const report = await orders.report('agent', ticket.id, { serviceTechnician: world.ids.agent });
    await orders.position('executor', report.id).expect(201);
    expect(await transitionsOf('executor', report.id)).toEqual([]);
    await orders.moveReport('executor', report.id, 'BILLABLE').expect(409);
    expect((await read('executor', report.id)).can).toEqual({ edit: true, delete: false, sign: false, correct: false });
    await desk.as('executor').delete(`v1/reports/${report.id}`).expect(403);
    await desk.as('agent').delete(`v1/reports/${report.id}`).expect(200);
    await desk.as('agent').get(`v1/reports/${report.id}`).expect(404);
  });

  it('is moved from the version that its mover saw', async () => {
    const report = await orders.report('agent', ticket.id, { serviceTechnician: world.ids.agent });
    await orders.position('agent', report.id).expect(201);
    await patch('agent', 'reports', report, { remarks: 'Neu' }).expect(200);
    await orders.moveReport('agent', report.id, 'BILLABLE').set('If-Match', '"1"').expect(412);
    await orders.moveReport('agent', report.id, 'BILLABLE').set('If-Match', '"2"').expect(201);
  });

  it('and its positions are never at odds when both change at once', async () => {
    const tries = await Promise.all(
      Array.from({ length: 15 }, async () => {
        const report = await orders.report('agent', ticket.id, { serviceTechnician: world.ids.agent });
        const position = (await orders.position('agent', report.id).expect(201)).body;
        const [moved, removed] = await Promise.all([
          orders.moveReport('agent', report.id, 'BILLABLE'),
          desk.as('agent').delete(`v1/report-positions/${position.id}`),
        ]);
        return [moved.status, removed.status];
      }),
    );
    for (const [moved, removed] of tries) expect([`201 409`, `409 200`]).toContain(`${moved} ${removed}`);
  });
});
