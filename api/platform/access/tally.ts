import { clock } from '../clock.js';

/** How a caller stands: requests left in the window, and seconds until it begins anew. */
export interface Standing {
  readonly left: number;
  readonly seconds: number;
}

/** What is known of one caller: requests told to all processes, those not told yet, and the end of the window (ms). */
interface Count {
  shared: number;
  pending: number;
  endsAt: number;
}

/** Adds requests of a caller to what all processes have counted; gives the sum and the milliseconds that are left. */
export type Share = (key: string, requests: number) => Promise<{ sum: number; left: number }>;

/**
 * Counts requests in windows without a question on their way: each is counted here at once, and what has come together
 * is told to the other processes once a second. They learn of each other a second late, which a generous limit bears.
 */
export class Tally {
  readonly #counts = new Map<string, Count>();

  constructor(
    readonly points: number,
    readonly seconds: number,
    private readonly share: Share,
  ) {}

  /** Counts a request of the caller, if it may be served. */
  count(key: string): Standing & { readonly served: boolean } {
    const now = clock.now().getTime();
    const known = this.#counts.get(key);
    const count = known && known.endsAt > now ? known : { shared: 0, pending: 0, endsAt: now + this.seconds * 1_000 };
    this.#counts.set(key, count);
    const served = count.shared + count.pending < this.points;
    if (served) count.pending += 1;
    const left = Math.max(0, this.points - count.shared - count.pending);
    return { served, left, seconds: Math.max(1, Math.ceil((count.endsAt - now) / 1_000)) };
  }

  /** Tells the other processes what has come together and learns what they have counted. */
  async exchange(): Promise<void> {
    const now = clock.now().getTime();
    for (const [key, count] of this.#counts) {
      if (count.endsAt <= now) this.#counts.delete(key);
      else if (count.pending > 0) await this.#tell(key, count);
    }
  }

  async #tell(key: string, count: Count): Promise<void> {
    const told = count.pending;
    const { sum, left } = await this.share(key, told);
    count.shared = sum;
    count.pending -= told;
    count.endsAt = clock.now().getTime() + left;
  }
}
