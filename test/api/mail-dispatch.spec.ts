import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { dayFromNow } from '../support/days.js';
import { eventually } from '../support/eventually.js';
import { threaded, threadsOf } from '../support/mail-threads.js';
import { ordersOf } from '../support/orders.js';
import { passTime, wakeWorker } from '../support/pass-time.js';
import { useMailedDesk } from '../support/use-desk.js';

const { desk, world, smtp } = useMailedDesk({ VSD_PUBLIC_URL: 'https://desk.example/volta-service-desk' });
beforeAll(() => desk.app.get(JobWorker).start());
beforeEach(async () => {
  await settled();
  smtp.mails.length = 0;
  smtp.answer = () => undefined;
});

const GROUP = 'technik@alpina.example';
const CONTACT = 'anna@acme.example';

const ledger = async (ticket: string) =>
  await desk.rows(
    'select * from ticket_mail where ticket_id = $1 and text is not null order by event, recipient',
    ticket,
  );

const events = async (ticket: string) =>
  (await ledger(ticket)).map(({ event, recipient, state }) => [event, recipient, state]);

/** Waits until no job is left that could send a mail now. */
const settled = () =>
  eventually(async () => {
    const rows = await desk.rows(
      `select name from pgboss.job where name like 'ticket-%' and state in ('created', 'retry', 'active') and start_after <= now()`,
    );
    expect(rows).toEqual([]);
  });

/** Puts every job of the given state into its queue three times more. */
const workAgain = async (state: string) => {
  await desk.superuser.query(`
    insert into pgboss.job (id, name, data, priority, retry_limit, retry_delay, retry_backoff, expire_seconds, deletion_seconds, policy)
    select gen_random_uuid(), name, data, priority, retry_limit, retry_delay, retry_backoff, expire_seconds, deletion_seconds, policy
    from pgboss.job, generate_series(1, 3) where name like 'ticket-%' and state = ${state}`);
  await wakeWorker(desk.superuser);
};

/** Queues with jobs that wait for another attempt. */
const repeated = async () =>
  (
    await desk.rows(
      `select distinct name from pgboss.job where name like 'ticket-%' and state = 'created' and (data->>'failures')::int > 0`,
    )
  ).map(({ name }) => name);

const submit = (given: Record<string, unknown> = {}) => world.submit('agent', { contactEmail: CONTACT, ...given });

describe('a mail', () => {
  it('tells responsible and project lead of a new report, with its address', async () => {
    const orders = ordersOf(desk, world);
    const order = await orders.order({ projectLead: world.ids.manager, contactEmail: CONTACT });
    const { identifier } = await orders.report('executor', order.id, { project: 'P-7', executionDate: '2026-11-20' });
    await eventually(async () =>
      expect((await events(order.id)).filter(([event]) => event === 'REPORT_CREATED')).toEqual([
        ['REPORT_CREATED', 'agent@alpina.example', 'SENT'],
        ['REPORT_CREATED', 'manager@alpina.example', 'SENT'],
      ]),
    );
    const mail = smtp.to('manager@alpina.example').find(({ body }) => body.includes(identifier));
    expect(mail?.body).toContain('Projekt: P-7');
    expect(mail?.body).toContain('20.11.2026');
    expect(mail?.body).toContain(`https://desk.example/volta-service-desk/issue/${order.id}/report/${identifier}`);
  });

  it('is marked as automatic, names its ticket as the thread and has an id of its own', async () => {
    const ticket = await submit();
    await desk.as('agent').create(`v1/tickets/${ticket.id}/messages`, { text: 'Wir kommen.' });
    await eventually(() => expect(smtp.to(CONTACT)).toHaveLength(2));
    const [first, second] = smtp.to(CONTACT).map(({ headers }) => headers);
    const thread = `<ticket-${ticket.id}@volta.example>`;
    for (const headers of [first, second]) {
      expect(headers?.get('auto-submitted')).toBe('auto-generated');
      expect(headers?.get('references')).toBe(thread);
      expect(headers?.get('in-reply-to')).toBe(thread);
      expect(headers?.get('from')).toContain('<service-desk@volta.example>');
    }
    expect(first?.get('message-id')).not.toBe(second?.get('message-id'));
  });

  it('stands in one thread with all others of its ticket and with the answers to it, in the mailbox of each', async () => {
    const raised = await world.submit('customer');
    const other = await world.submit('customer');
    await world.change('agent', await world.read('agent', raised.id), { responsible: world.ids.manager }).expect(200);
    for (const text of ['Seit wann?', 'Wir kommen.']) {
      await desk.as('agent').create(`v1/tickets/${raised.id}/messages`, { text });
    }
    await desk.as('agent').create(`v1/tickets/${other.id}/messages`, { text: 'Anderes.' });
    await desk.as('customer').create(`v1/tickets/${raised.id}/messages`, { text: 'Gestern.' });
    await settled();
    const boxes = new Set(smtp.mails.flatMap(({ to }) => to));
    expect(boxes.size).toBeGreaterThan(2);
    for (const box of boxes) {
      const mails = smtp.to(box);
      const about = (id: string) =>
        mails.filter(({ body }) => body.includes(id)).map(({ headers }) => threaded(headers));
      // A mail program appends the id of the answered mail to that mail's own references (RFC 5322, 3.6.4).
      const answers = about(raised.id).map(({ id, references }, index) => ({
        id: `<answer-${index}@acme.example>`,
        references: [...references, id],
      }));
      const own = [...about(raised.id), ...answers];
      const expected = [own, about(other.id)]
        .filter((thread) => thread.length > 0)
        .map((thread) => thread.map(({ id }) => id).sort());
      // In each order of arrival.
      for (const order of [
        [...own, ...about(other.id)],
        [...about(other.id), ...own.toReversed()],
      ]) {
        const found = threadsOf(order).map((thread) => thread.sort());
        expect(found.sort()).toEqual(expected.sort());
      }
    }
  });

  it('carries what was said in both directions, and work notes only within the desk', async () => {
    const raised = await world.submit('customer');
    await world.change('agent', await world.read('agent', raised.id), { responsible: world.ids.manager }).expect(200);
    await desk.as('agent').create(`v1/tickets/${raised.id}/messages`, { text: 'Seit wann?' });
    await desk.as('customer').create(`v1/tickets/${raised.id}/messages`, { text: 'Seit gestern.' });
    await desk.as('agent').create(`v1/tickets/${raised.id}/work-notes`, { text: 'Ventil klemmt' });
    await eventually(async () =>
      expect(await events(raised.id)).toEqual([
        ['ISSUE_ASSIGNED', 'manager@alpina.example', 'SENT'],
        ['ISSUE_ASSIGNED_NOTICE', GROUP, 'SENT'],
        ['ISSUE_CREATED', 'customer@alpina.example', 'SENT'],
        ['ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED', 'customer@alpina.example', 'SENT'],
        ['ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED', 'manager@alpina.example', 'SENT'],
        ['ISSUE_OR_DRAFT_ADDED', GROUP, 'SENT'],
        ['ISSUE_WORK_NOTE_ADDED', 'manager@alpina.example', 'SENT'],
      ]),
    );
    const written = smtp.to('customer@alpina.example').map(({ body }) => body.includes('> Seit wann?'));
    expect(written.sort()).toEqual([false, true]);
  });

  it('follows the ticket through its states to the closing', async () => {
    const ticket = await submit({ responsible: world.ids.agent });
    await world.move('agent', ticket.id, { to: 'IN_WORK' }).expect(201);
    await world.move('agent', ticket.id, { to: 'WORK_COMPLETED', closingNote: 'Ventil <neu>' }).expect(201);
    const closing = { to: 'CLOSED', closingState: 'COMPLETED', confirm: ['CLOSE_WITHOUT_INVOICE'] };
    await world.move('agent', ticket.id, closing).expect(201);
    await eventually(() => expect(smtp.to(CONTACT)).toHaveLength(4));
    const sent = (await ledger(ticket.id)).filter(({ recipient }) => recipient === CONTACT);
    expect(sent.map(({ event }) => event)).toEqual([
      'ISSUE_CREATED',
      'ISSUE_STATE_CLOSED',
      'ISSUE_STATE_IN_PROGRESS',
      'ISSUE_STATE_WORK_COMPLETED',
    ]);
    expect(smtp.to(CONTACT).some(({ body }) => body.includes('Ventil &lt;neu&gt;'))).toBe(true);
  });

  it('is only written down where the ticket prevents mails', async () => {
    const ticket = await submit({ preventMailDispatch: true });
    await eventually(async () =>
      expect(await events(ticket.id)).toEqual([
        ['ISSUE_CREATED', CONTACT, 'SUPPRESSED'],
        ['ISSUE_OR_DRAFT_ADDED', GROUP, 'SUPPRESSED'],
      ]),
    );
    await settled();
    expect(smtp.mails).toEqual([]);
    const filter = JSON.stringify({ group: 'SENT_EMAILS' });
    const told = await desk.as('agent').get(`v1/tickets/${ticket.id}/activities`, { filter }).expect(200);
    const kept = told.body.map(({ kind, recipient }: Record<string, string>) => `${kind} ${recipient}`);
    expect(kept.sort()).toEqual([`EMAIL_SUPPRESSED ${GROUP}`, `EMAIL_SUPPRESSED ${CONTACT}`].sort());
  });
});

describe('a mail arrives once', () => {
  it('though every job is worked three times, side by side', async () => {
    const ticket = await submit();
    await eventually(() => expect(smtp.mails).toHaveLength(2));
    await settled();
    await workAgain(`'completed'`);
    await settled();
    expect(smtp.mails).toHaveLength(2);
    expect(await ledger(ticket.id)).toHaveLength(2);
    expect(await repeated()).toEqual([]);
  });

  it('though a second worker takes it up while the first is sending it', async () => {
    let release = () => {};
    const held = new Promise<undefined>((resolve) => {
      release = () => resolve(undefined);
    });
    const taken: string[] = [];
    smtp.answer = ({ to: [to = ''] }) => {
      taken.push(to);
      return to === CONTACT ? held : undefined;
    };
    const ticket = await submit();
    await eventually(() => expect(taken.sort()).toEqual([CONTACT, GROUP]));
    await workAgain(`'active'`);
    await eventually(async () => expect(await repeated()).toEqual(['ticket-mails']));
    release();
    await eventually(async () => expect(await events(ticket.id)).toContainEqual(['ISSUE_CREATED', CONTACT, 'SENT']));
    await passTime(desk.superuser);
    await settled();
    expect(taken.sort()).toEqual([CONTACT, GROUP]);
  });
});

describe('a mail that the server does not take', () => {
  it('is tried again later, and is then sent once', async () => {
    smtp.answer = ({ to }) => (to.includes(CONTACT) ? 451 : undefined);
    const ticket = await submit();
    await eventually(async () =>
      expect((await ledger(ticket.id))[0]).toMatchObject({
        state: 'QUEUED',
        attempts: 1,
        reason: 'SERVER_AWAY',
        error: expect.stringContaining('As the test says'),
      }),
    );
    await settled();
    const rows = await desk.rows(`select extract(epoch from start_after - created_on)::int as wait from pgboss.job
       where name = 'ticket-mails' and state = 'created'`);
    expect(rows).toEqual([{ wait: 60 }]);
    smtp.answer = () => undefined;
    await passTime(desk.superuser);
    await eventually(async () =>
      expect((await ledger(ticket.id))[0]).toMatchObject({ state: 'SENT', reason: null, attempts: 2 }),
    );
    expect(smtp.to(CONTACT)).toHaveLength(1);
  });

  it('is given up after six attempts, and the timeline says so', async () => {
    smtp.answer = ({ to }) => (to.includes(CONTACT) ? 451 : undefined);
    const ticket = await submit();
    for (const attempts of [1, 2, 3, 4, 5, 6]) {
      await eventually(async () => expect((await ledger(ticket.id))[0]).toMatchObject({ attempts }));
      await settled();
      await passTime(desk.superuser);
    }
    await eventually(async () => expect((await ledger(ticket.id))[0]?.state).toBe('FAILED'));
    expect((await ledger(ticket.id))[0]).toMatchObject({ reason: 'SERVER_AWAY' });
    const body = await desk.as('agent').read(`v1/tickets/${ticket.id}/activities`);
    // Words of the network are in one language and no help; the reason in the ledger has texts.
    expect(body).toContainEqual(expect.objectContaining({ kind: 'EMAIL_FAILED', reason: null }));
  });

  it('is given up at once when it is refused for good', async () => {
    smtp.answer = ({ to }) => (to.includes(CONTACT) ? 550 : undefined);
    const ticket = await submit();
    await eventually(async () => expect((await ledger(ticket.id))[0]).toMatchObject({ state: 'FAILED', attempts: 1 }));
    // The server's words stand alone; the reason stands in the language of the reader.
    expect((await ledger(ticket.id))[0]).toMatchObject({ reason: 'MAIL_REFUSED', error: '550 As the test says' });
  });

  it('has the words of the server for administrators alone, and a reason for the desk', async () => {
    smtp.answer = ({ to }) => (to.includes(CONTACT) ? 550 : undefined);
    const ticket = await submit();
    await eventually(async () => expect((await ledger(ticket.id))[0]).toMatchObject({ state: 'FAILED' }));
    const filter = JSON.stringify({ ticket: ticket.id, state_eq_any: ['FAILED'] });
    const read = async (as: 'agent' | 'admin') => (await desk.as(as).read('v1/sent-mails', { filter }))[0];
    expect(await read('admin')).toMatchObject({ reason: 'MAIL_REFUSED', error: '550 As the test says' });
    const seen = await read('agent');
    expect(seen).toMatchObject({ reason: 'MAIL_REFUSED' });
    expect(seen).not.toHaveProperty('error');
    const one = await desk.as('agent').get(`v1/sent-mails/${seen.id}`).expect(200);
    expect(one.body).not.toHaveProperty('error');
    const asked = await desk.as('agent').get('v1/sent-mails', { filter, fields: '["id","error"]' });
    expect(asked.text).not.toContain('As the test says');
  });
});

describe('a mail within the desk', () => {
  it('goes to the deputy while the responsible person is away, and to the group without a deputy', async () => {
    const absence = { activeFrom: dayFromNow(-2), activeTo: dayFromNow(2) };
    const toInternal = async (given: Record<string, unknown>) => {
      const body = await desk.as('agent').create('v1/absences', { ...absence, ...given });
      const ticket = await world.submit('customer');
      await world
        .change('manager', await world.read('manager', ticket.id), {
          responsible: world.ids.agent,
          confirm: ['ASSIGNEE_ABSENT'],
        })
        .expect(200);
      await desk.as('customer').create(`v1/tickets/${ticket.id}/messages`, { text: 'Wie steht es?' });
      const event = 'ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED';
      const recipients = async () =>
        (await ledger(ticket.id)).filter((row) => row.event === event).map(({ recipient }) => recipient);
      await eventually(async () => expect(await recipients()).toHaveLength(1));
      await desk.as('agent').delete(`v1/absences/${body.id}`).expect(200);
      return recipients();
    };
    expect(await toInternal({ deputy: world.ids.manager })).toEqual(['manager@alpina.example']);
    expect(await toInternal({})).toEqual([GROUP]);
  });
});
