import type { DeskLetter } from '../../masterdata/mail-frame/desk-mails.js';
import type { User } from '../../masterdata/user.entity.js';
import { writtenMoment } from '../../platform/resource/written-moment.js';
import type { PasswordLink } from '../../ports/identity.js';

/** The mail that invites a user, in their own language. */
export function invitationLetter(
  { name, username, language }: Pick<User, 'name' | 'username' | 'language'>,
  { url, until }: PasswordLink,
): DeskLetter {
  return {
    locale: language,
    texts: 'mails.invitation',
    values: { name, username, until: writtenMoment(until, language) },
    url,
    before: ['greeting', 'lead', 'action'],
    after: ['limits', 'unexpected'],
  };
}
