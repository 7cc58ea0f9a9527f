import type { TenantLogo } from '../../masterdata/logo/tenant-logo.entity.js';
import { escapeHtml } from '../../masterdata/mail-frame/escape-html.js';
import { htmlMail, preheaderOf } from '../../masterdata/mail-frame/mail-frame.js';
import { logoValue } from '../../masterdata/mail-frame/mail-pictures.js';
import { pictureTag } from '../../masterdata/mail-frame/picture-tag.js';
import type { User } from '../../masterdata/user.entity.js';
import { translate } from '../../platform/http/texts.js';
import { ZONE } from '../../platform/resource/time-kinds.js';
import type { PasswordLink } from '../../ports/identity.js';
import type { OutgoingMail } from '../../ports/mail.js';

/** What stands before and after the link, each a paragraph. */
const BEFORE = ['greeting', 'lead', 'action'] as const;
const AFTER = ['limits', 'unexpected'] as const;

/** Who invites. */
interface Inviting {
  readonly name: string;
  readonly logo: TenantLogo | null;
}

/** The mail with which somebody is invited, in their own language. */
export function invitationText(
  { name, username, language }: Pick<User, 'name' | 'username' | 'language'>,
  { name: tenant, logo }: Inviting,
  { url, until }: PasswordLink,
): Pick<OutgoingMail, 'subject' | 'text' | 'html'> {
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone: ZONE });
  const values = { name, username, tenant, until: moment.format(until) };
  const word = (key: string) => translate(language, `mails.invitation.${key}`, values);
  const paragraph = (key: string) => `<p>${escapeHtml(word(key))}</p>`;
  const address = escapeHtml(url);
  const subject = word('subject').replaceAll(/\s+/g, ' ');
  const picture = logoValue(logo, tenant);
  return {
    subject,
    text: `${[...BEFORE.map(word), `${word('open')}: ${url}`, ...AFTER.map(word), word('footer')].join('\n\n')}\n`,
    html: htmlMail({
      locale: language,
      subject,
      preheader: preheaderOf([...BEFORE.map(word)].join('\n\n')),
      head: picture ? pictureTag(picture) : escapeHtml(tenant),
      content: [
        ...BEFORE.map(paragraph),
        `<p><a class="button" href="${address}">${escapeHtml(word('open'))}</a></p>`,
        ...AFTER.map(paragraph),
      ].join('\n'),
      footer: paragraph('footer'),
    }),
  };
}
