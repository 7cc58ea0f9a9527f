/** A stretch of work, in ms since 1970; a stretch without an end is still running. */
export interface Stretch {
  from: number;
  to: number | null;
}

/** The stretches of timed work; the gaps between them are pauses. */
export type WorkTime = readonly Stretch[];

export const isRunning = (work: WorkTime): boolean => work.at(-1)?.to === null;

/** Begins the work, or resumes it after a pause. */
export const started = (work: WorkTime, now: number): WorkTime =>
  isRunning(work) ? work : [...work, { from: now, to: null }];

/** Interrupts the work. */
export const paused = (work: WorkTime, now: number): WorkTime =>
  work.map((stretch) => (stretch.to === null ? { ...stretch, to: now } : stretch));

/** Milliseconds of work; a clock that was set back subtracts nothing. */
export const workedMs = (work: WorkTime, now: number): number =>
  work.reduce((sum, { from, to }) => sum + Math.max(0, (to ?? now) - from), 0);

/** Whole minutes to be booked: at least one once the work has begun. */
export const workedMinutes = (work: WorkTime, now: number): number =>
  work.length === 0 ? 0 : Math.max(1, Math.round(workedMs(work, now) / 60_000));
