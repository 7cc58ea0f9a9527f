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

/** The author of a mail with their rights, which only an authentic mail has. */
export interface MailSender {
  readonly name: string;
  readonly address: string;
  /** The person who gets answers: the author, or the person in Reply-To. */
  readonly contact: { readonly name: string; readonly address: string };
  /** Whether no mail server has found a forgery, so that the address may speak for the person. */
  readonly isBelieved: boolean;
  /** The user of the tenant who has the address, active or not. */
  readonly record: User | null;
  /** The active user as if they were signed in; null for a mail of another author. */
  readonly user: SignedInUser | null;
}

/**
 * The author of a message; null for none, for several and for an invalid address. A contact that a user of the desk entered
 * replaces the address for answers. Without a clear author that contact is the author, without rights.
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
  // Servers verify From alone: no verdict exists for a mail without it.
  const isBelieved = sender.isFrom && !isDisowned(message);
  const record = isBelieved ? await em.findOne(User, ofEmail(author.address)) : null;
  const user = record?.active ? await signedInNow(em, record) : null;
  return { ...author, contact: entered || contactOf(message, author), isBelieved, record, user };
}

const isProper = (address: string) => isEmail(address) && isWrittenPlainly(address);

/** The address in Reply-To; the author for an invalid address and for a recipient of the mail, such as a list. */
function contactOf({ replyTo, recipients }: ReadMessage, author: MailSender['contact']): MailSender['contact'] {
  const address = mailAddress(replyTo?.address ?? '');
  if (!replyTo || !isProper(address)) return author;
  if (recipients.some((recipient) => guardedAddress(recipient) === guardedAddress(address))) return author;
  return { name: replyTo.name || (address === author.address ? author.name : address), address };
}

/** The name of an author without an account. */
export const writtenBy = ({ name, address }: Pick<MailSender, 'name' | 'address'>): string =>
  name === address ? address : `${name} (${address})`;
