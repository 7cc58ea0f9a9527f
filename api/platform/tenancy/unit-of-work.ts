import type { TransactionOptions } from '@mikro-orm/core';
import { EntityManager, IsolationLevel, MikroORM } from '@mikro-orm/postgresql';
import { Injectable, Optional } from '@nestjs/common';
import { DatabaseGate } from '../database/database-gate.js';
import { within } from '../database/within.js';
import { recallAnswer, rememberAnswer } from './idempotency.js';
import { transactionHeader } from './rights.js';
import { currentSession, currentTenant } from './session.js';

/** Brings the tenant into a transaction, and asks for the user's rights where they are open. */
async function enter(em: EntityManager): Promise<void> {
  const { text, values, confirm } = transactionHeader();
  const { rows } = await within(em).executeSql(text, values);
  confirm?.(rows[0] as Record<string, unknown>);
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
  async write<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    const { idempotency } = currentSession();
    if (!idempotency) return this.#transaction(work);
    // It would be answered with what the first one has stored, and change nothing.
    if (idempotency.isSpent) throw new Error('The Idempotency-Key is spent: this belongs beside it');
    const answer = await this.#transaction((em) => rememberAnswer(em, idempotency, work));
    idempotency.isSpent = true;
    return answer;
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
      throw back;
    }).catch((error) => {
      if (error !== back) throw error;
    });
    return done.result as T;
  }

  /** Each tenant's transactions come in its turn; a process that serves no requests knows no turns. */
  #transaction<T>(work: (em: EntityManager) => Promise<T>, how: TransactionOptions = {}): Promise<T> {
    const run = () => this.#transact(work, how);
    return this.gate ? this.gate.writeTurns.run(currentTenant(), run) : run();
  }

  #transact<T>(work: (em: EntityManager) => Promise<T>, how: TransactionOptions): Promise<T> {
    const unit = this.orm.em.fork();
    // What the ORM asks and writes by conditions names the tenant; row-level security is the wall behind it.
    unit.addFilter({ name: 'tenant', cond: { tenant: currentTenant() } });
    return unit.transactional(async (em) => {
      await enter(em);
      return work(em);
    }, how);
  }
}
