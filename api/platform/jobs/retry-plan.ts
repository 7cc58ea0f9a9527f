/** Minutes to wait after the first, second, … failed attempt (domain "Dispatch"). */
const WAITS_MIN = [1, 5, 15, 60, 240];

/** Number of repetitions, and the seconds of all waits. */
export const RETRIES = WAITS_MIN.length;
export const ALL_RETRIES_S = WAITS_MIN.reduce((sum, minutes) => sum + minutes * 60, 0);

/** Seconds until the next attempt; undefined after the last one. */
export function waitAfter(failures: number): number | undefined {
  const minutes = WAITS_MIN[failures - 1];
  return minutes === undefined ? undefined : minutes * 60;
}
