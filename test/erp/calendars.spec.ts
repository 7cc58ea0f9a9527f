import type { TestApplication } from '../support/application.js';
import { startApplication } from '../support/application.js';
import { ConnectedDesk } from '../support/erp/connected-desk.js';
import { DAV_MANNER, FaultProxy } from '../support/erp/fault-proxy.js';
import { statesFaults } from '../support/erp/faults.js';
import { type Radicale, radicaleHere, startRadicale } from '../support/erp/radicale.js';
import { eventually } from '../support/eventually.js';
import type { Person } from '../support/people.js';
import { codesOf, type Json, recordsOf } from '../support/records.js';
import { type TicketWorld, ticketWorld } from '../support/ticket-world.js';

const MARCO = 'marco@rohr.example';
const CALENDAR = `/${encodeURIComponent(MARCO)}/service-desk/`;
const root = await radicaleHere();

let server: Radicale;
let proxy: FaultProxy;
let desk: TestApplication;
let world: TicketWorld;
let erp: ConnectedDesk;

beforeAll(async () => {
  if (!root) return;
  server = await startRadicale(root);
  await server.welcome(MARCO);
  proxy = await FaultProxy.before(server.url, DAV_MANNER);
  desk = await startApplication();
  erp = new ConnectedDesk(desk, proxy);
  world = await ticketWorld(desk);
  const { patch } = recordsOf(desk);
  const emails = { agent: 'agent@alpina.example', executor: MARCO } as const;
  for (const [person, email] of Object.entries(emails)) {
    const { body } = await desk
      .as('manager')
      .get(`v1/users/${world.ids[person as Person]}`)
      .expect(200);
    await patch('users', body, { email }).expect(200);
  }
  await erp.connect({ name: 'Radicale', adapter: 'CALDAV', user: server.user, password: server.password });
});
beforeEach(() => {
  proxy?.calm();
});
afterAll(async () => {
  await erp?.close();
  await server?.stop();
});

/** Another day for each appointment, so that no person has two appointments at once. */
let day = 0;
const free = () => {
  day += 1;
  const date = new Date(Date.UTC(2098, 3, day)).toISOString().slice(0, 10);
  return { title: 'Heizung prüfen', date, startTime: '08:00', endTime: '09:30' };
};
const order = () =>
  world.submit('agent', {
    type: 'ORDER',
    location: world.location,
    executionCompany: 'Rohr & Draht',
    executionResponsible: world.ids.executor,
    executionDescription: 'Pumpe ersetzen',
    contactEmail: 'anna@acme.example',
    customerContact: world.ids.customer,
  });
const post = async (given: Json = {}) =>
  desk
    .as('agent')
    .post(`v1/tickets/${(await order()).id}/appointments`)
    .send({ ...free(), ...given });
const planned = async (given: Json = {}): Promise<Json> => (await post(given)).body;
const read = async ({ id }: Json): Promise<Json> =>
  (await desk.as('agent').get(`v1/appointments/${id}`).expect(200)).body;
const change = async (appointment: Json, changes: Json) => {
  const { id, version } = await read(appointment);
  return desk.as('agent').patch(`v1/appointments/${id}`).set('If-Match', `"${version}"`).send(changes);
};
const settled = (appointment: Json, state?: string) => erp.settled(appointment, state);
const inCalendar = async ({ id }: Json, calendar = CALENDAR): Promise<string | null> => {
  const answer = await server.ask('GET', `${calendar}${id}.ics`);
  expect([200, 404]).toContain(answer.status);
  return answer.status === 200 ? answer.text() : null;
};
/** Changes an event as a user does in their calendar program. */
const edit = async (appointment: Json, how: (text: string) => string) => {
  const text = (await inCalendar(appointment)) as string;
  const answer = await server.ask('PUT', `${CALENDAR}${appointment.id}.ics`, { body: how(text), as: MARCO });
  expect(answer.status).toBeLessThan(300);
};
const later = (text: string) =>
  text.replace(
    /(DT(?:START|END):\d{8}T)(\d{2})/g,
    (_all, head, hour) => head + String(Number(hour) + 2).padStart(2, '0'),
  );
const sweep = () => erp.sweep();

(root ? describe : describe.skip)('Appointments in a calendar elsewhere', () => {
  it('stand there, move, and go, once each', async () => {
    const appointment = await planned();
    await settled(appointment);
    expect(await inCalendar(appointment)).toMatch(/DTSTART:2098\d{4}T060000Z[\s\S]*STATUS:TENTATIVE/);
    expect((await change(appointment, { startTime: '10:00', endTime: '11:00' })).status).toBe(200);
    await eventually(async () => expect(await inCalendar(appointment)).toMatch(/DTSTART:2098\d{4}T080000Z/));
    await settled(appointment);
    await desk.as('agent').post(`v1/appointments/${appointment.id}/cancellation`).send({}).expect(200);
    await eventually(async () => expect(await inCalendar(appointment)).toBeNull());
    expect(await settled(appointment)).toMatchObject({ problem: null, attempts: 0 });
  });

  it('tell administrators that the connection works, without its password', async () => {
    expect(await erp.mend()).toEqual({ ok: true, problem: null, reason: null, billedTwice: null });
    const connected = await erp.state();
    expect(connected).toMatchObject({ state: 'CONNECTED', problem: null, failures: 0 });
    expect(JSON.stringify(connected)).not.toContain(server.password);
    const second = { name: 'Zweite', adapter: 'CALDAV', url: proxy.url, user: 'desk', password: 'geheim' };
    await desk.as('admin').post('v1/erp-connections').send(second).expect(409);
    await desk.as('agent').get('v1/erp-connections').expect(403);
    await desk.as('agent').get('v1/erp-links').expect(403);
    const elsewhere = { url: 'http://127.0.0.1:8/' };
    const refused = await desk
      .as('admin')
      .patch(`v1/erp-connections/${erp.connection.id}`)
      .set('If-Match', `"${connected.version}"`)
      .send(elsewhere);
    expect([refused.status, codesOf(refused.body)]).toEqual([422, [['/password', 'SECRET_AGAIN']]]);
  });

  it('are refused for whom the calendars do not know', async () => {
    const answer = await post({ person: world.ids.agent });
    expect([answer.status, codesOf(answer.body)]).toEqual([422, [['/person', 'PERSON_NOT_IN_CALENDAR']]]);
    const appointment = await planned();
    const moved = await change(appointment, { person: world.ids.agent });
    expect([moved.status, codesOf(moved.body)]).toEqual([422, [['/person', 'PERSON_NOT_IN_CALENDAR']]]);
  });

  it('follow who moves them in their calendar, and tell the ticket', async () => {
    const appointment = await planned();
    await settled(appointment);
    await sweep();
    await edit(appointment, later);
    await sweep();
    await eventually(async () =>
      expect(await read(appointment)).toMatchObject({ startTime: '10:00', endTime: '11:30' }),
    );
    await settled(appointment);
    const { body } = await desk.as('agent').get(`v1/tickets/${appointment.ticket}/activities`).expect(200);
    const told = body.find(({ kind }: Json) => kind === 'APPOINTMENT_CHANGED');
    expect(told).toMatchObject({
      createdBy: 'System',
      changes: expect.arrayContaining([expect.objectContaining({ field: 'startTime', to: '10:00' })]),
    });
  });

  it('wait for a decision where both sides were changed, and where theirs cannot be followed', async () => {
    const [ours, theirs] = [await planned(), await planned()];
    for (const one of [ours, theirs]) {
      await settled(one);
      // Nothing reaches the calendar while both are changed.
      proxy.fault = 'RESET';
      await edit(one, later);
      expect((await change(one, { startTime: '07:00', endTime: '07:30' })).status).toBe(200);
      proxy.fault = 'NONE';
      await sweep();
      expect(await settled(one, 'DIFFERS')).toMatchObject({
        ours: expect.stringContaining('07:00–07:30'),
        theirs: expect.stringContaining('10:00–11:30'),
      });
    }
    expect(await erp.decide(ours, 'OURS')).toBe(200);
    expect(await erp.decide(theirs, 'THEIRS')).toBe(200);
    await settled(ours);
    await settled(theirs);
    expect(await inCalendar(ours)).toMatch(/T050000Z/);
    expect(await read(theirs)).toMatchObject({ startTime: '10:00', endTime: '11:30' });
    expect(await erp.decide(ours, 'OURS')).toBe(409);
    await server.ask('DELETE', `${CALENDAR}${ours.id}.ics`, { as: MARCO });
    await edit(theirs, (text) => text.replace('SUMMARY', 'RRULE:FREQ=DAILY\r\nSUMMARY'));
    await sweep();
    expect(await settled(ours, 'DIFFERS')).toMatchObject({ theirs: null });
    await settled(theirs, 'DIFFERS');
    expect(await erp.decide(ours, 'THEIRS')).toBe(200);
    await eventually(async () => expect(await read(ours)).toMatchObject({ state: 'CANCELLED' }));
  });

  statesFaults({
    erp: () => erp,
    prepare: async () => post,
    stands: async (appointment) => expect(await inCalendar(appointment)).toContain('SUMMARY'),
    more: [],
  });

  it('are there once when the answer to their write was lost, and are not taken for changed', async () => {
    proxy.spoils = ({ method }) => method === 'PUT';
    proxy.fault = 'ANSWER_LOST';
    const appointment = await planned();
    await erp.failed(appointment, 'UNAVAILABLE');
    expect(await inCalendar(appointment)).toContain('T060000Z');
    expect((await change(appointment, { startTime: '10:00', endTime: '11:00' })).status).toBe(200);
    proxy.fault = 'NONE';
    proxy.spoils = () => true;
    await sweep();
    await settled(appointment);
    expect(await inCalendar(appointment)).toContain('T080000Z');
  });

  it('take out what comes late to a calendar that they have left', async () => {
    const appointment = await planned();
    await settled(appointment);
    await server.welcome('agent@alpina.example');
    await sweep();
    const stray = (await inCalendar(appointment)) as string;
    expect((await change(appointment, { person: world.ids.agent })).status).toBe(200);
    await eventually(async () => expect(await inCalendar(appointment)).toBeNull());
    await settled(appointment);
    const other = '/agent%40alpina.example/service-desk/';
    expect(await inCalendar(appointment, other)).toContain('SUMMARY');
    await server.ask('PUT', `${CALENDAR}${appointment.id}.ics`, { body: stray });
    await sweep();
    await eventually(async () => expect(await inCalendar(appointment)).toBeNull());
    expect(await inCalendar(appointment, other)).toContain('SUMMARY');
  });
});
