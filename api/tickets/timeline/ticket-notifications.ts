import type { EventSubscriber, TransactionEventArgs } from '@mikro-orm/core';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Jobs } from '../../platform/jobs/jobs.js';
import { isUrgent } from '../../vocabulary/mail.js';
import { TICKET_NOTICES, type TicketNotice } from './ticket-notice.js';

/** What one transaction tells: the job that will carry it, and the notices so far. */
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

/**
 * Tells the mail worker what happened to a ticket, as part of the transaction in which it happens: all its notices are
 * one job, stored at its end, and the worker plans what follows from them.
 */
@Injectable()
export class TicketNotifications implements EventSubscriber, OnModuleInit {
  readonly #announced = new WeakMap<object, Announced>();
  readonly #held = new WeakMap<object, HeldNotices>();

  constructor(
    private readonly jobs: Jobs,
    private readonly orm: MikroORM,
  ) {}

  onModuleInit(): void {
    this.orm.em.getEventManager().registerSubscriber(this);
  }

  /** Takes the notice down; if the transaction of `em` is rolled back, nobody hears of it. Throws outside of one. */
  notify(em: EntityManager, notice: TicketNotice): void {
    const transaction = transactionOf(em);
    const announced = this.#announced.get(transaction) ?? { job: uuidv7(), notices: [] };
    this.#announced.set(transaction, announced);
    announced.notices.push(notice);
    const held = this.#held.get(transaction);
    if (held) held.job = announced.job;
  }

  async beforeTransactionCommit({ em, transaction }: TransactionEventArgs): Promise<void> {
    const announced: Announced | undefined = transaction && this.#announced.get(transaction);
    if (!announced) return;
    this.#announced.delete(transaction);
    const held = this.#held.get(transaction);
    const urgent = announced.notices.some(({ event }) => isUrgent(event));
    const options = { id: announced.job, urgent, ...(held && { startAfter: held.until }) };
    await this.jobs.send(em as EntityManager, TICKET_NOTICES, { notices: announced.notices, until: uuidv7() }, options);
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
