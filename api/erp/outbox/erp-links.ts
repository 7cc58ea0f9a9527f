import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { clock } from '../../platform/clock.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { ALL_RETRIES_S, RETRIES, waitAfter } from '../../platform/jobs/retry-plan.js';
import { actorName, recordKey } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { ErpError, plainText } from '../../ports/erp/erp-error.js';
import { ERP_KINDS, type ErpKind, type ErpObstacle } from '../../vocabulary/erp.js';
import type { ErpDifference } from '../record/erp-difference.shape.js';
import { ErpLink } from '../record/erp-link.entity.js';
import { EXCHANGES } from '../record/erp-queues.js';
import type { Remembered } from './convergence.js';

/** Longer than all calls of one exchange may take; whoever died with it lets go of it then. */
const LEASE_MS = 120_000;
/** Differences of one record that are told. */
const MOST_TOLD = 100;
/** Seconds until the next attempt, once the plan of retries is at its end: what was entered is never given up. */
const LATER_S = 4 * 3_600;

/** A record that is kept on both sides, and not only read from there. */
export type ExchangedLink = ErpLink & { kind: ErpKind };

export const isExchanged = (link: ErpLink): link is ExchangedLink =>
  (ERP_KINDS as readonly string[]).includes(link.kind);

/** What the worker notes of records that are kept on both sides. A note is a change by the system. */
@Injectable()
export class ErpLinks {
  constructor(
    private readonly work: UnitOfWork,
    private readonly jobs: Jobs,
  ) {}

  /** Takes a record that waits and on which nobody works; null otherwise. */
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

  /** Nobody keeps such records elsewhere for the time being. */
  release(link: ErpLink): Promise<void> {
    return this.#settle(link, { retryAt: after(LATER_S) });
  }

  async name(link: ErpLink, label: string): Promise<void> {
    link.label = plainText(label);
    await this.work.write((em) => this.#note(em, link, { label: link.label }));
  }

  /** Throws CONFLICT where somebody else works on it by now, since this has taken too long. */
  async remember(link: ErpLink, { place, base, sent, attempts }: Remembered): Promise<void> {
    const values = { place, base, sent, pending: [...attempts] };
    const isOurs = await this.work.write((em) => this.#note(em, link, values));
    if (!isOurs) throw new ErpError('CONFLICT', 'UNKNOWN');
  }

  /** Both agree, unless ours was changed meanwhile: then it goes on at once. */
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

  differs(link: ErpLink, { obstacle, ours, theirs, differences }: Told): Promise<void> {
    const told = {
      obstacle,
      ours: plainText(ours),
      theirs: plainText(theirs),
      differences: differences.slice(0, MOST_TOLD).map(inShort),
    };
    return this.#settle(link, { ...told, state: 'DIFFERS', problem: null, reason: null, prevails: null });
  }

  /**
   * What may pass is tried again; anything else waits for somebody, or for another change of our record. Who should know is
   * told of what lasts.
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

  /** As long as it is ours to work on; answers whether it is. */
  #note(em: EntityManager, { id, leaseUntil }: ErpLink, values: Partial<ErpLink>, where: object = {}) {
    return this.#update(em, { ...recordKey(id), leaseUntil, ...where }, values);
  }

  async #update(em: EntityManager, where: object, values: Partial<ErpLink>): Promise<boolean> {
    return (await em.nativeUpdate(ErpLink, where, { ...values, updatedAt: clock.now(), updatedBy: actorName() })) > 0;
  }
}

/** Both sides, where they differ. */
interface Told {
  readonly obstacle: ErpObstacle;
  readonly ours: string | null;
  readonly theirs: string | null;
  readonly differences: readonly ErpDifference[];
}

/** Whoever has written a megabyte into a name there does not fill our pages. */
const inShort = ({ ours, theirs, of, ...rest }: ErpDifference): ErpDifference => {
  const short = (value: unknown) => (typeof value === 'string' ? plainText(value) : value);
  return { ...rest, of: plainText(of), ours: short(ours), theirs: short(theirs) };
};

/** What people are told in the transaction of the note, and what is locked before, since they change it first themselves. */
interface News<Told extends unknown[] = []> {
  lock(em: EntityManager): Promise<unknown> | undefined;
  tell(em: EntityManager, ...told: Told): Promise<void> | undefined;
}

const NOBODY = { lock: () => undefined, tell: () => undefined };

const after = (seconds: number) => new Date(clock.now().getTime() + seconds * 1_000);
