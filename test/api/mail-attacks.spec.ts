import PostalMime from 'postal-mime';
import { isOneAddress } from '../../api/integrations/mail/one-address.js';
import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { eventually } from '../support/eventually.js';
import { mailIntake, rawMail } from '../support/mail-intake.js';
import type { ReceivedMail } from '../support/mail-server.js';
import { passTime } from '../support/pass-time.js';
import { codesOf, type Json, recordsOf } from '../support/records.js';
import { useMailedDesk } from '../support/use-desk.js';

const { desk, world, smtp } = useMailedDesk({ VSD_INTAKE_ADDRESS: 'support@volta.example' });
beforeAll(async () => {
  const [own] = await desk.as('manager').read('v1/tenant-settings');
  await recordsOf(desk).patch('tenant-settings', own, { mailsPerHour: 200 }).expect(200);
  await desk.app.get(JobWorker).start();
});
beforeEach(() => {
  smtp.mails.length = 0;
});

const EVE = 'eve@evil.example';
/** Texts that end a header, plain or hidden: bare, in encoded words, in characters that may pass for line ends. */
const HIDDEN = `Pumpe\r\nBcc: ${EVE}\r\n\r\n<b>x</b>`;
const ENCODED = `=?utf-8?B?${Buffer.from(`\r\nBcc: ${EVE}`).toString('base64')}?=`;
const SEPARATORS = `Pumpe\u2028Bcc: ${EVE}\u2029\u0085\u000bX: y`;
const GROUPS = [
  `a@acme.example, ${EVE}`,
  `a@acme.example;${EVE}`,
  `desk: ${EVE};`,
  `Anna <${EVE}>`,
  `a@x.ch\r\nBcc: ${EVE}`,
];

const mailTo = (address: string): Promise<ReceivedMail> =>
  eventually(() => {
    const [mail] = smtp.to(address);
    if (!mail) throw new Error(`No mail to ${address} yet`);
    return mail;
  });

/** The lines of a mail's head, unfolded. */
const headOf = ({ raw }: ReceivedMail) =>
  raw
    .slice(0, raw.indexOf('\r\n\r\n'))
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
const USUAL =
  /^(Message-ID|References|In-Reply-To|From|To|Reply-To|Subject|Auto-Submitted|X-Auto-Response-Suppress|X-VSD-[\w-]+|X-Volta-[\w-]+|Date|MIME-Version|Content-Type): /i;

/** Expects a mail to its one recipient, with the headers of every mail and each of them once. */
function expectPlain(mail: ReceivedMail): void {
  const head = headOf(mail);
  expect(mail.to).toHaveLength(1);
  expect(head.filter((line) => !USUAL.test(line))).toEqual([]);
  expect(new Set(head.map((line) => line.split(':')[0]?.toLowerCase())).size).toBe(head.length);
  expect(mail.raw.slice(0, mail.raw.indexOf('\r\n\r\n'))).not.toMatch(/[^ -~\r\n]|[^\r]\n/);
}

describe('what ends a header', () => {
  it.each([
    ['as it is', HIDDEN],
    ['in encoded words', ENCODED],
    ['as other line ends', SEPARATORS],
  ])('adds none from titles and names, %s', async (_how, hostile) => {
    const contactEmail = `anna${smtp.mails.length}-${Math.random().toString(36).slice(2)}@acme.example`;
    await desk.superuser.query('update "user" set name = $1 where id = $2', [hostile.slice(0, 90), world.ids.manager]);
    await desk.superuser.query('update tenant_settings set name = $1 where tenant = $2', [
      hostile.slice(0, 90),
      'alpina',
    ]);
    const ticket = await world.submit('agent', {
      ...{ contactEmail, customerDescription: hostile, responsible: world.ids.manager },
      ...(hostile === ENCODED && { contactName: hostile }),
    });
    for (const address of [contactEmail, 'manager@alpina.example']) {
      const mail = await mailTo(address);
      expectPlain(mail);
      const read = await PostalMime.parse(mail.raw);
      expect(read.to).toMatchObject([{ address }]);
      expect(read.bcc ?? []).toEqual([]);
      expect(read.subject).toContain(ticket.identifier);
      // The text of a title or a name stays the same: mail programs decode it to no other text.
      if (hostile === ENCODED)
        expect([read.subject, read.from?.name]).toEqual([
          expect.stringContaining(ENCODED),
          ENCODED.replaceAll('=?', '= ?'),
        ]);
      expect(read.html).not.toContain('<b>x</b>');
    }
    expect(smtp.to(EVE)).toEqual([]);
    await desk.superuser.query(`update tenant_settings set name = 'alpina' where tenant = 'alpina'`);
  });

  it('adds none from the subject of a template, and NUL is refused everywhere', async () => {
    const records = recordsOf(desk);
    const [template] = (await desk
      .as('manager')
      .read('v1/email-templates', { filter: { event: 'ISSUE_CREATED' } })) as Json[];
    const subject = { ...template?.subject, de: `Eingang\r\nBcc: ${EVE} {{ ticket.identifier }}` };
    const { status } = await records.patch('email-templates', template as Json, { subject });
    const contactEmail = 'vorlage@acme.example';
    await world.submit('agent', { contactEmail });
    const mail = await mailTo(contactEmail);
    expectPlain(mail);
    expect(smtp.to(EVE)).toEqual([]);
    expect(status).toBe(200);
    const nul = { type: 'INCIDENT', customer: world.acme, category: world.category, contactName: 'Anna' };
    for (const given of [{ customerDescription: 'a\0b' }, { customerDescription: 'x', contactName: 'A\0B' }])
      await desk
        .as('agent')
        .post('v1/tickets', { ...nul, ...given })
        .expect(422);
    const box = await desk.as('admin').post('v1/mailboxes', { name: 'Post\0fach', host: 'localhost' }).expect(422);
    expect(codesOf(box.body)).toContainEqual(['/name', 'INVALID_CHARACTERS']);
  });
});

describe('several addresses, a group or a name', () => {
  const fields: readonly (readonly [path: string, field: string, body: () => Json])[] = [
    ['tickets', 'contactEmail', () => ({ type: 'INCIDENT', customer: world.acme, customerDescription: 'x' })],
    ['customers', 'communicationEmail', () => ({ code: 'EVIL', name: 'Evil AG' })],
    ['assignment-groups', 'email', () => ({ name: 'Evil' })],
    ['users', 'email', () => ({ username: 'alpina-evil', name: 'Eve', roles: ['vsd-agent'] })],
    ['contacts', 'email', () => ({ customer: world.acme, name: 'Eve' })],
  ];

  it.each(fields)('are no address of %s (%s), and nothing is kept', async (path, field, body) => {
    for (const value of GROUPS) {
      const answer = await desk.as('manager').post(`v1/${path}`, { ...body(), [field]: value });
      expect([value, answer.status]).toEqual([value, 422]);
      expect(codesOf(answer.body).map(([pointer]) => pointer)).toContain(`/${field}`);
    }
  });

  it('are no address of the tenant either', async () => {
    const [own] = await desk.as('manager').read('v1/tenant-settings');
    for (const value of GROUPS)
      await recordsOf(desk).patch('tenant-settings', own, { supportEmail: value }).expect(422);
    expect((await desk.as('manager').read('v1/tenant-settings'))[0].supportEmail).toBe(own.supportEmail);
  });

  it('stay several within quotes, which fields accept', () => {
    expect(isOneAddress('"a, b"@acme.example')).toBe(false);
  });

  it('that stand in the database all the same are written to by nobody', async () => {
    for (const value of GROUPS) {
      const ticket = await world.submit('agent', { contactEmail: 'zuerst@acme.example' });
      await desk.superuser.query('update ticket set contact_email = $1 where id = $2', [value, ticket.id]);
      await desk.as('agent').create(`v1/tickets/${ticket.id}/messages`, { text: 'Wir kommen.' });
      await eventually(async () => {
        const sql = `select state from ticket_mail where ticket_id = $1 and event = 'ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED'`;
        // The product refused the mail, or does not try it any more after the refusal of the mail before.
        const rows = await desk.rows(sql, ticket.id);
        expect(rows).toEqual([{ state: expect.stringMatching(/^(FAILED|SUPPRESSED)$/) }]);
      });
    }
    expect(smtp.mails.filter(({ to }) => to.some((address) => address.includes('evil')))).toEqual([]);
  });
});

describe('a mail that comes in', () => {
  it('is answered at the one address of its Reply-To, and at its sender where that names several or none', async () => {
    const intake = mailIntake(desk);
    const replies = [
      `a@acme.example, ${EVE}`,
      `desk: ${EVE}, a@acme.example;`,
      `=?utf-8?B?${Buffer.from(EVE).toString('base64')}?=`,
    ];
    for (const [index, reply] of replies.entries()) {
      const From = `sender${index}@nowhere.example`;
      const kept = await intake.take(rawMail({ From, 'Reply-To': reply }));
      await desk.as('agent').create(`v1/tickets/${kept.ticket_id}/messages`, { text: 'Wir kommen.' });
      await mailTo(From);
    }
    expect(smtp.to(EVE)).toEqual([]);
    const kept = await intake.take(rawMail({ From: 'formular@nowhere.example', 'Reply-To': 'petra@acme.example' }));
    await desk.as('agent').create(`v1/tickets/${kept.ticket_id}/messages`, { text: 'Wir kommen.' });
    await mailTo('petra@acme.example');
  });

  it('finds by a broken In-Reply-To no ticket and ends no work', async () => {
    const intake = mailIntake(desk);
    const { id } = await world.submit('agent', { contactEmail: 'ziel@acme.example' });
    const own = (await mailTo('ziel@acme.example')).headers.get('message-id') as string;
    const hostile = [
      `${own.slice(0, -1)}\0>`,
      `=?utf-8?B?${Buffer.from(own).toString('base64')}?=`,
      `${'<'.repeat(5_000)}x@y${'>'.repeat(5_000)}`,
      `<' or 1=1 --@volta.example>`,
    ];
    for (const [index, value] of hostile.entries()) {
      const kept = await intake.take(rawMail({ From: `fremd${index}@nowhere.example`, 'In-Reply-To': value }));
      expect(['FILED', 'FAILED']).toContain(kept.state);
      expect(kept.ticket_id).not.toBe(id);
    }
  });
});

describe('what looks like a placeholder', () => {
  const TITLE = '{{ticket.url}} {% if true %}ja{% endif %} {{ "x" | upcase }} %{name}';

  it('stays text in mails, in digests, in the bell and in what devices are told', async () => {
    const contactEmail = 'platz@acme.example';
    await desk.as('manager').put('v1/me/notification-settings', { digest: 'DAILY' }).expect(200);
    const ticket = await world.submit('agent', {
      ...{ contactEmail, customerDescription: TITLE, contactName: '{{ tenant.supportEmail }}' },
      responsible: world.ids.manager,
    });
    await desk.as('agent').create(`v1/tickets/${ticket.id}/work-notes`, { text: TITLE });
    const { text, html } = await PostalMime.parse((await mailTo(contactEmail)).raw);
    expect(text).toContain(TITLE);
    expect(text).toContain('Guten Tag {{ tenant.supportEmail }}');
    expect(html).toContain('{{ticket.url}} {% if true %}ja{% endif %}');
    await eventually(async () => {
      const body = await desk.as('manager').read('v1/notifications', { filter: { ticket: ticket.id } });
      expect(body.length).toBe(2);
      expect(body[0].ticketTitle).toBe(TITLE);
    });
    await eventually(async () => {
      await passTime(desk.superuser);
      expect(smtp.to('manager@alpina.example').length).toBeGreaterThan(0);
    });
    const digest = await PostalMime.parse(smtp.to('manager@alpina.example').at(-1)?.raw ?? '');
    expect(digest.text).toContain(`${ticket.identifier} – ${TITLE}`);
    await desk.as('manager').put('v1/me/notification-settings', {}).expect(200);
  });
});
