import { apiAddress, apiSurroundings } from '../http';
import { type Change, readMessages } from './messages';

/** Silence after which a connection counts as dead, in milliseconds; the server sends a sign every 15 seconds. */
const DEAD = 40_000;
/** Streams that broke off together come back within two seconds, at random. */
const FIRST_WAIT = 1_500;
const LONGEST_WAIT = 30_000;

/** The listener to the reports of a stream. */
export interface LiveListener {
  onChanges(changes: Change[], id: string | undefined): void;
  /** Too many changes were missed: all cached answers are outdated. */
  onReset(id: string | undefined): void;
  /** Whether the stream is complete: `true` once it misses no changes any more, `false` when it broke off. */
  onStanding(standing: boolean): void;
}

/**
 * The stream of other users' changes, which reconnects by itself where it broke off. It is read with fetch, since only
 * fetch can send the token in a header.
 */
export class LiveStream {
  #abort = new AbortController();
  #wait = FIRST_WAIT;

  constructor(
    private readonly listener: LiveListener,
    private lastId: string | undefined,
  ) {}

  /** Reads the stream until it is closed. */
  async run(): Promise<void> {
    const { signal } = this.#abort;
    while (!signal.aborted) {
      try {
        await this.#readOnce(signal);
      } catch (error) {
        if (!signal.aborted) console.debug('The stream of live updates broke off.', error);
      }
      if (signal.aborted) return;
      this.listener.onStanding(false);
      await pause(this.#wait * (0.5 + Math.random()), signal);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    }
  }

  close(): void {
    this.#abort.abort();
  }

  async #readOnce(signal: AbortSignal): Promise<void> {
    const watch = new AbortController();
    let timer = setTimeout(() => watch.abort(), DEAD);
    const live = () => {
      clearTimeout(timer);
      timer = setTimeout(() => watch.abort(), DEAD);
    };
    try {
      const answer = await this.#open(AbortSignal.any([signal, watch.signal]));
      for await (const { event, data, id } of readMessages(answer)) {
        live();
        if (id !== undefined) this.lastId = id;
        if (event === 'changes') this.listener.onChanges(JSON.parse(data) as Change[], id);
        else if (event === 'reset') this.listener.onReset(id);
        else if (event === 'ready') {
          this.#wait = FIRST_WAIT;
          this.listener.onStanding(true);
        }
      }
    } finally {
      clearTimeout(timer);
    }
  }

  async #open(signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
    const answer = await fetch(apiAddress('events'), {
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${await apiSurroundings().token()}`,
        ...(this.lastId !== undefined && { 'last-event-id': this.lastId }),
      },
      cache: 'no-store',
      signal,
    });
    if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${answer.statusText}`);
    return answer.body;
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
