import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { currentSettings } from '../../masterdata/current-settings.js';
import { currentLogo } from '../../masterdata/logo/current-logo.js';
import type { TenantLogo } from '../../masterdata/logo/tenant-logo.entity.js';
import { clock } from '../../platform/clock.js';
import { Env } from '../../platform/env.js';
import { Hopeless, type JobHandler, Works } from '../../platform/jobs/job-handler.js';
import { currentTenant } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { MailRefused, MailSender, type OutgoingMail } from '../../ports/mail.js';
import { logActivity } from '../../tickets/timeline/activity-log.js';
import { ActivityKind } from '../../vocabulary/activity-kind.js';
import { MailPictures } from '../plan/mail-pictures.js';
import { replyAddress, replyToken } from './reply-token.js';
import { TicketMail } from './ticket-mail.entity.js';
import { TICKET_MAILS } from './ticket-mail-queue.js';

/**
 * For so long no second job sends the same mail. The queue leaves the job of a living worker with it however long it
 * takes; that of a dead one comes back later than this, so that it need not wait another time.
 */
const CLAIM_MS = 20_000;

type MailJob = { readonly mail: string };

/** A mail that this worker is to send, and the logo as it is now. */
interface Claim {
  readonly mail: OutgoingMail;
  readonly logo: TenantLogo | null;
}

/**
 * Sends one mail of the ledger. A claim keeps two workers from sending it at the same time, and no transaction is open
 * while the mail server is spoken to. What is marked as sent is never sent again. If the process dies after the server
 * took the mail and before that is committed, the mail goes out a second time under the same Message-ID.
 */
@Works(TICKET_MAILS)
@Injectable()
export class TicketMailHandler implements JobHandler<MailJob> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly mails: MailSender,
    private readonly pictures: MailPictures,
    @Inject(Env) private readonly env: Env,
  ) {}

  async handle({ mail: id }: MailJob): Promise<void> {
    const claim = await this.#claim(id);
    if (!claim) return;
    const messageId = await this.#send(id, claim);
    await this.#change(id, (row, em) => {
      Object.assign(row, { state: 'SENT', sentAt: clock.now(), messageId, error: null, claimedUntil: null });
      this.#tell(em, row, ActivityKind.EmailSent);
    });
  }

  async giveUp({ mail: id }: MailJob): Promise<void> {
    await this.#change(id, (row, em) => {
      row.state = 'FAILED';
      this.#tell(em, row, ActivityKind.EmailFailed);
    });
  }

  async revive(em: EntityManager, { mail: id }: MailJob): Promise<void> {
    const given = { id, state: 'FAILED' } as const;
    const row = await em.findOne(TicketMail, given, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (row) Object.assign(row, { state: 'QUEUED', claimedUntil: null });
  }

  /** Gives the mail to the server. If that fails the claim ends at once, so that the next attempt need not wait for it. */
  async #send(id: string, { mail, logo }: Claim): Promise<string> {
    try {
      return await this.mails.send({ ...mail, ...(await this.pictures.attached(mail.html, logo)) });
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      await this.#change(id, (row) => Object.assign(row, { error: words, claimedUntil: null }));
      throw error instanceof MailRefused ? new Hopeless(words) : error;
    }
  }

  /** The mail, if it is still to be sent; throws while another worker is at it, so that this one comes back later. */
  #claim(id: string): Promise<Claim | null> {
    return this.work.write(async (em) => {
      const row = await findQueued(em, id);
      if (!row) return null;
      const now = clock.now();
      if (row.claimedUntil && row.claimedUntil > now) throw new Error('The mail is being sent by another worker');
      row.claimedUntil = new Date(now.getTime() + CLAIM_MS);
      row.attempts += 1;
      const { name } = await currentSettings(em);
      await em.flush();
      const { recipient, subject, text, html } = row;
      const ticket = row.ticket.unwrap().id;
      const replyTo = this.#replyTo(ticket, row.id);
      const thread = `ticket-${ticket}`;
      const mail = { id: row.id, thread, to: recipient, replyTo, fromName: name, subject, text, html };
      return { mail, logo: await currentLogo(em) };
    });
  }

  /** Where answers to the mail are recognised, if this installation takes any. */
  #replyTo(ticket: string, mail: string): string | undefined {
    const { VSD_INTAKE_ADDRESS: address, VSD_REPLY_SECRET: secret } = this.env;
    return address ? replyAddress(address, replyToken(secret, { tenant: currentTenant(), ticket, mail })) : undefined;
  }

  #change(id: string, change: (row: TicketMail, em: EntityManager) => void): Promise<void> {
    return this.work.write(async (em) => {
      const row = await findQueued(em, id);
      if (!row) return;
      change(row, em);
      await em.flush();
    });
  }

  #tell(em: EntityManager, { ticket, recipient, subject }: TicketMail, kind: ActivityKind): void {
    logActivity(em, ticket.unwrap(), { kind, text: subject, recipient, bySystem: true });
  }
}

const findQueued = (em: EntityManager, id: string) =>
  em.findOne(TicketMail, { id, state: 'QUEUED' }, { lockMode: LockMode.PESSIMISTIC_WRITE });
