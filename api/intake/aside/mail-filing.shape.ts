import { Email, Shape } from '../../platform/resource/index.js';

/** The contact for the new ticket of a mail, which a user enters while filing the mail. */
@Shape()
export class MailFiling {
  /** Required for a mail without a clear sender; replaces a clear sender. */
  @Email() contactEmail?: string | null;
}
