import { IntakeHandler } from '../../api/intake/filing/intake.handler.js';
import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { runAsTenant } from '../../api/platform/tenancy/session.js';
import { FileStore } from '../../api/ports/files.js';
import { eventually } from '../support/eventually.js';
import { type KeptMessage, mailIntake, multipart, rawMail } from '../support/mail-intake.js';
import { useMailedDesk } from '../support/use-desk.js';

const { desk, world, smtp } = useMailedDesk({ VSD_INTAKE_ADDRESS: 'support@volta.example' });
let intake: ReturnType<typeof mailIntake>;
beforeAll(async () => {
  intake = mailIntake(desk);
  // Recorded before they signed in, without an address.
  await desk.rows(`update "user" set email = 'customerall@alpina.example' where username = 'alpina-customerall'`);
  await desk.app.get(JobWorker).start();
});
beforeEach(() => {
  smtp.mails.length = 0;
});

const ANNA = 'anna@acme.example';

/** A ticket of a contact without an account, with its mail to the contact. */
async function mailed(given: Record<string, unknown> = {}) {
  const ticket = await world.submit('agent', { contactEmail: ANNA, contactPhone: undefined, ...given });
  const to = (given.contactEmail as string | undefined) ?? ANNA;
  const mail = await eventually(() => {
    const found = smtp.to(to).find(({ headers }) => headers.get('subject')?.includes(ticket.identifier));
    if (!found) throw new Error('The mail has not gone out yet');
    return found;
  });
  const replyTo = /<([^>]+)>/.exec(mail.headers.get('reply-to') ?? '')?.[1] ?? '';
  return { ticket, replyTo, messageId: mail.headers.get('message-id') ?? '' };
}

const close = async (id: string, daysAgo = 0) => {
  const how = {
    to: 'CLOSED',
    closingState: 'NOT_INVOICED',
    closingNote: 'Erledigt',
    confirm: ['CLOSE_WITHOUT_INVOICE'],
  };
  await world.move('agent', id, how).expect(201);
  await desk.rows('update ticket set closed_at = closed_at - make_interval(days => $2) where id = $1', id, daysAgo);
};

const isMessage = ({ kind }: { kind: string }) => kind === 'MESSAGE_FROM_CUSTOMER';

const lastEntry = async (kept: KeptMessage) => {
  const all = await intake.timelineOf(kept);
  return all.find(({ id }: { id: string }) => id === kept.activity);
};

describe('an answer to a mail of ours', () => {
  it('is found by the address that our mail asks to be answered at', async () => {
    const { ticket, replyTo } = await mailed();
    expect(smtp.to(ANNA).at(-1)?.body).toContain('Sie können im Ticket oder auf diese E-Mail antworten.');
    expect(replyTo).toMatch(/^support\+[0-9a-z]{44}@volta\.example$/);
    const kept = await intake.take(rawMail({ To: replyTo.toUpperCase(), Subject: 'Re: irgendwas' }, 'Passt mir gut.'));
    expect(kept).toMatchObject({ state: 'FILED', ticket_id: ticket.id });
    expect(await lastEntry(kept)).toMatchObject({
      kind: 'MESSAGE_FROM_CUSTOMER',
      text: 'Passt mir gut.',
      actor: null,
      createdBy: 'Anna Keller (anna@acme.example)',
      visibleForCustomer: true,
    });
  });

  it('is found by the Message-ID that it refers to', async () => {
    const { ticket, messageId } = await mailed();
    const kept = await intake.take(rawMail({ References: `<other@x.example> ${messageId}`, 'In-Reply-To': messageId }));
    expect(kept).toMatchObject({ state: 'FILED', ticket_id: ticket.id });
  });

  it('with a forged token or one of another tenant is no answer', async () => {
    const { ticket, replyTo, messageId } = await mailed();
    const token = /\+([0-9a-z]+)@/.exec(replyTo)?.[1] as string;
    const forged = `${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`;
    const kept = await intake.take(rawMail({ To: `support+${forged}@volta.example` }));
    expect(kept.state).toBe('FILED');
    expect(kept.ticket_id).not.toBe(ticket.id);
    const elsewhere = await intake.take(rawMail({ To: replyTo, 'In-Reply-To': messageId }), 'otherGateway');
    expect(elsewhere.state).toBe('FILED');
    expect(elsewhere.ticket_id).not.toBe(ticket.id);
    const rows = await desk.rows('select tenant, type from ticket where id = $1', elsewhere.ticket_id);
    expect(rows).toEqual([{ tenant: 'nordwind', type: 'UNKNOWN' }]);
  });

  it('ends a clarification that waits for the customer', async () => {
    const { ticket, replyTo } = await mailed({ responsible: world.ids.agent });
    await world
      .move('agent', ticket.id, { to: 'IN_CLARIFICATION', clarificationReason: 'WAIT_CUSTOMER', text: 'Wann?' })
      .expect(201);
    await intake.take(rawMail({ To: replyTo }, 'Am Dienstag.'));
    expect(await world.read('agent', ticket.id)).toMatchObject({ state: 'PENDING', clarificationReason: null });
  });

  it('reopens what was closed within 14 days, and later begins a linked ticket', async () => {
    const fresh = await mailed({ responsible: world.ids.agent });
    await close(fresh.ticket.id, 3);
    expect(await intake.take(rawMail({ To: fresh.replyTo }, 'Wieder kalt.'))).toMatchObject({
      ticket_id: fresh.ticket.id,
    });
    expect((await world.read('agent', fresh.ticket.id)).state).toBe('IN_WORK');
    const old = await mailed();
    await close(old.ticket.id, 20);
    const kept = await intake.take(rawMail({ To: old.replyTo, Subject: 'Noch einmal' }, 'Wieder kalt.'));
    expect(await intake.ticketOf(kept)).toMatchObject({
      type: 'UNKNOWN',
      state: 'PENDING',
      followUpOf: old.ticket.id,
      customer: world.acme,
    });
    expect((await world.read('agent', old.ticket.id)).state).toBe('CLOSED');
  });

  it('of an agent stays on the ticket that is closed for good, as in the application', async () => {
    const { ticket } = await mailed({ responsible: world.ids.agent });
    await desk.as('customerAll').create(`v1/tickets/${ticket.id}/messages`, { text: 'Und jetzt?' });
    const own = await eventually(() => {
      const mails = smtp.to('agent@alpina.example');
      const found = mails.find(({ headers }) => headers.get('subject')?.includes(ticket.identifier));
      if (!found) throw new Error('The agent has not been told yet');
      return found.headers.get('reply-to') ?? '';
    });
    await close(ticket.id, 100);
    const kept = await intake.take(rawMail({ From: 'agent@alpina.example', To: own }, 'Wir rufen an.'));
    expect(kept.ticket_id).toBe(ticket.id);
    expect(await lastEntry(kept)).toMatchObject({ kind: 'MESSAGE_FROM_AGENT', text: 'Wir rufen an.' });
    expect((await world.read('agent', ticket.id)).state).toBe('CLOSED');
  });

  it('of the customer’s user is theirs, with their own rights', async () => {
    const { ticket, replyTo } = await mailed();
    const own = await intake.take(rawMail({ From: 'customerall@alpina.example', To: replyTo }));
    expect(await lastEntry(own)).toMatchObject({ kind: 'MESSAGE_FROM_CUSTOMER', actor: world.ids.customerAll });
    const foreign = await intake.take(rawMail({ From: 'bergbahn@alpina.example', To: replyTo }));
    expect(foreign.ticket_id).not.toBe(ticket.id);
    expect(await intake.ticketOf(foreign)).toMatchObject({ customer: world.bergbahn, author: world.ids.bergbahn });
  });

  it('of an agent goes to the customer only from the address that our mail went to, else it is a work note', async () => {
    const { ticket, replyTo } = await mailed({ responsible: world.ids.agent });
    const caught = await intake.take(rawMail({ From: 'agent@alpina.example', To: replyTo }, 'Als wäre ich es.'));
    expect(await lastEntry(caught)).toMatchObject({ kind: 'WORK_NOTE', visibleForCustomer: false });
    await desk.as('customerAll').create(`v1/tickets/${ticket.id}/messages`, { text: 'Hallo?' });
    const own = await eventually(() => {
      const found = smtp.to('agent@alpina.example').at(-1)?.headers.get('reply-to');
      if (!found) throw new Error('The agent has not been told yet');
      return found;
    });
    const kept = await intake.take(rawMail({ From: 'agent@alpina.example', To: own }, 'Wir kommen morgen.'));
    expect(kept.ticket_id).toBe(ticket.id);
    expect(await lastEntry(kept)).toMatchObject({ kind: 'MESSAGE_FROM_AGENT', actor: world.ids.agent });
  });

  it('of somebody who was shut out is no answer', async () => {
    const { ticket, replyTo } = await mailed();
    await desk.rows(`update "user" set active = false where email = 'customerall@alpina.example'`);
    const kept = await intake.take(rawMail({ From: 'customerall@alpina.example', To: replyTo }));
    await desk.rows(`update "user" set active = true where email = 'customerall@alpina.example'`);
    expect(kept.ticket_id).not.toBe(ticket.id);
    expect(await intake.ticketOf(kept)).toMatchObject({ customer: null, author: null });
  });

  it('to a mail within the desk stays there, whoever writes it', async () => {
    const { ticket } = await mailed({ responsible: world.ids.agent });
    await desk.as('customerAll').create(`v1/tickets/${ticket.id}/messages`, { text: 'Hallo?' });
    const own = await eventually(() => {
      const found = smtp.to('agent@alpina.example').find(({ headers }) => headers.get('subject')?.includes('Kunden'));
      if (!found) throw new Error('The agent has not been told yet');
      return found.headers.get('reply-to') as string;
    });
    const kept = await intake.take(rawMail({ From: 'private@elsewhere.example', To: own }, 'Von daheim.'));
    expect(await lastEntry(kept)).toMatchObject({ kind: 'WORK_NOTE', visibleForCustomer: false });
  });
});

describe('a mail whose job comes more than once', () => {
  it('is filed once, by two workers at the same time as well, and leaves no file of the other one behind', async () => {
    const { ticket, replyTo } = await mailed();
    const { type, body } = multipart([
      [{ 'Content-Type': 'text/plain' }, 'Siehe Anhang'],
      [{ 'Content-Type': 'text/plain', 'Content-Disposition': 'attachment; filename="a.txt"' }, 'Text'],
    ]);
    const kept = await intake.take(rawMail({ To: replyTo, 'Content-Type': type }, body));
    const counts = async () => {
      const stored: string[] = [];
      for await (const { key } of desk.app.get(FileStore).list('alpina')) stored.push(key);
      return [(await intake.timelineOf(kept)).filter(isMessage).length, stored.length];
    };
    const [entries = 0, files = 0] = await counts();
    const again = () =>
      runAsTenant('alpina', () => desk.app.get(IntakeHandler, { strict: false }).handle({ message: kept.id }));
    await Promise.all([again(), again()]);
    expect(await counts()).toEqual([entries, files]);
    await desk.rows(`update intake_message set state = 'RECEIVED' where id = $1`, kept.id);
    await Promise.all([again(), again()]);
    expect(await counts()).toEqual([entries + 1, files + 1]);
    expect((await intake.find(kept.id)).ticket_id).toBe(ticket.id);
  });
});

describe('a number in the subject', () => {
  it('counts with a sender who belongs to the ticket', async () => {
    const { ticket } = await mailed();
    const kept = await intake.take(rawMail({ Subject: `AW: ${ticket.identifier.toLowerCase()} Heizung` }));
    expect(kept.ticket_id).toBe(ticket.id);
    const user = await intake.take(rawMail({ From: 'customerall@alpina.example', Subject: ticket.identifier }));
    expect(user.ticket_id).toBe(ticket.id);
  });

  it('lets an agent add no more than a work note', async () => {
    const { ticket } = await mailed();
    const kept = await intake.take(rawMail({ From: 'agent@alpina.example', Subject: ticket.identifier }));
    expect(kept.ticket_id).toBe(ticket.id);
    expect(await lastEntry(kept)).toMatchObject({ kind: 'WORK_NOTE', actor: world.ids.agent });
  });

  it('gives a stranger a ticket of their own and never access', async () => {
    const { ticket } = await mailed();
    for (const from of ['stranger@elsewhere.example', 'bergbahn@alpina.example', 'customer@alpina.example']) {
      const kept = await intake.take(rawMail({ From: from, Subject: `Re: ${ticket.identifier}` }));
      expect(kept.state).toBe('FILED');
      expect(kept.ticket_id).not.toBe(ticket.id);
    }
  });

  it('does not count for a mail that its own domain disowns', async () => {
    const { ticket } = await mailed();
    const headers = { Subject: ticket.identifier, 'Authentication-Results': 'mx.volta.example; dmarc=fail (p=reject)' };
    expect((await intake.take(rawMail(headers))).ticket_id).not.toBe(ticket.id);
  });
});

describe('any other mail', () => {
  const opened = async (from: string, more: Record<string, string> = {}, text = 'Die Pumpe steht.') =>
    intake.ticketOf(await intake.take(rawMail({ From: from, ...more }, text)));

  it('is a new ticket that nobody has typed yet, of which its sender and the desk are told', async () => {
    const ticket = await opened('Beat Roth <beat@nowhere.example>', { Subject: 'Pumpe' });
    expect(ticket).toMatchObject({
      type: 'UNKNOWN',
      state: 'PENDING',
      contactChannel: 'EMAIL',
      contactName: 'Beat Roth',
      contactEmail: 'beat@nowhere.example',
      customer: null,
      author: null,
      customerDescription: 'Pumpe\n\nDie Pumpe steht.',
    });
    await eventually(() => {
      expect(smtp.to('beat@nowhere.example').map(({ headers }) => headers.get('subject'))).toEqual([
        expect.stringContaining(ticket.identifier),
      ]);
    });
  });

  it('belongs to the customer of its sender', async () => {
    expect(await opened('customer@alpina.example')).toMatchObject({
      customer: world.acme,
      author: world.ids.customer,
      customerContact: world.ids.customer,
    });
    expect(await opened('agent@alpina.example')).toMatchObject({ customer: null, author: world.ids.agent });
  });

  it('belongs to the customer whose address it is, or the only one with users of the domain', async () => {
    await desk.rows(
      `update customer set communication_email = 'buero@acme.example' where code = 'ACME' and tenant = 'alpina'`,
    );
    expect(await opened('Buero@acme.example')).toMatchObject({ customer: world.acme });
    await desk.rows('update customer set communication_email = null');
    const user = (username: string, email: string, customerCode: string) =>
      desk
        .as('manager')
        .post('v1/users')
        .send({ username, name: username, email, customerCode, roles: ['vsd-customer'] });
    await user('one', 'one@bergbahn.example', 'BERGBAHN').expect(201);
    await user('two', 'two@gmail.com', 'BERGBAHN').expect(201);
    expect(await opened('somebody@bergbahn.example')).toMatchObject({ customer: world.bergbahn });
    expect(await opened('somebody@gmail.com')).toMatchObject({ customer: null });
    await user('three', 'three@bergbahn.example', 'ACME').expect(201);
    expect(await opened('another@bergbahn.example')).toMatchObject({ customer: null });
  });

  it('begins ten tickets an hour of one sender and no more', async () => {
    const states: string[] = [];
    for (let mail = 0; mail < 12; mail++) {
      const { state, reason } = await intake.take(rawMail({ From: 'loop@nowhere.example' }));
      states.push(reason ?? state);
    }
    expect(states).toEqual([...Array(10).fill('FILED'), 'SENDER_LIMIT', 'SENDER_LIMIT']);
  });
});

describe('a mail that a machine has written', () => {
  it.each([
    ['AUTO_REPLY', { 'Auto-Submitted': 'auto-replied (vacation)' }],
    ['AUTO_REPLY', { 'X-Autoreply': 'yes' }],
    ['AUTO_REPLY', { 'X-Autorespond': 'Ferien' }],
    ['AUTO_REPLY', { 'X-Precedence': 'auto_reply' }],
    ['BOUNCE', { 'Return-Path': '<>', From: 'MAILER-DAEMON@mx.example' }],
    ['OWN_MAIL', { 'X-Volta-Service-Desk': 'mail' }],
  ])('is noted as %s and begins nothing: %j', async (reason, headers) => {
    expect(await intake.take(rawMail(headers as unknown as Record<string, string>))).toMatchObject({
      state: 'IGNORED',
      reason,
      ticket_id: null,
    });
  });

  it('is a person’s where it says so', async () => {
    expect(await intake.take(rawMail({ 'Auto-Submitted': 'no', 'Return-Path': '<anna@acme.example>' }))).toMatchObject({
      state: 'FILED',
    });
  });

  it('is known again by our own Message-ID', async () => {
    const { messageId } = await mailed();
    expect(await intake.take(rawMail({ 'Message-ID': messageId }))).toMatchObject({
      state: 'IGNORED',
      reason: 'OWN_MAIL',
    });
  });

  it('is never answered, though it answers us: no loop', async () => {
    const { ticket, replyTo } = await mailed();
    const kept = await intake.take(rawMail({ To: replyTo, 'Auto-Submitted': 'auto-replied' }, 'Ich bin abwesend.'));
    expect(kept).toMatchObject({ state: 'IGNORED', reason: 'AUTO_REPLY' });
    const timeline = await intake.timelineOf({ ...kept, ticket_id: ticket.id });
    expect(JSON.stringify(timeline)).not.toContain('abwesend');
  });

  const returned = async (report: readonly string[]) => {
    const { ticket, messageId } = await mailed();
    const body = [
      '--grenze\r\nContent-Type: text/plain\r\n\r\nUndeliverable\r\n',
      '--grenze\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example\r\n\r\n',
      `Final-Recipient: rfc822; boss@acme.example\r\n${report.join('\r\n')}\r\n\r\n`,
      `--grenze\r\nContent-Type: text/rfc822-headers\r\n\r\nFrom: x@volta.example\r\nMessage-ID: ${messageId}\r\n\r\n--grenze--\r\n`,
    ].join('');
    const type = 'multipart/report; report-type=delivery-status; boundary="grenze"';
    const kept = await intake.take(
      rawMail({ From: 'MAILER-DAEMON@mx.example', 'Return-Path': '<>', 'Content-Type': type }, body),
    );
    expect(kept).toMatchObject({ state: 'IGNORED', reason: 'BOUNCE', ticket_id: ticket.id });
    const sql = 'delete from refused_address returning address, kind';
    const addresses = await desk.rows(sql);
    const line = 'select state, reason, error from ticket_mail where message_id = $1';
    return { kept, addresses, line: (await desk.rows(line, messageId))[0] };
  };

  it('and returns a mail of ours tells the desk that it did not arrive, and shuts the address that it went to', async () => {
    const reason = 'smtp; 550 5.1.1 User unknown';
    const { kept, addresses, line } = await returned([`Diagnostic-Code: ${reason}`]);
    const told = { kind: 'EMAIL_FAILED', recipient: ANNA, reason, visibleForCustomer: false };
    expect(await lastEntry(kept)).toMatchObject(told);
    expect(addresses).toEqual([{ address: ANNA, kind: 'HARD' }]);
    expect(line).toEqual({ state: 'FAILED', reason: 'RETURNED', error: reason });
  });

  it.each([
    ['Action: failed', 'Status: 5.2.2', [{ address: ANNA, kind: 'SOFT' }], 'FAILED'],
    ['Action: failed', 'Status: 4.4.7 (expired)', [{ address: ANNA, kind: 'SOFT' }], 'FAILED'],
    ['Action: delayed', 'Status: 4.4.1', [], 'SENT'],
  ])(
    'tells what the server tries still, and a full mailbox, from an address that is none: %s, %s',
    async (...given) => {
      const [action, status, expected, state] = given;
      const { addresses, line } = await returned([action, status]);
      expect(addresses).toEqual(expected);
      expect(line).toMatchObject({ state });
    },
  );
});
