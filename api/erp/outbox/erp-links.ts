import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { clock } from '../../platform/clock.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { ALL_RETRIES_S, RETRIES, waitAfter } from '../../platform/jobs/retry-plan.js';
import { actorName, recordKey } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { ErpError, plainText } from '../../ports/erp/erp-error.js';
import { ERP_KINDS, type ErpKind } from '../../vocabulary/erp.js';
import type { ErpDifference } from '../record/erp-difference.shape.js';
import { ErpLink } from '../record/erp-link.entity.js';
import { EXCHANGES } from '../record/erp-queues.js';
import type { Remembered } from './convergence.js';

/** The lease of a worker, longer than all calls of one exchange; that of a dead worker expires. */
const LEASE_MS = 120_000;
/** Listed differences of one record at most. */
const MOST_DIFFERENCES = 100;
/** Seconds until the next attempt after the plan of retries: no record is ever given up. */
const LATER_S = 4 * 3_600;

/** The link of a record that both sides keep. */
export type ExchangedLink = ErpLink & { kind: ErpKind };

export const isExchanged = (link: ErpLink): link is ExchangedLink =>
  (ERP_KINDS as readonly string[]).includes(link.kind);

/** Stores the state of records on both sides; each note is a change by the system. */
@Injectable()
export class ErpLinks {
  constructor(
    private readonly work: UnitOfWork,
    private readonly jobs: Jobs,
  ) {}

  /** Takes the lease of a waiting record; null if another worker has it. */
  take(id: string): Promise<ErpLink | null> {
    const now = clock.now();
    const free = { $or: [{ leaseUntil: null }, { leaseUntil: { $lte: now } }] };
    const where = { ...recordKey(id), state: 'WAITING' as const, ...free };
    return this.work.write(async (em) => {
      const leaseUntil = new Date(now.getTime() + LEASE_MS);
      const taken = await this.#update(em, where, { leaseUntil });
      return taken ? em.findOne(ErpLink, recordKey(id)) : null;
    });
  }

  /** Ends the lease of a record without a connection. */
  release(link: ErpLink): Promise<void> {
    return this.#settle(link, { retryAt: after(LATER_S) });
  }

  async name(link: ErpLink, label: string): Promise<void> {
    link.label = plainText(label);
    await this.work.write((em) => this.#note(em, link, { label: link.label }));
  }

  /** Stores the state of the exchange. Throws CONFLICT if the lease has expired and another worker has it. */
  async remember(link: ErpLink, { place, base, sent, attempts }: Remembered): Promise<void> {
    const values = { place, base, sent, pending: [...attempts] };
    const isOurs = await this.work.write((em) => this.#note(em, link, values));
    if (!isOurs) throw new ErpError('CONFLICT', 'UNKNOWN');
  }

  /** Notes the agreement of both sides; after a change of ours meanwhile a new exchange begins at once. */
  async agreed(link: ErpLink, { lock, tell }: News): Promise<void> {
    const done = {
      problem: null,
      reason: null,
      obstacle: null,
      ours: null,
      theirs: null,
      differences: [],
      prevails: null,
      attempts: 0,
      agreedAt: clock.now(),
      leaseUntil: null,
      retryAt: null,
    };
    await this.work.write(async (em) => {
      await lock(em);
      const { requested } = link;
      const isSettled = await this.#note(em, link, { ...done, state: 'AGREED' }, { requested });
      if (!isSettled) {
        if (!(await this.#note(em, link, done))) return;
        await this.jobs.send(em, EXCHANGES, { link: link.id });
      }
      await tell(em);
    });
  }

  /** Notes that both sides differ, for the decision of a user. */
  differs(
    link: ErpLink,
    {
      obstacle,
      ours,
      theirs,
      differences,
    }: Pick<ErpLink, 'obstacle' | 'ours' | 'theirs'> & { differences: readonly ErpDifference[] },
  ): Promise<void> {
    const values = {
      obstacle,
      ours: plainText(ours),
      theirs: plainText(theirs),
      differences: differences.slice(0, MOST_DIFFERENCES).map(inShort),
    };
    return this.#settle(link, { ...values, state: 'DIFFERS', problem: null, reason: null, prevails: null });
  }

  /**
   * Notes a failure. A temporary one is tried again; any other waits for a user or for another change of our record. `tell`
   * notifies people of a lasting failure.
   */
  async failed(link: ErpLink, error: unknown, { lock, tell }: News<[ErpError]> = NOBODY) {
    if (!(error instanceof ErpError)) return this.#settle(link, { retryAt: after(waitAfter(1) ?? LATER_S) });
    const { problem, reason, isTemporary, retryAfter } = error;
    const lasting = { lock, tell: (em: EntityManager) => tell(em, error) };
    if (!isTemporary) return this.#settle(link, { state: 'REFUSED', problem, reason }, lasting);
    // The circuit counts its own attempts.
    const attempts = problem === 'CIRCUIT_OPEN' ? link.attempts : link.attempts + 1;
    const seconds = retryAfter ?? waitAfter(Math.max(attempts, 1)) ?? LATER_S;
    const isLasting = attempts > RETRIES || clock.now().getTime() - link.createdAt.getTime() > ALL_RETRIES_S * 1_000;
    const values = { problem, reason, attempts, retryAt: after(seconds) };
    return this.#settle(link, values, isLasting ? lasting : undefined);
  }

  async #settle(link: ErpLink, values: Partial<ErpLink>, news?: News): Promise<void> {
    await this.work.write(async (em) => {
      await news?.lock(em);
      if (await this.#note(em, link, { ...values, leaseUntil: null })) await news?.tell(em);
    });
  }

  /** Updates a record while this worker has its lease; returns whether it has. */
  #note(em: EntityManager, { id, leaseUntil }: ErpLink, values: Partial<ErpLink>, where: object = {}) {
    return this.#update(em, { ...recordKey(id), leaseUntil, ...where }, values);
  }

  async #update(em: EntityManager, where: object, values: Partial<ErpLink>): Promise<boolean> {
    return (await em.nativeUpdate(ErpLink, where, { ...values, updatedAt: clock.now(), updatedBy: actorName() })) > 0;
  }
}

/** A difference with its texts cut, since the other side may have very long ones. */
const inShort = ({ ours, theirs, of, ...rest }: ErpDifference): ErpDifference => {
  const short = (value: unknown) => (typeof value === 'string' ? plainText(value) : value);
  return { ...rest, of: plainText(of), ours: short(ours), theirs: short(theirs) };
};

/** Notifications in the transaction of a note; `lock` locks the record before its link, as changes of users do. */
interface News<Details extends unknown[] = []> {
  lock(em: EntityManager): Promise<unknown> | undefined;
  tell(em: EntityManager, ...details: Details): Promise<void> | undefined;
}

const NOBODY = { lock: () => undefined, tell: () => undefined };

const after = (seconds: number) => new Date(clock.now().getTime() + seconds * 1_000);
