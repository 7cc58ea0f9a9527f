import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { invalidField, Problem } from '../../platform/http/problem.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { RecordJson } from '../../platform/read/record.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { FILABLE_BECAUSE, type IntakeReason, PUT_ASIDE_BECAUSE } from '../../vocabulary/mailbox.js';
import { IntakeMessage } from '../record/intake-message.entity.js';
import { INTAKE_MESSAGES } from '../record/intake-queue.js';
import type { MailFiling } from './mail-filing.shape.js';

const isOneOf = (reasons: readonly IntakeReason[], reason: IntakeReason | null) =>
  reason !== null && reasons.includes(reason);

/** Files mails that were put aside or not filed, or removes them from the list of the desk. */
@Injectable()
export class PutAsideMails {
  constructor(
    @Inject(serviceOf(IntakeMessage)) private readonly messages: ResourceService<IntakeMessage>,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Has the mail filed in spite of its kind and of its sender's number of mails (domain "Mail that nobody should answer"),
   * with the contact that a user enters. Throws 422 REQUIRED for a mail without a clear sender and without that contact;
   * 409 NOTHING_TO_FILE for a mail that is filed, being filed, noted on its ticket, or faulty; 410 ORIGINAL_REMOVED after
   * the removal of its content.
   */
  file(id: string, { contactEmail = null }: MailFiling): Promise<RecordJson> {
    return this.messages.write(async (em: EntityManager) => {
      const message = await this.messages.load(em, id, { lock: true });
      if (!isOneOf(FILABLE_BECAUSE, message.reason) || message.ticket) throw new Problem(409, 'NOTHING_TO_FILE');
      if (!message.hasOriginal) throw new Problem(410, 'ORIGINAL_REMOVED');
      if (message.reason === 'SENDER_UNCLEAR' && !contactEmail) throw invalidField('/contactEmail', 'REQUIRED');
      Object.assign(message, { state: 'RECEIVED', reason: null });
      message.touch();
      await this.jobs.send(em, INTAKE_MESSAGES, { message: message.id, isChosen: true, contactEmail });
      await em.flush();
      return this.messages.present(em, message);
    });
  }

  /**
   * Marks a failed or put-aside mail as settled by hand; from now on a failed mail is kept no longer than other mails.
   * Throws 409 MESSAGE_SETTLED for any other mail.
   */
  dismiss(id: string): Promise<void> {
    return this.messages.write(async (em: EntityManager) => {
      const message = await this.messages.load(em, id, { lock: true });
      const isOpen = message.state === 'FAILED' || isOneOf(PUT_ASIDE_BECAUSE, message.reason);
      if (!isOpen) throw new Problem(409, 'MESSAGE_SETTLED');
      Object.assign(message, { state: 'IGNORED', reason: 'DISMISSED' });
      message.touch();
    });
  }
}
