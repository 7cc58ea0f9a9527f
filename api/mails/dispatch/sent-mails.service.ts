import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { currentLogo } from '../../masterdata/logo/current-logo.js';
import { MailPictures } from '../../masterdata/mail-frame/mail-pictures.js';
import { clock } from '../../platform/clock.js';
import { notFound, Problem } from '../../platform/http/problem.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { RecordJson } from '../../platform/read/record.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { FailedJobsService } from '../../platform/support/failed-jobs.service.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { lockTicket } from '../../tickets/record/lock-ticket.js';
import type { Ticket } from '../../tickets/record/ticket.entity.js';
import { logActivity, noteActivity } from '../../tickets/timeline/activity-log.js';
import { ActivityKind } from '../../vocabulary/work.js';
import { HOUR_MS, mailTerms } from './mail-claim.js';
import { RefusedAddress } from './refused-address.entity.js';
import type { MailContent } from './sent-mail.shapes.js';
import { TicketMail } from './ticket-mail.entity.js';
import { TicketMailHandler } from './ticket-mail.handler.js';
import { TICKET_MAILS } from './ticket-mail-queue.js';

const MOST_PER_HOUR = 5;

/** Shows the contents of sent mails, tries failed mails once more, and sends any mail anew. */
@Injectable()
export class SentMailsService {
  constructor(
    @Inject(serviceOf(TicketMail)) private readonly mails: ResourceService<TicketMail>,
    private readonly work: UnitOfWork,
    private readonly failed: FailedJobsService,
    private readonly handler: TicketMailHandler,
    private readonly jobs: Jobs,
    private readonly pictures: MailPictures,
  ) {}

  /** The content of the mail with its pictures inline. Throws 404 for a mail that was never written. */
  content(id: string): Promise<MailContent> {
    return this.work.read(async (em) => {
      const { subject, text, html } = await this.mails.load(em, id);
      if (html === null || text === null) throw notFound();
      return { subject: subject ?? '', text, html: await this.pictures.shown(html, await currentLogo(em)) };
    });
  }

  /**
   * Sends the same mail to the same recipient once more, as a row of its own that refers to the original. Throws 409 for
   * a waiting or unwritten mail, for a ticket that sends no mails and for an address that takes none; 429 for too many
   * repetitions within an hour.
   */
  resend(id: string): Promise<RecordJson> {
    return this.work.write(async (em) => {
      const { ticket, original } = await this.mails.load(em, id);
      const locked = await lockTicket(em, ticket.unwrap().id);
      const first = await this.mails.load(em, original?.unwrap().id ?? id, { lock: true });
      await this.#assertResendable(em, await this.mails.load(em, id), first, locked);
      const { event, recipient, recipientName, locale, subject, text, html, calendar } = first;
      const to = recipient ? { recipient } : {};
      const activity = logActivity(em, locked, { kind: ActivityKind.EmailResent, text: subject, ...to });
      await noteActivity(em, locked);
      const same = { event, recipient, recipientName, locale, subject, text, html, calendar };
      const own = { ticket: ref(locked), original: ref(first), cause: activity.id, state: 'QUEUED' } as const;
      const mail = Object.assign(new TicketMail(), { ...same, ...own });
      em.persist(mail);
      await this.jobs.send(em, TICKET_MAILS, { mail: mail.id }, { id: mail.id });
      await em.flush();
      return this.mails.present(em, mail);
    });
  }

  /** Removes the refusal of the mail's address. Throws 404 for an address that was not refused. */
  release(id: string): Promise<void> {
    return this.work.write(async (em) => {
      const { recipient: address } = await this.mails.load(em, id);
      const refused = address && (await em.findOne(RefusedAddress, { address }));
      if (!refused) throw notFound();
      em.remove(refused);
    });
  }

  async #assertResendable(em: EntityManager, { state }: TicketMail, first: TicketMail, ticket: Ticket): Promise<void> {
    if (first.html === null || !first.recipient) throw new Problem(409, 'MAIL_NOT_WRITTEN');
    if (state === 'QUEUED' || state === 'PUT_ASIDE') throw new Problem(409, 'MAIL_WAITS');
    if (ticket.preventMailDispatch) throw new Problem(409, 'TICKET_PREVENTS_MAILS');
    const { refusal } = await mailTerms(em, first.recipient, [first]);
    if (refusal) throw new Problem(409, 'ADDRESS_REFUSED');
    const since = new Date(clock.now().getTime() - HOUR_MS);
    const again = await em.count(TicketMail, { original: { id: first.id }, createdAt: { $gt: since } });
    if (again >= MOST_PER_HOUR) throw new Problem(429, 'RESENDS_LIMIT', { n: MOST_PER_HOUR });
  }

  /** Tries a failed mail once more. Throws 409 NOTHING_TO_REPEAT for a mail that was sent, held back or is being sent. */
  retry(id: string): Promise<RecordJson> {
    return this.work.write(async (em) => {
      const mail = await this.mails.load(em, id, { lock: true });
      const about = { mail: id };
      const repeated = await this.failed.retryAbout(em, TICKET_MAILS.name, about);
      if (repeated === 0) {
        // The job of the mail is swept after some days, its row in the ledger is not.
        if (mail.state !== 'FAILED' || mail.sentAt) throw new Problem(409, 'NOTHING_TO_REPEAT');
        await this.handler.revive(em, about);
        await this.jobs.send(em, TICKET_MAILS, about);
        await this.failed.note(em, [{ id, name: TICKET_MAILS.name }], 'REPEATED');
      }
      await em.flush();
      return this.mails.present(em, mail);
    });
  }
}
