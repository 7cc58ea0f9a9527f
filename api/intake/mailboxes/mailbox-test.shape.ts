import { Choice, Flag, Integer, Shape } from '../../platform/resource/index.js';
import { MAILBOX_PROBLEMS, MAILBOX_STEPS, type MailboxProblem, type MailboxStep } from '../../vocabulary/mailbox.js';

/** What came of trying a mailbox: that it can be read, or at which step it failed and why. */
@Shape()
export class MailboxTest {
  @Flag({ required: true }) ok!: boolean;
  @Choice(MAILBOX_STEPS, { name: 'mailboxStep' }) step: MailboxStep | null = null;
  @Choice(MAILBOX_PROBLEMS, { name: 'mailboxProblem' }) problem: MailboxProblem | null = null;
  /** Mails in the folder. */
  @Integer() messages: number | null = null;
}
