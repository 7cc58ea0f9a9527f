/** Seconds to wait after the first, second, … failed attempt: a day in all. */
const WAITS_S = [5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400, 28_800, 29_845];

/** Without anything that arrived for so long, a webhook is switched off: a day in milliseconds. */
export const PATIENCE_MS = 86_400_000;

/** Seconds until the next attempt after so many failed ones; undefined when it is time to give up. */
export const waitAfterAttempt = (failures: number): number | undefined => WAITS_S[failures - 1];
