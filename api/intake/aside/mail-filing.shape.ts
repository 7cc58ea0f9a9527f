import { Email, Shape } from '../../platform/resource/index.js';

/** Contact of the ticket that a mail begins, as a person of the desk enters it while filing the mail. */
@Shape()
export class MailFiling {
  /** Required for a mail without a clear sender; takes the place of a sender that is clear. */
  @Email() contactEmail?: string | null;
}
