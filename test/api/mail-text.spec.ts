import { writeMail } from '../../api/mails/dispatch/mail-text.js';
import { localised, type Placeholders } from '../../api/mails/plan/mail-placeholders.js';
import { exampleValues } from '../../api/mails/preview/example-values.js';
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

const values = (given: Partial<Placeholders> = {}): Placeholders => ({ ...exampleValues('de-CH', URL), ...given });

const MESSAGE = 'ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED';

const placeholders = (event: MailEvent) => [...COMMON_MAIL_PLACEHOLDERS, ...EVENT_PLACEHOLDERS[event]];

it.each(LOCALES)('shipped templates have no errors in %s', (locale) => {
  for (const event of MAIL_EVENTS)
    expect(templateErrors(shippedTemplate(event, locale), placeholders(event), (part) => part)).toEqual([]);
});

describe('a value in a mail', () => {
  const written = (text: string) =>
    writeMail(
      shippedTemplate(MESSAGE, 'de-CH'),
      values({ message: { text, author: '<b>Eve</b>', attachments: null } }),
      'de-CH',
      placeholders(MESSAGE),
    );

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
