import type { RequestKind } from './person.js';

interface Count {
  /** Milliseconds of the successful answers, and of the others. */
  readonly times: number[];
  readonly refusals: number[];
  readonly statuses: Map<number, number>;
}

/** The requests of all people, by kind. */
export class Tally {
  readonly #counts = new Map<RequestKind, Count>();

  add(kind: RequestKind, ms: number, status: number): void {
    const count = this.#counts.get(kind) ?? { times: [], refusals: [], statuses: new Map<number, number>() };
    this.#counts.set(kind, count);
    (status >= 200 && status < 300 ? count.times : count.refusals).push(ms);
    count.statuses.set(status, (count.statuses.get(status) ?? 0) + 1);
  }

  /** Forgets the requests so far. */
  clear(): void {
    this.#counts.clear();
  }

  /** A line for each kind: answers a second and their milliseconds, and the other statuses with their p95. */
  lines(seconds: number): string[] {
    return [...this.#counts].map(([kind, { times, refusals, statuses }]) => {
      const at = (share: number, values = times) => {
        const sorted = values.toSorted((one, other) => one - other);
        return `${Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)}`.padStart(6);
      };
      const refused = [...statuses].filter(([status]) => status < 200 || status > 299);
      const rate = (times.length / seconds).toFixed(1).padStart(8);
      const others = refused.map(([status, number]) => `${number} × ${status || 'broken'}`).join(', ');
      return `${kind.padEnd(8)}${rate}/s  p50${at(0.5)}  p95${at(0.95)}  p99${at(0.99)} ms  ${others}${others && ` (p95${at(0.95, refusals)} ms)`}`;
    });
  }
}
