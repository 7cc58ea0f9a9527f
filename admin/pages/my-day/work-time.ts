/** A stretch of work; still going on without an end. Moments in ms since 1970. */
export interface Stretch {
  from: number;
  to: number | null;
}

/** Work that is being timed, with its pauses between the stretches. */
export type WorkTime = readonly Stretch[];

export const isRunning = (work: WorkTime): boolean => work.at(-1)?.to === null;

/** Begins, or goes on after a pause. */
export const started = (work: WorkTime, now: number): WorkTime =>
  isRunning(work) ? work : [...work, { from: now, to: null }];

/** Makes a pause. */
export const paused = (work: WorkTime, now: number): WorkTime =>
  work.map((stretch) => (stretch.to === null ? { ...stretch, to: now } : stretch));

/** Milliseconds of work; a clock that was set back takes nothing away. */
export const workedMs = (work: WorkTime, now: number): number =>
  work.reduce((sum, { from, to }) => sum + Math.max(0, (to ?? now) - from), 0);

/** Whole minutes to be booked: at least one of what was begun. */
export const workedMinutes = (work: WorkTime, now: number): number =>
  work.length === 0 ? 0 : Math.max(1, Math.round(workedMs(work, now) / 60_000));
