import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { Release } from '../../notifications/preferences/notification-preferences.js';
import { clock } from '../../platform/clock.js';
import { jobQueue } from '../../platform/jobs/job-queue.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { actorName, currentTenant } from '../../platform/tenancy/session.js';
import { isUrgent } from '../../vocabulary/mail.js';
import type { TicketMail } from './ticket-mail.entity.js';
import { TICKET_MAILS } from './ticket-mail-queue.js';

/** Jobs that send a digest at its due time. */
export const MAIL_DIGESTS = jobQueue<{ readonly digest: string }>('ticket-digests', { concurrency: 2, sends: true });

/** Sends jobs for new mails of the ledger, for the time that their recipients chose, in the transaction of the mails. */
@Injectable()
export class MailReleases {
  constructor(private readonly jobs: Jobs) {}

  /** Has a mail sent alone or in the digest of `user`. */
  async release(em: EntityManager, mail: TicketMail, user: string | null, { at, together }: Release): Promise<void> {
    mail.waitsUntil = at;
    if (at && together && user && mail.recipient) {
      mail.digest = await this.#join(em, user, mail.recipient, at);
      return;
    }
    const wait = at && { startAfter: at };
    await this.jobs.send(em, TICKET_MAILS, { mail: mail.id }, { id: mail.id, urgent: isUrgent(mail.event), ...wait });
  }

  /**
   * Id of the open digest of a user; the first mail begins it. The row of the digest stays locked until the mail is
   * stored, so that no worker closes the digest meanwhile.
   */
  async #join(em: EntityManager, user: string, recipient: string, dueAt: Date): Promise<string> {
    const id = uuidv7();
    const now = clock.now();
    const name = actorName();
    const [open] = await em.execute<{ id: string }[]>(
      `insert into mail_digest (tenant, id, version, created_at, created_by, updated_at, updated_by, user_id, recipient, state, due_at)
       values (?, ?, 1, ?, ?, ?, ?, ?, ?, 'OPEN', ?)
       on conflict (tenant, user_id, recipient) where state = 'OPEN' do update set updated_at = excluded.updated_at
       returning id`,
      [currentTenant(), id, now, name, now, name, user, recipient, dueAt],
    );
    if (open?.id === id) await this.jobs.send(em, MAIL_DIGESTS, { digest: id }, { id, startAfter: dueAt });
    return open?.id as string;
  }
}
