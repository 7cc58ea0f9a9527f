import type { EntityManager } from '@mikro-orm/postgresql';
import { isEmail } from 'class-validator';
import { signedInNow } from '../../customers/users/signed-in-now.js';
import { User } from '../../masterdata/user.entity.js';
import { ofEmail } from '../../masterdata/user-of-email.js';
import { guardedAddress, mailAddress } from '../../platform/fields/mail-address.js';
import { isWrittenPlainly } from '../../platform/resource/fold.js';
import type { SignedInUser } from '../../platform/tenancy/session.js';
import type { ReadMessage } from '../reading/read-message.js';
import { isDisowned } from './automatic-mail.js';

/** Who wrote a mail, as far as that is believed. */
export interface MailSender {
  readonly name: string;
  readonly address: string;
  /** To whom answers go: the author, or the one whom their mail names for it. */
  readonly contact: { readonly name: string; readonly address: string };
  /** Nobody has found that the mail is another one's: the address may speak for the person. */
  readonly isBelieved: boolean;
  /** The user of the tenant who has the address, active or not. */
  readonly record: User | null;
  /** The same as they would be signed in, if they may be and the mail is theirs. */
  readonly user: SignedInUser | null;
}

/**
 * The author of a message; null where it names none or several, or what is no address. A contact that a person of the desk
 * entered takes the place of the address that is answered. Without a clear author it is the author, and has no rights.
 */
export async function mailSender(
  em: EntityManager,
  message: ReadMessage,
  contactEmail: string | null = null,
): Promise<MailSender | null> {
  const { sender } = message;
  const address = mailAddress(sender?.address ?? '');
  const entered = contactEmail && { name: contactEmail, address: mailAddress(contactEmail) };
  if (!sender || !isProper(address))
    return entered ? { ...entered, contact: entered, isBelieved: false, record: null, user: null } : null;
  const author = { name: sender.name || address, address };
  // Servers judge From alone: a mail without one has slipped past their verdict.
  const isBelieved = sender.isFrom && !isDisowned(message);
  const record = isBelieved ? await em.findOne(User, ofEmail(author.address)) : null;
  const user = record?.active ? await signedInNow(em, record) : null;
  return { ...author, contact: entered || contactOf(message, author), isBelieved, record, user };
}

const isProper = (address: string) => isEmail(address) && isWrittenPlainly(address);

/** The address in Reply-To, unless it is no proper one, or one of those that the mail went to, as those of lists are. */
function contactOf({ replyTo, recipients }: ReadMessage, author: MailSender['contact']): MailSender['contact'] {
  const address = mailAddress(replyTo?.address ?? '');
  if (!replyTo || !isProper(address)) return author;
  if (recipients.some((recipient) => guardedAddress(recipient) === guardedAddress(address))) return author;
  return { name: replyTo.name || (address === author.address ? author.name : address), address };
}

/** How somebody who is no user is named beside what they wrote. */
export const writtenBy = ({ name, address }: Pick<MailSender, 'name' | 'address'>): string =>
  name === address ? address : `${name} (${address})`;
