import { DriverException, EventType, OptimisticLockError } from '@mikro-orm/core';
import { EntityManager, IsolationLevel, MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isStale } from '../database/pipelining-driver.js';
import { transactionOf, within } from '../database/within.js';
import { Answer } from './answer.js';
import { recallAnswer, rememberAnswer } from './idempotency.js';
import { TENANT_VARIABLE } from './row-level-security.js';
import { currentSession, currentTenant } from './session.js';

/**
 * One transaction for one use case, in the tenant of the session. Everything that a use case changes, its activities
 * and its jobs go through the one EntityManager that is handed in, so that all of it happens or nothing.
 */
@Injectable()
export class UnitOfWork {
  constructor(private readonly orm: MikroORM) {}

  /** Runs queries in a read-only transaction under the tenant's row-level security. */
  read<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.#open().transactional(work, { readOnly: true });
  }

  /** As `read`, but all queries see the same moment, whatever is committed between them. */
  readMoment<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.#open().transactional(work, { readOnly: true, isolationLevel: IsolationLevel.REPEATABLE_READ });
  }

  /**
   * Runs a change and flushes it once. If the request carries an Idempotency-Key, the answer is stored in the same
   * transaction and a repeated request gets it again without running the work (contract). The result must be what is
   * sent to the caller.
   */
  async write<T>(work: (em: EntityManager) => Promise<T | Answer<T>>): Promise<T> {
    const { idempotency } = currentSession();
    try {
      const { heard } = await this.#open().transactional(async (em) => {
        const told = await (idempotency ? rememberAnswer(em, idempotency, work) : work(em));
        if (!(told instanceof Answer)) return { heard: told };
        await em.flush();
        // What is stored at the end of a transaction leaves with what was flushed, before the answer is asked for.
        const ending = { em, transaction: transactionOf(em), uow: em.getUnitOfWork() };
        await em.getEventManager().dispatchEvent(EventType.beforeTransactionCommit, ending);
        const { heard } = await told.how.last(em);
        // Waited for below, once the transaction has ended.
        heard.catch(() => undefined);
        return { heard };
      });
      return await heard;
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
    await this.#open()
      .transactional(async (em) => {
        done.result = await work(em);
        await em.flush();
        // What was sent ahead is heard of before it is taken back.
        await within(em).executeSql('select', []);
        throw back;
      })
      .catch((error) => {
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

  #open(): EntityManager {
    const tenant = currentTenant();
    const em = this.orm.em.fork({ session: { variables: { [TENANT_VARIABLE]: tenant } } });
    // What the ORM asks and writes by conditions names the tenant; row-level security is the wall behind it.
    em.addFilter({ name: 'tenant', cond: { tenant } });
    return em;
  }
}
