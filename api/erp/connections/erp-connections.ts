import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { clock } from '../../platform/clock.js';
import { secretOf } from '../../platform/resource/secret-kind.js';
import { SealBroken } from '../../platform/secret-box.js';
import { besideKey } from '../../platform/tenancy/idempotency.js';
import { currentSession, type Session } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { ErpError } from '../../ports/erp/erp-error.js';
import { type ErpAccess, type ErpSystem, ErpSystems } from '../../ports/erp/erp-systems.js';
import { adaptersOf, DIRECTORIES, type ErpKind, SYSTEM_PROBLEMS } from '../../vocabulary/erp.js';
import { ErpConnection } from '../record/erp-connection.entity.js';
import { afterFailure } from './circuit.js';

/** The time of a trial call through an open circuit. */
const TRIAL_MS = 10_000;
/** The interval of notes that a connection works. */
const NOTE_MS = 60_000;

/** The time of all calls in the course of one request. */
const REQUEST_MS = 4_000;
/** The remaining time in which a further call still begins. */
const LEAST_MS = 250;
/** The end of the calls of each request. */
const callsUntil = new WeakMap<Session, number>();

/**
 * Calls the connected systems of a tenant, each through the circuit of its connection: after five consecutive failures the
 * circuit is open for a while, then one trial call decides. The connection's row stores the circuit, so that all processes
 * share it and a restart changes nothing. Never called within a transaction.
 */
@Injectable()
export class ErpConnections {
  constructor(
    private readonly work: UnitOfWork,
    private readonly systems: ErpSystems,
  ) {}

  /** The active connections. */
  active(): Promise<ErpConnection[]> {
    return this.work.read((em) => em.find(ErpConnection, { active: true }));
  }

  /** The connection whose system keeps records of a kind; null for none. */
  of(kind: ErpKind): Promise<ErpConnection | null> {
    return this.work.read((em) => em.findOne(ErpConnection, { active: true, adapter: { $in: [...adaptersOf(kind)] } }));
  }

  /** The connection from which addresses, projects, catalogue and employees are read; null for none. */
  directory(): Promise<ErpConnection | null> {
    return this.work.read((em) => em.findOne(ErpConnection, { active: true, adapter: { $in: [...DIRECTORIES] } }));
  }

  /**
   * Calls a system in the course of a request: all calls of one request together end within four seconds. Throws TIMEOUT
   * for a missing answer; the call has changed nothing.
   */
  async ask<T>(connection: ErpConnection, use: (system: ErpSystem) => Promise<T>): Promise<T> {
    const session = currentSession();
    const until = callsUntil.get(session) ?? performance.now() + REQUEST_MS;
    callsUntil.set(session, until);
    const left = until - performance.now();
    if (left < LEAST_MS) throw new ErpError('TIMEOUT', 'NOT_APPLIED');
    return this.through(connection, use, AbortSignal.timeout(Math.floor(left)));
  }

  /**
   * Calls a system. Throws `ErpError`: CIRCUIT_OPEN without a call, else the errors of `use`. `use` calls the system at least
   * once, since its normal end counts as an answer of the system and closes the circuit.
   */
  async through<T>(
    connection: ErpConnection,
    use: (system: ErpSystem) => Promise<T>,
    within?: AbortSignal,
  ): Promise<T> {
    await this.#admit(connection);
    try {
      const used = use(this.systems.open(accessTo(connection), within));
      const result = await (within ? Promise.race([used, over(within)]) : used);
      await this.#worked(connection);
      return result;
    } catch (error) {
      if (error instanceof ErpError) await this.#failed(connection, error);
      throw error;
    }
  }

  async #admit(connection: ErpConnection): Promise<void> {
    const { openUntil } = connection;
    if (!openUntil) return;
    const now = clock.now();
    const left = (openUntil.getTime() - now.getTime()) / 1_000;
    if (left > 0) throw new ErpError('CIRCUIT_OPEN', 'NOT_APPLIED', { retryAfter: Math.ceil(left) });
    // Of concurrent calls one is the trial.
    const trial = new Date(now.getTime() + TRIAL_MS);
    const isMine = await this.#note(connection, (latest) =>
      latest.openUntil && latest.openUntil <= now ? { openUntil: trial } : null,
    );
    if (!isMine) throw new ErpError('CIRCUIT_OPEN', 'NOT_APPLIED', { retryAfter: TRIAL_MS / 1_000 });
  }

  async #worked(connection: ErpConnection): Promise<void> {
    const { state, failures, openUntil, checkedAt } = connection;
    const isKnown = state === 'CONNECTED' && failures === 0 && openUntil === null;
    const now = clock.now();
    if (isKnown && checkedAt && now.getTime() - checkedAt.getTime() < NOTE_MS) return;
    const values = {
      state: 'CONNECTED' as const,
      problem: null,
      reason: null,
      failures: 0,
      openUntil: null,
      checkedAt: now,
    };
    await this.#note(connection, () => values);
    // Further calls with the same object pass the closed circuit.
    Object.assign(connection, values);
  }

  /** Notes a failure; a problem of one record proves that the system works. */
  async #failed(connection: ErpConnection, error: ErpError): Promise<void> {
    if (error.problem === 'CIRCUIT_OPEN') return;
    if (!SYSTEM_PROBLEMS.includes(error.problem)) return this.#worked(connection);
    await this.#note(connection, (latest) => {
      const now = clock.now();
      return { ...afterFailure(latest, error, now), checkedAt: now };
    });
  }

  /**
   * Stores values unless a user has changed the connection meanwhile; keeps the version. The values follow from the locked
   * row, null stores none. Returns whether it stored.
   */
  #note(
    connection: ErpConnection,
    valuesFrom: (latest: ErpConnection) => Partial<ErpConnection> | null,
  ): Promise<boolean> {
    const { version } = connection;
    const key = { ...keyOf(connection), version };
    return besideKey(() =>
      this.work.write(async (em) => {
        const latest = await em.findOne(ErpConnection, key, { lockMode: LockMode.PESSIMISTIC_WRITE });
        const values = latest && valuesFrom(latest);
        if (!values) return false;
        await em.nativeUpdate(ErpConnection, key, { ...values, version });
        return true;
      }),
    );
  }
}

/** Rejects at the end of the time. */
const over = (within: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const isOver = () => reject(new ErpError('TIMEOUT', 'NOT_APPLIED'));
    if (within.aborted) isOver();
    else within.addEventListener('abort', isOver, { once: true });
  });

const keyOf = ({ tenant, id }: ErpConnection) => ({ tenant, id });

/** The access data of a connection. Throws `ErpError` MISCONFIGURED if no key opens the password. */
export function accessTo(connection: ErpConnection): ErpAccess {
  const { adapter, url, user, calendarPath, database, contactRelation } = connection;
  try {
    return {
      adapter,
      url,
      user,
      calendarPath,
      database,
      contactRelation,
      password: secretOf(connection, 'password') ?? '',
    };
  } catch (cause) {
    throw cause instanceof SealBroken ? new ErpError('MISCONFIGURED', 'NOT_APPLIED', { cause }) : cause;
  }
}
