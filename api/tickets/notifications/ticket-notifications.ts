import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Jobs } from '../../platform/jobs/jobs.js';
import { TICKET_NOTICES, type TicketNotice } from './ticket-notice.js';

interface Announced {
  readonly job: string;
  readonly notices: TicketNotice[];
}

/** Tells the mail worker what happened to a ticket, as part of the transaction in which it happens. */
@Injectable()
export class TicketNotifications {
  readonly #announced = new WeakMap<object, Announced>();

  constructor(private readonly jobs: Jobs) {}

  /**
   * Stores the notice within the transaction of `em`: if that is rolled back, nobody hears of it. All notices of one
   * transaction make one job. Throws outside of a transaction.
   */
  async announce(em: EntityManager, notice: TicketNotice): Promise<void> {
    const transaction = em.getTransactionContext<object>();
    if (!transaction) throw new Error('A notice belongs to the transaction of what it tells');
    const earlier = this.#announced.get(transaction);
    if (earlier) {
      earlier.notices.push(notice);
      await this.jobs.replace(em, TICKET_NOTICES, earlier.job, { notices: earlier.notices });
    } else {
      const announced = { job: uuidv7(), notices: [notice] };
      this.#announced.set(transaction, announced);
      await this.jobs.send(em, TICKET_NOTICES, { notices: announced.notices }, { id: announced.job });
    }
  }
}
