import { jest } from '@jest/globals';
import { clock } from '../../api/platform/clock.js';
import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { ClockMarksHandler } from '../../api/tickets/clocks/clock-marks.handler.js';
import { raised } from '../../api/tickets/clocks/escalation.js';
import { ServiceTermsSource } from '../../api/tickets/service/service-terms.js';
import type { TicketPriority } from '../../api/vocabulary/ticket.js';
import { eventually } from '../support/eventually.js';
import { type Person, people } from '../support/people.js';
import type { Json } from '../support/records.js';
import type { TicketJson } from '../support/ticket-world.js';
import { useMailedDesk } from '../support/use-desk.js';

const { now } = clock;

/** A moment of November 2026, whose 16th is a Monday, in Zurich. */
const at = (moment: string) => new Date(`2026-11-${moment}:00+01:00`);
const isAt = (moment: string) => {
  clock.now = () => at(moment);
};
const sweep = () => desk.app.get(ClockMarksHandler).handle();
const clocksOf = async (id: string, as: Person = 'agent'): Promise<Json[]> =>
  await desk.as(as).read(`v1/tickets/${id}/clocks`);
const clockOf = async (id: string, name: string) =>
  (await clocksOf(id)).filter(({ clock: one }) => one === name).at(-1)!;
const iso = (moment: string) => at(moment).toISOString();
const ASK = { to: 'IN_CLARIFICATION', clarificationReason: 'WAIT_CUSTOMER', text: 'Welche Anlage ist es?' };

const { desk, world, smtp } = useMailedDesk();
beforeAll(async () => {
  const sla = { name: 'Gold', interventionTime: 4, onSiteInterventionTime: 8 };
  const { id } = await desk.as('manager').create('v1/slas', sla);
  const { version } = await desk.as('manager').read(`v1/customers/${world.acme}`);
  await desk.as('manager').change(`v1/customers/${world.acme}`, version, { sla: id }).expect(200);
  await desk.app.get(JobWorker).start();
});
beforeEach(() => isAt('16T08:00'));
afterEach(() => {
  clock.now = now;
});

const submitted = (given: object = {}) =>
  world.submit('agent', {
    location: world.location,
    responsible: world.ids.manager,
    priority: 'WITHIN_8_HOURS',
    ...given,
  });

describe('the clocks of a ticket', () => {
  it('begin with its submission and tell when somebody is told', async () => {
    const { id } = await submitted();
    isAt('16T10:00');
    expect(await clocksOf(id)).toEqual([
      expect.objectContaining({ clock: 'REACTION', cycle: 1, state: 'RUNNING', target: iso('16T12:00') }),
      expect.objectContaining({ clock: 'ON_SITE', cycle: 1, state: 'RUNNING', target: iso('16T16:00') }),
      {
        clock: 'DUE',
        cycle: 1,
        state: 'RUNNING',
        startedAt: iso('16T08:00'),
        stoppedAt: null,
        target: iso('16T16:00'),
        agreedTarget: null,
        countedMinutes: 120,
        pausedMinutes: 0,
        marks: [
          { percent: 75, at: iso('16T14:00'), sentAt: null },
          { percent: 100, at: iso('16T16:00'), sentAt: null },
        ],
        segments: [{ from: iso('16T08:00'), to: iso('16T10:00'), counts: true, reason: 'WORK' }],
      },
    ]);
  });

  it('are none of a draft', async () => {
    expect(await clocksOf((await submitted({ draft: true })).id)).toEqual([]);
  });
});

describe('waiting for the customer', () => {
  it('holds the due date, which moves by the working time waited', async () => {
    const { id } = await submitted();
    isAt('16T10:00');
    await world.move('agent', id, ASK).expect(201);
    expect(await world.read('agent', id)).toMatchObject({ dueAt: null });
    expect(await clockOf(id, 'DUE')).toMatchObject({ state: 'PAUSED', target: null, countedMinutes: 120 });
    expect(await clockOf(id, 'REACTION')).toMatchObject({ state: 'MET', stoppedAt: iso('16T10:00') });
    isAt('16T12:00');
    await world.move('agent', id, { to: 'PENDING' }).expect(201);
    expect(await world.read('agent', id)).toMatchObject({ dueAt: iso('17T09:00') });
    const due = await clockOf(id, 'DUE');
    expect(due).toMatchObject({ state: 'RUNNING', target: iso('17T09:00'), countedMinutes: 120, pausedMinutes: 120 });
    expect(due.segments).toEqual([
      { from: iso('16T08:00'), to: iso('16T10:00'), counts: true, reason: 'WORK' },
      { from: iso('16T10:00'), to: iso('16T12:00'), counts: false, reason: 'WAIT_CUSTOMER' },
    ]);
  });

  it('holds it by an answer of the customer as long as they waited, whatever the priority becomes', async () => {
    const { id } = await submitted({ customerContact: world.ids.customerAll });
    isAt('16T09:00');
    await world.move('agent', id, ASK).expect(201);
    isAt('16T11:00');
    await desk.as('customerAll').create(`v1/tickets/${id}/messages`, { text: 'Anlage 3' });
    const ticket = await world.read('agent', id);
    expect(ticket).toMatchObject({ state: 'PENDING', dueAt: iso('17T09:00') });
    const raised = await world.change('agent', ticket, { priority: 'WITHIN_4_HOURS' }).expect(200);
    expect(raised.body.dueAt).toBe(iso('16T14:00'));
  });

  it('holds nothing for third parties, unless the tenant says so', async () => {
    const settings = async (pausesFor: string[]) => {
      const [row] = await desk.as('manager').read('v1/tenant-settings');
      const patch = desk.as('manager').patch(`v1/tenant-settings/${row.id}`).set('If-Match', `"${row.version}"`);
      await patch.send({ pausesFor }).expect(200);
      return row.pausesFor;
    };
    const waits = { ...ASK, clarificationReason: 'WAIT_THIRD_PARTY' };
    const { id } = await submitted();
    await world.move('agent', id, waits).expect(201);
    expect(await world.read('agent', id)).toMatchObject({ dueAt: iso('16T16:00') });
    const usual = await settings(['WAIT_THIRD_PARTY']);
    expect(usual).toEqual(['WAIT_CUSTOMER', 'WAIT_APPROVAL']);
    const other = await submitted();
    await world.move('agent', other.id, waits).expect(201);
    expect(await world.read('agent', other.id)).toMatchObject({ dueAt: null });
    await settings(usual);
  });
});

describe('what stops a clock', () => {
  it('is a first word to the customer for the reaction, and nobody’s form gets stale by it', async () => {
    const { id, version } = await submitted();
    isAt('16T09:00');
    await desk.as('agent').create(`v1/tickets/${id}/work-notes`, { text: 'Notiz' });
    expect(await clockOf(id, 'REACTION')).toMatchObject({ state: 'RUNNING', stoppedAt: null });
    await desk.as('agent').create(`v1/tickets/${id}/messages`, { text: 'Wir kommen.' });
    expect(await clockOf(id, 'REACTION')).toMatchObject({ state: 'MET', stoppedAt: iso('16T09:00') });
    expect(await world.read('agent', id)).toMatchObject({ version });
  });

  it('is an executor who begins for the time until somebody is on site', async () => {
    const order = { type: 'ORDER', executionCompany: 'Rohr & Draht', executionDescription: 'Prüfen' };
    const { id } = await submitted(order);
    isAt('16T13:00');
    await world.move('executor', id, { to: 'IN_WORK' }).expect(201);
    expect(await clockOf(id, 'ON_SITE')).toMatchObject({ state: 'MET', stoppedAt: iso('16T13:00') });
    expect(await clockOf(id, 'REACTION')).toMatchObject({ state: 'BREACHED', stoppedAt: iso('16T13:00') });
  });

  it('is the end of the work for the due date, which goes on where it is not accepted', async () => {
    const { id } = await submitted();
    await world.move('agent', id, { to: 'IN_WORK' }).expect(201);
    isAt('16T12:00');
    await world.move('agent', id, { to: 'WORK_COMPLETED', closingNote: 'Ventil ersetzt' }).expect(201);
    isAt('17T12:00');
    expect(await clockOf(id, 'DUE')).toMatchObject({ state: 'MET', stoppedAt: iso('16T12:00'), countedMinutes: 240 });
    await world.move('agent', id, { to: 'IN_WORK', reason: 'Noch immer kalt' }).expect(201);
    expect(await clockOf(id, 'DUE')).toMatchObject({ state: 'RUNNING', stoppedAt: null, target: iso('17T16:00') });
  });

  it('begins anew with a reopening, and what was before stays told', async () => {
    const { id } = await submitted();
    await world
      .move('agent', id, { to: 'CLOSED', closingState: 'COMPLETED', confirm: ['CLOSE_WITHOUT_INVOICE'] })
      .expect(201);
    isAt('18T09:00');
    await world.move('agent', id, { to: 'IN_WORK', reason: 'Wieder kalt' }).expect(201);
    const clocks = await clocksOf(id);
    expect(clocks.map(({ clock: name, cycle, state }) => `${name} ${cycle} ${state}`)).toEqual([
      'REACTION 1 MET',
      'ON_SITE 1 MET',
      'DUE 1 MET',
      'REACTION 2 MET',
      'ON_SITE 2 RUNNING',
      'DUE 2 RUNNING',
    ]);
    expect(clocks.at(-1)).toMatchObject({ startedAt: iso('18T09:00'), target: iso('18T17:00') });
  });
});

describe('marks', () => {
  const told = async (id: string, as: Person = 'agent') =>
    (await desk.as(as).get(`v1/tickets/${id}/activities`)).body
      .filter(({ kind }: Json) => kind === 'DEADLINE_MARK')
      .map(({ changes: [mark] }: Json) => `${mark.field} ${mark.from}`)
      .toSorted();
  const mailed = (identifier: string) =>
    smtp.mails
      .filter(
        ({ headers }) => /Frist/.test(headers.get('subject') ?? '') && headers.get('subject')?.includes(identifier),
      )
      .map(({ to, headers }) => `${to} ${/bald/.test(headers.get('subject') ?? '') ? 'warning' : 'breach'}`)
      .toSorted();

  it('are told once each, whoever looks and how often', async () => {
    const { id, version, identifier } = await submitted();
    isAt('16T10:59');
    await sweep();
    expect(await told(id)).toEqual([]);
    isAt('16T11:00');
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(await told(id)).toEqual(['REACTION 75']);
    expect(await told(id, 'customerAll')).toEqual([]);
    // The clock is set back and continues from there.
    isAt('16T10:00');
    await sweep();
    isAt('16T12:01');
    await Promise.all([sweep(), sweep()]);
    expect(await told(id)).toEqual(['REACTION 100', 'REACTION 75']);
    expect(await clockOf(id, 'REACTION')).toMatchObject({
      state: 'BREACHED',
      marks: [
        { percent: 75, at: iso('16T11:00'), sentAt: iso('16T11:00') },
        { percent: 100, at: iso('16T12:00'), sentAt: iso('16T12:01') },
      ],
    });
    expect(await world.read('agent', id)).toMatchObject({ version });
    await eventually(() =>
      expect(mailed(identifier)).toEqual([
        'manager@alpina.example breach',
        'manager@alpina.example warning',
        'technik@alpina.example breach',
      ]),
    );
  });

  it('that came while nobody looked are told late, in one mail', async () => {
    const { id, identifier } = await submitted();
    isAt('17T09:00');
    await sweep();
    await sweep();
    expect(await told(id)).toEqual(['DUE 100', 'DUE 75', 'ON_SITE 100', 'ON_SITE 75', 'REACTION 100', 'REACTION 75']);
    await eventually(() =>
      expect(mailed(identifier)).toEqual(['manager@alpina.example breach', 'technik@alpina.example breach']),
    );
  });

  it('that came while no worker ran are told once and marked as late, though the ticket is closed by then', async () => {
    const { id, identifier } = await submitted();
    isAt('16T12:30');
    await world.move('agent', id, ASK).expect(201);
    const closing = { to: 'CLOSED', closingState: 'COMPLETED', confirm: ['CLOSE_WITHOUT_INVOICE'] };
    await world.move('agent', id, closing).expect(201);
    await sweep();
    await sweep();
    expect(await told(id)).toEqual(['REACTION 100']);
    const entries: Json[] = await desk.as('agent').read(`v1/tickets/${id}/activities`);
    expect(entries.find(({ kind }) => kind === 'DEADLINE_MARK')?.changes).toEqual([
      expect.objectContaining({ field: 'REACTION', from: 100, to: iso('16T12:00') }),
      expect.objectContaining({ field: 'reachedAt', to: iso('16T12:00') }),
    ]);
    await eventually(() =>
      expect(mailed(identifier)).toEqual(['manager@alpina.example breach', 'technik@alpina.example breach']),
    );
    const rows = await desk.rows(`select text from ticket_mail where ticket_id = $1 and event = 'SLA_BREACH'`, id);
    expect(rows.length).toBeGreaterThan(0);
    for (const { text } of rows) expect(text).toContain('Verspätet gemeldet, erreicht: 16.11.2026, 12:00');
    expect(await world.read('agent', id)).toMatchObject({ reactionResult: 'BREACHED', priority: 'WITHIN_8_HOURS' });
  });

  it('of other tickets are told although one cannot be reckoned, which is named and looked at the next time', async () => {
    const [first, broken, last] = [await submitted(), await submitted(), await submitted()];
    const startsAt = (moment: string) =>
      desk.superuser.query(
        `update ticket set cycles = jsonb_set(cycles, '{0,startedAt}', to_jsonb($2::text)) where id = $1`,
        [broken.id, moment],
      );
    const rows = await desk.rows(`select cycles->0->>'startedAt' as at from ticket where id = $1`, broken.id);
    await startsAt('kein Datum');
    isAt('16T11:00');
    await expect(sweep()).rejects.toThrow('1 records were left for the next time');
    const marks = async () => [await told(first.id), await told(broken.id), await told(last.id)];
    expect(await marks()).toEqual([['REACTION 75'], [], ['REACTION 75']]);
    await startsAt(rows[0].at);
    await sweep();
    expect(await marks()).toEqual([['REACTION 75'], ['REACTION 75'], ['REACTION 75']]);
  });

  it('wait while the clock stands still, and are not told of what has stopped', async () => {
    const { id } = await submitted();
    isAt('16T10:00');
    await world.move('agent', id, ASK).expect(201);
    isAt('18T10:00');
    await sweep();
    expect(await told(id)).toEqual([]);
    await world.move('agent', id, { to: 'PENDING' }).expect(201);
    await world
      .move('agent', id, { to: 'CLOSED', closingState: 'COMPLETED', confirm: ['CLOSE_WITHOUT_INVOICE'] })
      .expect(201);
    isAt('27T10:00');
    await sweep();
    expect(await told(id)).toEqual([]);
  });

  it('of the due date bring no mail where no intervention time is agreed', async () => {
    const { id, identifier } = await submitted({ customer: world.bergbahn, location: world.foreignLocation });
    isAt('17T09:00');
    await sweep();
    expect(await told(id)).toEqual(['DUE 100', 'DUE 75']);
    const witness = await submitted();
    isAt('18T09:00');
    await sweep();
    await eventually(() => expect(mailed(witness.identifier)).not.toEqual([]));
    expect(mailed(identifier)).toEqual([]);
  });
});

describe('a missed deadline', () => {
  const PRIORITIES: [TicketPriority, TicketPriority][] = [
    ['LOW', 'NORMAL'],
    ['HIGH', 'IMMEDIATELY'],
    ['IMMEDIATELY', 'IMMEDIATELY'],
    ['WITHIN_20_WORKING_DAYS', 'WITHIN_10_WORKING_DAYS'],
    ['WITHIN_2_HOURS', 'IMMEDIATELY'],
    ['WITHIN_24_HOURS', 'WITHIN_10_HOURS'],
    ['PREFERRED_DATE', 'PREFERRED_DATE'],
  ];
  it.each(PRIORITIES)('makes of %s %s', (priority, expected) => expect(raised(priority)).toBe(expected));

  it('is escalated once as the SLA says: a higher priority, another group, and the desk reads why', async () => {
    const group = { name: 'Eskalation', email: 'eskalation@alpina.example' };
    const { id: escalationGroup } = await desk.as('manager').create('v1/assignment-groups', group);
    const sla = { name: 'Eskaliert', interventionTime: 4, raisesPriority: true, escalationGroup };
    const { id: slaId } = await desk.as('manager').create('v1/slas', sla);
    const customer = { code: 'ESK', name: 'Eskaliert AG', sla: slaId };
    const { id: customerId } = await desk.as('manager').create('v1/customers', customer);
    const { id } = await submitted({ customer: customerId, location: null, priority: 'NORMAL' });
    isAt('16T12:00');
    await Promise.all([sweep(), sweep()]);
    const escalated = await world.read('agent', id);
    expect(escalated).toMatchObject({ priority: 'HIGH', assignmentGroup: escalationGroup, dueAt: iso('17T17:00') });
    isAt('18T12:00');
    await sweep();
    expect(await world.read('agent', id)).toMatchObject({ priority: 'HIGH', version: escalated.version });
    const told = (await desk.as('agent').get(`v1/tickets/${id}/activities`)).body;
    const entries = told.map(({ kind, createdBy }: Json) => `${kind} ${createdBy}`);
    expect(entries.slice(1).filter((entry: string) => !entry.startsWith('EMAIL'))).toEqual([
      'DEADLINE_MARK System',
      'DEADLINE_MARK System',
      'FIELD_CHANGED System',
      'ASSIGNED System',
      'DEADLINE_MARK System',
      'DEADLINE_MARK System',
    ]);
    await eventually(() => expect(smtp.to('eskalation@alpina.example')).not.toEqual([]));
  });
});

describe('the terms of a ticket', () => {
  const changes = async (as: Person = 'manager'): Promise<Json> => await desk.as(as).read('v1/deadline-changes');
  const transfer = (tickets: string[]) => desk.as('manager').post('v1/deadline-changes', { tickets });
  const agree = async (terms: object) => {
    const named = encodeURIComponent('{"name":"Gold"}');
    const [{ id, version }] = await desk.as('manager').read(`v1/slas?filter=${named}`);
    await desk.as('manager').change(`v1/slas/${id}`, version, terms).expect(200);
  };
  afterEach(() => agree({ interventionTime: 4, workDayStart: '08:00' }));

  it('are those of its submission, whatever becomes of the SLA, until somebody has looked and agreed', async () => {
    const kept = await submitted();
    await agree({ interventionTime: 2, workDayStart: '09:00' });
    isAt('16T09:30');
    const { body } = await world.change('agent', await world.read('agent', kept.id), {
      priority: 'WITHIN_10_HOURS',
      reason: 'Eilt nicht',
    });
    expect(body.dueAt).toBe(iso('17T09:00'));
    const later = await submitted();
    expect(await clockOf(later.id, 'REACTION')).toMatchObject({ target: iso('16T11:30') });

    const { count, tickets } = await changes();
    expect(tickets).toContainEqual({
      ticket: kept.id,
      identifier: kept.identifier,
      title: expect.any(String),
      dueAt: iso('17T09:00'),
      newDueAt: iso('17T11:00'),
    });
    expect(tickets.map(({ ticket }: Json) => ticket)).not.toContain(later.id);
    expect((await transfer([kept.id, later.id]).expect(200)).body).toEqual({ changed: 1 });
    expect(await world.read('agent', kept.id)).toMatchObject({ dueAt: iso('17T11:00') });
    expect(await clockOf(kept.id, 'REACTION')).toMatchObject({ target: iso('16T11:00') });
    const { body: timeline } = await desk.as('agent').get(`v1/tickets/${kept.id}/activities`);
    const entry = timeline.findLast(({ kind }: Json) => kind === 'FIELD_CHANGED');
    expect(entry).toMatchObject({ changes: [expect.objectContaining({ field: 'dueAt' })] });
    expect((await changes()).count).toBe(count - 1);
  });

  it('are asked for once for all tickets that share customer, place and year', async () => {
    await submitted();
    await agree({ interventionTime: 2, workDayStart: '09:00' });
    const before = await changes();
    const terms = jest.spyOn(desk.app.get(ServiceTermsSource), 'of');
    const asked = async () => {
      terms.mockClear();
      await changes();
      return terms.mock.calls.length;
    };
    const once = await asked();
    await agree({ interventionTime: 4, workDayStart: '08:00' });
    for (let more = 0; more < 3; more += 1) await submitted();
    await agree({ interventionTime: 2, workDayStart: '09:00' });
    expect((await changes()).count).toBe(before.count + 3);
    expect(await asked()).toBe(once);
    terms.mockRestore();
  });

  it('leave what was met as it was, and move what waits', async () => {
    const { id } = await submitted();
    isAt('16T11:30');
    await world.move('agent', id, ASK).expect(201);
    expect(await clockOf(id, 'REACTION')).toMatchObject({ state: 'MET', target: iso('16T12:00') });
    await agree({ interventionTime: 2, workDayStart: '09:00' });
    const { tickets } = await changes();
    expect(tickets).toContainEqual(expect.objectContaining({ ticket: id, dueAt: null, newDueAt: null }));
    expect((await transfer([id]).expect(200)).body).toEqual({ changed: 1 });
    expect(await clockOf(id, 'REACTION')).toMatchObject({ state: 'MET', target: iso('16T12:00') });
    await world.move('agent', id, { to: 'PENDING' }).expect(201);
    expect(await world.read('agent', id)).toMatchObject({ dueAt: iso('16T17:00') });
  });

  it.each<[string, (ticket: TicketJson) => Json]>([
    ['priority', () => ({ priority: 'LOW', reason: 'Eilt nicht' })],
    ['customer', () => ({ customer: world.bergbahn, location: world.foreignLocation })],
  ])('leave what was missed as it was, whatever the %s becomes', async (_what, given) => {
    const ticket = await submitted();
    isAt('17T09:00');
    const kept = ['REACTION', 'ON_SITE', 'DUE'].map((name) =>
      expect.objectContaining({ clock: name, state: 'BREACHED' }),
    );
    expect(await clocksOf(ticket.id)).toEqual(kept);
    const { body } = await world.change('agent', ticket, given(ticket)).expect(200);
    expect(await clocksOf(ticket.id)).toEqual(kept);
    expect(body.dueAt).toBe(ticket.dueAt);
    await world.move('agent', ticket.id, { to: 'IN_WORK', confirm: ['ASSIGNEE_ABSENT'] }).expect(201);
    expect(await world.read('agent', ticket.id)).toMatchObject({ reactionResult: 'BREACHED' });
  });

  it('count the first response without an agreed time as well', async () => {
    const { id } = await submitted({ customer: world.bergbahn, location: world.foreignLocation });
    isAt('16T08:45');
    await desk.as('agent').create(`v1/tickets/${id}/messages`, { text: 'Wir sind unterwegs.' });
    expect(await world.read('agent', id)).toMatchObject({ reactionMinutes: 45, reactionResult: null });
    isAt('16T09:00');
    await desk.as('agent').create(`v1/tickets/${id}/messages`, { text: 'Wir sind da.' });
    expect(await world.read('agent', id)).toMatchObject({ reactionMinutes: 45 });
  });

  it('have none on site for an incident without a place', async () => {
    const names = async (id: string) => (await clocksOf(id)).map(({ clock: name }) => name);
    const { id } = await submitted({ location: undefined });
    expect(await names(id)).toEqual(['REACTION', 'DUE']);
    const placed = await submitted();
    const { body } = await world.change('agent', placed, { location: null }).expect(200);
    expect(await names(body.id)).toEqual(['REACTION', 'DUE']);
    expect(body).toMatchObject({ onSiteResult: null });
  });

  it('are those of the customer to whom it is given', async () => {
    const ticket = await submitted();
    const { body } = await world.change('agent', ticket, { customer: world.bergbahn }).expect(200);
    expect((await clocksOf(body.id)).map(({ clock: name }) => name)).toEqual(['DUE']);
  });

  it('are neither read by customers who keep master data nor changed from another tenant', async () => {
    const { id } = await submitted();
    const { resource_access } = people.manager;
    const other = { sub: 'keeper', preferred_username: 'keeper', email: 'keeper@acme.example' };
    const claims = { ...people.customer, ...other, resource_access };
    const token = await desk.issuer.sign(claims, { expiresIn: '1h' });
    const keeper = () => desk.as(null).get('v1/deadline-changes').set('Authorization', `Bearer ${token}`);
    await keeper().expect(403);
    const foreign = await desk.as('otherManager').post('v1/deadline-changes', { tickets: [id] });
    expect(foreign.body).toEqual({ changed: 0 });
    await agree({ interventionTime: 1 });
    expect((await changes('otherManager')).tickets).toEqual([]);
  });
});

describe('an arrival at the site', () => {
  const order = (given: object = {}) =>
    submitted({ type: 'ORDER', executionCompany: 'Rohr & Draht', executionDescription: 'Pumpe ersetzen', ...given });
  const checkIn = (id: string, deviceTime?: string, as: Person = 'executor', key?: string) => {
    const request = desk.as(as).post(`v1/tickets/${id}/check-in`);
    if (key) request.set('Idempotency-Key', key);
    return request.send(deviceTime ? { deviceTime: iso(deviceTime) } : {});
  };
  const arrivals = async (id: string): Promise<string[]> => {
    const body = await desk.as('agent').read(`v1/tickets/${id}/activities`);
    return (body as Json[]).filter(({ kind }) => kind === 'CHECKED_IN').map(({ text }) => text);
  };

  it('stops ON_SITE when the device says, begins the work, and keeps both times', async () => {
    const { id } = await order();
    isAt('16T11:00');
    const { body } = await checkIn(id, '16T09:14').expect(200);
    expect(body).toMatchObject({ state: 'IN_WORK', executionResponsible: world.ids.executor });
    expect(await clockOf(id, 'ON_SITE')).toMatchObject({ state: 'MET', stoppedAt: iso('16T09:14') });
    expect(await clockOf(id, 'REACTION')).toMatchObject({ state: 'MET', stoppedAt: iso('16T09:14') });
    const entries = await desk.as('executor').read(`v1/tickets/${id}/activities`);
    const entry = (entries as Json[]).find(({ kind }) => kind === 'CHECKED_IN');
    expect(entry).toMatchObject({ text: iso('16T09:14'), createdAt: iso('16T11:00'), actor: world.ids.executor });
  });

  it('counts from now without a device time, and never from before the order', async () => {
    const { id } = await order();
    isAt('16T10:00');
    await checkIn(id).expect(200);
    expect(await clockOf(id, 'ON_SITE')).toMatchObject({ stoppedAt: iso('16T10:00') });
    const early = await order();
    await checkIn(early.id, '16T07:30').expect(200);
    expect(await clockOf(early.id, 'ON_SITE')).toMatchObject({ stoppedAt: iso('16T10:00') });
  });

  it('is refused from a clock that is ahead, and stops no clock for an earlier day', async () => {
    const { id } = await order();
    const refused = await checkIn(id, '16T08:06').expect(422);
    expect(refused.body.errors).toMatchObject([{ pointer: '/deviceTime', code: 'DEVICE_TIME_AHEAD' }]);
    expect(await arrivals(id)).toEqual([]);
    await checkIn(id, '16T08:04').expect(200);
    expect(await clockOf(id, 'ON_SITE')).toMatchObject({ stoppedAt: iso('16T08:00') });
    const late = await order();
    isAt('18T09:00');
    await checkIn(late.id, '17T08:59').expect(200);
    expect(await arrivals(late.id)).toEqual([iso('17T08:59')]);
    expect(await clockOf(late.id, 'ON_SITE')).toMatchObject({ stoppedAt: iso('18T09:00') });
  });

  it('is noted once however often it is sent, and once more when they come again', async () => {
    const { id } = await order();
    const [first, second] = [
      await checkIn(id, '16T08:00', 'executor', 'a'),
      await checkIn(id, '16T08:00', 'executor', 'a'),
    ];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await arrivals(id)).toEqual([iso('16T08:00')]);
    isAt('16T13:00');
    await checkIn(id).expect(200);
    expect(await arrivals(id)).toHaveLength(2);
    expect(await clockOf(id, 'ON_SITE')).toMatchObject({ stoppedAt: iso('16T08:00') });
  });

  it('stops the clocks at the earliest arrival, in whichever order two devices send theirs', async () => {
    const { id } = await order();
    isAt('16T11:00');
    await checkIn(id, '16T10:40').expect(200);
    await checkIn(id, '16T09:10').expect(200);
    await checkIn(id, '16T10:50').expect(200);
    expect(await clockOf(id, 'ON_SITE')).toMatchObject({ state: 'MET', stoppedAt: iso('16T09:10') });
    expect(await clockOf(id, 'REACTION')).toMatchObject({ stoppedAt: iso('16T09:10') });
  });

  it('is noted of work that may not begin yet, whose state it leaves', async () => {
    const { id, version } = await order();
    const later = await world.read('agent', id);
    const { body } = await desk.as('agent').change(`v1/tickets/${id}`, later.version, { executionDescription: null });
    expect(version).toBeLessThan(body.version);
    const answer = await checkIn(id).expect(200);
    expect(answer.body).toMatchObject({ state: 'PENDING', version: body.version });
    expect(await clockOf(id, 'ON_SITE')).toMatchObject({ state: 'MET' });
  });

  it('is noted while the work goes on, and not after it', async () => {
    const own = await order();
    await checkIn(own.id).expect(200);
    await desk.as('executor').create(`v1/tickets/${own.id}/reports`, {});
    await world.move('executor', own.id, { to: 'WORK_COMPLETED' }).expect(201);
    const settled = await checkIn(own.id).expect(409);
    expect(settled.body).toMatchObject({ code: 'TICKET_STATE', params: { state: 'WORK_COMPLETED' } });
    expect(await arrivals(own.id)).toHaveLength(1);
  });
});
