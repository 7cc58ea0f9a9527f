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

/** Whoever tries whether an open circuit may be closed has so long for it. */
const TRIAL_MS = 10_000;
/** It is not noted more often that a connection works. */
const NOTE_MS = 60_000;

/** Whoever waits for an answer waits so long at most, and goes on without it. */
const ASKED_MS = 4_000;
/** Within less nothing is asked any more. */
const LEAST_MS = 250;
/** Until when something may be asked in the course of a request. */
const askedUntil = new WeakMap<Session, number>();

/**
 * Calls to the systems that a tenant is connected with, each through the circuit of its connection: after five failures in
 * a row nobody calls it for a while, then one call tries. The circuit stands in the connection's row, so that all processes
 * share it and a restart changes nothing. Never called while a transaction is open.
 */
@Injectable()
export class ErpConnections {
  constructor(
    private readonly work: UnitOfWork,
    private readonly systems: ErpSystems,
  ) {}

  /** All that are switched on. */
  active(): Promise<ErpConnection[]> {
    return this.work.read((em) => em.find(ErpConnection, { active: true }));
  }

  /** The connection by which records of a kind are kept elsewhere; null for none. */
  of(kind: ErpKind): Promise<ErpConnection | null> {
    return this.work.read((em) => em.findOne(ErpConnection, { active: true, adapter: { $in: [...adaptersOf(kind)] } }));
  }

  /** The connection from which addresses, projects, catalogue and employees are read; null for none. */
  directory(): Promise<ErpConnection | null> {
    return this.work.read((em) => em.findOne(ErpConnection, { active: true, adapter: { $in: [...DIRECTORIES] } }));
  }

  /**
   * The same for somebody who waits for it: all that is asked in the course of one request ends within four seconds,
   * however many calls it takes. Throws TIMEOUT for what has not come by then; it has changed nothing.
   */
  async ask<T>(connection: ErpConnection, use: (system: ErpSystem) => Promise<T>): Promise<T> {
    const session = currentSession();
    const until = askedUntil.get(session) ?? performance.now() + ASKED_MS;
    askedUntil.set(session, until);
    const left = until - performance.now();
    if (left < LEAST_MS) throw new ErpError('TIMEOUT', 'NOT_APPLIED');
    return this.through(connection, use, AbortSignal.timeout(Math.floor(left)));
  }

  /**
   * Throws `ErpError`: CIRCUIT_OPEN without having called, or whatever `use` throws. `use` asks the system at least once: that
   * it comes to an end is taken for an answer of the system, which closes the circuit.
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
    // Of all who come now, one tries.
    const trial = new Date(now.getTime() + TRIAL_MS);
    const isMine = await this.#note(connection, { openUntil: trial }, { openUntil: { $lte: now } });
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
    await this.#note(connection, values);
    // Whoever calls again by the same connection is not kept out by what is over.
    Object.assign(connection, values);
  }

  /** What concerns one record alone says that the system works. */
  async #failed(connection: ErpConnection, error: ErpError): Promise<void> {
    if (error.problem === 'CIRCUIT_OPEN') return;
    if (!SYSTEM_PROBLEMS.includes(error.problem)) return this.#worked(connection);
    const latest = await this.work.read((em) => em.findOne(ErpConnection, keyOf(connection)));
    const now = clock.now();
    await this.#note(connection, { ...afterFailure(latest?.failures ?? 0, error, now), checkedAt: now });
  }

  /** Unless somebody has changed the connection meanwhile; changes no version. */
  async #note(connection: ErpConnection, values: Partial<ErpConnection>, where: object = {}): Promise<boolean> {
    const { version } = connection;
    const count = await besideKey(() =>
      this.work.write((em) =>
        em.nativeUpdate(ErpConnection, { ...keyOf(connection), version, ...where }, { ...values, version }),
      ),
    );
    return count > 0;
  }
}

/** Rejects once the time is over, whatever is still waited for. */
const over = (within: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const isOver = () => reject(new ErpError('TIMEOUT', 'NOT_APPLIED'));
    if (within.aborted) isOver();
    else within.addEventListener('abort', isOver, { once: true });
  });

const keyOf = ({ tenant, id }: ErpConnection) => ({ tenant, id });

/** Throws `ErpError` MISCONFIGURED where no key opens the password. */
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
