import { setTimeout as delay } from 'node:timers/promises';

/** What is asked whether it lives, and ended when it says nothing. */
export interface Watched {
  readonly running: boolean;
  kill(): void;
}

export interface LiveWatchOptions {
  /** What it is called in the log, such as 'The API'. */
  name: string;
  /** Resolves as soon as the process has answered, however late; rejects where nobody is there to be asked. */
  ask: () => Promise<unknown>;
  /** After so many milliseconds without an answer it is ended. */
  silenceMs: number;
  /** What a start may take besides, before the first answer, in milliseconds. */
  startMs: number;
  say: (text: string) => void;
}

/** In how many steps the silence is counted. */
const STEPS = 60;

/**
 * Ends a process that stands but answers nothing any more (it is frozen, or its event loop is blocked), so that whoever
 * keeps it starts it again. Resolves when the process has ended or was ended.
 *
 * A question stays open until it is answered, since a slow answer is one. The silence is not read off the clock: each
 * step counts its own length and no more, however late it comes. Time in which the asking process itself was not
 * scheduled, because the machine slept or is crowded, is therefore nobody's silence.
 */
export async function endWhenSilent(process: Watched, options: LiveWatchOptions): Promise<void> {
  const { name, ask, silenceMs, startMs, say } = options;
  const step = silenceMs / STEPS;
  let left = STEPS + Math.ceil(startMs / step);
  let isAsked = false;
  while (process.running && left > 0) {
    if (!isAsked) {
      isAsked = true;
      const answered = () => (left = STEPS);
      void ask()
        .then(answered, () => undefined)
        .finally(() => (isAsked = false));
    }
    await delay(step, undefined, { ref: false });
    left -= 1;
  }
  if (!process.running) return;
  say(`${name} has not answered for ${silenceMs / 1000} s: its process is ended`);
  process.kill();
}
