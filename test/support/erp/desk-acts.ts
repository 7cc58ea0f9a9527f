import type { TestApplication } from '../application.js';
import { codesOf, type Json, recordsOf } from '../records.js';
import type { TicketWorld } from '../ticket-world.js';

/** A desk for the acts of its users, and the particulars of the system that it is connected with. */
export interface ActingDesk {
  readonly desk: TestApplication;
  readonly world: TicketWorld;
  /** The material of the tenant's catalogue, on both sides. */
  readonly material: string;
  /** Whether a connected system judges catalogue numbers (domain "Numbers of the ERP where none is connected"). */
  readonly judgesNumbers: boolean;
  /** Waits until no change of the record is on its way any more. */
  agreed(record: Json): Promise<void>;
  /** Has a billable report invoiced in the way in which it is done there. */
  invoice(report: Json): Promise<void>;
  /** The quantities of a report there in order, none of them twice; of an appointment, its begin. */
  quantities(report: Json): Promise<readonly number[]>;
  begins(appointment: Json): Promise<string | null>;
}

/** The acts of users on reports and appointments, which are alike for each connected system (spec §8). */
export function actsAlike(acting: () => ActingDesk): void {
  const desk = () => acting().desk;
  const world = () => acting().world;
  const read = async (path: string): Promise<Json> => await desk().as('agent').read(`v1/${path}`);
  const positions = async ({ id }: Json): Promise<Json[]> => (await read(`reports/${id}/positions`)) as Json[];
  const patch = (path: string, record: Json, changes: Json) => recordsOf(desk()).patch(path, record, changes, 'agent');
  const open = async (): Promise<Json> => {
    const { id } = await world().order({ customerContact: world().ids.customer });
    return world().report('agent', id, { serviceTechnician: world().ids.executor });
  };
  const add = (report: Json, given: Json = {}) => world().position('agent', report.id, given);
  const written = async (): Promise<Json> => {
    const report = await open();
    await add(report, { quantity: 1.5 }).expect(201);
    await add(report, { kind: 'MATERIAL', catalogNumber: acting().material, quantity: 2, unit: 'EA', ...NO_HOURS });
    return report;
  };
  const move = (report: Json, to: string, more: Json = {}) => world().moveReport('agent', report.id, to, more);
  const stateOf = async ({ id }: Json) => (await read(`reports/${id}`)).state;
  /** Expects the same quantities on both sides, once no change is on its way. */
  const bothSidesTell = async (report: Json, quantities: readonly number[]) => {
    await acting().agreed(report);
    expect((await positions(report)).map(({ quantity }) => quantity)).toEqual(quantities);
    expect(await acting().quantities(report)).toEqual(quantities);
  };

  it('write a report, add to it, change it and take back from it', async () => {
    const report = await written();
    await bothSidesTell(report, [1.5, 2]);
    expect((await positions(report)).map(({ number }) => number)).toEqual([10, 20]);
    const [work, material] = (await positions(report)) as [Json, Json];
    await patch('report-positions', work, { quantity: 2.25 }).expect(200);
    await desk().as('agent').remove(`v1/report-positions/${material.id}`, material.version);
    await add(report, { quantity: 3 }).expect(201);
    await bothSidesTell(report, [2.25, 3]);
    const unknown = await add(report, { catalogNumber: 'GIBT-ES-NICHT' });
    if (acting().judgesNumbers)
      expect([unknown.status, codesOf(unknown.body)]).toEqual([422, [['/catalogNumber', 'NUMBER_UNKNOWN']]]);
    else expect([unknown.status, unknown.body.unverified]).toEqual([201, ['CATALOG_ITEM']]);
    const stale = await patch('report-positions', work, { quantity: 9 });
    expect([stale.status, stale.body.code]).toEqual([412, 'STALE']);
  });

  it('complete it, from when on it is locked until it is opened again with a reason', async () => {
    const report = await written();
    await move(report, 'BILLABLE').expect(201);
    const [work] = (await positions(report)) as [Json];
    for (const refused of [await add(report), await patch('report-positions', work, { quantity: 7 })])
      expect([refused.status, refused.body.code]).toEqual([409, 'REPORT_LOCKED']);
    expect((await move(report, 'OPEN_IN_WORK')).status).toBe(422);
    await move(report, 'OPEN_IN_WORK', { reason: 'Position fehlt' }).expect(201);
    await add(report, { quantity: 4 }).expect(201);
    await bothSidesTell(report, [1.5, 2, 4]);
    await move(report, 'BILLABLE').expect(201);
    await move(report, 'NOT_INVOICED').expect(201);
    await acting().agreed(report);
    expect(await stateOf(report)).toBe('NOT_INVOICED');
  });

  it('touch nothing of it once it is invoiced', async () => {
    const report = await written();
    await move(report, 'BILLABLE').expect(201);
    await acting().agreed(report);
    await acting().invoice(report);
    expect(await stateOf(report)).toBe('INVOICED');
    const [work] = (await positions(report)) as [Json];
    for (const refused of [await add(report), await patch('report-positions', work, { quantity: 7 })])
      expect([refused.status, refused.body.code]).toEqual([409, 'REPORT_LOCKED']);
    for (const to of ['OPEN_IN_WORK', 'NOT_INVOICED'])
      expect((await move(report, to, { reason: 'x' })).status).toBe(409);
    const { version } = await read(`reports/${report.id}`);
    const gone = await desk().as('agent').remove(`v1/reports/${report.id}`, version);
    expect(gone.status).toBe(409);
    await bothSidesTell(report, [1.5, 2]);
  });

  it('correct it by another one, the first of which is not invoiced', async () => {
    const report = await written();
    await move(report, 'BILLABLE').expect(201);
    await acting().agreed(report);
    const correction = () => desk().as('agent').post(`v1/reports/${report.id}/correction`).send({ reason: 'Falsch' });
    const { body } = await correction().expect(201);
    expect((await correction()).status).toBe(409);
    await acting().agreed(report);
    expect(await stateOf(report)).toBe('NOT_INVOICED');
    expect(await stateOf(body)).toBe('OPEN_IN_WORK');
    await bothSidesTell(body, [1.5, 2]);
  });

  it('are several at the same report without losing or doubling anything', async () => {
    const report = await open();
    const quantities = Array.from({ length: 8 }, (_, at) => at + 1);
    await Promise.all(quantities.map((quantity) => add(report, { quantity }).expect(201)));
    const [first] = (await positions(report)) as [Json];
    expect((await positions(report)).map(({ number }) => number)).toEqual(quantities.map((at) => at * 10));
    const races = await Promise.all([11, 12, 13].map((quantity) => patch('report-positions', first, { quantity })));
    expect(races.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    const late = await Promise.all([
      move(report, 'BILLABLE'),
      add(report, { quantity: 9 }),
      add(report, { quantity: 10 }),
    ]);
    expect(late[0]?.status).toBe(201);
    for (const { status, body } of late.slice(1))
      if (status !== 201) expect([status, body.code]).toEqual([409, 'REPORT_LOCKED']);
    const kept = (await positions(report)).map(({ quantity }) => quantity);
    expect(kept).toHaveLength(8 + late.slice(1).filter(({ status }) => status === 201).length);
    await bothSidesTell(report, kept);
    expect(await stateOf(report)).toBe('BILLABLE');
  });

  /** Another day for each appointment, so that no person has two appointments at once. */
  let day = 0;
  const free = () => {
    day += 1;
    const date = new Date(Date.UTC(2097, 3, day)).toISOString().slice(0, 10);
    return { title: 'Heizung prüfen', date, startTime: '08:00', endTime: '09:30' };
  };
  const order = () => world().order({ executionResponsible: world().ids.executor, contactEmail: 'a@acme.example' });
  const plan = async (ticket: Json, given: Json = {}) =>
    desk()
      .as('agent')
      .post(`v1/tickets/${ticket.id}/appointments`)
      .send({ ...free(), ...given });
  const beginsAt = async (appointment: Json, at: string | null) => {
    await acting().agreed(appointment);
    expect(await acting().begins(appointment)).toBe(at);
  };

  it('make an appointment, move it and call it off', async () => {
    const { status, body: made } = await plan(await order());
    expect(status).toBe(201);
    await beginsAt(made, '08:00');
    await patch('appointments', made, { startTime: '10:00', endTime: '11:00' }).expect(200);
    await beginsAt(made, '10:00');
    const stale = await patch('appointments', made, { startTime: '12:00', endTime: '13:00' });
    expect([stale.status, stale.body.code]).toEqual([412, 'STALE']);
    const cancel = () => desk().as('agent').post(`v1/appointments/${made.id}/cancellation`).send({});
    await cancel().expect(200);
    await beginsAt(made, null);
    expect([(await cancel()).body.code]).toEqual(['APPOINTMENT_NOT_OPEN']);
  });

  it('are told at once what an appointment lacks, and whom nobody can invite', async () => {
    const ticket = await order();
    const backwards = await plan(ticket, { endTime: '07:00' });
    expect([backwards.status, codesOf(backwards.body)]).toEqual([422, [['/endTime', 'END_BEFORE_START']]]);
    const { body: made } = await plan(ticket);
    const moved = await patch('appointments', made, { endTime: '07:00' });
    expect([moved.status, codesOf(moved.body)]).toEqual([422, [['/endTime', 'END_BEFORE_START']]]);
    const stranger = await plan(ticket, { person: world().ids.customer });
    expect(stranger.status).toBe(422);
    await beginsAt(made, '08:00');
  });

  it('move one appointment at once, and one of them is told so', async () => {
    const { body: made } = await plan(await order());
    const hours = ['10:00', '11:00', '12:00'];
    const races = await Promise.all(
      hours.map((startTime) => patch('appointments', made, { startTime, endTime: '14:00' })),
    );
    expect(races.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    await beginsAt(made, hours[races.findIndex(({ status }) => status === 200)] as string);
  });
}

const NO_HOURS = { description: 'Umwälzpumpe', employee: null, timeBookingDate: null, timesheetRelevant: false };
