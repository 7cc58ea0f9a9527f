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
import { HOUR_MS } from './mail-slots.js';
import { RefusedAddress } from './refused-address.entity.js';
import { refusalOf } from './refused-addresses.js';
import type { MailContent } from './sent-mail.shapes.js';
import { TicketMail } from './ticket-mail.entity.js';
import { TicketMailHandler } from './ticket-mail.handler.js';
import { TICKET_MAILS } from './ticket-mail-queue.js';

const MOST_PER_HOUR = 5;

/** Mails that did not go out are tried once more, and any is sent anew; what was written can be read. */
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

  /** What the mail said, with its pictures written into it. 404 for one that was never written. */
  content(id: string): Promise<MailContent> {
    return this.work.read(async (em) => {
      const { subject, text, html } = await this.mails.load(em, id);
      if (html === null || text === null) throw notFound();
      return { subject: subject ?? '', text, html: await this.pictures.shown(html, await currentLogo(em)) };
    });
  }

  /**
   * Sends the same mail to the same recipient once more, as a line of its own that points to the first. Throws 409 for a
   * mail that waits still or was never written, while the ticket sends none and for an address that takes none; 429 for
   * too many within an hour.
   */
  resend(id: string): Promise<RecordJson> {
    return this.work.write(async (em) => {
      const { ticket, original } = await this.mails.load(em, id);
      const locked = await lockTicket(em, ticket.unwrap().id);
      const first = await this.mails.load(em, original?.unwrap().id ?? id, { lock: true });
      await this.#assertResendable(em, await this.mails.load(em, id), first, locked);
      const { event, recipient, recipientName, locale, subject, text, html, calendar } = first;
      const to = recipient ? { recipient } : {};
      const told = logActivity(em, locked, { kind: ActivityKind.EmailResent, text: subject, ...to });
      await noteActivity(em, locked);
      const same = { event, recipient, recipientName, locale, subject, text, html, calendar };
      const own = { ticket: ref(locked), original: ref(first), cause: told.id, state: 'QUEUED' } as const;
      const mail = Object.assign(new TicketMail(), { ...same, ...own });
      em.persist(mail);
      await this.jobs.send(em, TICKET_MAILS, { mail: mail.id }, { id: mail.id });
      await em.flush();
      return this.mails.present(em, mail);
    });
  }

  /** Lets the address of the mail be written to again; 404 where nothing is known against it. */
  release(id: string): Promise<void> {
    return this.work.write(async (em) => {
      const { recipient: address } = await this.mails.load(em, id);
      const refused = address && (await em.findOne(RefusedAddress, { address }));
      if (!refused) throw notFound();
      em.remove(refused);
      await em.flush();
    });
  }

  async #assertResendable(em: EntityManager, { state }: TicketMail, first: TicketMail, ticket: Ticket): Promise<void> {
    if (first.html === null || !first.recipient) throw new Problem(409, 'MAIL_NOT_WRITTEN');
    if (state === 'QUEUED' || state === 'PUT_ASIDE') throw new Problem(409, 'MAIL_WAITS');
    if (ticket.preventMailDispatch) throw new Problem(409, 'TICKET_PREVENTS_MAILS');
    if (await refusalOf(em, first.recipient)) throw new Problem(409, 'ADDRESS_REFUSED');
    const since = new Date(clock.now().getTime() - HOUR_MS);
    const again = await em.count(TicketMail, { original: { id: first.id }, createdAt: { $gt: since } });
    if (again >= MOST_PER_HOUR) throw new Problem(429, 'RESENDS_LIMIT', { n: MOST_PER_HOUR });
  }

  /** 409 NOTHING_TO_REPEAT for a mail that is gone or was held back, and for one that is just being sent. */
  retry(id: string): Promise<RecordJson> {
    return this.work.write(async (em) => {
      const mail = await this.mails.load(em, id, { lock: true });
      const about = { mail: id };
      const repeated = await this.failed.retryAbout(em, TICKET_MAILS.name, about);
      if (repeated === 0) {
        // Its job is swept after some days, the ledger is not.
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
