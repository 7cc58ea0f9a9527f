import { Choice, Flag, Integer, Shape } from '../../platform/resource/index.js';
import { MAILBOX_PROBLEMS, MAILBOX_STEPS, type MailboxProblem, type MailboxStep } from '../../vocabulary/mailbox.js';

/** The result of testing a mailbox: success, or the failed step with its problem. */
@Shape()
export class MailboxTest {
  @Flag({ required: true }) ok!: boolean;
  @Choice(MAILBOX_STEPS, { name: 'mailboxStep' }) step: MailboxStep | null = null;
  @Choice(MAILBOX_PROBLEMS, { name: 'mailboxProblem' }) problem: MailboxProblem | null = null;
  /** Mails in the folder. */
  @Integer() messages: number | null = null;
}
