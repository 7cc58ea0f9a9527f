import ICAL from 'ical.js';
import { AppointmentRemindersHandler } from '../../api/appointments/appointment-reminders.handler.js';
import { momentsOf } from '../../api/appointments/record/appointment-times.js';
import { clock } from '../../api/platform/clock.js';
import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { eventually } from '../support/eventually.js';
import { passTime } from '../support/pass-time.js';
import type { Person } from '../support/people.js';
import { codesOf, type Json, recordsOf } from '../support/records.js';
import { useMailedDesk } from '../support/use-desk.js';

const { smtp, desk, world } = useMailedDesk({ VSD_PUBLIC_URL: 'https://desk.example/volta-service-desk' });
const { now } = clock;
beforeAll(async () => {
  const { patch } = recordsOf(desk);
  const [settings] = await desk.as('manager').read('v1/tenant-settings');
  // The tests send the customer more mails than an hour usually takes.
  await patch('tenant-settings', settings, { mailsPerHour: 1_000 }).expect(200);
  const emails = { agent: 'agent@alpina.example', executor: 'marco@rohr.example' } as const;
  for (const [person, email] of Object.entries(emails)) {
    const body = await desk.as('manager').read(`v1/users/${world.ids[person as Person]}`);
    await patch('users', body, { email }).expect(200);
  }
  await desk.app.get(JobWorker).start();
});
afterEach(() => {
  clock.now = now;
});

const TIME = { title: 'Heizung prüfen', date: '2098-03-03', startTime: '08:00', endTime: '09:30' };
/** Another day for each appointment, so that no person has two appointments at once. */
let day = 0;
const free = () => {
  day += 1;
  return { ...TIME, date: new Date(Date.UTC(2098, 3, day)).toISOString().slice(0, 10) };
};

const order = (given: Json = {}) =>
  world.submit('agent', {
    type: 'ORDER',
    location: world.location,
    executionCompany: 'Rohr & Draht',
    executionResponsible: world.ids.executor,
    executionDescription: 'Pumpe ersetzen',
    contactEmail: 'anna@acme.example',
    customerContact: world.ids.customer,
    ...given,
  });
const post = (as: Person, ticket: string, body: Json) =>
  desk.as(as).post(`v1/tickets/${ticket}/appointments`).send(body);
const add = async (as: Person, ticket: string, body: Json = free()): Promise<Json> =>
  (await post(as, ticket, body).expect(201)).body;
const change = (as: Person, { id, version }: Json, changes: Json) =>
  desk.as(as).change(`v1/appointments/${id}`, version, changes);
const decide = (as: Person, { id }: Json, what: string, body: Json = {}) =>
  desk.as(as).post(`v1/appointments/${id}/${what}`).send(body);
const read = async (as: Person, { id }: Json): Promise<Json> => await desk.as(as).read(`v1/appointments/${id}`);
const entries = async (as: Person, ticket: string): Promise<Json[]> =>
  (await desk.as(as).read(`v1/tickets/${ticket}/activities`)).filter(({ kind }: Json) =>
    kind.startsWith('APPOINTMENT'),
  );
const mailsAbout = async (ticket: string, event: string, recipients: readonly string[]) => {
  await eventually(async () => {
    await passTime(desk.superuser);
    const rows = await desk.rows(
      `select recipient from ticket_mail where ticket_id = $1 and event = $2 and state = 'SENT' order by recipient`,
      ticket,
      event,
    );
    expect(rows.map(({ recipient }) => recipient)).toEqual(recipients);
  });
};
/** The number of calendar mails about a ticket that have reached a recipient. */
const calendarsTo = (recipient: string, ticket: string) =>
  smtp.mails
    .filter(({ to, raw }) => to.includes(recipient) && raw.includes(`ticket-${ticket}`))
    .filter(({ raw }) => /text\/calendar/.test(raw)).length;

describe('an appointment', () => {
  it('is made on the ticket, for whoever carries it out unless somebody else is named', async () => {
    const { id } = await order();
    const given = free();
    const made = await add('agent', id, { ...given, note: 'Schlüssel beim Hauswart' });
    expect(made).toMatchObject({
      ...given,
      note: 'Schlüssel beim Hauswart',
      ticket: id,
      person: world.ids.executor,
      state: 'PLANNED',
      startsAt: momentsOf(given).startsAt.toISOString(),
      can: { edit: true, cancel: true, confirm: true, propose: false },
    });
    const own = await add('agent', id, { ...free(), person: world.ids.agent });
    expect(own.person).toBe(world.ids.agent);
    const list = await desk.as('executor').read(`v1/tickets/${id}/appointments`);
    expect(list.map((one: Json) => one.id)).toEqual([made.id, own.id]);
    expect((await world.read('agent', id)).parts).toMatchObject({ appointments: 2 });
    const [entry] = await entries('customer', id);
    expect(entry).toMatchObject({ kind: 'APPOINTMENT_ADDED', text: 'Heizung prüfen' });
  });

  it('is for whoever carries it out again when nobody is named any more', async () => {
    const { id } = await order();
    const made = await add('agent', id, { ...free(), person: world.ids.agent });
    const { body } = await change('agent', made, { person: null }).expect(200);
    expect(body).toMatchObject({ person: world.ids.executor, version: made.version + 1 });
  });

  it('belongs to the responsible person where nobody carries the ticket out', async () => {
    const { id } = await world.inWork();
    expect((await add('manager', id, free())).person).toBe(world.ids.agent);
  });

  it('names what is missing, wrong or in the wrong order', async () => {
    const { id } = await order();
    expect(codesOf((await post('agent', id, {}).expect(422)).body)).toEqual([
      ['/title', 'REQUIRED'],
      ['/date', 'REQUIRED'],
      ['/startTime', 'REQUIRED'],
      ['/endTime', 'REQUIRED'],
    ]);
    const backwards = { ...free(), startTime: '10:00', endTime: '09:59' };
    expect(codesOf((await post('agent', id, backwards).expect(422)).body)).toEqual([['/endTime', 'END_BEFORE_START']]);
    await post('agent', id, { ...free(), startTime: '10:00', endTime: '10:00' }).expect(201);
    const wrong = await post('agent', id, { ...free(), date: '2098-02-30', startTime: '24:00' }).expect(422);
    expect(codesOf(wrong.body)).toEqual([
      ['/date', 'DATE_INVALID'],
      ['/startTime', 'TIME_INVALID'],
    ]);
    const made = await add('agent', id);
    const moved = await change('agent', made, { endTime: '07:00' }).expect(422);
    expect(codesOf(moved.body)).toEqual([['/endTime', 'END_BEFORE_START']]);
    expect(await read('agent', made)).toEqual(made);
  });

  it('takes nobody without an e-mail address or a part in the ticket, and none at all where they are switched off', async () => {
    const { id } = await order();
    const nobody = { username: 'mailless', name: 'Ohne Adresse', roles: ['vsd-agent'] };
    const { id: person } = await recordsOf(desk).create('users', nobody);
    const mailless = await post('agent', id, { ...free(), person }).expect(422);
    expect(codesOf(mailless.body)).toEqual([['/person', 'PERSON_EMAIL_MISSING']]);
    const foreign = await post('agent', id, { ...free(), person: world.ids.bergbahn }).expect(422);
    expect(codesOf(foreign.body)).toContainEqual(['/person', 'ASSIGNEE_ROLE']);
    const { patch } = recordsOf(desk);
    const settings = async () => (await desk.as('manager').read('v1/tenant-settings'))[0];
    await patch('tenant-settings', await settings(), { takesAppointments: false }).expect(200);
    const refused = await post('agent', id, free()).expect(409);
    await patch('tenant-settings', await settings(), { takesAppointments: true }).expect(200);
    expect(refused.body.code).toBe('APPOINTMENTS_DISABLED');
  });

  it('is refused by drafts and closed tickets', async () => {
    const draft = await world.submit('agent', { draft: true });
    expect((await post('agent', draft.id, free()).expect(409)).body.code).toBe('TICKET_STATE');
    const { id } = await world.inWork();
    const made = await add('agent', id);
    const close = { to: 'CLOSED', closingState: 'COMPLETED', closingNote: 'Entlüftet' };
    await world.move('agent', id, { ...close, confirm: ['CLOSE_WITHOUT_INVOICE'] }).expect(201);
    expect((await post('agent', id, free()).expect(409)).body.code).toBe('TICKET_STATE');
    expect((await change('agent', made, { title: 'Später' }).expect(409)).body.code).toBe('TICKET_STATE');
    expect((await read('agent', made)).can).toEqual({ edit: false, cancel: false, confirm: false, propose: false });
  });

  it('asks whether it is meant so: absent, engaged, or too far away', async () => {
    const { id } = await order();
    const { date } = free();
    const at = (startTime: string, endTime: string) => ({ ...TIME, date, startTime, endTime });
    await add('agent', id, at('10:00', '11:00'));
    const asked = async (ticket: string, body: Json) => {
      const { body: problem } = await post('agent', ticket, body).expect(409);
      expect(problem.code).toBe('CONFIRMATION_REQUIRED');
      return problem.params.codes;
    };
    expect(await asked(id, at('10:30', '11:30'))).toEqual(['APPOINTMENT_CONFLICT']);
    await post('agent', id, at('11:00', '11:15')).expect(201);
    const elsewhere = await order({ customer: world.bergbahn, location: world.foreignLocation, customerContact: null });
    expect(await asked(elsewhere.id, at('11:30', '12:00'))).toEqual(['APPOINTMENT_TRAVEL']);
    await post('agent', elsewhere.id, at('11:45', '12:00')).expect(201);
    const { create } = recordsOf(desk);
    const away = await create('absences', { user: world.ids.executor, activeFrom: date, activeTo: date }, 'executor');
    const both = at('10:30', '10:45');
    expect(await asked(id, both)).toEqual(['ASSIGNEE_ABSENT', 'APPOINTMENT_CONFLICT']);
    expect(await asked(id, { ...both, confirm: ['ASSIGNEE_ABSENT'] })).toEqual(['APPOINTMENT_CONFLICT']);
    await post('agent', id, { ...both, confirm: ['ASSIGNEE_ABSENT', 'APPOINTMENT_CONFLICT'] }).expect(201);
    await desk.as('executor').delete(`v1/absences/${away.id}`).expect(200);
  });

  it('estimates by post codes how long the way takes, and asks only where it is too long', async () => {
    const { create } = recordsOf(desk);
    const site = async (name: string, postCode: string) => {
      const { id } = await create('locations', { customer: world.acme, name, postCode });
      return order({ location: id });
    };
    const [here, near, far] = [
      await site('Werk A', '8400'),
      await site('Werk B', '8406'),
      await site('Werk C', '3012'),
    ];
    const { date } = free();
    const at = (startTime: string, endTime: string) => ({ ...TIME, date, startTime, endTime });
    await add('agent', here.id, at('10:00', '11:00'));
    const { body } = await post('agent', far.id, at('11:45', '12:00')).expect(409);
    expect(body.params).toMatchObject({ codes: ['APPOINTMENT_TRAVEL'], minutes: 60 });
    await post('agent', near.id, at('11:15', '11:30')).expect(409);
    await post('agent', near.id, at('11:30', '11:45')).expect(201);
    await post('agent', far.id, at('08:00', '09:00')).expect(201);
  });

  it('leaves as much time for the way as the tenant says, or none', async () => {
    const { id } = await order();
    const elsewhere = await order({ customer: world.bergbahn, location: world.foreignLocation, customerContact: null });
    const { date } = free();
    const at = (startTime: string, endTime: string) => ({ ...TIME, date, startTime, endTime });
    const { patch } = recordsOf(desk);
    const decideTravel = async (travel: Json) => {
      const [settings] = await desk.as('manager').read('v1/tenant-settings');
      return patch('tenant-settings', settings, travel);
    };
    await add('agent', id, at('08:00', '09:00'));
    const moved = await add('agent', elsewhere.id, at('16:00', '17:00'));
    expect(await decideTravel({ travelMinutes: 0 })).toMatchObject({ status: 422 });
    expect(await decideTravel({ travelMinutes: 90 })).toMatchObject({ status: 200 });
    const { body } = await post('agent', elsewhere.id, at('10:15', '11:00')).expect(409);
    expect(body.params).toMatchObject({ codes: ['APPOINTMENT_TRAVEL'], minutes: 90 });
    expect((await change('agent', moved, { startTime: '10:00' }).expect(409)).body.params).toMatchObject({
      minutes: 90,
    });
    await post('agent', elsewhere.id, at('10:30', '11:00')).expect(201);
    await decideTravel({ plansTravel: false });
    await change('agent', moved, { startTime: '09:00', endTime: '10:00' }).expect(200);
    await decideTravel({ plansTravel: true, travelMinutes: null });
  });

  it('of an order that is called off or over leaves it among those for which nobody is expected', async () => {
    const { id } = await order();
    const unplanned = async () =>
      (await desk.as('agent').read(`v1/tickets?unplanned=true&filter={"id":"${id}"}`)).length;
    expect(await unplanned()).toBe(1);
    const made = await add('agent', id);
    expect(await unplanned()).toBe(0);
    clock.now = () => new Date('2099-01-01T00:00:00Z');
    expect(await unplanned()).toBe(1);
    clock.now = now;
    expect(await unplanned()).toBe(0);
    await decide('agent', made, 'cancellation').expect(200);
    expect(await unplanned()).toBe(1);
    expect((await desk.as('agent').get('v1/tickets?unplanned=vielleicht')).status).toBe(400);
  });

  it('asks one of two who give somebody the same hour at the same time', async () => {
    const { id } = await order();
    const body = free();
    const statuses = await Promise.all([post('agent', id, body), post('manager', id, body)]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('who can come', () => {
  it('is answered for each person as the appointment is then accepted or refused', async () => {
    const { create } = recordsOf(desk);
    const executor = { roles: ['vsd-executor'], executionCompany: 'Glas & Rahmen' };
    const stranger = await create('users', { ...executor, username: 'glaser', email: 'glaser@glas.example' });
    const unreachable = await create('users', { username: 'ohne.mail', roles: ['vsd-agent'] });
    const tickets = [
      [(await order()).id, 'OTHER_COMPANY'],
      [(await world.submit('agent')).id, 'NO_PART'],
    ] as const;
    for (const [id, reason] of tickets) {
      const people = await desk.as('agent').read(`v1/tickets/${id}/attendees`);
      const refusals = Object.fromEntries(people.map(({ id: person, refusal }: Json) => [person, refusal]));
      const expected = { [stranger.id]: reason, [unreachable.id]: 'NO_EMAIL', [world.ids.agent]: null };
      expect(refusals).toMatchObject(expected);
      expect(refusals).not.toHaveProperty(world.ids.customer);
      for (const [person, refusal] of Object.entries(refusals)) {
        const { status } = await post('agent', id, { ...free(), person });
        expect({ person, status }).toEqual({ person, status: refusal ? 422 : 201 });
      }
    }
    await desk.as('executor').get(`v1/tickets/${tickets[0][0]}/attendees`).expect(403);
    await desk.as('otherAgent').get(`v1/tickets/${tickets[0][0]}/attendees`).expect(404);
  });
});

describe('the list', () => {
  it('names customer and place as far as they are recorded', async () => {
    const { create } = recordsOf(desk);
    const { name } = await desk.as('agent').read(`v1/customers/${world.acme}`);
    const sites = [
      [{ name: 'Werk Süd', postCode: '8400', city: 'Winterthur' }, '8400 Winterthur'],
      [{ name: 'Werk West', city: 'Winterthur' }, 'Winterthur'],
      [{ name: 'Werk Ost' }, 'Werk Ost'],
    ] as const;
    for (const [site, place] of sites) {
      const location = await create('locations', { customer: world.acme, ...site });
      const made = await add('agent', (await order({ location: location.id })).id);
      expect(await read('executor', made)).toMatchObject({ customer: name, place });
    }
    const made = await add('agent', (await world.submit('agent', { location: null })).id);
    expect(await read('agent', made)).toMatchObject({ customer: name, place: null });
  });

  it('of what is ahead leaves out an appointment once it has ended', async () => {
    const { id } = await order();
    const { endsAt } = await add('agent', id);
    const { schemas } = (await desk.as('agent').read('openapi.json')).components;
    const { views } = schemas.Appointment['x-resource'];
    const { filter } = views.find(({ name }: Json) => name === 'ahead');
    const query = { filter: JSON.stringify({ ...filter, ticket: id }) };
    const listed = async (milliseconds: number) => {
      clock.now = () => new Date(Date.parse(endsAt) + milliseconds);
      return (await desk.as('agent').read('v1/appointments', query)).length;
    };
    expect([await listed(-1), await listed(0), await listed(1)]).toEqual([1, 1, 0]);
  });
});

describe('who may what', () => {
  it('lets customers see those of their tickets and write none', async () => {
    const { id } = await order();
    const made = await add('agent', id);
    expect((await read('customer', made)).can).toEqual({ edit: false, cancel: false, confirm: true, propose: true });
    await post('customer', id, free()).expect(403);
    await change('customer', made, { title: 'Anders' }).expect(403);
    await decide('customer', made, 'cancellation').expect(403);
    for (const stranger of ['bergbahn', 'otherAgent', 'otherCustomer'] as const) {
      await desk.as(stranger).get(`v1/appointments/${made.id}`).expect(404);
      await desk.as(stranger).get(`v1/tickets/${id}/appointments`).expect(404);
      const all = await desk.as(stranger).read('v1/appointments');
      expect(all.map((one: Json) => one.id)).not.toContain(made.id);
    }
    await decide('bergbahn', made, 'confirmation').expect(404);
    await decide('executor', made, 'proposal', free()).expect(403);
  });

  it('lets whoever carries the order out make, move and cancel', async () => {
    const { id } = await order();
    const made = await add('executor', id);
    const moved = (await change('executor', made, { startTime: '09:00' }).expect(200)).body;
    const { body: cancelled } = await decide('executor', moved, 'cancellation', { reason: 'Material fehlt' }).expect(
      200,
    );
    expect(cancelled).toMatchObject({ state: 'CANCELLED', can: { edit: false, cancel: false } });
    expect((await change('executor', cancelled, { startTime: '08:30' }).expect(409)).body.code).toBe(
      'APPOINTMENT_CANCELLED',
    );
    expect((await decide('executor', cancelled, 'cancellation').expect(409)).body.code).toBe('APPOINTMENT_NOT_OPEN');
  });
});

describe('the customer', () => {
  it('accepts, which stops the clock of the reaction', async () => {
    const { create } = recordsOf(desk);
    const sla = await create('slas', { name: 'Vier Stunden', interventionTime: 4 });
    const acme = await desk.as('manager').read(`v1/customers/${world.acme}`);
    await recordsOf(desk).patch('customers', acme, { sla: sla.id }).expect(200);
    const { id } = await order();
    const reaction = async () =>
      (await desk.as('agent').read(`v1/tickets/${id}/clocks`)).find(({ clock: name }: Json) => name === 'REACTION');
    const made = await add('agent', id);
    expect(await reaction()).toMatchObject({ stoppedAt: null });
    const { body: confirmed } = await decide('customer', made, 'confirmation').expect(200);
    expect(confirmed).toMatchObject({ state: 'CONFIRMED', can: { confirm: false, propose: true } });
    expect((await reaction()).stoppedAt).not.toBeNull();
    expect((await decide('customer', made, 'confirmation').expect(409)).body.code).toBe('APPOINTMENT_NOT_OPEN');
    await mailsAbout(id, 'APPOINTMENT_ANSWERED', ['marco@rohr.example', 'technik@alpina.example']);
  });

  it('asks for another time, which the desk takes as it is or otherwise', async () => {
    const { id } = await order();
    const turn = async () => {
      const { customersTurn, appointmentWaits } = await world.read('customer', id);
      const [open] = (await desk.as('customer').read('v1/dashboard')).lists;
      const line = open.rows.find((one: Json) => one.id === id);
      expect([line.customersTurn, line.appointmentWaits]).toEqual([customersTurn, appointmentWaits]);
      return [customersTurn, appointmentWaits];
    };
    expect(await turn()).toEqual([false, false]);
    const made = await add('agent', id);
    expect(await turn()).toEqual([true, true]);
    expect((await world.read('agent', id)).reactionMinutes).toBeNull();
    const wish = { date: free().date, startTime: '14:00', endTime: '15:00', note: 'Vormittags ist niemand da.' };
    const { body: asked } = await decide('customer', made, 'proposal', wish).expect(200);
    expect(asked).toMatchObject({ state: 'PLANNED', date: made.date, proposedDate: wish.date, proposedStart: '14:00' });
    expect(await turn()).toEqual([false, false]);
    const { note: _note, ...time } = wish;
    const { body: taken } = await change('agent', asked, time).expect(200);
    expect(taken).toMatchObject({ ...time, state: 'CONFIRMED', proposedDate: null, proposalNote: null });
    expect((await world.read('agent', id)).reactionMinutes).toBe(0);
    const { body: again } = await decide('customer', taken, 'proposal', { ...wish, date: free().date }).expect(200);
    const { body: otherwise } = await change('agent', again, { date: free().date }).expect(200);
    expect(otherwise).toMatchObject({ state: 'PLANNED', proposedDate: null });
    expect(await turn()).toEqual([true, true]);
    const past = await decide('customer', otherwise, 'proposal', { ...wish, date: '2020-01-01' }).expect(422);
    expect(codesOf(past.body)).toEqual([['/date', 'DATE_PAST']]);
    const backwards = await decide('customer', otherwise, 'proposal', { ...wish, endTime: '13:00' }).expect(422);
    expect(codesOf(backwards.body)).toEqual([['/endTime', 'END_BEFORE_START']]);
  });
});

describe('invitations', () => {
  it('put it into the calendars of customer and person, and take it out again', async () => {
    smtp.mails.length = 0;
    const { id, identifier } = await order();
    const made = await add('agent', id, { ...free(), title: 'Heizung; prüfen, "gründlich"\nEND:VEVENT' });
    await mailsAbout(id, 'APPOINTMENT_SCHEDULED', ['anna@acme.example', 'marco@rohr.example']);
    // A change of the tenant's own fields alone is no new invitation.
    const room = { resource: 'appointments', key: 'room', kind: 'TEXT', label: { de: 'Raum' } };
    await desk.as('manager').create('v1/custom-fields', room);
    const { body: noted } = await change('agent', made, { custom: { room: 'B 12' } }).expect(200);
    const moved = (await change('agent', noted, { startTime: '08:30', person: world.ids.agent }).expect(200)).body;
    // The actor gets no notice; a former participant gets the cancellation.
    await mailsAbout(id, 'APPOINTMENT_CANCELLED', ['marco@rohr.example']);
    await decide('executor', moved, 'cancellation', { reason: 'Material fehlt' }).expect(200);
    await mailsAbout(id, 'APPOINTMENT_CANCELLED', ['agent@alpina.example', 'anna@acme.example', 'marco@rohr.example']);
    const rows = await desk.rows(
      `select event, recipient, calendar from ticket_mail where ticket_id = $1 and calendar is not null order by created_at, id`,
      id,
    );
    const toCustomer = rows.filter(({ recipient }) => recipient === 'anna@acme.example');
    const events = toCustomer.map(({ calendar }) => {
      const parsed = new ICAL.Component(ICAL.parse(calendar.content));
      const [event, ...others] = parsed.getAllSubcomponents('vevent');
      expect(others).toEqual([]);
      return { method: calendar.method, event: new ICAL.Event(event) };
    });
    expect(events.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
    expect(new Set(events.map(({ event }) => event.uid))).toEqual(new Set([made.id]));
    expect(events.map(({ event }) => event.sequence)).toEqual([0, 1, 2]);
    expect(events[1]?.event.startDate.toJSDate().toISOString()).toBe(moved.startsAt);
    expect(events[0]?.event.location).toContain('Werk Nord');
    expect(events[0]?.event.summary).toContain(identifier);
    expect(events[0]?.event.attendees.map((one) => one.getFirstValue())).toEqual(['mailto:anna@acme.example']);
    expect(calendarsTo('anna@acme.example', id)).toBe(3);
  });

  it('are held back where the ticket sends no mails', async () => {
    const { id } = await order({ preventMailDispatch: true });
    await add('agent', id);
    await eventually(async () => {
      await passTime(desk.superuser);
      const rows = await desk.rows(
        `select distinct state, reason from ticket_mail where ticket_id = $1 and event = 'APPOINTMENT_SCHEDULED'`,
        id,
      );
      expect(rows).toEqual([{ state: 'SUPPRESSED', reason: 'TICKET_PREVENTS' }]);
    });
  });
});

describe('a day before', () => {
  it('the desk and whoever comes are reminded, once for each time', async () => {
    const { id } = await order();
    const made = await add('agent', id);
    const sweep = () => desk.app.get(AppointmentRemindersHandler).handle();
    const reminded = async () =>
      (await desk.as('agent').read(`v1/tickets/${id}/activities`)).filter(({ kind }: Json) => kind === 'TRIGGER_TIME')
        .length;
    const hours = (count: number) => () => new Date(Date.parse(made.startsAt) + count * 3_600_000);
    clock.now = hours(-25);
    await sweep();
    expect(await reminded()).toBe(0);
    clock.now = hours(-24);
    await Promise.all([sweep(), sweep()]);
    await sweep();
    expect(await reminded()).toBe(1);
    await mailsAbout(id, 'TRIGGER_TIME_NOTICE', ['marco@rohr.example', 'technik@alpina.example']);
    const [mail] = smtp.mails
      .filter(({ to, raw }) => to.includes('marco@rohr.example') && /Heizung pr/.test(raw))
      .slice(-1);
    expect(mail).toMatchObject({ to: ['marco@rohr.example'] });
    // An appointment moved to less than a day ahead sends an invitation and no reminder.
    await change('agent', made, { startTime: '08:15' }).expect(200);
    await sweep();
    expect(await reminded()).toBe(1);
    expect((await read('agent', made)).version).toBe(made.version + 1);
  });
});

describe('the feed', () => {
  const feed = (url: string) => desk.as(null).get(url.slice(url.indexOf('v1/')));
  const open = async (as: Person): Promise<string> => (await desk.as(as).create('v1/me/calendar-feed')).url;

  it('tells whoever knows the secret address the appointments of one person', async () => {
    const { id } = await order();
    const made = await add('agent', id, {
      ...free(),
      date: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
      title: 'Im Kalender',
    });
    const url = await open('executor');
    const answer = await feed(url);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const events = new ICAL.Component(ICAL.parse(answer.text)).getAllSubcomponents('vevent');
    expect(events.map((event) => event.getFirstPropertyValue('uid'))).toContain(made.id);
    const customers = (await feed(await open('customer'))).text;
    expect(customers).toContain(made.id);
    expect((await feed(await open('bergbahn'))).text).not.toContain(made.id);
    expect((await feed(await open('manager'))).text).not.toContain(made.id);
  });

  it('is closed by another address, by closing it and with the account', async () => {
    const first = await open('executor');
    const second = await open('executor');
    expect((await feed(first)).status).toBe(404);
    expect((await feed(second)).status).toBe(200);
    expect((await feed(second.replace('alpina', 'nordwind'))).status).toBe(404);
    expect((await feed(second.replace(/.\.ics$/, '*.ics'))).status).toBeGreaterThanOrEqual(400);
    expect((await desk.as('executor').read('v1/me/calendar-feed')).readAt).not.toBeNull();
    await desk.as('executor').delete('v1/me/calendar-feed').expect(200);
    expect((await feed(second)).status).toBe(404);
    const rows = await desk.rows('select secret_hash from calendar_feed');
    for (const { secret_hash: hash } of rows) expect(second).not.toContain(hash);
  });
});

describe('times', () => {
  it('are those of the desk, also where a clock is changed', () => {
    const at = (date: string, startTime: string, endTime: string) => {
      const { startsAt, endsAt } = momentsOf({ date, startTime, endTime });
      return [startsAt.toISOString(), endsAt.toISOString()];
    };
    expect(at('2026-07-01', '08:00', '09:00')).toEqual(['2026-07-01T06:00:00.000Z', '2026-07-01T07:00:00.000Z']);
    expect(at('2026-12-01', '08:00', '09:00')).toEqual(['2026-12-01T07:00:00.000Z', '2026-12-01T08:00:00.000Z']);
    // The hour that the clocks skip, and the hour that they repeat.
    expect(at('2026-03-29', '02:30', '03:30')).toEqual(['2026-03-29T01:30:00.000Z', '2026-03-29T01:30:00.000Z']);
    expect(at('2026-10-25', '01:30', '03:30')).toEqual(['2026-10-24T23:30:00.000Z', '2026-10-25T02:30:00.000Z']);
  });
});
