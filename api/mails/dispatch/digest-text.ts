import { escapeHtml } from '../../masterdata/mail-frame/escape-html.js';
import type { Picture } from '../../masterdata/mail-frame/picture-tag.js';
import type { User } from '../../masterdata/user.entity.js';
import { translate } from '../../platform/http/texts.js';
import { ZONE } from '../../platform/vocabulary/zone.js';
import type { Locale } from '../../vocabulary/locale.js';
import type { NotifiedEvent } from '../../vocabulary/mail.js';
import { framed, type MailText } from './mail-text.js';

/** One event of a digest. */
export interface DigestLine {
  readonly event: NotifiedEvent;
  readonly at: Date;
  /** Address of the timeline entry, or of the ticket for a reader who does not see the entry. */
  readonly url: string;
  readonly ticket: string;
  /** Number and first words of the ticket. */
  readonly title: string;
  readonly ticketUrl: string;
}

/** The recipient and the sending tenant of a digest. */
interface Correspondents {
  readonly reader: Pick<User, 'name' | 'language'>;
  readonly tenant: { readonly name: string; readonly supportEmail: string | null; readonly logo: Picture | null };
}

/** Writes a digest: one line for each event, grouped by ticket in the order of their first events. */
export function writeDigest(lines: readonly DigestLine[], { reader, tenant }: Correspondents): MailText {
  const { subject, content } = digestText(lines, reader.name, reader.language, ZONE);
  return { subject, ...framed({ subject, content, isAnswerable: false }, { tenant }, reader.language) };
}

/** Subject and content of a digest; the content is safe HTML. */
function digestText(lines: readonly DigestLine[], name: string, locale: Locale, timeZone: string) {
  const word = (key: string, values = {}) => translate(locale, `mails.digest.${key}`, values);
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short', timeZone });
  const groups = [...Map.groupBy(lines, ({ ticket }) => ticket).values()].map((own) => {
    const [{ title, ticketUrl }] = own as [DigestLine];
    const items = own.map(({ event, at, url }) => {
      const kind = escapeHtml(translate(locale, `enums.notificationKind.${event}`));
      return `<li>${escapeHtml(moment.format(at))}: <a href="${escapeHtml(url)}">${kind}</a></li>`;
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
