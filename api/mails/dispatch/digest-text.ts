import { escapeHtml } from '../../masterdata/mail-frame/escape-html.js';
import { translate } from '../../platform/http/texts.js';
import type { Locale } from '../../vocabulary/locale.js';
import type { MailEvent } from '../../vocabulary/mail-event.js';

/** One event that a digest tells. */
export interface DigestLine {
  readonly event: MailEvent;
  readonly at: Date;
  /** Address of the entry in the application. */
  readonly url: string;
  readonly ticket: string;
  /** Number of the ticket, and its first words. */
  readonly title: string;
  readonly ticketUrl: string;
}

/** Subject and safe HTML of a digest: one line for each event, grouped by ticket in the order of their first ones. */
export function digestText(lines: readonly DigestLine[], name: string, locale: Locale, timeZone: string) {
  const word = (key: string, values = {}) => translate(locale, `mails.digest.${key}`, values);
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short', timeZone });
  const groups = [...Map.groupBy(lines, ({ ticket }) => ticket).values()].map((own) => {
    const [{ title, ticketUrl }] = own as [DigestLine];
    const items = own.map(({ event, at, url }) => {
      const what = escapeHtml(translate(locale, `enums.notificationKind.${event}`));
      return `<li>${escapeHtml(moment.format(at))}: <a href="${escapeHtml(url)}">${what}</a></li>`;
    });
    return `<h3><a href="${escapeHtml(ticketUrl)}">${escapeHtml(title)}</a></h3>\n<ul>\n${items.join('\n')}\n</ul>`;
  });
  const count = lines.length;
  return {
    subject: word(count === 1 ? 'subjectOfOne' : 'subject', { count }),
    content: [
      `<p>${escapeHtml(word('greeting', { name }))}</p>`,
      `<p>${escapeHtml(word(count === 1 ? 'leadOfOne' : 'lead', { count }))}</p>`,
      ...groups,
      `<p>${escapeHtml(word('choose'))}</p>`,
    ].join('\n'),
  };
}
