/** Minutes to wait after the first, second, … failed attempt (domain "Dispatch"). */
const WAITS_MIN = [1, 5, 15, 60, 240];

/** Seconds until the next attempt after so many failed ones; undefined when it is time to give up. */
export function waitAfter(failures: number): number | undefined {
  const minutes = WAITS_MIN[failures - 1];
  return minutes === undefined ? undefined : minutes * 60;
}
