import type { DeskLetter } from '../../masterdata/mail-frame/desk-mails.js';
import type { User } from '../../masterdata/user.entity.js';
import { ZONE } from '../../platform/resource/time-kinds.js';
import type { PasswordLink } from '../../ports/identity.js';

/** The mail with which somebody is invited, in their own language. */
export function invitationLetter(
  { name, username, language }: Pick<User, 'name' | 'username' | 'language'>,
  { url, until }: PasswordLink,
): DeskLetter {
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone: ZONE });
  return {
    locale: language,
    texts: 'mails.invitation',
    values: { name, username, until: moment.format(until) },
    url,
    before: ['greeting', 'lead', 'action'],
    after: ['limits', 'unexpected'],
  };
}
