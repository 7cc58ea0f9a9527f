import type { EntityManager } from '@mikro-orm/postgresql';
import { isEmail } from 'class-validator';
import { signedInNow } from '../../customers/users/signed-in-now.js';
import { User } from '../../masterdata/user.entity.js';
import { ofEmail } from '../../masterdata/user-of-email.js';
import { isWrittenPlainly } from '../../platform/resource/fold.js';
import type { SignedInUser } from '../../platform/tenancy/session.js';
import type { ReadMessage } from '../reading/read-message.js';
import { isDisowned } from './automatic-mail.js';

/** Who wrote a mail, as far as that is believed. */
export interface MailSender {
  readonly name: string;
  readonly address: string;
  /** Nobody has found that the mail is another one's: the address may speak for the person. */
  readonly isBelieved: boolean;
  /** The user of the tenant who has the address, active or not. */
  readonly record: User | null;
  /** The same as they would be signed in, if they may be and the mail is theirs. */
  readonly user: SignedInUser | null;
}

/** The author of a message; null where it names none or several, or what is no address. */
export async function mailSender(em: EntityManager, message: ReadMessage): Promise<MailSender | null> {
  const { sender } = message;
  if (!sender || !isEmail(sender.address) || !isWrittenPlainly(sender.address)) return null;
  const isBelieved = !isDisowned(message);
  const record = isBelieved ? await em.findOne(User, ofEmail(sender.address)) : null;
  const user = record?.active ? await signedInNow(em, record) : null;
  return { ...sender, name: sender.name || sender.address, isBelieved, record, user };
}

/** How somebody who is no user is named beside what they wrote. */
export const writtenBy = ({ name, address }: Pick<MailSender, 'name' | 'address'>): string =>
  name === address ? address : `${name} (${address})`;
