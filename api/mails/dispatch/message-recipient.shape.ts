import { Computed } from '../../platform/resource/computed-kind.js';
import { Choice, Shape, Text } from '../../platform/resource/index.js';
import { LOCALES, type Locale } from '../../vocabulary/locale.js';
import { MAIL_REASONS, type MailReason, REFUSAL_KINDS, type RefusalKind } from '../../vocabulary/mail.js';

/** The recipient of a message to the customer of a ticket, and the ways in which the message reaches them. */
@Shape()
export class MessageRecipient {
  @Text({ max: 320 }) name: string | null = null;
  @Text({ max: 320 }) address: string | null = null;
  /** Language of the mail. */
  @Choice(LOCALES, { name: 'locale', required: true }) locale!: Locale;
  /** Whether a mail goes out. */
  @Computed({ type: 'boolean' }) byMail!: boolean;
  /** Whether the bell of the application shows the message. */
  @Computed({ type: 'boolean' }) byBell!: boolean;
  /** Why no mail goes out. */
  @Choice(MAIL_REASONS, { name: 'mailReason' }) reason: MailReason | null = null;
  /** The kind of refusal of the address, after a mail to it was refused or came back. */
  @Choice(REFUSAL_KINDS, { name: 'refusalKind' }) refusalKind: RefusalKind | null = null;
}
