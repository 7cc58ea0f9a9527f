import { AsyncLocalStorage } from 'node:async_hooks';

/** Number of places, longest wait for a turn, and the error after it. */
export interface TurnLimits {
  readonly places: number;
  /** Most places of one tenant; half of all by default. */
  readonly share?: number;
  /** Milliseconds; no limit by default. */
  readonly waitMs?: number;
  /**
   * Milliseconds that new work may expect to wait, by the length of its tenant's queue and the duration of recent work;
   * beyond them it is refused at once. No limit by default.
   */
  readonly queueMs?: number;
  refusal?(): Error;
}

/** How long work waits for its turn, and whether its result is still wanted then. */
interface TurnOptions {
  readonly waitMs?: number | undefined;
  readonly isAbandoned?: (() => boolean) | undefined;
}

/** Waiting work, and how it begins or gives up. */
interface Waiting {
  readonly isAbandoned: (() => boolean) | undefined;
  enter(): void;
  giveUp(): void;
}

/** Weight of the newest work in the average. */
const NEWEST = 0.05;

/** Half of the places, the share of a tenant, so that another one finds a free place. */
export const halfOf = (places: number): number => Math.max(1, Math.floor(places / 2));

/**
 * Places of a pool of this process, assigned to tenants in turns: a free place goes to the tenant whose last turn is
 * oldest, and within a tenant to the oldest work. Nested work keeps its place.
 */
export class TenantTurns {
  readonly #limits: TurnLimits;
  readonly #share: number;
  readonly #running = new Map<string, number>();
  /** Waiting work by tenant, in the order of turns. */
  readonly #waiting = new Map<string, Set<Waiting>>();
  readonly #within = new AsyncLocalStorage<true>();
  #free: number;
  /** Milliseconds of the latest work on average. */
  #workMs = 0;
  /** Pieces of work that have waited for a place since the start, and the milliseconds of it in sum. */
  waitedCount = 0;
  waitedMs = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
    this.#share = limits.share ?? halfOf(limits.places);
    this.#free = limits.places;
  }

  /** Number of waiting calls. */
  get waitingCount(): number {
    return [...this.#waiting.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** Runs work of a tenant in its turn. Throws `refusal()` without a turn in time, and for abandoned work. */
  async run<T>(tenant: string, work: () => Promise<T>, options: TurnOptions = {}): Promise<T> {
    if (this.#within.getStore()) return work();
    const turn = this.#enter(tenant, options);
    if (turn) await this.#measured(turn);
    const began = performance.now();
    try {
      return await this.#within.run(true, work);
    } finally {
      this.#workMs += (performance.now() - began - this.#workMs) * NEWEST;
      this.#leave(tenant);
    }
  }

  async #measured(turn: Promise<void>): Promise<void> {
    const began = performance.now();
    try {
      await turn;
    } finally {
      this.waitedCount += 1;
      this.waitedMs += performance.now() - began;
    }
  }

  #enter(tenant: string, { waitMs = this.#limits.waitMs, isAbandoned }: TurnOptions): Promise<void> | undefined {
    if (this.#mayEnter(tenant) && !this.#waiting.has(tenant)) {
      this.#take(tenant);
      return undefined;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const queue = this.#waiting.get(tenant) ?? new Set<Waiting>();
    const { queueMs = Number.POSITIVE_INFINITY, refusal = () => new Error('No place became free in time') } =
      this.#limits;
    // A short standstill makes few wait for long, and is no overload.
    if ((queue.size * this.#workMs) / this.#share > queueMs) return Promise.reject(refusal());
    const leave = () => {
      clearTimeout(limit);
      queue.delete(waiting);
      if (queue.size === 0) this.#waiting.delete(tenant);
    };
    const waiting: Waiting = {
      isAbandoned,
      enter: () => {
        leave();
        this.#take(tenant);
        resolve();
      },
      giveUp: () => {
        leave();
        reject(refusal());
      },
    };
    const limit = waitMs === undefined ? undefined : setTimeout(waiting.giveUp, waitMs).unref();
    this.#waiting.set(tenant, queue.add(waiting));
    return promise;
  }

  #leave(tenant: string): void {
    this.#free += 1;
    const left = (this.#running.get(tenant) ?? 0) - 1;
    if (left > 0) this.#running.set(tenant, left);
    else this.#running.delete(tenant);
    // The tenant's next turn comes after those of all others.
    this.#putLast(tenant);
    const [next, queue] = [...this.#waiting].find(([one]) => this.#mayEnter(one)) ?? [];
    if (next === undefined || !queue) return;
    for (const waiting of queue) {
      if (!waiting.isAbandoned?.()) {
        waiting.enter();
        break;
      }
      waiting.giveUp();
    }
    this.#putLast(next);
  }

  #putLast(tenant: string): void {
    const queue = this.#waiting.get(tenant);
    if (queue && this.#waiting.delete(tenant)) this.#waiting.set(tenant, queue);
  }

  #mayEnter(tenant: string): boolean {
    return this.#free > 0 && (this.#running.get(tenant) ?? 0) < this.#share;
  }

  #take(tenant: string): void {
    this.#free -= 1;
    this.#running.set(tenant, (this.#running.get(tenant) ?? 0) + 1);
  }
}
