/** Work that runs for several parties: so many at once for all, one at a time for each, and the parties take turns. */
export class Turns {
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #running = new Set<string>();

  constructor(private readonly mostAtOnce: number) {}

  /** Runs a work when its party's turn comes. Throws what `late` makes where that takes longer than `waitMs`. */
  async run<T>(party: string, work: () => Promise<T>, waitMs: number, late: () => Error): Promise<T> {
    await this.#turn(party, waitMs, late);
    try {
      return await work();
    } finally {
      this.#running.delete(party);
      // A party that had its turn stands behind all others.
      this.#put(party, this.#waiting.get(party) ?? []);
      this.#next();
    }
  }

  async #turn(party: string, waitMs: number, late: () => Error): Promise<void> {
    const turn = Promise.withResolvers<void>();
    const begin = () => turn.resolve();
    const before = this.#waiting.get(party) ?? [];
    this.#waiting.set(party, [...before, begin]);
    const patience = setTimeout(() => {
      if (this.#leave(party, begin)) turn.reject(late());
    }, waitMs);
    this.#next();
    await turn.promise.finally(() => clearTimeout(patience));
  }

  #next(): void {
    for (const [party, [begin, ...rest]] of [...this.#waiting]) {
      if (this.#running.size >= this.mostAtOnce) return;
      if (!begin || this.#running.has(party)) continue;
      this.#put(party, rest);
      this.#running.add(party);
      begin();
    }
  }

  #leave(party: string, begin: () => void): boolean {
    const waiting = this.#waiting.get(party) ?? [];
    const rest = waiting.filter((other) => other !== begin);
    this.#put(party, rest);
    return rest.length < waiting.length;
  }

  #put(party: string, waiting: (() => void)[]): void {
    this.#waiting.delete(party);
    if (waiting.length > 0) this.#waiting.set(party, waiting);
  }
}
