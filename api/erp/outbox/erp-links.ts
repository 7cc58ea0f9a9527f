import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { clock } from '../../platform/clock.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { ALL_RETRIES_S, RETRIES, waitAfter } from '../../platform/jobs/retry-plan.js';
import { recordKey } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { ErpError, plainWords } from '../../ports/erp/erp-error.js';
import { ErpLink } from '../record/erp-link.entity.js';
import { EXCHANGES } from '../record/erp-queues.js';
import type { Remembered } from './convergence.js';

/** Longer than all calls of one exchange may take; whoever died with it lets go of it then. */
const LEASE_MS = 120_000;
/** Seconds until the next attempt, once the plan of retries is at its end: what was entered is never given up. */
const LATER_S = 4 * 3_600;

/** What the worker notes of records that are kept on both sides. No note changes a version. */
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
    link.label = plainWords(label);
    await this.work.write((em) => this.#update(em, recordKey(link.id), { label: link.label }));
  }

  async remember({ id }: ErpLink, { place, base, sent, attempts }: Remembered): Promise<void> {
    const pending = [...attempts];
    await this.work.write((em) => this.#update(em, recordKey(id), { place, base, sent, pending }));
  }

  /** Both agree, unless ours was changed meanwhile: then it goes on at once. */
  async agreed(link: ErpLink, tell: (em: EntityManager) => Promise<void> | undefined): Promise<void> {
    const done = {
      problem: null,
      reason: null,
      ours: null,
      theirs: null,
      prevails: null,
      attempts: 0,
      agreedAt: clock.now(),
    };
    await this.work.write(async (em) => {
      await tell(em);
      const { requested } = link;
      const free = { leaseUntil: null, retryAt: null };
      const isSettled = await this.#update(
        em,
        { ...recordKey(link.id), requested },
        { ...done, ...free, state: 'AGREED' },
      );
      if (isSettled) return;
      await this.#update(em, recordKey(link.id), { ...done, ...free });
      await this.jobs.send(em, EXCHANGES, { link: link.id });
    });
  }

  differs(link: ErpLink, ours: string | null, theirs: string | null): Promise<void> {
    const told = { ours: plainWords(ours), theirs: plainWords(theirs) };
    return this.#settle(link, { ...told, state: 'DIFFERS', problem: null, reason: null, prevails: null });
  }

  /** What may pass is tried again; anything else waits for somebody, or for another change of our record. */
  async failed(
    link: ErpLink,
    error: unknown,
    tell: (em: EntityManager, error: ErpError) => Promise<void> | undefined,
  ): Promise<void> {
    if (!(error instanceof ErpError)) return this.#settle(link, { retryAt: after(waitAfter(1) ?? LATER_S) });
    const { problem, reason, passes, retryAfter } = error;
    const lasting = (em: EntityManager) => tell(em, error);
    if (!passes) return this.#settle(link, { state: 'REFUSED', problem, reason }, lasting);
    // The circuit counts its own attempts.
    const attempts = problem === 'CIRCUIT_OPEN' ? link.attempts : link.attempts + 1;
    const seconds = retryAfter ?? waitAfter(Math.max(attempts, 1)) ?? LATER_S;
    const isLasting = attempts > RETRIES || clock.now().getTime() - link.createdAt.getTime() > ALL_RETRIES_S * 1_000;
    return this.#settle(
      link,
      { problem, reason, attempts, retryAt: after(seconds) },
      isLasting ? lasting : undefined,
    );
  }

  async #settle(
    { id }: ErpLink,
    values: Partial<ErpLink>,
    tell?: (em: EntityManager) => Promise<void> | undefined,
  ): Promise<void> {
    await this.work.write(async (em) => {
      await tell?.(em);
      await this.#update(em, recordKey(id), { ...values, leaseUntil: null });
    });
  }

  async #update(em: EntityManager, where: object, values: Partial<ErpLink>): Promise<boolean> {
    return (await em.nativeUpdate(ErpLink, where, { ...values, updatedAt: clock.now() })) > 0;
  }
}

const after = (seconds: number) => new Date(clock.now().getTime() + seconds * 1_000);
