import fc from 'fast-check';
import { ExportSchedulesHandler } from '../../api/exports/export-schedules.handler.js';
import { ExportsHandler } from '../../api/exports/exports.handler.js';
import { nextRun, type Rhythm } from '../../api/exports/next-run.js';
import { ScheduleNotices } from '../../api/exports/schedule-notices.js';
import { runAsTenant } from '../../api/platform/tenancy/session.js';
import { MailSender, type OutgoingMail } from '../../api/ports/mail.js';
import { EXPORT_RHYTHMS } from '../../api/vocabulary/master-data.js';
import { WEEKDAYS } from '../../api/vocabulary/standard-codes.js';
import { customersReporter } from '../support/exports.js';
import type { Json } from '../support/records.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const daily = { rhythm: 'DAILY', weekday: null, day: null, time: '06:00' } as const;

describe('the next run of a schedule', () => {
  const cases: [what: string, rhythm: Partial<Rhythm>, after: string, next: string][] = [
    ['is later today', {}, '2026-11-20T04:59:00Z', '2026-11-20T05:00:00.000Z'],
    ['is tomorrow once it is time', {}, '2026-11-20T05:00:00Z', '2026-11-21T05:00:00.000Z'],
    ['keeps the clock time in summer', {}, '2026-03-28T06:00:00Z', '2026-03-29T04:00:00.000Z'],
    ['keeps the clock time in winter', {}, '2026-10-24T05:00:00Z', '2026-10-25T05:00:00.000Z'],
    [
      'is an hour later where the clocks leave it out',
      { time: '02:30' },
      '2026-03-28T12:00:00Z',
      '2026-03-29T01:30:00.000Z',
    ],
    ['is the first of a time that comes twice', { time: '02:30' }, '2026-10-24T12:00:00Z', '2026-10-25T00:30:00.000Z'],
    ['comes once on that day', { time: '02:30' }, '2026-10-25T00:30:00Z', '2026-10-26T01:30:00.000Z'],
    ['is on its weekday', { rhythm: 'WEEKLY', weekday: 'MONDAY' }, '2026-11-20T12:00:00Z', '2026-11-23T05:00:00.000Z'],
    ['is on its day of the month', { rhythm: 'MONTHLY', day: 15 }, '2026-11-20T12:00:00Z', '2026-12-15T05:00:00.000Z'],
    [
      'is on the last day of a short month',
      { rhythm: 'MONTHLY', day: 31 },
      '2027-02-01T12:00:00Z',
      '2027-02-28T05:00:00.000Z',
    ],
  ];
  it.each(cases)('%s', (_what, rhythm, after, next) => {
    expect(nextRun({ ...daily, ...rhythm }, new Date(after)).toISOString()).toBe(next);
  });

  it('comes once on each of its days, whatever the clocks do', () => {
    const rhythms = fc.record({
      rhythm: fc.constantFrom(...EXPORT_RHYTHMS),
      weekday: fc.constantFrom(...WEEKDAYS),
      day: fc.integer({ min: 1, max: 31 }),
      time: fc.constantFrom('00:00', '01:59', '02:00', '02:30', '02:59', '03:00', '23:59'),
    });
    const dayOf = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Zurich' });
    const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(rhythms, moments, (rhythm, after) => {
        const first = nextRun(rhythm, after);
        const second = nextRun(rhythm, first);
        expect(first.getTime()).toBeGreaterThan(after.getTime());
        expect(dayOf.format(second) > dayOf.format(first)).toBe(true);
        // Asked a moment before, it is the same one: none is left out.
        expect(nextRun(rhythm, new Date(first.getTime() - 1))).toEqual(first);
      }),
    );
  });
});

const desk = useDesk();
const world = useTicketWorld(desk);

const CATEGORIES = { name: 'Kategorien', resource: 'categories', format: 'csv', ...daily };
const make = (body: object = {}) =>
  desk
    .as('manager')
    .post('v1/export-schedules')
    .send({ ...CATEGORIES, ...body });
const read = async (id: string): Promise<Json> => await desk.as('manager').read(`v1/export-schedules/${id}`);
const due = (id: string, ago = '1 minute') =>
  desk.superuser.query(`update export_schedule set next_run_at = now() - $2::interval where id = $1`, [id, ago]);
const orderedOf = async (): Promise<Json[]> =>
  await desk.rows('select * from data_export where tenant = $1 order by created_at', 'alpina');
const run = () => desk.app.get(ExportSchedulesHandler).handle();

/** Makes an export as the worker does, by the job that was ordered. */
const workJob = async (id: string) => {
  const rows = await desk.rows(`select data->'data' as data from pgboss.job where id = $1`, id);
  await runAsTenant('alpina', () => desk.app.get(ExportsHandler).handle(rows[0].data));
};

describe('a scheduled export', () => {
  afterEach(() => desk.superuser.query('delete from data_export; delete from export_schedule'));

  it('is refused with what the list would refuse, and where', async () => {
    for (const [wrong, pointer, code] of [
      [{ resource: 'nothing' }, '/resource', 'INVALID_VALUE'],
      [{ filter: '{' }, '/filter', 'FORMAT_INVALID'],
      [{ filter: '[]' }, '/filter', 'INVALID_VALUE'],
      [{ filter: '{"nothing":1}' }, '/filter', 'EXPORT_QUERY'],
      [{ filter: '{"createdAt_gte":"@moon"}' }, '/filter', 'EXPORT_QUERY'],
      [{ sort: '["nothing","ASC"]' }, '/sort', 'EXPORT_QUERY'],
      [{ fields: '["nothing"]' }, '/fields', 'EXPORT_QUERY'],
      [{ fields: '"name"' }, '/fields', 'INVALID_VALUE'],
      [{ rhythm: 'WEEKLY' }, '/weekday', 'REQUIRED'],
      [{ rhythm: 'MONTHLY' }, '/day', 'REQUIRED'],
      [{ rhythm: 'MONTHLY', day: 32 }, '/day', 'MAX_VALUE'],
      [{ time: '24:00' }, '/time', 'TIME_INVALID'],
      [{ user: 'x' }, '/user', 'UNKNOWN_PROPERTY'],
      [{ name: '' }, '/name', 'REQUIRED'],
    ] as const) {
      const { status, body } = await make(wrong);
      expect([wrong, status, body.errors?.[0]?.pointer]).toEqual([wrong, 422, pointer]);
      expect([wrong, body.errors[0].code]).toEqual([wrong, code]);
    }
    expect((await desk.superuser.query('select 1 from export_schedule')).rowCount).toBe(0);
    const { body } = await make().expect(201);
    const change = (sent: object) => desk.as('manager').change(`v1/export-schedules/${body.id}`, body.version, sent);
    await change({ filter: '{"nothing":1}' }).expect(422);
    await change({ rhythm: 'WEEKLY' }).expect(422);
    await change({ resource: 'tickets' }).expect(422);
    expect(await read(body.id)).toEqual(body);
  });

  it('is its owner’s alone, and of those who may take data with them; ten are kept', async () => {
    await desk.as('agent').post('v1/export-schedules').send(CATEGORIES).expect(403);
    const { body } = await make().expect(201);
    const customer = await customersReporter(desk);
    for (const other of [desk.as('otherManager'), customer]) {
      await other.get(`v1/export-schedules/${body.id}`).expect(404);
      await other.remove(`v1/export-schedules/${body.id}`, 1).expect(404);
      expect(await other.read('v1/export-schedules')).toEqual([]);
    }
    expect(JSON.stringify(body)).not.toContain('"user"');
    const answers = await Promise.all(Array.from({ length: 12 }, () => make()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(9);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'EXPORT_SCHEDULES_KEPT',
      params: { most: 10 },
    });
  });

  it('is ordered once when it is due, by however many workers, and however often it was missed', async () => {
    const { body } = await make({ filter: '{"createdAt_gte":"@today"}', fields: '["name"]' }).expect(201);
    await run();
    expect(await orderedOf()).toEqual([]);
    await due(body.id, '9 days');
    await Promise.all([run(), run(), run()]);
    const [data, ...others] = await orderedOf();
    expect(others).toEqual([]);
    expect(data).toMatchObject({ resource: 'categories', format: 'csv', mail: true, state: 'WAITING' });
    expect(data?.file_name).toMatch(/^Kategorien 20\d\d-\d\d-\d\d\.csv$/);
    // A filter relative to the day stays relative until the export runs.
    expect(data?.query).toContain('@today');
    const now = await read(body.id);
    expect(Date.parse(now.nextRunAt)).toBeGreaterThan(Date.now());
    expect(now).toMatchObject({ lastRunAt: expect.any(String), active: true, failure: null });
    await run();
    expect(await orderedOf()).toHaveLength(1);
    await runAsTenant('alpina', () => desk.app.get(ExportsHandler).handle({ export: data?.id }));
    const file = await desk.as('manager').get(`v1/exports/${data?.id}/content`).expect(200);
    const list = await desk.as('manager').get('v1/categories').expect(200);
    expect(file.text.trim().split(/\r?\n/)).toHaveLength(list.body.length + 1);
  });

  it('has one export for each moment that it was planned for, whatever its own row says', async () => {
    const { body } = await make().expect(201);
    await due(body.id, '5 minutes');
    const rows = await desk.rows('select next_run_at from export_schedule');
    await run();
    await desk.rows('update export_schedule set next_run_at = $1', rows[0].next_run_at);
    await expect(run()).rejects.toThrow();
    expect(await orderedOf()).toHaveLength(1);
  });

  it('says when and why its last run came to nothing, until the next one succeeds', async () => {
    const { body } = await make({ filter: '{"createdAt_gte":"@today"}' }).expect(201);
    const changed = (set: string) => desk.superuser.query(`update export_schedule set ${set} where id = $1`, [body.id]);
    const ran = async () => {
      await due(body.id);
      await run();
      const data = (await orderedOf()).at(-1);
      await workJob(data?.id);
      return data?.id;
    };
    expect(body).toMatchObject({ failure: null, failureParams: null, failedAt: null });
    // A stored filter can become invalid later.
    await changed(`filter = '{"nothing":1}'`);
    const before = Date.now();
    const failed = await ran();
    const told = await read(body.id);
    expect(told).toMatchObject({ active: true, failure: 'EXPORT_QUERY', nextRunAt: expect.any(String) });
    expect(Date.parse(told.failedAt)).toBeGreaterThanOrEqual(before);
    const data = await desk.as('manager').read(`v1/exports/${failed}`);
    const { failure, failureParams } = told;
    expect(data).toMatchObject({ state: 'FAILED', failure, failureParams });
    expect(JSON.parse(String(failureParams))).toEqual({ name: 'nothing' });
    // Another time is no success.
    const later = { time: '07:00' };
    const change = (version: number, sent: object) =>
      desk.as('manager').change(`v1/export-schedules/${body.id}`, version, sent);
    expect((await change(told.version, later).expect(200)).body).toMatchObject({ failure });
    await changed('filter = null');
    await ran();
    expect(await read(body.id)).toMatchObject({ failure: null, failureParams: null, failedAt: null });
  });

  it('says that a run was broken off, and is told nothing by exports that somebody ordered', async () => {
    const { body } = await make().expect(201);
    await due(body.id);
    await run();
    const [data] = await orderedOf();
    await runAsTenant('alpina', () => desk.app.get(ExportsHandler).giveUp({ export: data?.id, schedule: body.id }));
    expect(await read(body.id)).toMatchObject({ failure: 'EXPORT_BROKEN_OFF', failureParams: null });
    const order = { resource: 'categories', format: 'csv' };
    const { body: own } = await desk.as('manager').post('v1/exports').send(order).expect(202);
    await workJob(own.id);
    expect(await read(body.id)).toMatchObject({ failure: 'EXPORT_BROKEN_OFF' });
  });

  it('is not due while it is off, and makes up for nothing when it is switched on again', async () => {
    const { body } = await make({ active: false }).expect(201);
    expect(body.nextRunAt).toBeNull();
    const { body: on } = await desk
      .as('manager')
      .change(`v1/export-schedules/${body.id}`, body.version, { active: true })
      .expect(200);
    expect(Date.parse(on.nextRunAt)).toBeGreaterThan(Date.now());
  });

  it('is switched off, with a mail that says so, where its owner may not export that any more', async () => {
    const customer = await customersReporter(desk);
    await world.submit('customer');
    const sent: OutgoingMail[] = [];
    const send = async (mail: OutgoingMail) => {
      sent.push(mail);
      return mail.id;
    };
    const sender = desk.app.get(MailSender);
    Object.defineProperty(sender, 'send', { value: send, configurable: true });
    const username = 'alpina-customer';
    const before = (await desk.rows('select roles from "user" where username = $1', username))[0].roles;
    try {
      for (const [change, mails] of [
        [`roles = '{vsd-customer}'`, 1],
        ['active = false', 0],
      ] as const) {
        const tickets = { ...CATEGORIES, name: 'Meine Tickets', resource: 'tickets' };
        const body = await customer.create('v1/export-schedules', tickets);
        await desk.rows(`update "user" set ${change} where username = $1`, username);
        await due(body.id);
        await run();
        const rows = await desk.rows('select * from export_schedule where id = $1', body.id);
        expect(rows[0]).toMatchObject({
          active: false,
          next_run_at: null,
          failure: 'EXPORT_SCHEDULE_OFF',
          failed_at: expect.any(Date),
        });
        expect(await orderedOf()).toEqual([]);
        await runAsTenant('alpina', () => desk.app.get(ScheduleNotices).handle({ schedule: body.id }));
        expect(sent.splice(0)).toHaveLength(mails);
        await desk.rows('update "user" set active = true, roles = $2 where username = $1', username, before);
      }
    } finally {
      Reflect.deleteProperty(sender, 'send');
    }
  });
});
