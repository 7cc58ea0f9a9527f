import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { TenantLogo } from '../../masterdata/logo/tenant-logo.entity.js';
import { MailPictures } from '../../masterdata/mail-frame/mail-pictures.js';
import { User } from '../../masterdata/user.entity.js';
import { ofEmail } from '../../masterdata/user-of-email.js';
import { notificationVisibility } from '../../notifications/record/visible-notifications.js';
import { clock } from '../../platform/clock.js';
import { Env } from '../../platform/env.js';
import { errorMessage } from '../../platform/jobs/error-code.js';
import { type JobHandler, UnrecoverableJobError, Works } from '../../platform/jobs/job-handler.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { currentTenant } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { MailRefused, MailSender, type OutgoingMail } from '../../ports/mail.js';
import type { MailReason } from '../../vocabulary/mail.js';
import { ActivityKind } from '../../vocabulary/work.js';
import { MailAppointmentsSource } from '../plan/mail-appointments.js';
import { withRatingToken } from '../plan/rating-mail-links.js';
import { lockRecipient, type MailTerms, mailTerms, slotOf } from './mail-claim.js';
import { logMailActivity } from './mail-timeline.js';
import { RefusedAddresses } from './refused-addresses.js';
import { type ReplyKey, ratingToken, replyAddress, replyToken } from './reply-token.js';
import { TicketMail } from './ticket-mail.entity.js';
import { TICKET_MAILS } from './ticket-mail-queue.js';

/**
 * The time in which no second job sends the same mail. The queue repeats the job of a dead worker later than this, so that
 * the repeated job never meets the old claim.
 */
const CLAIM_MS = 20_000;

type MailJob = { readonly mail: string };

/** A mail that this worker sends, with the present logo. */
interface Claim {
  readonly mail: OutgoingMail;
  readonly logo: TenantLogo | null;
}

/**
 * Sends one mail of the ledger. A claim keeps two workers from sending it at the same time, and no transaction is open
 * during the call of the mail server. A mail marked as sent is never sent again. If the process dies after the server
 * took the mail and before the commit, the mail is sent a second time under the same Message-ID.
 */
@Works(TICKET_MAILS)
@Injectable()
export class TicketMailHandler implements JobHandler<MailJob> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly mails: MailSender,
    private readonly pictures: MailPictures,
    private readonly refused: RefusedAddresses,
    private readonly appointments: MailAppointmentsSource,
    private readonly jobs: Jobs,
    @Inject(Env) private readonly env: Env,
  ) {}

  async handle({ mail: id }: MailJob): Promise<void> {
    const claim = await this.#claim(id);
    if (!claim) return;
    const messageId = await this.#send(id, claim);
    await this.#change(id, (row, em) => {
      Object.assign(row, { state: 'SENT', sentAt: clock.now(), messageId, error: null, claimedUntil: null });
      logMailActivity(em, row, ActivityKind.EmailSent);
    });
  }

  /** Marks the mail as failed; an address that the mail server does not know gets no further mails. */
  async giveUp({ mail: id }: MailJob, error: unknown): Promise<void> {
    await this.#change(id, async (row, em) => {
      Object.assign(row, { state: 'FAILED', error: errorMessage(error), claimedUntil: null });
      // Network errors are for the support; the desk reads the reason of the ledger in its language.
      const reason = row.reason === 'MAIL_REFUSED' ? row.error : null;
      const activity = logMailActivity(em, row, ActivityKind.EmailFailed, reason);
      if (!(error instanceof NoSuchAddress)) return;
      row.reason = 'ADDRESS_REFUSED';
      await this.refused.mark(em, row, { kind: 'HARD', reason: row.error }, activity);
    });
  }

  /** Queues a failed mail again; a mail that was sent and came back is not tried once more. */
  async revive(em: EntityManager, { mail: id }: MailJob): Promise<void> {
    const failed = { id, state: 'FAILED', sentAt: null } as const;
    const row = await em.findOne(TicketMail, failed, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (row) Object.assign(row, { state: 'QUEUED', reason: null, claimedUntil: null });
  }

  /** Sends the mail to the server. A failure ends the claim at once, so that the next attempt need not wait for its end. */
  async #send(id: string, { mail, logo }: Claim): Promise<string> {
    let reason: MailReason | null = null;
    try {
      const attached = await this.pictures.attached(mail.html, logo);
      reason = 'SERVER_AWAY';
      return await this.mails.send({ ...mail, ...attached });
    } catch (error) {
      const words = errorMessage(error);
      if (error instanceof MailRefused) reason = 'MAIL_REFUSED';
      await this.#change(id, (row) => {
        Object.assign(row, { error: words, reason, claimedUntil: null });
      });
      if (!(error instanceof MailRefused)) throw error;
      throw error.because === 'ADDRESS' ? new NoSuchAddress(words) : new UnrecoverableJobError(words);
    }
  }

  /**
   * The mail, if it is to be sent now. Throws while another worker sends it, so that this job is repeated later. A mail
   * above the hourly limit of its recipient is put aside; a mail to an address that takes no mails is suppressed.
   */
  #claim(id: string): Promise<Claim | null> {
    return this.work.write(async (em) => {
      const row = await findWaiting(em, id);
      if (!row?.recipient) return null;
      const now = clock.now();
      if (row.claimedUntil && row.claimedUntil > now) throw new Error('The mail is being sent by another worker');
      await lockRecipient(em, row.recipient);
      const terms = await mailTerms(em, row.recipient, [row]);
      if (!(await this.#isDue(em, row, terms, now))) return null;
      const claimedUntil = new Date(now.getTime() + CLAIM_MS);
      Object.assign(row, { state: 'QUEUED', reason: null, dueAt: now, claimedUntil, attempts: row.attempts + 1 });
      return { mail: this.#mailOf(row, terms.settings.name), logo: terms.logo };
    });
  }

  /** Whether the mail may be sent now; else the ledger gets the reason, and a waiting mail gets a job for later. */
  async #isDue(em: EntityManager, row: TicketMail, terms: MailTerms, now: Date): Promise<boolean> {
    const { refusal, causes } = terms;
    if (refusal) {
      Object.assign(row, { state: 'SUPPRESSED', reason: 'ADDRESS_REFUSED' });
      logMailActivity(em, row, ActivityKind.EmailFailed, refusal.reason);
      return false;
    }
    if (row.waitsUntil && !(await isStillTheirs(em, row))) {
      Object.assign(row, { state: 'SUPPRESSED', reason: 'OUT_OF_REACH' });
      return false;
    }
    if (await this.appointments.isOvertaken(em, row.event, causes[0] ?? null)) {
      Object.assign(row, { state: 'SUPPRESSED', reason: 'OVERTAKEN' });
      return false;
    }
    const isWaiting = row.state === 'PUT_ASIDE' && row.dueAt !== null && row.dueAt > now;
    const dueAt = isWaiting ? (row.dueAt as Date) : slotOf(row, terms, now);
    if (dueAt <= now) return true;
    Object.assign(row, { state: 'PUT_ASIDE', reason: 'CAP_REACHED', dueAt });
    await this.jobs.send(em, TICKET_MAILS, { mail: row.id }, { startAfter: dueAt });
    return false;
  }

  #mailOf(row: TicketMail, fromName: string): OutgoingMail {
    const {
      id,
      ticket: { id: ticket },
      recipient,
      subject,
      text,
      html,
      calendar,
    } = row;
    const key = { tenant: currentTenant(), ticket, mail: id };
    const signed = (content: string | null) =>
      withRatingToken(content ?? '', ratingToken(this.env.VSD_REPLY_SECRET, key));
    const words = { subject: subject ?? '', text: signed(text), html: signed(html) };
    return {
      id,
      thread: `ticket-${ticket}`,
      to: recipient ?? '',
      replyTo: this.#replyTo(key),
      fromName,
      ...words,
      ...(calendar && { calendar }),
    };
  }

  /** The address for answers to the mail, if this installation receives mails. */
  #replyTo(key: ReplyKey): string | undefined {
    const { VSD_INTAKE_ADDRESS: address, VSD_REPLY_SECRET: secret } = this.env;
    return address ? replyAddress(address, replyToken(secret, key)) : undefined;
  }

  #change(id: string, change: (row: TicketMail, em: EntityManager) => Promise<void> | void): Promise<void> {
    return this.work.write(async (em) => {
      const row = await findWaiting(em, id);
      if (row) await change(row, em);
    });
  }
}

/** Whether the colleague whose quiet hours a mail has waited for may still see the ticket of the mail. */
async function isStillTheirs(em: EntityManager, { recipient, ticket, event }: TicketMail): Promise<boolean> {
  const user = await em.findOne(User, ofEmail(recipient ?? ''));
  return !user || (await notificationVisibility(em, user))(await ticket.loadOrFail(), event);
}

/** The mail server does not know the address. */
class NoSuchAddress extends UnrecoverableJobError {}

const findWaiting = (em: EntityManager, id: string) =>
  em.findOne(TicketMail, { id, state: { $in: ['QUEUED', 'PUT_ASIDE'] } }, { lockMode: LockMode.PESSIMISTIC_WRITE });
