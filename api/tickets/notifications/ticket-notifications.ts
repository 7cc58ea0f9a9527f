import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Jobs } from '../../platform/jobs/jobs.js';
import { TICKET_NOTICES, type TicketNotice } from './ticket-notice.js';

interface Announced {
  readonly job: string;
  readonly notices: TicketNotice[];
}

/** Notices of one transaction that wait. */
export interface HeldNotices {
  readonly until: Date;
  /** The job that carries them, by which they can be withdrawn; null as long as there are none. */
  job: string | null;
}

/** Tells the mail worker what happened to a ticket, as part of the transaction in which it happens. */
@Injectable()
export class TicketNotifications {
  readonly #announced = new WeakMap<object, Announced>();
  readonly #held = new WeakMap<object, HeldNotices>();

  constructor(private readonly jobs: Jobs) {}

  /**
   * Stores the notice within the transaction of `em`: if that is rolled back, nobody hears of it. All notices of one
   * transaction make one job. Throws outside of a transaction.
   */
  async announce(em: EntityManager, notice: TicketNotice): Promise<void> {
    const transaction = transactionOf(em);
    const earlier = this.#announced.get(transaction);
    if (earlier) {
      earlier.notices.push(notice);
      await this.jobs.replace(em, TICKET_NOTICES, earlier.job, { notices: earlier.notices });
    } else {
      const announced = { job: uuidv7(), notices: [notice] };
      this.#announced.set(transaction, announced);
      const held = this.#held.get(transaction);
      if (held) held.job = announced.job;
      const options = { id: announced.job, ...(held && { startAfter: held.until }) };
      await this.jobs.send(em, TICKET_NOTICES, { notices: announced.notices }, options);
    }
  }

  /** Lets all notices of the transaction of `em` wait until the given moment; called before the first one. */
  hold(em: EntityManager, until: Date): HeldNotices {
    const held: HeldNotices = { until, job: null };
    this.#held.set(transactionOf(em), held);
    return held;
  }

  /** Lets notices that wait still go out at another moment. */
  postpone(em: EntityManager, jobs: readonly string[], until: Date): Promise<void> {
    return this.jobs.reschedule(em, TICKET_NOTICES, jobs, until);
  }

  /** Drops notices that wait still; false if they have gone out. */
  withdraw(em: EntityManager, job: string): Promise<boolean> {
    return this.jobs.withdraw(em, TICKET_NOTICES, job);
  }
}

function transactionOf(em: EntityManager): object {
  const transaction = em.getTransactionContext<object>();
  if (!transaction) throw new Error('A notice belongs to the transaction of what it tells');
  return transaction;
}
