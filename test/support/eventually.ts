import { setTimeout as pause } from 'node:timers/promises';

const DEADLINE_MS = 120_000;
const PAUSE_MS = 25;

/** Repeats the expectation until it holds; fails with its own message when it does not within two minutes. */
export async function eventually<T>(expectation: () => Promise<T> | T, deadlineMs = DEADLINE_MS): Promise<T> {
  const end = Date.now() + deadlineMs;
  for (;;) {
    try {
      return await expectation();
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(PAUSE_MS);
    }
  }
}
