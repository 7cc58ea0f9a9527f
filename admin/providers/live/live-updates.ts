import type { QueryClient } from '@tanstack/react-query';
import { isDescribing, mostUrgent, type Routes } from './affected';
import type { LiveListener } from './live-stream';
import type { Change } from './messages';

/** Time in which changes are collected before their answers are reloaded, in milliseconds. */
const TOGETHER = 80;
/** Shortest interval between reloads of lists and figures for changes of others, in milliseconds. */
const CALM = 5_000;
/** Reloads for changes of others begin at random within this time, so that many open screens take turns. */
const SPREAD = 2_000;
/** Interval at which all shown answers are reloaded without a stream, in milliseconds. */
const POLLING = 30_000;
/** Interruptions of the stream that are not reported, in milliseconds. */
const GRACE = 8_000;

/** Whether live updates come by the stream or, without a stream, by polling every half minute. */
export type LiveState = 'stream' | 'polling';

/** Reloads the cached answers that reported changes concern, at a pace that people can follow. */
export class LiveUpdates implements LiveListener {
  #now: Change[] = [];
  #soon: Change[] = [];
  #nowTimer?: ReturnType<typeof setTimeout>;
  #soonTimer?: ReturnType<typeof setTimeout>;
  #graceTimer?: ReturnType<typeof setTimeout>;
  #resetTimer?: ReturnType<typeof setTimeout>;
  #pollTimer?: ReturnType<typeof setInterval>;
  #lastSoon = 0;

  constructor(
    private readonly client: QueryClient,
    private readonly routes: Routes,
    private readonly onState: (state: LiveState) => void,
    /** Reloads the document; resolves to whether it has changed. */
    private readonly refreshDocument: () => Promise<boolean>,
  ) {
    this.onStanding(false);
  }

  onChanges(changes: Change[]): void {
    this.#now.push(...changes);
    this.#nowTimer ??= setTimeout(() => {
      this.#nowTimer = undefined;
      const changes = this.#now.splice(0);
      const own = changes.filter(({ own }) => own);
      this.#ask('now', changes);
      if (own.length > 0) this.#ask('soon', own);
      if (changes.some(isDescribing)) void this.#describeAnew();
    }, TOGETHER);
    const others = changes.filter(({ own }) => !own);
    if (others.length === 0) return;
    this.#soon.push(...others);
    this.#soonTimer ??= setTimeout(
      () => {
        this.#soonTimer = undefined;
        this.#lastSoon = Date.now();
        this.#ask('soon', this.#soon.splice(0));
      },
      Math.max(TOGETHER, this.#lastSoon + CALM - Date.now()) + Math.random() * SPREAD,
    );
  }

  onReset(): void {
    this.#resetTimer ??= setTimeout(() => {
      this.#resetTimer = undefined;
      this.#askAll();
    }, Math.random() * SPREAD);
  }

  onStanding(standing: boolean): void {
    clearTimeout(this.#graceTimer);
    if (standing) {
      clearInterval(this.#pollTimer);
      this.#pollTimer = undefined;
      this.onState('stream');
    } else if (!this.#pollTimer) this.#graceTimer = setTimeout(() => this.#poll(), GRACE);
  }

  end(): void {
    for (const timer of [this.#nowTimer, this.#soonTimer, this.#graceTimer, this.#resetTimer]) clearTimeout(timer);
    clearInterval(this.#pollTimer);
  }

  #poll(): void {
    this.onState('polling');
    this.#pollTimer = setInterval(() => {
      if (document.visibilityState === 'visible') this.#askAll();
    }, POLLING);
  }

  #ask(urgency: 'now' | 'soon', changes: readonly Change[]): void {
    void this.client.invalidateQueries({
      predicate: ({ queryKey }) => mostUrgent(queryKey, changes, this.routes) === urgency,
    });
  }

  #askAll(): void {
    void this.client.invalidateQueries();
    void this.#describeAnew();
  }

  /** Earlier answers may lack fields that the new document describes. */
  async #describeAnew(): Promise<void> {
    try {
      if (await this.refreshDocument()) await this.client.invalidateQueries();
    } catch (error) {
      console.debug('The document could not be asked for anew.', error);
    }
  }
}
