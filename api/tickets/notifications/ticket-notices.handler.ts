import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Env, publicUrl } from '../../platform/env.js';
import { type JobHandler, Works } from '../../platform/jobs/job-handler.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { currentTenant } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { ActivityKind } from '../../vocabulary/activity-kind.js';
import { logActivity } from '../activity-log.js';
import type { Ticket } from '../ticket.entity.js';
import { type PlannedMail, planMails } from './mail-plan.js';
import { builtInTemplate, writeMail } from './mail-text.js';
import { TicketMail } from './ticket-mail.entity.js';
import { type LoadedNotice, loadMailFacts, type TicketMailFacts } from './ticket-mail-facts.js';
import { TICKET_MAILS } from './ticket-mail-queue.js';
import { placeholdersOf } from './ticket-mail-values.js';
import { TICKET_NOTICES, type TicketNotices } from './ticket-notice.js';

const keyOf = (event: string, recipient: string, cause: string) => `${event} ${recipient} ${cause}`;

/** Decides on the mails that notices bring and enters them into the ledger; what stands there already stays. */
@Works(TICKET_NOTICES)
@Injectable()
export class TicketNoticesHandler implements JobHandler<TicketNotices> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly jobs: Jobs,
    @Inject(Env) private readonly env: Env,
  ) {}

  async handle({ notices }: TicketNotices): Promise<void> {
    for (const ticketId of new Set(notices.map((notice) => notice.ticketId))) {
      const own = notices.filter((notice) => notice.ticketId === ticketId);
      await this.work.write(async (em) => {
        const facts = await loadMailFacts(em, ticketId, own);
        if (facts) await this.#enter(em, facts);
      });
    }
  }

  async #enter(em: EntityManager, facts: TicketMailFacts): Promise<void> {
    const { ticket, notices } = facts;
    const entered = await em.find(TicketMail, { tenant: currentTenant(), ticket: { id: ticket.id } });
    const known = new Set(entered.map(({ event, recipient, cause }) => keyOf(event, recipient, cause)));
    for (const planned of planMails(notices, facts.facts)) {
      const { notice, recipient } = planned;
      if (known.has(keyOf(notice.event, recipient.email, notice.activity.id))) continue;
      const mail = this.#write(facts, planned);
      em.persist(mail);
      if (mail.state === 'QUEUED') await this.jobs.send(em, TICKET_MAILS, { mail: mail.id }, { id: mail.id });
      else tellSuppressed(em, ticket, mail);
    }
    await em.flush();
  }

  #write(facts: TicketMailFacts, { notice, recipient }: PlannedMail<LoadedNotice>): TicketMail {
    const { ticket } = facts;
    const values = placeholdersOf(facts, notice, recipient, `${publicUrl(this.env)}/issue/${ticket.id}`);
    return Object.assign(new TicketMail(), {
      ticket: ref(ticket),
      event: notice.event,
      recipient: recipient.email,
      cause: notice.activity.id,
      state: ticket.preventMailDispatch ? 'SUPPRESSED' : 'QUEUED',
      locale: recipient.locale,
      ...writeMail(builtInTemplate(notice.event, recipient.locale), values, recipient.locale),
    });
  }
}

/** A mail that the ticket's own switch holds back stands in the timeline all the same. */
function tellSuppressed(em: EntityManager, ticket: Ticket, { subject, recipient }: TicketMail): void {
  logActivity(em, ticket, { kind: ActivityKind.EmailSuppressed, text: subject, recipient, bySystem: true });
}
