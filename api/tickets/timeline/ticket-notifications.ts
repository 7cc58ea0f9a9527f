import type { EventSubscriber, TransactionEventArgs } from '@mikro-orm/core';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Jobs } from '../../platform/jobs/jobs.js';
import { isUrgent } from '../../vocabulary/mail.js';
import { TICKET_NOTICES, type TicketNotice } from './ticket-notice.js';

/** The notices of one transaction, with the id of their job. */
interface PendingNotices {
  readonly job: string;
  readonly notices: TicketNotice[];
}

/** Delayed notices of one transaction. */
interface HeldNotices {
  readonly until: Date;
  /** The id of their job, by which they are withdrawn; null without notices. */
  job: string | null;
}

/** Sends notices of tickets to the mail worker: one job for all notices of a transaction, stored before its commit. */
@Injectable()
export class TicketNotifications implements EventSubscriber, OnModuleInit {
  readonly #pending = new WeakMap<object, PendingNotices>();
  readonly #held = new WeakMap<object, HeldNotices>();

  constructor(
    private readonly jobs: Jobs,
    private readonly orm: MikroORM,
  ) {}

  onModuleInit(): void {
    this.orm.em.getEventManager().registerSubscriber(this);
  }

  /** Adds a notice to the transaction of `em`; throws outside of a transaction. */
  notify(em: EntityManager, notice: TicketNotice): void {
    const transaction = transactionOf(em);
    const pending = this.#pending.get(transaction) ?? { job: uuidv7(), notices: [] };
    this.#pending.set(transaction, pending);
    pending.notices.push(notice);
    const held = this.#held.get(transaction);
    if (held) held.job = pending.job;
  }

  async beforeTransactionCommit({ em, transaction }: TransactionEventArgs): Promise<void> {
    const pending: PendingNotices | undefined = transaction && this.#pending.get(transaction);
    if (!pending) return;
    this.#pending.delete(transaction);
    const held = this.#held.get(transaction);
    const urgent = pending.notices.some(({ event }) => isUrgent(event));
    const options = { id: pending.job, urgent, ...(held && { startAfter: held.until }) };
    await this.jobs.send(em as EntityManager, TICKET_NOTICES, { notices: pending.notices, until: uuidv7() }, options);
  }

  /** Delays all notices of the transaction of `em` until the moment; called before the first notice. */
  hold(em: EntityManager, until: Date): HeldNotices {
    const held: HeldNotices = { until, job: null };
    this.#held.set(transactionOf(em), held);
    return held;
  }

  /** Moves delayed notices to another moment. */
  postpone(em: EntityManager, jobs: readonly string[], until: Date): Promise<void> {
    return this.jobs.reschedule(em, TICKET_NOTICES, jobs, until);
  }

  /** Removes delayed notices; false if they have been sent. */
  withdraw(em: EntityManager, job: string): Promise<boolean> {
    return this.jobs.withdraw(em, TICKET_NOTICES, job);
  }
}

function transactionOf(em: EntityManager): object {
  const transaction = em.getTransactionContext<object>();
  if (!transaction) throw new Error('A notice belongs to the transaction of its event');
  return transaction;
}
