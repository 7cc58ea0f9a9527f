import { Injectable } from '@nestjs/common';
import { notFound } from '../../platform/http/problem.js';
import { consumeRecordLimit, recordKey } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { Mailboxes, MailboxTrouble } from '../../ports/mailboxes.js';
import { PROBLEM_STEPS } from '../../vocabulary/mailbox.js';
import { Mailbox } from '../record/mailbox.entity.js';
import { MailboxAccounts } from './mailbox-accounts.js';
import { MailboxStates } from './mailbox-state.js';
import { MailboxTest } from './mailbox-test.shape.js';

/** Tests mailboxes for administrators. */
@Injectable()
export class MailboxTests {
  constructor(
    private readonly work: UnitOfWork,
    private readonly mailboxes: Mailboxes,
    private readonly accounts: MailboxAccounts,
    private readonly states: MailboxStates,
  ) {}

  /** Opens the mailbox and closes it again, without reading mails. A working mailbox is read at once, in spite of failures. */
  async test(id: string): Promise<MailboxTest> {
    const mailbox = await this.work.read((em) => em.findOne(Mailbox, recordKey(id)));
    if (!mailbox) throw notFound();
    await consumeRecordLimit();
    try {
      const open = await this.mailboxes.open(await this.accounts.accessTo(mailbox));
      await open.close();
      await this.states.retry(id);
      return Object.assign(new MailboxTest(), { ok: true, messages: open.messages });
    } catch (error) {
      if (!(error instanceof MailboxTrouble)) throw error;
      this.accounts.forget(mailbox);
      return Object.assign(new MailboxTest(), { ok: false, step: PROBLEM_STEPS[error.code], problem: error.code });
    }
  }
}
