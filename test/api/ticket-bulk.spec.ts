import { randomUUID } from 'node:crypto';
import { DailySweep } from '../../api/platform/jobs/daily-sweep.js';
import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { LinkedRecordsSource } from '../../api/tickets/record/linked-records.js';
import { replay } from '../../api/tickets/record/ticket-replay.js';
import { dayFromNow } from '../support/days.js';
import { eventually } from '../support/eventually.js';
import { wakeWorker } from '../support/pass-time.js';
import type { Person } from '../support/people.js';
import { codesOf, type Json } from '../support/records.js';
import type { TicketJson, TicketVersion } from '../support/ticket-world.js';
import { CLOSE } from '../support/ticket-world.js';
import { useMailedDesk } from '../support/use-desk.js';

const { desk, world, smtp } = useMailedDesk();
beforeAll(async () => {
  await desk.app.get(JobWorker).start();
});

const CONTACT = 'anna@acme.example';
/** Values of a ticket that is read alone. */
const ALONE = { parts: expect.anything(), notices: expect.anything() };
const submit = (given: Json = {}) => world.submit('agent', given);
const update = async (tickets: readonly TicketVersion[], body: Json): Promise<Json> =>
  (await world.bulk('agent', 'update', tickets, body).expect(201)).body;
const transition = async (tickets: readonly TicketVersion[], body: Json): Promise<Json> =>
  (await world.bulk('agent', 'transitions', tickets, body).expect(201)).body;
const reverse = (id: string, as: Person = 'agent') => desk.as(as).post(`v1/tickets/bulk/${id}/reversal`);
const outcomes = ({ records }: Json) => records.map(({ outcome }: Json) => outcome);
const problems = ({ records }: Json) => records.map(({ problem }: Json) => problem && [problem.status, problem.code]);
const activities = (id: string, as: Person = 'agent') => world.activities(as, id);
const several = (count: number, given: Json = {}) =>
  Promise.all(Array.from({ length: count }, () => submit({ preventMailDispatch: true, ...given })));

/** The stored tickets without the columns that record the write itself. */
const kept = async (...ids: string[]): Promise<Json[]> => {
  const rows = await desk.rows('select to_jsonb(t) as row from ticket t where id = any ($1) order by id', ids);
  return rows.map(({ row: { version, updated_at, updated_by, last_activity_at, ...row } }) => row);
};

/** The tickets' jobs of notices that wait for their time. */
const waiting = async (...ids: string[]): Promise<{ id: string; wait: number }[]> =>
  await desk.rows(
    `select id, extract(epoch from start_after - now())::int as wait from pgboss.job
       where name = 'ticket-notices' and state = 'created' and start_after > now() and data::text ~ $1`,
    ids.join('|'),
  );

/** Lets the waiting jobs be due, as if the time for undoing had passed. */
const passTime = async () => {
  await desk.rows(`update pgboss.job set start_after = now() where name = 'ticket-notices' and state = 'created'`);
  await wakeWorker(desk.superuser);
};
const eventsOf = async (id: string) =>
  (await desk.rows('select event from ticket_mail where ticket_id = $1 order by event', id)).map(({ event }) => event);

describe('a bulk change', () => {
  it('assigns several tickets and tells what became of each', async () => {
    const tickets = await several(3);
    const answer = await update(tickets, { responsible: world.ids.manager });
    expect(outcomes(answer)).toEqual(['DONE', 'DONE', 'DONE']);
    expect(answer.records.map(({ id, version, problem }: Json) => [id, version, problem])).toEqual(
      tickets.map(({ id, version }) => [id, version + 1, null]),
    );
    for (const { id } of tickets) {
      expect(await world.read('agent', id)).toMatchObject({ responsible: world.ids.manager });
      expect((await activities(id)).map(({ kind }) => kind)).toContain('ASSIGNED');
    }
  });

  it('moves what may be moved and leaves the others as they were', async () => {
    const [ready, bare, draft] = [
      await submit({ responsible: world.ids.agent }),
      await submit(),
      await submit({ draft: true }),
    ];
    const answer = await transition([ready, bare, draft], { to: 'IN_WORK' });
    expect(outcomes(answer)).toEqual(['DONE', 'REFUSED', 'REFUSED']);
    expect(problems(answer)).toEqual([null, [409, 'STATE_FIELDS'], [409, 'TRANSITION_NOT_ALLOWED']]);
    expect(codesOf(answer.records[1].problem)).toEqual([['/responsible', 'STATE_FIELDS']]);
    expect((await world.read('agent', ready.id)).state).toBe('IN_WORK');
    expect(await world.read('agent', bare.id)).toEqual({ ...bare, ...ALONE });
    expect(await world.read('agent', draft.id)).toEqual({ ...draft, ...ALONE });
  });

  it('never submits a draft, which would get a number for good', async () => {
    const draft = await submit({ draft: true });
    const answer = await transition([draft], { to: 'PENDING' });
    expect(problems(answer)).toEqual([[409, 'TRANSITION_NOT_ALLOWED']]);
    expect((await world.read('agent', draft.id)).identifier).toBeNull();
  });

  it('asks back for the tickets that need a confirmation, and does them when they have it', async () => {
    const tickets = await several(2);
    const { confirm, ...unconfirmed } = CLOSE;
    const asked = await transition(tickets, unconfirmed);
    expect(outcomes(asked)).toEqual(['UNCONFIRMED', 'UNCONFIRMED']);
    expect(asked.records[0].problem).toMatchObject({
      code: 'CONFIRMATION_REQUIRED',
      params: { codes: ['CLOSE_WITHOUT_INVOICE'] },
    });
    expect(outcomes(await transition(tickets, { ...unconfirmed, confirm }))).toEqual(['DONE', 'DONE']);
  });

  it('changes no ticket that somebody else has changed since it was seen', async () => {
    const [seen, changed] = await several(2);
    await world.change('manager', changed as TicketJson, { customerOrderNumber: '4711' }).expect(200);
    const answer = await update([seen, changed] as TicketJson[], { responsible: world.ids.agent });
    expect(outcomes(answer)).toEqual(['DONE', 'REFUSED']);
    expect(answer.records[1].problem).toMatchObject({ status: 412, code: 'STALE', params: { name: 'Manager alpina' } });
    expect((await world.read('agent', changed?.id as string)).responsible).toBeNull();
  });

  it("tells nothing of tickets that do not exist or are another tenant's", async () => {
    await world.bulk('otherAgent', 'update', []);
    const [own] = await several(1);
    const strange = { ...(own as TicketJson), id: randomUUID() };
    const answer = await update([own as TicketJson, strange], { responsible: null });
    expect(answer.records[1]).toMatchObject({ version: null, outcome: 'REFUSED' });
    expect(problems(answer)).toEqual([null, [404, 'NOT_FOUND']]);
    const foreign = await world.bulk('otherAgent', 'update', [own as TicketJson], { responsible: null });
    expect(problems(foreign.body)).toEqual([[404, 'NOT_FOUND']]);
  });

  it.each<Person>(['customer', 'customerAll', 'executor', 'outsider'])('is not for %s', async (person) => {
    const [ticket] = await several(1);
    for (const [operation, body] of [
      ['transitions', CLOSE],
      ['update', {}],
      ['triage', {}],
    ] as const)
      await world.bulk(person, operation, [ticket as TicketJson], body).expect(403);
    await desk.as(null).post('v1/tickets/bulk').send({}).expect(401);
  });

  it('takes 200 tickets and no more', async () => {
    const strange = Array.from({ length: 190 }, () => ({ id: randomUUID(), version: 1 }));
    const tickets = [...(await several(10)), ...strange];
    const body = await update(tickets, { responsible: world.ids.agent });
    const refused = strange.map(() => 'REFUSED');
    expect(outcomes(body)).toEqual([...Array.from({ length: 10 }, () => 'DONE'), ...refused]);
    const undone = await reverse(body.id).expect(201);
    expect(outcomes(undone.body)).toEqual([...Array.from({ length: 10 }, () => 'UNDONE'), ...refused]);
    const one = { id: randomUUID(), version: 1 };
    const more = await world.bulk('agent', 'update', [...tickets, one], { responsible: null }).expect(422);
    expect(codesOf(more.body)).toEqual([['/records', 'MAX_VALUE']]);
  });

  it('happens once for one Idempotency-Key, and goes on where it was cut off', async () => {
    const tickets = await several(2);
    const key = randomUUID();
    const body = { responsible: world.ids.agent };
    const send = (sent: Json) => world.bulk('agent', 'update', tickets, sent).set('Idempotency-Key', key);
    const [first, second] = await Promise.all([send(body), send(body)]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.id).toBe(first.body.id);
    expect((await send(body)).body.records.map(({ version }: Json) => version)).toEqual([2, 2]);
    const { body: other } = await send({ responsible: null }).expect(422);
    expect(other.code).toBe('IDEMPOTENCY_MISMATCH');
    await desk.rows(
      `update bulk_run_row set outcome = 'WAITING', trace = null, record_version = 2 where bulk_id = $1 and position = 1`,
      first.body.id,
    );
    expect(outcomes((await send(body)).body)).toEqual(['DONE', 'DONE']);
  });

  it.each<[string, string, Json | undefined, [string, string][]]>([
    ['no transition', 'transitions', undefined, [['/body', 'REQUIRED']]],
    ['an unknown state', 'transitions', { to: 'GONE' }, [['/body/to', 'INVALID_VALUE']]],
    [
      'a transition beside a change',
      'transitions',
      { ...CLOSE, responsible: null },
      [['/body/responsible', 'UNKNOWN_PROPERTY']],
    ],
    ['a change of the state', 'update', { state: 'CLOSED' }, [['/body/state', 'READ_ONLY']]],
    ['a silent change', 'update', { responsible: null, silent: true }, [['/body/silent', 'UNKNOWN_PROPERTY']]],
    ['a deletion', 'delete', undefined, [['/operation', 'INVALID_VALUE']]],
  ])('is refused as a whole with %s', async (_what, operation, body, expected) => {
    const answer = await world.bulk('agent', operation, [{ id: randomUUID(), version: 1 }], body).expect(422);
    expect(codesOf(answer.body)).toEqual(expected);
  });

  it('closes no ticket on an impossible day', async () => {
    const answer = await transition(await several(1), { ...CLOSE, closingDate: '2026-02-31T99:00:00Z' });
    expect(codesOf(answer.records[0].problem)).toEqual([['/closingDate', 'DATE_INVALID']]);
  });

  it('ends the mails of a ticket for agents alone, also with the transition of one ticket', async () => {
    const { id } = await world.submit('customer');
    await world.move('customer', id, { ...CLOSE, silent: true }).expect(403);
    expect(await world.read('agent', id)).toMatchObject({ state: 'PENDING', preventMailDispatch: false });
    await world.move('agent', id, { ...CLOSE, silent: true }).expect(201);
    expect(await world.read('agent', id)).toMatchObject({ state: 'CLOSED', preventMailDispatch: true });
  });
});

describe('the moves of several tickets', () => {
  const ask = (ids: readonly string[], as: Person = 'agent') =>
    desk.as(as).post('v1/tickets/bulk/common-transitions').send({ tickets: ids });

  it('are those of each put together, with the tickets that are ready for them', async () => {
    const [ready, bare] = [await submit({ responsible: world.ids.agent }), await submit()];
    const draft = await submit({ draft: true });
    const order = await submit({ type: 'ORDER', location: world.location });
    const ids = [ready, bare, draft, order].map(({ id }) => id);
    const { body } = await ask([...ids, randomUUID()]).expect(200);
    const start = body.find(({ action }: Json) => action === 'START');
    expect(start).toMatchObject({
      to: 'IN_WORK',
      needs: [],
      tickets: [ready.id, bare.id, order.id],
      ready: [ready.id],
    });
    const close = body.find(({ action }: Json) => action === 'CLOSE');
    const confirm = ['CLOSE_WITHOUT_INVOICE'];
    expect(close).toMatchObject({ to: 'CLOSED', needs: ['closing'], confirm, questions: confirm });
    expect(close.closingStates).toContainEqual({ state: 'COMPLETED', noteRequired: false });
    expect(body[0].ready.length).toBeGreaterThanOrEqual(body.at(-1).ready.length);
  });

  it('ask about an invoice only where one of the tickets usually has one', async () => {
    const [one, other] = [await submit(), await submit()];
    const { body } = await ask([one.id, other.id]).expect(200);
    const close = body.find(({ action }: Json) => action === 'CLOSE');
    expect(close).toMatchObject({ confirm: ['CLOSE_WITHOUT_INVOICE'], questions: [] });
  });

  it('are none for tickets that one does not reach, and for whoever may not change in bulk', async () => {
    const ticket = await submit();
    expect((await ask([ticket.id], 'otherAgent').expect(200)).body).toEqual([]);
    await ask([ticket.id], 'customer').expect(403);
    expect(codesOf((await ask(['x']).expect(422)).body)).toEqual([['/tickets', 'TYPE_INVALID']]);
    expect(codesOf((await ask(Array.from({ length: 201 }, () => randomUUID())).expect(422)).body)).toEqual([
      ['/tickets', 'MAX_VALUE'],
    ]);
  });
});

describe('undoing a bulk change', () => {
  it('puts back who takes care, and says so in the timeline', async () => {
    const tickets = await several(2, { responsible: world.ids.manager });
    const ids = tickets.map(({ id }) => id);
    const before = await kept(...ids);
    const answer = await update(tickets, { responsible: world.ids.agent });
    const { body } = await reverse(answer.id).expect(201);
    expect(outcomes(body)).toEqual(['UNDONE', 'UNDONE']);
    expect(await kept(...ids)).toEqual(before);
    const [ticket] = tickets as [TicketJson];
    const undone = (await activities(ticket.id)).find(({ kind }) => kind === 'CHANGE_UNDONE');
    expect(undone).toMatchObject({
      createdBy: 'Agent alpina',
      changes: [expect.objectContaining({ field: 'responsible', from: 'Agent alpina', to: 'Manager alpina' })],
      visibleForCustomer: false,
    });
    expect(await world.read('agent', ticket.id)).toMatchObject({ version: 3, updatedBy: 'Agent alpina' });
  });

  it.each<[string, () => Promise<TicketJson>, Json]>([
    ['the start', () => submit({ responsible: world.ids.agent }), { to: 'IN_WORK' }],
    [
      'a clarification',
      () => world.inWork(),
      {
        to: 'IN_CLARIFICATION',
        clarificationReason: 'WAIT_CUSTOMER',
        text: 'Seit wann?',
        resubmissionDate: '2031-01-10',
      },
    ],
    ['the end of the work', () => world.inWork(), { to: 'WORK_COMPLETED', closingNote: 'Ventil ersetzt' }],
    ['a closing', () => world.inWork(), { ...CLOSE, closingNote: 'Ventil ersetzt', closingDate: '2026-01-05' }],
    ['a hand-back', () => world.inWork(), { to: 'PENDING' }],
    [
      'a reopening',
      async () => {
        const { id } = await world.inWork();
        return (await world.move('agent', id, { ...CLOSE, closingNote: 'Erledigt' }).expect(201)).body;
      },
      { to: 'IN_WORK', reason: 'Doch nicht' },
    ],
  ])('puts every field back to what it was before %s', async (_what, make, move) => {
    const ticket = await make();
    const before = await kept(ticket.id);
    const closable = move.closingDate ? { ...move, closingDate: dayFromNow() } : move;
    const answer = await transition([ticket], closable);
    expect(outcomes(answer)).toEqual(['DONE']);
    expect(await kept(ticket.id)).not.toEqual(before);
    expect(outcomes((await reverse(answer.id).expect(201)).body)).toEqual(['UNDONE']);
    expect(await kept(ticket.id)).toEqual(before);
    const undone = (await activities(ticket.id)).find(({ kind }) => kind === 'CHANGE_UNDONE');
    expect(undone).toMatchObject({ fromState: move.to, toState: ticket.state, visibleForCustomer: true });
  });

  it('is told so that the history gives the ticket as it is', async () => {
    const ticket = await world.inWork();
    const answer = await transition([ticket], { ...CLOSE, closingNote: 'Erledigt' });
    await reverse(answer.id).expect(201);
    const told = replay((await activities(ticket.id)) as never);
    expect(told).toMatchObject({ state: 'IN_WORK', closingState: null, closingNote: null, closedAt: null });
  });

  it('is an event for open screens, as every change is', async () => {
    const ticket = await submit({ responsible: world.ids.agent });
    const answer = await transition([ticket], { to: 'IN_WORK' });
    await reverse(answer.id).expect(201);
    const rows = await desk.rows(
      `select fields from live_event where record = $1 and resource = 'tickets' order by id desc limit 1`,
      ticket.id,
    );
    expect(rows[0].fields).toContain('state');
  });

  it('leaves the ticket as movable as it was', async () => {
    const ticket = await world.inWork();
    const answer = await transition([ticket], { ...CLOSE, closingNote: 'Erledigt' });
    await reverse(answer.id).expect(201);
    await world.move('agent', ticket.id, { to: 'WORK_COMPLETED', closingNote: 'Ventil ersetzt' }).expect(201);
  });

  it('takes back from the customer what they were asked, and shows them no field that is not theirs', async () => {
    const ticket = await world.submit('customer', { preventMailDispatch: undefined });
    const move = { to: 'IN_CLARIFICATION', clarificationReason: 'WAIT_CUSTOMER', text: 'Seit wann genau?' };
    const answer = await transition([ticket], move);
    expect(JSON.stringify(await activities(ticket.id, 'customer'))).toContain('Seit wann genau?');
    await reverse(answer.id).expect(201);
    const seen = await activities(ticket.id, 'customer');
    expect(JSON.stringify(seen)).not.toContain('Seit wann genau?');
    expect(seen.map(({ kind }) => kind)).toContain('CHANGE_UNDONE');
    expect(JSON.stringify(await activities(ticket.id))).toContain('Seit wann genau?');
  });

  it('leaves alone what somebody has changed since, and undoes the others', async () => {
    const tickets = await several(2);
    const answer = await update(tickets, { responsible: world.ids.agent });
    const [first] = tickets as [TicketJson];
    await world.change('manager', await world.read('manager', first.id), { customerOrderNumber: '4711' }).expect(200);
    const { body } = await reverse(answer.id).expect(201);
    expect(outcomes(body)).toEqual(['DONE', 'UNDONE']);
    expect(body.records[0].problem).toMatchObject({ status: 412, code: 'STALE', params: { name: 'Manager alpina' } });
    expect((await world.read('agent', first.id)).responsible).toBe(world.ids.agent);
  });

  it('leaves alone what a task, an invoice or a report was added to since', async () => {
    const [ticket] = (await several(1)) as [TicketJson];
    const answer = await transition([ticket], CLOSE);
    let openTasks = 1;
    desk.app.get(LinkedRecordsSource).register({ name: 'openTasks', sql: () => '1', from: () => openTasks });
    const { body } = await reverse(answer.id).expect(201);
    openTasks = 0;
    expect(problems(body)).toEqual([[409, 'UNDO_OVERTAKEN']]);
    expect((await world.read('agent', ticket.id)).state).toBe('CLOSED');
  });

  it('is possible for half a minute, and answers the same when it is repeated', async () => {
    const [late, early] = await several(2);
    const before = Date.now();
    const one = await update([late as TicketJson], { responsible: world.ids.agent });
    const begun = new Date(one.undoUntil).getTime() - 30_000;
    expect(begun).toBeGreaterThanOrEqual(before);
    expect(begun).toBeLessThanOrEqual(Date.now());
    const other = await update([early as TicketJson], { responsible: world.ids.agent });
    expect(outcomes((await reverse(other.id).expect(201)).body)).toEqual(['UNDONE']);
    await desk.rows(`update bulk_run set undo_until = now() - interval '1 ms'`);
    expect((await reverse(one.id).expect(409)).body.code).toBe('UNDO_EXPIRED');
    expect(outcomes((await reverse(other.id).expect(201)).body)).toEqual(['UNDONE']);
    expect((await world.read('agent', late?.id as string)).responsible).toBe(world.ids.agent);
  });

  it.each<Person>(['manager', 'admin', 'otherAgent'])('is nothing for %s, who has not done it', async (person) => {
    const answer = await update(await several(1), { responsible: world.ids.agent });
    await reverse(answer.id, person).expect(404);
  });

  it('is refused to whoever may not change in bulk', async () => {
    await reverse(randomUUID(), 'customer').expect(403);
    await reverse(randomUUID(), 'executor').expect(403);
    await reverse('nothing').expect(404);
  });

  it('undoes nothing where nothing was changed', async () => {
    const [ticket] = await several(1, { responsible: world.ids.agent });
    const answer = await update([ticket as TicketJson], { responsible: world.ids.agent });
    expect(outcomes(answer)).toEqual(['DONE']);
    expect(outcomes((await reverse(answer.id).expect(201)).body)).toEqual(['UNDONE']);
    expect(await world.read('agent', ticket?.id as string)).toEqual({ ...ticket, ...ALONE });
  });
});

describe('the mails of a bulk change', () => {
  it('wait for half a minute, and go out once', async () => {
    const ticket = await submit({ contactEmail: CONTACT });
    await eventually(async () => expect(await eventsOf(ticket.id)).toHaveLength(2));
    await update([ticket], { responsible: world.ids.manager });
    const jobs = await waiting(ticket.id);
    expect(jobs.map(({ wait }) => wait > 28 && wait <= 32)).toEqual([true]);
    expect(await eventsOf(ticket.id)).toHaveLength(2);
    await passTime();
    await eventually(async () =>
      expect(await eventsOf(ticket.id)).toEqual([
        'ISSUE_ASSIGNED',
        'ISSUE_ASSIGNED_NOTICE',
        'ISSUE_CREATED',
        'ISSUE_OR_DRAFT_ADDED',
      ]),
    );
    await eventually(() => expect(smtp.to('manager@alpina.example')).toHaveLength(1));
  });

  it('are dropped when it is undone', async () => {
    const ticket = await submit({ contactEmail: CONTACT, responsible: world.ids.agent });
    await eventually(async () => expect(await eventsOf(ticket.id)).not.toEqual([]));
    const before = await eventsOf(ticket.id);
    const answer = await transition([ticket], { to: 'IN_WORK' });
    expect(await waiting(ticket.id)).toHaveLength(1);
    await reverse(answer.id).expect(201);
    expect(await waiting(ticket.id)).toEqual([]);
    const later = await submit({ contactEmail: 'later@acme.example' });
    await passTime();
    await eventually(() => expect(smtp.to('later@acme.example')).toHaveLength(1));
    expect(later.id).not.toBe(ticket.id);
    expect(await eventsOf(ticket.id)).toEqual(before);
  });

  it('cannot be called back once they are on their way: then nothing is undone', async () => {
    const ticket = await submit({ contactEmail: CONTACT, responsible: world.ids.agent });
    const answer = await transition([ticket], { to: 'IN_WORK' });
    await passTime();
    await eventually(async () => expect(await eventsOf(ticket.id)).toContain('ISSUE_STATE_IN_PROGRESS'));
    const { body } = await reverse(answer.id).expect(201);
    expect(problems(body)).toEqual([[409, 'UNDO_EXPIRED']]);
    expect((await world.read('agent', ticket.id)).state).toBe('IN_WORK');
  });
});

it('is forgotten after a day', async () => {
  const answer = await update(await several(1), { responsible: world.ids.agent });
  const rows = async () => (await desk.rows('select id from bulk_run_row where bulk_id = $1', answer.id)).length;
  await desk.app.get(DailySweep).handle();
  expect(await rows()).toBe(1);
  await desk.rows(`update bulk_run set created_at = now() - interval '25 hours'`);
  await desk.app.get(DailySweep).handle();
  expect(await rows()).toBe(0);
});
