import { buffer } from 'node:stream/consumers';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { fileKeyOf } from '../../files/file-key.js';
import { type JobHandler, Works } from '../../platform/jobs/job-handler.js';
import { currentTenant, recordKey, runInSession } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { FileStore } from '../../ports/files.js';
import type { FailedBecause, IgnoredBecause } from '../../vocabulary/mailbox.js';
import type { ReadMessage } from '../reading/read-message.js';
import { readMessageInProcess } from '../reading/read-message-in-process.js';
import { Unreadable } from '../reading/unreadable.js';
import { IntakeMessage } from '../record/intake-message.entity.js';
import { INTAKE_MESSAGES, type IntakeJob } from '../record/intake-queue.js';
import { forbidsAnswers, putAsideBecause } from './automatic-mail.js';
import { BouncedMail } from './bounced-mail.js';
import { isLongText } from './entry-text.js';
import { PartsKeeper } from './kept-parts.js';
import { type MailSender, mailSender } from './mail-sender.js';
import { MessageFiling, note, received, settle } from './message-filing.service.js';

/**
 * Files an incoming mail. The process of readers parses it; its files are stored before the transaction and removed if
 * that fails. Ticket, entries, attachments and resulting mails are one transaction, in the name of a sender who is a user.
 * A settled mail stays as it is, however often the job is repeated.
 */
@Works(INTAKE_MESSAGES)
@Injectable()
export class IntakeHandler implements JobHandler<IntakeJob> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly files: FileStore,
    private readonly parts: PartsKeeper,
    private readonly filing: MessageFiling,
    private readonly bounced: BouncedMail,
  ) {}

  async handle({ message: id, isChosen = false, contactEmail = null }: IntakeJob): Promise<void> {
    const row = await this.work.read((em) => em.findOne(IntakeMessage, recordKey(id)));
    if (row?.state !== 'RECEIVED') return;
    const message = await this.#read(row);
    if (typeof message === 'string') return this.#fail(id, message);
    const aside = isChosen ? null : putAsideBecause(message);
    if (aside) return this.#ignore(id, message, aside);
    const sender = await this.work.read((em) => mailSender(em, message, contactEmail));
    if (!sender) return this.#fail(id, 'SENDER_UNCLEAR', message);
    await this.#file(id, message, sender, isChosen);
  }

  async giveUp({ message: id }: IntakeJob): Promise<void> {
    await this.#fail(id, 'BROKEN_OFF');
  }

  async revive(em: EntityManager, { message: id }: IntakeJob): Promise<void> {
    const row = await em.findOne(IntakeMessage, { id, state: 'FAILED', reason: 'BROKEN_OFF' });
    if (row) Object.assign(row, { state: 'RECEIVED', reason: null });
  }

  /** The parsed message, or the code of the failure. */
  async #read(row: IntakeMessage): Promise<ReadMessage | FailedBecause> {
    const raw = await buffer(await this.files.read(fileKeyOf(row)));
    // Only the beginning of a mail that was too large is stored.
    if (raw.length < row.size) return 'TOO_LARGE';
    return readMessageInProcess(raw).catch((error) => {
      if (error instanceof Unreadable) return error.code;
      throw error;
    });
  }

  async #file(id: string, message: ReadMessage, sender: MailSender, isChosen: boolean): Promise<void> {
    const whole = { name: 'message.txt', type: 'text/plain', content: Buffer.from(message.text), isInline: false };
    const parts = await this.parts.keep(isLongText(message) ? [whole, ...message.parts] : message.parts);
    const session = { requestId: `message ${id}`, tenant: currentTenant(), ...(sender.user && { user: sender.user }) };
    const isFiled = await runInSession(session, () =>
      this.work.write(async (em) => {
        const isUnanswered = forbidsAnswers(message);
        return this.filing.file(em, id, { message, sender, parts, isUnanswered, isChosen });
      }),
    ).catch(async (error) => {
      await this.parts.discard(parts.kept);
      throw error;
    });
    // Another worker was first, or the mail was not filed.
    if (!isFiled) await this.parts.discard(parts.kept);
  }

  /** Puts a mail aside; a bounce of a mail of ours is noted on its ticket. */
  async #ignore(id: string, message: ReadMessage, reason: IgnoredBecause): Promise<void> {
    await this.work.write(async (em) => {
      const row = await received(em, id);
      if (!row) return;
      note(row, message);
      const activity = reason === 'BOUNCE' ? await this.bounced.note(em, message) : null;
      if (activity) Object.assign(row, { ticket: activity.ticket, activity: activity.id });
      settle(row, 'IGNORED', reason);
    });
  }

  async #fail(id: string, reason: FailedBecause, message?: ReadMessage): Promise<void> {
    await this.work.write(async (em) => {
      const row = await received(em, id);
      if (!row) return;
      if (message) note(row, message);
      settle(row, 'FAILED', reason);
    });
  }
}
