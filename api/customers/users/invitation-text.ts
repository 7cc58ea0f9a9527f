import type { TenantLogo } from '../../masterdata/logo/tenant-logo.entity.js';
import { buttonMail } from '../../masterdata/mail-frame/mail-frame.js';
import { tenantHead } from '../../masterdata/mail-frame/mail-pictures.js';
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
  return buttonMail({
    locale: language,
    head: tenantHead(logo, tenant),
    url,
    word: (key) => translate(language, `mails.invitation.${key}`, values),
    before: BEFORE,
    after: AFTER,
  });
}
