import { jest } from '@jest/globals';
import { ErpSweepHandler } from '../../api/erp/outbox/erp-sweep.handler.js';
import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { ErpError } from '../../api/ports/erp/erp-error.js';
import { connectAccepting } from '../support/erp/accepting-system.js';
import { eventually } from '../support/eventually.js';
import { ordersOf } from '../support/orders.js';
import { passTime } from '../support/pass-time.js';
import type { Person } from '../support/people.js';
import { type Json, recordsOf } from '../support/records.js';
import { useMailedDesk } from '../support/use-desk.js';

let serial = 0;
const { desk, world, smtp } = useMailedDesk();
beforeAll(() => desk.app.get(JobWorker).start());
beforeEach(() => {
  smtp.mails.length = 0;
  smtp.answer = () => undefined;
  smtp.refuse = () => undefined;
});

/** An address that has received no mail yet. */
const somebody = () => {
  serial += 1;
  return `anna${serial}@acme.example`;
};

const ledger = async (ticket: string, as: Person = 'agent'): Promise<Json[]> =>
  await desk.as(as).read('v1/sent-mails', { filter: { ticket }, sort: '["createdAt","ASC"]' });
const mailTo = async (ticket: string, recipient: string): Promise<Json> => {
  let found: Json | undefined;
  await eventually(async () => {
    found = (await ledger(ticket)).find((mail) => mail.recipient === recipient && !mail.original);
    expect(['SENT', 'FAILED', 'SUPPRESSED', 'PUT_ASIDE']).toContain(found?.state);
  });
  return found as Json;
};
const told = async (ticket: string, as: Person = 'agent'): Promise<Json[]> =>
  await desk.as(as).read(`v1/tickets/${ticket}/activities`);
const resend = (mail: Json, as: Person = 'agent') => desk.as(as).post(`v1/sent-mails/${mail.id}/resends`, {});
const submit = (contactEmail: string, given: Json = {}) => world.submit('agent', { contactEmail, ...given });
const settings = async (given: Json) => {
  const [own] = await desk.as('manager').read('v1/tenant-settings');
  await recordsOf(desk).patch('tenant-settings', own, given).expect(200);
};

const withdraw = (id: string) => world.move('customer', id, { to: 'CLOSED', reason: 'Läuft wieder' }).expect(201);

describe('the ledger', () => {
  it('tells agents of each mail to whom it went, in which language and when', async () => {
    const contact = somebody();
    const { id } = await submit(contact, { contactName: 'Anna Keller' });
    expect(await mailTo(id, contact)).toMatchObject({
      event: 'ISSUE_CREATED',
      state: 'SENT',
      reason: null,
      recipientName: 'Anna Keller',
      locale: 'de-CH',
      attempts: 1,
      subject: expect.stringContaining('Ihre Meldung ist eingegangen'),
      sentAt: expect.any(String),
      messageId: expect.stringContaining('@'),
    });
  });

  it('says why somebody who was meant got none', async () => {
    const { id } = await world.submit('customer');
    await desk.as('agent').create(`v1/tickets/${id}/work-notes`, { text: 'Ventil klemmt' });
    await withdraw(id);
    await eventually(async () =>
      expect(
        (await ledger(id))
          .filter(({ reason }) => reason)
          .map(({ event, state, reason, recipient }) => [event, state, reason, recipient])
          .sort(),
      ).toEqual([
        ['ISSUE_STATE_CLOSED', 'SUPPRESSED', 'RECIPIENT_ACTED', 'customer@alpina.example'],
        ['ISSUE_WORK_NOTE_ADDED', 'SUPPRESSED', 'NO_ADDRESS', null],
      ]),
    );
  });

  it('shows what a mail said, and no list does', async () => {
    const contact = somebody();
    const { id } = await submit(contact, { customerDescription: 'Pumpe <img src="https://evil.example/x.gif"> still' });
    const mail = await mailTo(id, contact);
    const body = await desk.as('agent').read(`v1/sent-mails/${mail.id}/content`);
    expect(body.subject).toBe(mail.subject);
    expect(body.text).toContain('Pumpe <img');
    expect(body.html).toContain('&lt;img src=');
    expect(body.html).not.toMatch(/<(img|script|link|iframe)[^>]*(https?:|\/\/)/);
    const [seen] = await ledger(id, 'agent');
    expect(Object.keys(seen ?? {})).not.toEqual(expect.arrayContaining(['html']));
    expect(Object.keys(seen ?? {})).not.toEqual(expect.arrayContaining(['cause']));
  });
});

describe('sending a mail again', () => {
  it('is a line of its own that points to the first, and an entry of the timeline for the desk', async () => {
    const contact = somebody();
    const { id } = await submit(contact);
    const first = await mailTo(id, contact);
    const { body: again } = await resend(first).expect(201);
    expect(again).toMatchObject({ recipient: contact, event: 'ISSUE_CREATED', state: 'QUEUED', original: first.id });
    await eventually(() => expect(smtp.to(contact)).toHaveLength(2));
    const [one, other] = smtp.to(contact);
    const words = (body = '') => body.replaceAll(/-+_NmP[^\n]*/g, '');
    expect(words(other?.body)).toBe(words(one?.body));
    expect(other?.headers.get('message-id')).not.toBe(one?.headers.get('message-id'));
    expect(await told(id)).toContainEqual(
      expect.objectContaining({ kind: 'EMAIL_RESENT', createdBy: 'Agent alpina', recipient: contact }),
    );
    expect((await told(id, 'manager')).length).toBeGreaterThan(0);
    // The repetition of a repetition still returns the first answer.
    await eventually(async () =>
      expect((await ledger(id)).find((mail) => mail.id === again.id)).toMatchObject({ state: 'SENT' }),
    );
    expect((await resend(again).expect(201)).body.original).toBe(first.id);
  });

  it('is had five times an hour, though many ask at once', async () => {
    const contact = somebody();
    const { id } = await submit(contact);
    const first = await mailTo(id, contact);
    const answers = await Promise.all(Array.from({ length: 8 }, () => resend(first)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 429).map(({ body }) => [body.code, body.params]);
    expect(refused).toEqual(Array.from({ length: 3 }, () => ['RESENDS_LIMIT', { n: 5 }]));
    await eventually(() => expect(smtp.to(contact)).toHaveLength(6));
  });

  it('needs a mail that was written and waits no more, and a ticket that sends some', async () => {
    const contact = somebody();
    smtp.answer = ({ to }) => (to.includes(contact) ? 451 : undefined);
    const { id } = await submit(contact);
    await eventually(async () =>
      expect((await ledger(id)).find(({ recipient }) => recipient === contact)).toMatchObject({ attempts: 1 }),
    );
    const [waiting] = (await ledger(id)).filter(({ recipient }) => recipient === contact);
    expect((await resend(waiting as Json).expect(409)).body.code).toBe('MAIL_WAITS');
    const own = await world.submit('customer');
    await withdraw(own.id);
    await eventually(async () =>
      expect((await ledger(own.id)).some(({ reason }) => reason === 'RECIPIENT_ACTED')).toBe(true),
    );
    const [unwritten] = (await ledger(own.id)).filter(({ reason }) => reason === 'RECIPIENT_ACTED');
    expect((await resend(unwritten as Json).expect(409)).body.code).toBe('MAIL_NOT_WRITTEN');
    const silent = await submit(somebody(), { preventMailDispatch: true });
    await eventually(async () => expect(await ledger(silent.id)).not.toEqual([]));
    const [prevented] = await ledger(silent.id);
    expect(prevented).toMatchObject({ state: 'SUPPRESSED', reason: 'TICKET_PREVENTS' });
    expect((await resend(prevented as Json).expect(409)).body.code).toBe('TICKET_PREVENTS_MAILS');
    smtp.answer = () => undefined;
    await passTime(desk.superuser);
  });
});

describe('who gets many mails', () => {
  it('gets so many within an hour; the others wait for theirs, are told, and hold up nobody else', async () => {
    await settings({ mailsPerHour: 3 });
    const [flooded, other] = [somebody(), somebody()];
    const tickets = await Promise.all(Array.from({ length: 8 }, () => submit(flooded)));
    const { id } = await submit(other);
    await mailTo(id, other);
    const rows = async () =>
      await desk.rows(
        `select state, reason, round(extract(epoch from due_at - (select min(due_at) from ticket_mail where recipient = $1)) / 3600)::int as hours
             from ticket_mail where recipient = $1 order by due_at`,
        flooded,
      );
    await eventually(async () =>
      expect((await rows()).map(({ state, hours }) => `${state} ${hours}`)).toEqual([
        ...['SENT 0', 'SENT 0', 'SENT 0'],
        ...['PUT_ASIDE 1', 'PUT_ASIDE 1', 'PUT_ASIDE 1', 'PUT_ASIDE 2', 'PUT_ASIDE 2'],
      ]),
    );
    expect((await rows()).at(-1)?.reason).toBe('CAP_REACHED');
    expect(smtp.to(flooded)).toHaveLength(3);

    // The worker is away for five hours: all have come due, and still no more than three go within an hour.
    const passHours = async (hours: number) => {
      await desk.superuser.query(
        `update ticket_mail set due_at = due_at - make_interval(hours => $2) where recipient = $1`,
        [flooded, hours],
      );
      await passTime(desk.superuser);
    };
    await passHours(5);
    await eventually(() => expect(smtp.to(flooded)).toHaveLength(6));
    await eventually(async () => expect((await rows()).filter(({ state }) => state === 'PUT_ASIDE')).toHaveLength(2));
    expect(smtp.to(flooded)).toHaveLength(6);
    await passHours(1);
    await eventually(() => expect(smtp.to(flooded)).toHaveLength(8));
    expect(new Set(smtp.to(flooded).map(({ headers }) => headers.get('message-id'))).size).toBe(8);
    expect(tickets).toHaveLength(8);
    await settings({ mailsPerHour: 60 });
  });

  it('gets those that come after a quiet hour at once', async () => {
    const contact = somebody();
    await mailTo((await submit(contact)).id, contact);
    await settings({ mailsPerHour: 1 });
    const second = await submit(contact);
    await eventually(async () =>
      expect((await ledger(second.id)).find(({ recipient }) => recipient === contact)).toMatchObject({
        state: 'PUT_ASIDE',
      }),
    );
    await settings({ mailsPerHour: 60 });
    const third = await submit(contact);
    await eventually(async () =>
      expect((await ledger(third.id)).find(({ recipient }) => recipient === contact)).toMatchObject({ state: 'SENT' }),
    );
  });
});

describe('an address that its server does not know', () => {
  const shut = async (contact: string, as: Person = 'agent'): Promise<Json | undefined> =>
    (await desk.as(as).read('v1/refused-addresses', { filter: { q: contact } }))[0];

  it('is not written to again until it is released; whoever answers for the ticket is told once', async () => {
    const contact = somebody();
    smtp.refuse = (address) => (address === contact ? '550 5.1.1 No such user' : undefined);
    const { id } = await submit(contact, { responsible: world.ids.manager });
    expect(await mailTo(id, contact)).toMatchObject({ state: 'FAILED', reason: 'ADDRESS_REFUSED', attempts: 1 });
    const address = await shut(contact);
    expect(address).toMatchObject({ address: contact, kind: 'HARD', ticket: id });
    // The words of the server are for administrators; the desk reads the kind.
    expect(address).not.toHaveProperty('reason');
    expect((await shut(contact, 'admin'))?.reason).toContain('No such user');
    await eventually(() =>
      expect(smtp.to('manager@alpina.example').filter(({ body }) => body.includes(contact))).toHaveLength(1),
    );
    const [notice] = smtp.to('manager@alpina.example').filter(({ body }) => body.includes(contact));
    expect(notice?.body).toContain('ist zurückgekommen');
    expect(notice?.body).toContain('Das System hat eine Arbeitsnotiz erfasst');

    const next = await submit(contact, { responsible: world.ids.manager });
    expect(await mailTo(next.id, contact)).toMatchObject({
      state: 'SUPPRESSED',
      reason: 'ADDRESS_REFUSED',
      attempts: 0,
    });
    expect((await resend(await mailTo(next.id, contact)).expect(409)).body.code).toBe('ADDRESS_REFUSED');
    expect((await told(next.id)).map(({ kind }) => kind)).toContain('EMAIL_FAILED');
    const release = `v1/sent-mails/${(await mailTo(next.id, contact)).id}/release`;
    await desk.as('agent').post(release).expect(204);
    await desk.as('agent').post(release).expect(404);
    expect(await shut(contact)).toBeUndefined();
    smtp.refuse = () => undefined;
    await resend(await mailTo(next.id, contact)).expect(201);
    await eventually(() => expect(smtp.to(contact)).toHaveLength(1));
  });

  it.each([
    ['550 5.7.1 Looks like spam', undefined],
    ['552 5.2.2 Mailbox full', undefined],
    ['550 Unknown', 'HARD'],
    ['553 5.1.3 Bad syntax', 'HARD'],
  ])('is told from other refusals: %s', async (words, kind) => {
    const contact = somebody();
    smtp.refuse = (address) => (address === contact ? words : undefined);
    const { id } = await submit(contact);
    expect(await mailTo(id, contact)).toMatchObject({ state: 'FAILED' });
    expect((await shut(contact))?.kind).toBe(kind);
  });
});

describe('a report in a book elsewhere', () => {
  let system: Awaited<ReturnType<typeof connectAccepting>> | undefined;
  afterEach(async () => {
    await system?.disconnect();
    system = undefined;
  });

  const elsewhere = async (take: () => Promise<void>) => {
    system = await connectAccepting(desk, take);
  };
  const eventsOf = async (ticket: string, event: string) =>
    (await ledger(ticket))
      .filter((mail) => mail.event === event && mail.state === 'SENT')
      .map(({ recipient }) => recipient)
      .sort();
  const order = () =>
    ordersOf(desk, world).order({
      projectLead: world.ids.manager,
      contactEmail: somebody(),
      responsible: world.ids.agent,
    });
  const linkOf = async (report: string) => (await desk.rows('select * from erp_link where record = $1', report))[0];
  const passMinutes = async (report: string) => {
    await desk.superuser.query('update erp_link set retry_at = null where record = $1', [report]);
    await desk.superuser.query('update erp_connection set failures = 0, open_until = null');
    await desk.app.get(ErpSweepHandler).handle();
  };

  it('is told once the book has taken it, not before', async () => {
    const taken = Promise.withResolvers<void>();
    const asked = jest.fn(() => taken.promise);
    await elsewhere(asked);
    const { id } = await order();
    await ordersOf(desk, world).report('executor', id);
    await eventually(() => expect(asked).toHaveBeenCalled());
    expect(await eventsOf(id, 'REPORT_CREATED')).toEqual([]);
    taken.resolve();
    await eventually(async () =>
      expect(await eventsOf(id, 'REPORT_CREATED')).toEqual(['agent@alpina.example', 'manager@alpina.example']),
    );
  });

  it('that the book refuses is told to the acting user, the responsible and the support address', async () => {
    await settings({ supportEmail: 'support@alpina.example' });
    await elsewhere(async () => {
      throw new ErpError('REJECTED', 'NOT_APPLIED', { reason: 'The project is closed' });
    });
    const { id } = await order();
    const report = await ordersOf(desk, world).report('manager', id);
    await eventually(async () =>
      expect(await eventsOf(id, 'REPORT_CREATION_FAILED')).toEqual([
        'agent@alpina.example',
        'manager@alpina.example',
        'support@alpina.example',
      ]),
    );
    const [mail] = smtp.to('support@alpina.example').filter(({ body }) => body.includes('The project is closed'));
    expect(mail?.body).toContain('Fehler: Vom System abgelehnt – The project is closed (REJECTED)');
    expect(mail?.body).toContain(`Kennung für den Support: ${report.id}`);
    expect(await told(id)).toContainEqual(
      expect.objectContaining({ kind: 'REPORT_FAILED', text: report.identifier, reason: 'The project is closed' }),
    );
    expect(await eventsOf(id, 'REPORT_CREATED')).toEqual([]);
    await settings({ supportEmail: null });
  });

  it('is tried again after 1, 5, 15, 60 and 240 minutes, then told to have failed once, and created all the same', async () => {
    let isAway = true;
    await elsewhere(async () => {
      if (isAway) throw new ErpError('UNAVAILABLE', 'NOT_APPLIED');
    });
    const { id } = await order();
    const report = await ordersOf(desk, world).report('executor', id);
    for (const [failed, minutes] of [1, 5, 15, 60, 240, 240, 240].entries()) {
      if (failed > 0) await passMinutes(report.id);
      await eventually(async () =>
        expect(await linkOf(report.id)).toMatchObject({ attempts: failed + 1, lease_until: null }),
      );
      const { retry_at, updated_at } = await linkOf(report.id);
      expect(Math.round((retry_at.getTime() - updated_at.getTime()) / 60_000)).toBe(minutes);
      if (failed < 5) expect(await eventsOf(id, 'REPORT_CREATION_FAILED')).toEqual([]);
    }
    await eventually(async () =>
      expect(await eventsOf(id, 'REPORT_CREATION_FAILED')).toContain('agent@alpina.example'),
    );
    expect((await told(id)).filter(({ kind }) => kind === 'REPORT_FAILED')).toHaveLength(1);
    const failures = smtp.to('agent@alpina.example').filter(({ body }) => body.includes(report.id));
    expect(failures.map(({ body }) => body)).toEqual([expect.stringContaining('Nicht erreichbar (UNAVAILABLE)')]);
    isAway = false;
    await passMinutes(report.id);
    await eventually(async () => expect(await eventsOf(id, 'REPORT_CREATED')).toContain('agent@alpina.example'));
  });

  it('is told to customers where the tenant wants it, without an address that they do not reach', async () => {
    const contact = somebody();
    const given = { projectLead: world.ids.manager, contactEmail: contact };
    const silent = await ordersOf(desk, world).order(given);
    await ordersOf(desk, world).report('executor', silent.id);
    await eventually(async () => expect(await eventsOf(silent.id, 'REPORT_CREATED')).toHaveLength(2));
    await settings({ tellsCustomersOfReports: true });
    const { id } = await ordersOf(desk, world).order(given);
    const { identifier } = await ordersOf(desk, world).report('executor', id);
    await eventually(async () => expect(await eventsOf(id, 'REPORT_CREATED')).toContain(contact));
    expect(await eventsOf(silent.id, 'REPORT_CREATED')).not.toContain(contact);
    const mail = smtp.to(contact).find(({ body }) => body.includes(identifier));
    expect(mail?.body).not.toContain('/report/');
    await settings({ tellsCustomersOfReports: false });
  });
});
