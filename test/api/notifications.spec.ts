import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { readEvents } from '../support/event-reader.js';
import { eventually } from '../support/eventually.js';
import { ordersOf } from '../support/orders.js';
import { passTime, wakeWorker } from '../support/pass-time.js';
import type { Person } from '../support/people.js';
import type { Json } from '../support/records.js';
import type { TicketJson } from '../support/ticket-world.js';
import { useMailedDesk } from '../support/use-desk.js';

const { desk, world, smtp } = useMailedDesk({ VSD_PUBLIC_URL: 'https://desk.example/volta-service-desk' });
beforeAll(() => desk.app.get(JobWorker).start());
beforeEach(async () => {
  await worked();
  smtp.mails.length = 0;
  smtp.answer = () => undefined;
});

const PATH = 'v1/notifications';
const MANAGER = 'manager@alpina.example';

const listOf = async (person: Person, filter: object = {}): Promise<Json[]> =>
  await desk.as(person).read(`${PATH}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
const kindsOf = async (person: Person, { id }: TicketJson) =>
  (await listOf(person, { ticket: id })).map(({ kind }) => kind);
const read = (person: Person, body: object) => desk.as(person).post(`${PATH}/read`, body);
const note = (person: Person, { id }: TicketJson, text: string, mentions: readonly string[] = []) =>
  desk.as(person).post(`v1/tickets/${id}/work-notes`, { text, mentions });
const settings = (person: Person, given: object) => desk.as(person).put('v1/me/notification-settings', given);
const stateOf = async (ticket: TicketJson, recipient: string) => {
  const text = 'select event, state, waits_until, digest from ticket_mail where ticket_id = $1 and recipient = $2';
  return await desk.rows(`${text} order by created_at, id`, ticket.id, recipient);
};

/** Waits until no job is left that could run now. */
const worked = () =>
  eventually(async () => {
    const rows =
      await desk.rows(`select name from pgboss.job where name in ('ticket-notices', 'ticket-mails', 'ticket-digests')
          and state in ('created', 'retry', 'active') and start_after <= now() and (data->>'failures')::int = 0`);
    expect(rows).toEqual([]);
  });

/** An incident in the hands of the manager. */
const given = () => world.submit('agent', { responsible: world.ids.manager });

describe('the bell', () => {
  it('tells whom a mail tells, once, with number, kind and who did it, and never the actor', async () => {
    const ticket = await given();
    await note('agent', ticket, 'Ventil bestellt').expect(201);
    await eventually(async () =>
      expect((await kindsOf('manager', ticket)).sort()).toEqual(['ISSUE_ASSIGNED', 'ISSUE_WORK_NOTE_ADDED']),
    );
    expect(await kindsOf('agent', ticket)).toEqual([]);
    const [told] = await listOf('manager', { ticket: ticket.id });
    expect(told).toMatchObject({
      identifier: ticket.identifier,
      ticketTitle: 'Die Heizung im Werk Nord bleibt kalt.',
      actor: 'Agent alpina',
      unread: true,
      readAt: null,
    });
    expect(told).not.toHaveProperty('user');
    await eventually(() => expect(smtp.to(MANAGER)).toHaveLength(2));
    // The repeated job notifies no recipient a second time.
    await desk.superuser.query(`insert into pgboss.job (name, data, retry_limit, expire_seconds)
      select name, data, retry_limit, expire_seconds from pgboss.job where name = 'ticket-notices'`);
    await wakeWorker(desk.superuser);
    await worked();
    expect(await kindsOf('manager', ticket)).toHaveLength(2);
  });

  it('tells what a ticket that sends no mails would have told', async () => {
    const ticket = await given();
    const { body } = await desk.as('agent').get(`v1/tickets/${ticket.id}`);
    await world.change('agent', body, { preventMailDispatch: true }).expect(200);
    await worked();
    smtp.mails.length = 0;
    await note('agent', ticket, 'Ohne Mail').expect(201);
    await eventually(async () => expect(await kindsOf('manager', ticket)).toContain('ISSUE_WORK_NOTE_ADDED'));
    expect(smtp.to(MANAGER)).toEqual([]);
  });

  it('is read on all devices at once: some, those of a ticket, all up to a moment', async () => {
    const [one, two, three] = [await given(), await given(), await given()];
    const tickets = [one, two, three].map(({ id }) => id);
    const unread = () => listOf('manager', { unread: true, ticket_eq_any: tickets });
    await eventually(async () => expect(await unread()).toHaveLength(3));
    const stream = await readEvents(desk, 'manager');
    const others = await readEvents(desk, 'admin');
    const [first] = await listOf('manager', { ticket: one.id });
    expect((await read('manager', { ids: [first?.id] }).expect(200)).body).toEqual({ marked: 1 });
    await eventually(() =>
      expect(
        stream.told.filter(({ resource, kind }) => resource === 'notifications' && kind === 'changed'),
      ).toMatchObject([{ id: first?.id, about: null }]),
    );
    expect((await read('manager', { ids: [first?.id] }).expect(200)).body).toEqual({ marked: 0 });
    expect((await read('manager', { ticket: two.id }).expect(200)).body).toEqual({ marked: 1 });
    expect(await unread()).toHaveLength(1);
    const before = new Date(Date.parse(String(first?.createdAt)) - 1).toISOString();
    expect((await read('manager', { until: before }).expect(200)).body.marked).toBeGreaterThanOrEqual(0);
    expect(await unread()).toHaveLength(1);
    await read('manager', { until: new Date(Date.now() + 1_000).toISOString() }).expect(200);
    expect(await listOf('manager', { unread: true })).toEqual([]);
    expect(others.told.filter(({ resource }) => resource === 'notifications')).toEqual([]);
    stream.close();
    others.close();
  });

  it('rings while it is looked at', async () => {
    const stream = await readEvents(desk, 'manager');
    const ticket = await given();
    await eventually(async () => {
      const [told] = await listOf('manager', { ticket: ticket.id });
      expect(stream.told).toContainEqual(
        expect.objectContaining({ resource: 'notifications', kind: 'created', id: told?.id }),
      );
    });
    stream.close();
  });

  it('is nobody else’s: 404 for a notification of a colleague, and what names no way or two is refused', async () => {
    const ticket = await given();
    await eventually(async () => expect(await kindsOf('manager', ticket)).toHaveLength(1));
    const [{ id } = { id: '' }] = await listOf('manager', { ticket: ticket.id });
    for (const stranger of ['agent', 'admin', 'otherAgent'] as const) {
      await desk.as(stranger).get(`${PATH}/${id}`).expect(404);
      await read(stranger, { ids: [id] }).expect(404);
      expect((await read(stranger, { ticket: ticket.id }).expect(200)).body).toEqual({ marked: 0 });
    }
    for (const body of [{}, { ids: [] }, { ids: [id], ticket: ticket.id }]) await read('manager', body).expect(422);
    expect(await listOf('manager', { ticket: ticket.id, unread: true })).toHaveLength(1);
  });

  it('tells an executor without an address as well, and only of what they reach still', async () => {
    const orders = ordersOf(desk, world);
    const order = await orders.order({ executionResponsible: world.ids.executor });
    await note('agent', order, 'Schlüssel beim Hauswart').expect(201);
    await eventually(async () => expect(await kindsOf('executor', order)).toContain('ISSUE_WORK_NOTE_ADDED'));
    await desk.superuser.query(
      `update ticket set execution_company = 'Andere AG', execution_responsible_id = null where id = $1`,
      [order.id],
    );
    expect(await kindsOf('executor', order)).toEqual([]);
  });

  it('forgets what was read ninety days ago, and in the end all', async () => {
    const [old, recent] = [await given(), await given()];
    await eventually(async () => expect(await kindsOf('manager', recent)).toHaveLength(1));
    await read('manager', { ticket: old.id }).expect(200);
    const aged = `update notification set updated_at = now() - interval '91 days' where ticket_id = any($1)`;
    await desk.superuser.query(aged, [[old.id, recent.id]]);
    const { DailySweep } = await import('../../api/platform/jobs/daily-sweep.js');
    await desk.app.get(DailySweep).handle();
    expect([await kindsOf('manager', old), await kindsOf('manager', recent)]).toEqual([[], ['ISSUE_ASSIGNED']]);
  });
});

describe('how somebody wants to be told', () => {
  afterEach(() => settings('manager', {}).expect(200));

  it('is by both unless they say otherwise, of what concerns their role', async () => {
    const body = await desk.as('executor').read('v1/me/notification-settings');
    expect(body.channels).toContainEqual({ kind: 'MENTION', channel: 'BOTH' });
    expect(body.channels.map(({ kind }: Json) => kind)).not.toContain('SLA_BREACH');
    expect(body).toMatchObject({ quietFrom: null, digest: 'OFF', digestHour: 7, zone: null });
    const customer = await desk.as('customer').get('v1/me/notification-settings').expect(200);
    expect(customer.body.channels.map(({ kind }: Json) => kind)).not.toContain('MENTION');
    const agent = await desk.as('agent').get('v1/me/notification-settings').expect(200);
    expect(agent.body.channels).toContainEqual({ kind: 'POOR_RATING', channel: 'BELL' });
    expect(agent.body.channels.map(({ kind }: Json) => kind)).not.toContain('WEBHOOK_OFF');
    const admin = await desk.as('admin').get('v1/me/notification-settings').expect(200);
    expect(admin.body.channels).toContainEqual({ kind: 'WEBHOOK_OFF', channel: 'BOTH' });
  });

  it('is not by mail for what no mail tells', async () => {
    for (const channel of ['MAIL', 'BOTH']) {
      const { body } = await settings('manager', { channels: [{ kind: 'POOR_RATING', channel }] }).expect(422);
      expect(body.errors).toMatchObject([{ pointer: '/channels/0/channel', code: 'INVALID_VALUE' }]);
    }
    const { body } = await settings('manager', { channels: [{ kind: 'POOR_RATING', channel: 'NEITHER' }] }).expect(200);
    expect(body.channels).toContainEqual({ kind: 'POOR_RATING', channel: 'NEITHER' });
  });

  it.each([
    ['BELL', 1, 'SUPPRESSED'],
    ['MAIL', 0, 'SENT'],
    ['NEITHER', 0, 'SUPPRESSED'],
  ])('is by %s for a kind, and the ledger says why no mail went out', async (channel, bell, state) => {
    await settings('manager', { channels: [{ kind: 'ISSUE_ASSIGNED', channel }] }).expect(200);
    const ticket = await given();
    await eventually(async () => expect(await stateOf(ticket, MANAGER)).toMatchObject([{ state }]));
    expect(await kindsOf('manager', ticket)).toHaveLength(bell);
    expect(smtp.to(MANAGER)).toHaveLength(state === 'SENT' ? 1 : 0);
  });

  it('refuses halves of quiet hours, unknown zones and kinds said twice, and changes nothing', async () => {
    const twice = { kind: 'MENTION', channel: 'BELL' };
    const faults = [
      { quietFrom: '22:00' },
      { quietTo: '06:00' },
      { zone: 'Europe/Nowhere' },
      { channels: [twice, twice] },
      { digestHour: 24 },
    ];
    for (const fault of faults) await settings('manager', fault).expect(422);
    const body = await desk.as('manager').read('v1/me/notification-settings');
    expect(body).toMatchObject({ quietFrom: null, digest: 'OFF' });
    await settings('manager', { quietFrom: '22:00', quietTo: '06:00' }).expect(200);
    const again = await settings('manager', {}).expect(200);
    expect(again.body).toMatchObject({ quietFrom: null, quietTo: null });
  });

  it('lets mails within the desk wait for the end of quiet hours, and an exceeded limit through if asked', async () => {
    const always = { quietFrom: '00:00', quietTo: '00:00', quietDays: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY'] };
    const rest = ['FRIDAY', 'SATURDAY', 'SUNDAY'];
    await settings('manager', { ...always, quietDays: [...always.quietDays, ...rest] }).expect(200);
    const ticket = await given();
    await eventually(async () => expect(await kindsOf('manager', ticket)).toEqual(['ISSUE_ASSIGNED']));
    const [row] = await stateOf(ticket, MANAGER);
    expect(row).toMatchObject({ state: 'QUEUED', digest: null, waits_until: expect.any(Date) });
    expect(smtp.to(MANAGER)).toEqual([]);
    await passTime(desk.superuser);
    await eventually(() => expect(smtp.to(MANAGER)).toHaveLength(1));
  });
});

describe('a digest', () => {
  afterEach(() => settings('manager', {}).expect(200));

  const waiting = async () => {
    await settings('manager', { digest: 'DAILY' }).expect(200);
    const ticket = await given();
    await note('agent', ticket, 'Ventil bestellt').expect(201);
    await note('agent', ticket, 'Ventil ist da').expect(201);
    await eventually(async () => expect(await stateOf(ticket, MANAGER)).toHaveLength(3));
    await worked();
    expect(smtp.to(MANAGER)).toEqual([]);
    return ticket;
  };
  const states = async (ticket: TicketJson) => (await stateOf(ticket, MANAGER)).map(({ state }) => state);

  it('tells what has waited in one mail, grouped by ticket, and each event once', async () => {
    const ticket = await waiting();
    await passTime(desk.superuser);
    await eventually(async () => expect(await states(ticket)).toEqual(['SENT', 'SENT', 'SENT']));
    const mails = smtp.to(MANAGER);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.headers.get('subject')).toBe('3 Meldungen aus dem Service Desk');
    const body = mails[0]?.body ?? '';
    expect(body).toContain(`${ticket.identifier} – Die Heizung im Werk Nord bleibt kalt.`);
    expect(body.split('Neue Arbeitsnotiz').length - 1).toBe(2 * 2);
    expect(body).toContain(`https://desk.example/volta-service-desk/issue/${ticket.id}#activity-`);
    // The repeated job sends no further mail.
    await desk.superuser.query(`insert into pgboss.job (name, data, retry_limit, expire_seconds)
      select name, data, retry_limit, expire_seconds from pgboss.job where name = 'ticket-digests'`);
    await wakeWorker(desk.superuser);
    await worked();
    expect(smtp.to(MANAGER)).toHaveLength(1);
  });

  it('is sent again under the same id after a refusal for now, without what came meanwhile', async () => {
    const ticket = await waiting();
    const attempts: unknown[] = [];
    smtp.answer = ({ headers }) => {
      attempts.push(headers.get('message-id'));
      return 451;
    };
    await passTime(desk.superuser);
    await eventually(async () => {
      const rows = await desk.rows(`select error from mail_digest where state = 'QUEUED'`);
      expect(rows).toEqual([{ error: expect.stringContaining('451') }]);
    });
    await note('agent', ticket, 'Danach').expect(201);
    await eventually(async () => expect(await states(ticket)).toEqual(['QUEUED', 'QUEUED', 'QUEUED', 'QUEUED']));
    smtp.answer = () => undefined;
    await passTime(desk.superuser);
    await eventually(async () => expect(await states(ticket)).toEqual(['SENT', 'SENT', 'SENT', 'SENT']));
    const subjects = smtp.to(MANAGER).map(({ headers }) => headers.get('subject'));
    expect(subjects.sort()).toEqual(['3 Meldungen aus dem Service Desk', 'Eine Meldung aus dem Service Desk']);
    expect(new Set(attempts).size).toBe(1);
  });

  const reasons = async (ticket: TicketJson) => {
    const sql = 'select state, reason from ticket_mail where ticket_id = $1 and recipient = $2 order by created_at, id';
    return (await desk.rows(sql, ticket.id, MANAGER)).map(({ state, reason }) => reason ?? state);
  };

  it('tells nothing to who was shut out meanwhile, nor does a mail that waited for quiet hours', async () => {
    const ticket = await waiting();
    const rows = await desk.rows('select roles from "user" where id = $1', world.ids.manager);
    const set = (roles: readonly string[], active: boolean) =>
      desk.superuser.query('update "user" set roles = $2, active = $3 where id = $1', [
        world.ids.manager,
        roles,
        active,
      ]);
    await set(rows[0].roles, false);
    await passTime(desk.superuser);
    await eventually(async () => expect(await reasons(ticket)).toEqual(Array(3).fill('OUT_OF_REACH')));
    expect(smtp.to(MANAGER)).toEqual([]);
    await set(rows[0].roles, true);
    const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
    await settings('manager', { quietFrom: '00:00', quietTo: '00:00', quietDays: days }).expect(200);
    const other = await given();
    await eventually(async () => expect(await reasons(other)).toEqual(['QUEUED']));
    await set(['vsd-admin'], true);
    await passTime(desk.superuser);
    await eventually(async () => expect(await reasons(other)).toEqual(['OUT_OF_REACH']));
    expect(smtp.to(MANAGER)).toEqual([]);
    await set(rows[0].roles, true);
  });

  it('leaves out the tickets that somebody no longer sees, and tells the others', async () => {
    const address = 'executor@alpina.example';
    await desk.superuser.query('update "user" set email = $2 where id = $1', [world.ids.executor, address]);
    await settings('executor', { digest: 'DAILY' }).expect(200);
    const orders = ordersOf(desk, world);
    const [own, gone] = [
      await orders.order({ executionResponsible: world.ids.executor }),
      await orders.order({ executionResponsible: world.ids.executor }),
    ];
    for (const order of [own, gone]) {
      await note('agent', order, 'Schlüssel beim Hauswart').expect(201);
      await eventually(async () => expect((await stateOf(order, address)).length).toBeGreaterThan(1));
    }
    await desk.superuser.query(
      `update ticket set execution_company = 'Andere AG', execution_responsible_id = null where id = $1`,
      [gone.id],
    );
    await worked();
    await passTime(desk.superuser);
    await eventually(() => expect(smtp.to(address)).toHaveLength(1));
    await worked();
    const [mail] = smtp.to(address);
    expect(mail?.body).toContain(own.identifier);
    expect(mail?.body).not.toContain(gone.identifier);
    expect(mail?.body).not.toContain(gone.id);
    const sql = `select ticket_id, array_agg(distinct coalesce(reason, state)) as how from ticket_mail
       where recipient = $1 group by ticket_id order by ticket_id`;
    expect(await desk.rows(sql, address)).toEqual([
      { ticket_id: own.id, how: ['SENT'] },
      { ticket_id: gone.id, how: ['OUT_OF_REACH'] },
    ]);
    await settings('executor', {}).expect(200);
  });
});

describe('a mention', () => {
  const of = (name: string) => ({ text: `@${name} Schau bitte.` });

  it('offers agents and the executors of the order, never its customer', async () => {
    const order = await ordersOf(desk, world).order();
    const offered = async (person: Person, q: string) =>
      (await desk.as(person).read(`v1/tickets/${order.id}/colleagues?q=${q}`)).map(({ name }: Json) => name);
    expect(await offered('agent', 'alpina')).toEqual(['Admin alpina', 'alpina-executor', 'Manager alpina']);
    expect(await offered('executor', encodeURIComponent('MANÄGER'))).toEqual(['Manager alpina']);
    expect(await offered('agent', 'customer')).toEqual([]);
    expect(await offered('agent', encodeURIComponent('%'))).toEqual([]);
    const ticket = await given();
    const body = await desk.as('agent').read(`v1/tickets/${ticket.id}/colleagues?q=executor`);
    expect(body).toEqual([]);
    await desk.as('customer').get(`v1/tickets/${order.id}/colleagues`).expect(403);
    await desk.as('otherAgent').get(`v1/tickets/${order.id}/colleagues`).expect(404);
  });

  it('tells by bell and by the mail of a work note, also from a message to the customer', async () => {
    const ticket = await world.submit('agent', { contactEmail: 'anna@acme.example' });
    const said = { ...of('Admin alpina'), mentions: [world.ids.admin] };
    await desk.as('agent').create(`v1/tickets/${ticket.id}/messages`, said);
    await eventually(async () => expect(await kindsOf('admin', ticket)).toEqual(['MENTION']));
    await eventually(async () =>
      expect(await stateOf(ticket, 'admin@alpina.example')).toMatchObject([
        { event: 'ISSUE_WORK_NOTE_ADDED', state: 'SENT' },
      ]),
    );
    const [activity] = await desk.as('agent').read(`v1/tickets/${ticket.id}/messages`);
    expect(activity.text).toBe('@Admin alpina Schau bitte.');
    // The timeline marks a mentioned person; a customer does not learn of any user's record by it.
    expect(activity.mentions).toEqual([{ id: world.ids.admin, name: 'Admin alpina' }]);
    const theirs = await desk.as('customerAll').read(`v1/tickets/${ticket.id}/messages`);
    expect(theirs).toHaveLength(1);
    expect(theirs[0]).not.toHaveProperty('mentions');
  });

  it('of whoever is told anyway brings one mail and one notification', async () => {
    const ticket = await given();
    await eventually(async () => expect(await kindsOf('manager', ticket)).toHaveLength(1));
    await note('agent', ticket, '@Manager alpina schau', [world.ids.manager]).expect(201);
    await eventually(async () => expect(await kindsOf('manager', ticket)).toEqual(['MENTION', 'ISSUE_ASSIGNED']));
    await worked();
    expect(await stateOf(ticket, MANAGER)).toHaveLength(2);
  });

  it('is refused for whoever does not see the ticket, of all kinds in one way, and stores nothing', async () => {
    const ticket = await given();
    const { otherAgent, customer, executor, manager } = world.ids;
    const rows = await desk.rows(`select id from "user" where tenant = 'nordwind' limit 1`);
    const refused: [string, string[]][] = [
      ['@Agent nordwind', [otherAgent]],
      ['@x', [rows[0].id]],
      ['@Customer alpina', [customer]],
      ['@Executor alpina', [executor]],
      ['ohne Namen', [manager]],
      ['@Manager alpina', Array.from({ length: 21 }, () => crypto.randomUUID())],
    ];
    for (const [text, mentions] of refused) {
      const { body } = await note('agent', ticket, text, mentions).expect(422);
      expect(body.errors).toMatchObject([{ pointer: '/mentions' }]);
    }
    const own = await world.submit('customer');
    await desk
      .as('customer')
      .post(`v1/tickets/${own.id}/messages`, { ...of('Manager alpina'), mentions: [manager] })
      .expect(422);
    expect(await desk.as('agent').read(`v1/tickets/${ticket.id}/work-notes`)).toEqual([]);
  });
});
