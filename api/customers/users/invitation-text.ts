import type { User } from '../../masterdata/user.entity.js';
import { translate } from '../../platform/http/texts.js';
import { ZONE } from '../../platform/resource/time-kinds.js';
import type { PasswordLink } from '../../ports/identity.js';
import type { OutgoingMail } from '../../ports/mail.js';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** What stands before and after the link, each a paragraph. */
const BEFORE = ['greeting', 'lead', 'action'] as const;
const AFTER = ['limits', 'unexpected'] as const;

/** The mail with which somebody is invited, in their own language. */
export function invitationText(
  { name, username, language }: Pick<User, 'name' | 'username' | 'language'>,
  tenant: string,
  { url, until }: PasswordLink,
): Pick<OutgoingMail, 'subject' | 'text' | 'html'> {
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone: ZONE });
  const values = { name, username, tenant, until: moment.format(until) };
  const word = (key: string) => translate(language, `mails.invitation.${key}`, values);
  const paragraph = (key: string) => `<p>${escaped(word(key))}</p>`;
  const link = `<p><a href="${escaped(url)}">${escaped(url)}</a></p>`;
  return {
    subject: word('subject').replaceAll(/\s+/g, ' '),
    text: [...BEFORE.map(word), url, ...AFTER.map(word)].join('\n\n'),
    html: [
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"></head><body>`,
      ...BEFORE.map(paragraph),
      link,
      ...AFTER.map(paragraph),
      '</body></html>',
    ].join(''),
  };
}
