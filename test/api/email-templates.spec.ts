import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { MAIL_EVENTS } from '../../api/vocabulary/mail.js';
import { DeclaredAnswers } from '../support/declared-answers.js';
import { eventually } from '../support/eventually.js';
import { codesOf, type Json, recordsOf } from '../support/records.js';
import { useMailedDesk } from '../support/use-desk.js';

const { smtp, desk, world } = useMailedDesk({ VSD_PUBLIC_URL: 'https://desk.example/volta-service-desk' });
beforeAll(async () => {
  await desk.app.get(JobWorker).start();
});
beforeEach(() => {
  smtp.mails.length = 0;
});

const CONTACT = 'anna@acme.example';
const GROUP = 'technik@alpina.example';

const template = async (event: string): Promise<Json> =>
  (await desk.as('manager').read('v1/email-templates')).find((one: Json) => one.event === event);

const change = async (event: string, changes: Json, as: 'manager' | 'agent' = 'manager') =>
  recordsOf(desk).patch('email-templates', await template(event), changes, as);

/** The template with the words of one language replaced and the others unchanged. */
const worded = async (event: string, part: 'subject' | 'content', words: Json) => ({
  [part]: { ...(await template(event))[part], ...words },
});

const mailTo = async (address: string) => {
  await eventually(() => expect(smtp.to(address)).not.toEqual([]));
  return smtp.to(address)[0];
};

describe('the templates of a tenant', () => {
  it('are there for all sixteen events in four languages, made once though many look first', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => desk.as('agent').get('v1/email-templates').expect(200)),
    );
    expect(new Set(answers.flatMap(({ body }) => body.map(({ id }: Json) => id))).size).toBe(16);
    const all: Json[] = answers[0]?.body;
    expect(all.map(({ event }) => event)).toEqual(MAIL_EVENTS);
    for (const { active, subject, content, languages, ownLanguages } of all) {
      expect([active, languages, ownLanguages]).toEqual([true, ['de', 'en', 'fr', 'it'], []]);
      for (const words of [subject, content])
        for (const language of languages) expect(words[language]).toMatch(/\{\{ ticket\.identifier \}\}/);
    }
  });

  it('are changed by managers of master data, and neither created nor deleted; the event is fixed', async () => {
    const { id } = await template('ISSUE_CREATED');
    await change('ISSUE_CREATED', { active: false }, 'agent').then(({ status }) => expect(status).toBe(403));
    expect(codesOf((await change('ISSUE_CREATED', { event: 'SLA_BREACH' })).body)).toEqual([['/event', 'READ_ONLY']]);
    await desk.as('manager').post('v1/email-templates').send({}).expect(404);
    await desk.as('manager').delete(`v1/email-templates/${id}`).expect(404);
    await desk.as('otherManager').get(`v1/email-templates/${id}`).expect(404);
  });

  it('keep own words only where they differ from what is shipped, and go back to that', async () => {
    const event = 'ISSUE_WORK_NOTE_ADDED';
    const shipped = await template(event);
    const own = await change(event, await worded(event, 'content', { fr: '<p>Bonjour {{ note.author }}</p>' }));
    expect(own.status).toBe(200);
    expect(own.body).toMatchObject({ ownLanguages: ['fr'], content: { fr: '<p>Bonjour {{ note.author }}</p>' } });
    expect(own.body.content.de).toBe(shipped.content.de);
    const back = await change(event, { content: { de: shipped.content.de } });
    expect(back.body).toMatchObject({ ownLanguages: [], content: shipped.content, subject: shipped.subject });
  });

  it('are not saved with errors: each is told with its text, line and column', async () => {
    const words = {
      de: '<p>Guten Tag</p>\n<p>{{ ticket.nummer }}</p>',
      it: '<p>x</p><script>alert(1)</script>',
    };
    const { status, body } = await change('ISSUE_CREATED', {
      ...(await worded('ISSUE_CREATED', 'content', words)),
      ...(await worded('ISSUE_CREATED', 'subject', { en: 'Hello {% if ticket.title %}' })),
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      expect.objectContaining({
        pointer: '/content/de',
        code: 'TEMPLATE_PLACEHOLDER',
        params: { line: 2, column: 4, name: 'ticket.nummer' },
      }),
      expect.objectContaining({ pointer: '/subject/en', code: 'TEMPLATE_NOT_CLOSED' }),
      expect.objectContaining({
        pointer: '/content/it',
        code: 'HTML_TAG',
        params: expect.objectContaining({ line: 1, column: 9 }),
      }),
      expect.objectContaining({ pointer: '/content/it', code: 'HTML_TAG' }),
    ]);
    expect(body.errors[0].detail).toContain('ticket.nummer');
    expect((await template('ISSUE_CREATED')).ownLanguages).toEqual([]);
  });

  it('name only what their own event has', async () => {
    const message = { de: '<p>{{ message.text }}</p>' };
    const event = 'ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED';
    expect((await change(event, await worded(event, 'content', message))).status).toBe(200);
    const other = await change('ISSUE_CREATED', await worded('ISSUE_CREATED', 'content', message));
    expect(codesOf(other.body)).toEqual([['/content/de', 'TEMPLATE_PLACEHOLDER']]);
  });

  it('are written in one language at least', async () => {
    const { body } = await change('ISSUE_CREATED', { languages: [] });
    expect(codesOf(body)).toEqual([['/languages', 'CHOOSE_ONE']]);
  });
});

describe('a mail', () => {
  const ledger = async (ticket: string): Promise<Json[]> =>
    await desk.rows('select * from ticket_mail where ticket_id = $1 order by event', ticket);

  it('carries the words of the tenant, with values that are only text', async () => {
    const subject = await worded('ISSUE_CREATED', 'subject', { de: 'Eingang {{ ticket.identifier }}' });
    const content = await worded('ISSUE_CREATED', 'content', {
      de: '<p>Grüezi {{ contact.name }}</p><blockquote>{{ ticket.description }}</blockquote>',
    });
    expect((await change('ISSUE_CREATED', { ...subject, ...content })).status).toBe(200);
    const ticket = await world.submit('agent', { contactEmail: CONTACT, customerDescription: '<b>Rohr</b>\nleckt' });
    const mail = await mailTo(CONTACT);
    expect(mail?.headers.get('subject')).toBe(`Eingang ${ticket.identifier}`);
    expect(mail?.body).toContain('Grüezi Anna Keller\n\n> <b>Rohr</b>\n> leckt');
    expect(mail?.body).toContain('&lt;b&gt;Rohr&lt;/b&gt;<br>leckt</blockquote>');
  });

  it('is written in the first language that its template has: the recipient’s, the customer’s, German, English', async () => {
    const event = 'ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED';
    const body = await desk.as('manager').read(`v1/customers/${world.bergbahn}`);
    await recordsOf(desk).patch('customers', body, { correspondenceLanguage: 'it-CH' });
    const localeWith = async (languages: string[]) => {
      expect((await change(event, { languages })).status).toBe(200);
      const ticket = await world.submit('agent', { customer: world.bergbahn, contactEmail: CONTACT });
      await desk.as('agent').create(`v1/tickets/${ticket.id}/messages`, { text: 'Wir kommen.' });
      let found: Json | undefined;
      await eventually(async () => {
        found = (await ledger(ticket.id)).find((row) => row.event === event);
        expect(found?.state).toBe('SENT');
      });
      return found?.locale;
    };
    expect(await localeWith(['de', 'en', 'fr', 'it'])).toBe('it-CH');
    expect(await localeWith(['en', 'de', 'fr'])).toBe('de-CH');
    expect(await localeWith(['fr', 'en'])).toBe('en-CH');
    expect(await localeWith(['fr'])).toBe('fr-CH');
  });

  it('is not sent while its template is switched off; the ledger says so, and it does not go out later', async () => {
    expect((await change('ISSUE_OR_DRAFT_ADDED', { active: false })).status).toBe(200);
    const ticket = await world.submit('agent', { contactEmail: CONTACT });
    await eventually(async () =>
      expect((await ledger(ticket.id)).map(({ event, state }) => [event, state])).toEqual([
        ['ISSUE_CREATED', 'SENT'],
        ['ISSUE_OR_DRAFT_ADDED', 'SUPPRESSED'],
      ]),
    );
    expect((await change('ISSUE_OR_DRAFT_ADDED', { active: true })).status).toBe(200);
    const next = await world.submit('agent', { contactEmail: CONTACT });
    // Mails of the tickets before may come only now.
    const toldOf = ({ identifier }: Json) => smtp.to(GROUP).filter(({ body }) => body.includes(String(identifier)));
    await eventually(() => expect(toldOf(next)).toHaveLength(1));
    expect(toldOf(ticket)).toEqual([]);
    expect((await ledger(ticket.id))[1]).toMatchObject({ state: 'SUPPRESSED', reason: 'TEMPLATE_INACTIVE' });
  });

  it('tells of a completed order with its invoices and reports', async () => {
    const order = await world.order({ projectLead: world.ids.manager, contactEmail: CONTACT });
    await world.move('agent', order.id, { to: 'IN_WORK' }).expect(201);
    const report = await world.billable('executor', order.id);
    await world.invoice('agent', order.id, 'R-2026-1', '1234.50').expect(201);
    await world.move('agent', order.id, { to: 'WORK_COMPLETED' }).expect(201);
    smtp.mails.length = 0;
    await world.move('agent', order.id, { to: 'ORDER_COMPLETED' }).expect(201);
    const completed = () => smtp.to('manager@alpina.example').find(({ body }) => body.includes('R-2026-1 |'))?.body;
    await eventually(() => expect(completed()).toBeDefined());
    const body = completed()?.replaceAll(/[\u00a0\u202f]/g, ' ');
    expect(body).toContain("Nummer | Betrag exkl. MWST\nR-2026-1 | CHF 1'234.50");
    expect(body).toContain(report.identifier);
  });
});

describe('a preview', () => {
  const preview = async (event: string, body: Json, as: 'manager' | 'agent' | 'otherManager' = 'manager') =>
    desk
      .as(as)
      .post(`v1/email-templates/${(await template(event)).id}/preview`)
      .send({ locale: 'de-CH', ...body });

  it('may be longer than a template, as the document says', async () => {
    const declared = new DeclaredAnswers((await desk.as('manager').get('openapi.json')).body);
    for (const content of ['x'.repeat(20_000), '']) {
      const { status, type, body } = await preview('ISSUE_CREATED', { content });
      expect(declared.faultOf('previewEmailTemplate', { status, contentType: type, body })).toBeUndefined();
    }
  });

  it('shows words that are not saved, with a real ticket, in each language, and sends nothing', async () => {
    const ticket = await world.submit('customer', { customerDescription: 'Pumpe <laut>' });
    const content = '<p>{{ ticket.identifier }} {{ ticket.title }} {{ ticket.state }}</p>';
    const event = 'ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED';
    const german = await preview(event, { ticket: ticket.id, subject: 'Zu {{ ticket.identifier }}', content });
    expect(german.body).toMatchObject({ subject: `Zu ${ticket.identifier}`, examples: true });
    expect(german.body.html).toContain(`${ticket.identifier} Pumpe &lt;laut&gt; `);
    expect(german.body.text).toMatch(new RegExp(`^${ticket.identifier} Pumpe <laut> `));
    await desk.as('customer').create(`v1/tickets/${ticket.id}/messages`, { text: 'Wann?' });
    const french = await preview(event, { locale: 'fr-CH', ticket: ticket.id });
    expect(french.body.examples).toBe(false);
    expect(french.body.text).toContain('> Wann?');
    expect(french.body.html).toContain('lang="fr-CH"');
  });

  it('has examples where there is no ticket, and for events that nothing causes yet', async () => {
    for (const event of MAIL_EVENTS) {
      const { status, body } = await preview(event, {});
      expect([event, status, body.examples]).toEqual([event, 200, true]);
      expect(`${body.subject}${body.text}`).not.toMatch(/\{\{|\{%|null|undefined|mails\./);
    }
  });

  it('tells what is wrong and where instead', async () => {
    const { status, body } = await preview('ISSUE_CREATED', {
      subject: '{{ x }}',
      content: '<p>\n{% if ticket.title %}',
    });
    expect(status).toBe(422);
    expect(body.errors.map(({ pointer, code, params }: Json) => [pointer, code, params.line, params.column])).toEqual([
      ['/subject', 'TEMPLATE_PLACEHOLDER', 1, 1],
      ['/content', 'HTML_NOT_CLOSED', 1, 1],
      ['/content', 'TEMPLATE_NOT_CLOSED', 2, 1],
    ]);
  });

  it('is for managers of master data, with tickets and templates of their own tenant', async () => {
    const ticket = await world.submit('otherCustomer', { category: undefined, draft: true });
    expect((await preview('ISSUE_CREATED', { ticket: ticket.id })).status).toBe(404);
    expect((await preview('ISSUE_CREATED', { ticket: 'x' })).status).toBe(404);
    expect((await preview('ISSUE_CREATED', {}, 'agent')).status).toBe(403);
    expect((await preview('ISSUE_CREATED', {}, 'otherManager')).status).toBe(404);
  });
});

it('tells what each template may name, with meaning and example, and what is shipped', async () => {
  const { id, content } = await template('ISSUE_STATE_ORDER_COMPLETED');
  const body = await desk.as('manager').read(`v1/email-templates/${id}/placeholders`);
  const invoices = body.find(({ name }: Json) => name === 'invoices');
  expect(invoices).toMatchObject({ kind: 'list', label: 'Liste der Rechnungen' });
  expect(invoices.items.map(({ name, label }: Json) => [name, label])).toEqual([
    ['number', 'Rechnungsnummer'],
    ['amount', 'Betrag exkl. MWST'],
  ]);
  expect(Object.keys(invoices.items[0])).toEqual(['name', 'kind', 'label', 'example']);
  const flat = body.flatMap((one: Json) => [one, ...one.items]);
  expect(flat.filter(({ label }: Json) => label.startsWith('placeholders.'))).toEqual([]);
  expect(flat.filter(({ kind, example }: Json) => kind === 'text' && example === '')).toEqual([]);
  const shipped = await desk.as('manager').get(`v1/email-templates/${id}/shipped`).expect(200);
  expect(shipped.body.content).toEqual(content);
});

describe('a test mail', () => {
  const test = async (body: Json) =>
    desk
      .as('manager')
      .post(`v1/email-templates/${(await template('ISSUE_CREATED')).id}/test-mails`)
      .send({ locale: 'de-CH', ...body });

  const kept = async () =>
    await desk.rows('select state, recipient, subject, error from test_mail order by created_at desc');

  it('goes to oneself and nobody else, is marked as one and written down', async () => {
    const answer = await test({ subject: 'Hallo', content: '<p>Nur ein Versuch</p>' });
    expect([answer.status, answer.body]).toEqual([
      201,
      { recipient: 'manager@alpina.example', subject: 'Test: Hallo' },
    ]);
    expect(smtp.mails.map(({ to }) => to)).toEqual([['manager@alpina.example']]);
    expect(smtp.mails[0]?.headers.get('subject')).toBe('Test: Hallo');
    expect(smtp.mails[0]?.body).toContain('Nur ein Versuch');
    expect((await kept())[0]).toMatchObject({ state: 'SENT', subject: 'Test: Hallo' });
  });

  it('that the mail server does not take is told, and written down as such', async () => {
    smtp.answer = () => 451;
    const later = await test({});
    expect([later.status, later.body.code]).toEqual([503, 'MAIL_SERVER_UNAVAILABLE']);
    smtp.answer = () => 550;
    const never = await test({});
    expect([never.status, never.body.code]).toEqual([422, 'TEST_MAIL_REFUSED']);
    smtp.answer = () => undefined;
    expect((await kept())[0]).toMatchObject({ state: 'FAILED', error: expect.stringContaining('As the test says') });
  });

  it('is sent twenty times an hour at most, though many are asked for at once', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => test({ content: '<p>x</p>' })));
    const before = 3;
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20 - before);
    expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({
      code: 'TEST_MAILS_LIMIT',
      params: { n: 20 },
    });
  });
});
