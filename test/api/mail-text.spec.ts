import { type MailText, writeMail } from '../../api/mails/dispatch/mail-text.js';
import { localised, type Placeholders } from '../../api/mails/plan/mail-placeholders.js';
import { shippedTemplate } from '../../api/mails/templates/shipped-template.js';
import { templateErrors } from '../../api/mails/templates/template-errors.js';
import { LOCALES } from '../../api/vocabulary/locale.js';
import {
  COMMON_MAIL_PLACEHOLDERS,
  EVENT_PLACEHOLDERS,
  MAIL_EVENTS,
  type MailEvent,
} from '../../api/vocabulary/mail.js';

const URL = 'http://localhost:8080/volta-service-desk/issue/019f';

const values = (given: Partial<Placeholders> = {}): Placeholders => ({
  ticket: {
    identifier: 'ALP-2026-00017',
    title: 'Pumpe läuft nicht',
    type: 'Störung',
    state: 'Pendent',
    priority: 'Hoch',
    category: 'Heizung',
    description: 'Die Pumpe läuft nicht.\n\nBitte bald.',
    createdAt: '20.11.2026, 10:00',
    dueAt: '23.11.2026, 17:00',
    url: URL,
    isDraft: false,
  },
  customer: { code: 'ACME', name: 'Acme AG' },
  location: { name: 'Werk 1', address: 'Seestrasse 1, 8000 Zürich' },
  contact: { name: 'Anna Keller', phone: null, email: null },
  agent: { name: 'Urs Frei' },
  group: { name: 'Haustechnik' },
  execution: { company: null, responsible: null },
  recipient: { name: 'Anna Keller' },
  tenant: { name: 'Alpina', supportEmail: 'hilfe@alpina.example', logo: null },
  now: '20.11.2026, 10:00',
  assignment: { by: 'Urs Frei', note: null, from: null, to: 'Eva Roth' },
  message: { text: 'Wir kommen.', author: 'Urs Frei', attachments: null },
  note: { text: 'Ventil klemmt.', author: 'Urs Frei' },
  state: { from: 'Pendent', to: 'In Arbeit', reason: null },
  closing: { state: 'Erledigt', note: 'Pumpe entlüftet', draftNote: 'Pumpe entlüftet', date: '20.11.2026' },
  appointment: {
    title: 'Heizung prüfen',
    date: '23.11.2026',
    time: '08:00–09:30',
    person: 'Urs Frei',
    note: null,
    isMoved: false,
    isConfirmed: false,
  },
  trigger: { kind: 'Wiedervorlage', at: '20.11.2026' },
  link: { rework: URL, reopen: URL },
  original: { identifier: null, url: null },
  report: {
    identifier: 'ALP-R-2026-00003',
    project: null,
    executionDate: '20.11.2026',
    technician: 'Urs Frei',
    link: `${URL}/report/ALP-R-2026-00003`,
  },
  invoices: [{ number: 'R-1', amount: 'CHF 120.50' }],
  reports: [],
  ratings: [],
  sla: {
    clock: 'Reaktionszeit',
    target: '20.11.2026, 12:00',
    remaining: '30 min',
    overdueBy: '10 min',
    reachedAt: null,
  },
  error: { code: 'E42', text: 'Abgelehnt' },
  correlationId: 'c-1',
  ...given,
});

const MESSAGE = 'ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED';

const placeholders = (event: MailEvent) => [...COMMON_MAIL_PLACEHOLDERS, ...EVENT_PLACEHOLDERS[event]];

const shipped = (event: MailEvent, locale: (typeof LOCALES)[number], given?: Partial<Placeholders>): MailText =>
  writeMail(shippedTemplate(event, locale), values(given), locale, placeholders(event));

describe('the shipped mails', () => {
  const cases = LOCALES.flatMap((locale) => MAIL_EVENTS.map((event) => [event, locale] as const));

  it.each(cases)('%s can be written in %s, with link and without a placeholder left', (event, locale) => {
    expect(templateErrors(shippedTemplate(event, locale), placeholders(event), (part) => part)).toEqual([]);
    const mail = shipped(event, locale);
    expect(mail.subject).toContain('ALP-2026-00017');
    expect(mail.text).toContain(URL);
    expect(mail.html).toContain(`href="${URL}"`);
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/\{\{|\{%|%\{|null|undefined|mails\./);
  });

  it('reads well in German', () => {
    const { subject, text } = shipped(MESSAGE, 'de-CH');
    expect(subject).toBe('ALP-2026-00017: Neue Nachricht – Pumpe läuft nicht');
    expect(text).toContain(
      'Guten Tag Anna Keller\n\nUrs Frei hat Ihnen geschrieben:\n\n> Wir kommen.\n\n---\n\nTicket: ALP',
    );
  });
});

describe('a value in a mail', () => {
  const written = (text: string) =>
    shipped(MESSAGE, 'de-CH', { message: { text, author: '<b>Eve</b>', attachments: null } });

  it('is text: HTML in it is shown, not obeyed', () => {
    const { html, text } = written('<script>alert(1)</script> & "so"');
    expect(html).not.toMatch(/<script|<b>Eve/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;so&quot;');
    expect(html).toContain('&lt;b&gt;Eve&lt;/b&gt;');
    expect(text).toContain('<script>alert(1)</script> & "so"');
  });

  it('is no template', () => {
    expect(written('{{ ticket.title }}{% raw %}').text).toContain('> {{ ticket.title }}{% raw %}');
  });

  it('keeps its lines within one quotation', () => {
    const { html, text } = written('eins\n\nzwei');
    expect(text).toContain('> eins\n>\n> zwei');
    expect(html.match(/<blockquote/g)).toHaveLength(1);
    expect(html).toContain('eins<br><br>zwei</blockquote>');
  });

  it('cannot add a header by the subject', () => {
    const template = { subject: '{{ message.text }}', content: '-' };
    const message = { text: 'Hallo\r\nBcc: eve@example.com', author: '', attachments: null };
    expect(writeMail(template, values({ message }), 'de-CH', placeholders(MESSAGE)).subject).toBe(
      'Hallo Bcc: eve@example.com',
    );
  });
});

it('writes moments, days and choices as the locale wants them', () => {
  const write = (locale: (typeof LOCALES)[number]) => {
    const { moment, day, choice } = localised(locale);
    return [moment(new Date('2026-11-20T15:00:00Z')), day('2026-11-20'), choice('ticketState', 'CLOSED')];
  };
  expect(write('de-CH')).toEqual(['20.11.2026, 16:00', '20.11.2026', 'Geschlossen']);
  expect(write('en-CH')[2]).toBe('Closed');
  expect(write('fr-CH')[0]).toContain('20 nov. 2026');
  expect(write('it-CH')[1]).toBe('20 nov 2026');
});
