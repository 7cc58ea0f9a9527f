import { DriverException, EventType, OptimisticLockError, type TransactionOptions } from '@mikro-orm/core';
import { EntityManager, IsolationLevel, MikroORM } from '@mikro-orm/postgresql';
import { Injectable, Optional } from '@nestjs/common';
import { DatabaseGate } from '../database/database-gate.js';
import { HEARD_LATER } from '../database/guarded-client.js';
import { isStale } from '../database/pipelining-driver.js';
import { sentWithin, transactionOf, within } from '../database/within.js';
import { Answer, type Sent } from './answer.js';
import { recallAnswer, rememberAnswer } from './idempotency.js';
import { preludeOf } from './rights.js';
import { currentSession, currentTenant } from './session.js';

/** Brings the tenant into a transaction, and asks for the user's rights where they are open. */
async function enter(em: EntityManager): Promise<Sent<void>> {
  const { text, values, confirm } = preludeOf();
  const { heard } = await sentWithin(transactionOf(em), confirm ? `${HEARD_LATER} ${text}` : text, values);
  const confirmed = heard.then(({ rows: [row] }) => confirm?.(row as Record<string, unknown>));
  // Waited for before the transaction ends.
  confirmed.catch(() => undefined);
  return { heard: confirmed };
}

/**
 * One transaction for one use case, in the tenant of the session. Everything that a use case changes, its activities
 * and its jobs go through the one EntityManager that is handed in, so that all of it happens or nothing.
 */
@Injectable()
export class UnitOfWork {
  constructor(
    private readonly orm: MikroORM,
    @Optional() private readonly gate?: DatabaseGate,
  ) {}

  /** Runs queries in a read-only transaction under the tenant's row-level security. */
  read<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.#transaction(work, { readOnly: true });
  }

  /** As `read`, but all queries see the same moment, whatever is committed between them. */
  readMoment<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.#transaction(work, { readOnly: true, isolationLevel: IsolationLevel.REPEATABLE_READ });
  }

  /**
   * Runs a change and flushes it once. If the request carries an Idempotency-Key, the answer is stored in the same
   * transaction and a repeated request gets it again without running the work (contract). The result must be what is
   * sent to the caller.
   */
  async write<T>(work: (em: EntityManager) => Promise<T | Answer<T>>): Promise<T> {
    const { idempotency } = currentSession();
    // It would be answered with what the first one has stored, and change nothing.
    if (idempotency?.isSpent) throw new Error('The Idempotency-Key is spent: this belongs beside it');
    try {
      const { heard } = await this.#transaction(async (em) => {
        const told = await (idempotency ? rememberAnswer(em, idempotency, work) : work(em));
        if (!(told instanceof Answer)) return { heard: () => told };
        await em.flush();
        // What is stored at the end of a transaction leaves with what was flushed, before the answer is asked for.
        const ending = { em, transaction: transactionOf(em), uow: em.getUnitOfWork() };
        await em.getEventManager().dispatchEvent(EventType.beforeTransactionCommit, ending);
        const { heard } = await told.how.last(em);
        // Waited for below, once the transaction has ended.
        heard.catch(() => undefined);
        return { heard };
      });
      if (idempotency) idempotency.isSpent = true;
      return await (await heard)();
    } catch (error) {
      throw this.#worded(error);
    }
  }

  /** The answer that a request with this Idempotency-Key got before; undefined when it has none or is the first. */
  async recall<T>(): Promise<T | undefined> {
    const { idempotency } = currentSession();
    return idempotency && this.read((em) => recallAnswer<T>(em, idempotency));
  }

  /** Runs a change to its end and takes it back: what it throws, it would throw. */
  async dryRun<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    const done: { result?: T } = {};
    const back = new Error('Dry run');
    await this.#transaction(async (em) => {
      done.result = await work(em);
      await em.flush();
      // What was sent ahead is heard of before it is taken back.
      await within(em).executeSql('select', []);
      throw back;
    }).catch((error) => {
      if (error !== back) throw this.#worded(error);
    });
    return done.result as T;
  }

  /** What the database refuses of what was sent ahead is told as if it had been waited for. */
  #worded(error: unknown): unknown {
    if (isStale(error)) return new OptimisticLockError('The record was changed by somebody else');
    const isRefusal = error instanceof Error && 'severity' in error && !(error instanceof DriverException);
    return isRefusal ? this.orm.em.getPlatform().getExceptionConverter().convertException(error) : error;
  }

  /** Each tenant's transactions come in its turn; a process that serves no requests knows no turns. */
  #transaction<T>(work: (em: EntityManager) => Promise<T>, how: TransactionOptions = {}): Promise<T> {
    const run = () => this.#transact(work, how);
    return this.gate ? this.gate.changes.run(currentTenant(), run) : run();
  }

  /** Whatever comes of the work, it is stored and told only if the rights by which it was done hold still. */
  #transact<T>(work: (em: EntityManager) => Promise<T>, how: TransactionOptions): Promise<T> {
    const unit = this.orm.em.fork();
    // What the ORM asks and writes by conditions names the tenant; row-level security is the wall behind it.
    unit.addFilter({ name: 'tenant', cond: { tenant: currentTenant() } });
    return unit.transactional(async (em) => {
      const { heard: confirmed } = await enter(em);
      try {
        return await work(em);
      } finally {
        await confirmed;
      }
    }, how);
  }
}
