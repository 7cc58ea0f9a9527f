import { AsyncLocalStorage } from 'node:async_hooks';
import { FlushMode, type TransactionOptions } from '@mikro-orm/core';
import { EntityManager, IsolationLevel, MikroORM } from '@mikro-orm/postgresql';
import { Injectable, Optional } from '@nestjs/common';
import { DatabaseGate } from '../database/database-gate.js';
import { within } from '../database/within.js';
import { recallAnswer, rememberAnswer } from './idempotency.js';
import { transactionHeader } from './rights.js';
import { currentSession, currentTenant } from './session.js';

/** Sets the tenant of a transaction, and confirms the user's rights if necessary. */
async function beginTransaction(em: EntityManager, beginning?: string): Promise<void> {
  const { text, values, confirm } = transactionHeader(beginning);
  const { rows } = await within(em).executeSql(text, values);
  confirm?.(rows[0] as Record<string, unknown>);
}

/** Flushes the work; after an error the transaction is usable, so that the reason can be read, but not to be committed. */
async function withinSavepoint<T>(em: EntityManager, work: (em: EntityManager) => Promise<T>): Promise<T> {
  await em.execute('savepoint joined');
  try {
    const result = await work(em);
    await em.flush();
    return result;
  } catch (error) {
    await em.execute('rollback to savepoint joined');
    throw error;
  }
}

/** The transaction that use cases join. */
interface Joined {
  readonly em: EntityManager;
  /** Whether the use cases still run: work that outlives them has transactions of its own. */
  isOpen: boolean;
}

/**
 * One transaction for one use case, in the tenant of the session. All changes, activities and jobs of a use case use
 * its EntityManager, so that all of them are committed or none.
 */
@Injectable()
export class UnitOfWork {
  readonly #joined = new AsyncLocalStorage<Joined>();

  constructor(
    private readonly orm: MikroORM,
    @Optional() private readonly gate?: DatabaseGate,
  ) {}

  /** Runs use cases in the transaction of `em`: their changes are committed with it, and an error leaves none of them. */
  async join<T>(em: EntityManager, useCases: () => Promise<T>): Promise<T> {
    const joined: Joined = { em, isOpen: true };
    try {
      return await this.#joined.run(joined, useCases);
    } finally {
      joined.isOpen = false;
    }
  }

  get #open(): EntityManager | undefined {
    const joined = this.#joined.getStore();
    return joined?.isOpen ? joined.em : undefined;
  }

  /** Runs queries in a read-only transaction under the tenant's row-level security. */
  read<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    const reader = this.#open?.fork({ keepTransactionContext: true, flushMode: FlushMode.COMMIT }) as EntityManager;
    return reader ? work(reader) : this.#transaction(work, { readOnly: true });
  }

  /** As `read`, but all queries see the same snapshot. */
  readMoment<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.#transaction(work, { readOnly: true, isolationLevel: IsolationLevel.REPEATABLE_READ });
  }

  /**
   * Runs a change and flushes it once. Under an Idempotency-Key the same transaction stores the result, which must be
   * the answer to the caller: a repeated request gets it without running the work (contract).
   */
  async write<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    const open = this.#open;
    if (open) return withinSavepoint(open, work);
    const { idempotency } = currentSession();
    if (!idempotency) return this.#transaction(work);
    // A second write would return the first answer and change nothing.
    if (idempotency.isSpent) throw new Error('The Idempotency-Key is spent: this belongs beside it');
    const answer = await this.#transaction((em) => rememberAnswer(em, idempotency, work));
    idempotency.isSpent = true;
    return answer;
  }

  /** The stored answer of a request with an Idempotency-Key; undefined for the first one. */
  async recall<T>(): Promise<T | undefined> {
    const { idempotency } = currentSession();
    return idempotency && this.read((em) => recallAnswer<T>(em, idempotency));
  }

  /** Runs a change and rolls it back; throws the errors of the change. */
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

  /** Transactions run in turns of their tenants; a process without requests has no gate. */
  #transaction<T>(work: (em: EntityManager) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    const run = () => this.#transact(work, options);
    const { isAbandoned } = currentSession();
    return this.gate ? this.gate.writeTurns.run(currentTenant(), run, { isAbandoned }) : run();
  }

  #transact<T>(work: (em: EntityManager) => Promise<T>, options: TransactionOptions): Promise<T> {
    const unit = this.orm.em.fork();
    // Every condition of the ORM gets the tenant; row-level security is the second wall.
    unit.addFilter({ name: 'tenant', cond: { tenant: currentTenant() } });
    return unit.transactional(async (em) => {
      await beginTransaction(em, this.gate?.beginning());
      return work(em);
    }, options);
  }
}
