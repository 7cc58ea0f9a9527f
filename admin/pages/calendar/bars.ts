import { minutesOf, type Times } from './days';

/** The position of an appointment in the row of a day: its lane, and its bar in minutes since midnight. */
export interface Bar {
  readonly lane: number;
  readonly start: number;
  readonly end: number;
}

/**
 * Bars of appointments, in the order given, and the number of lanes. Each bar is at least `least` minutes long, so that
 * its text fits, and ends with the displayed day (`until`, in minutes); bars of one lane do not overlap.
 */
export function barsOf(times: readonly Times[], least: number, until: number): { bars: Bar[]; lanes: number } {
  const ends: number[] = [];
  const bars: Bar[] = [];
  const inOrder = times
    .map(({ startTime, endTime }, index) => {
      const start = Math.min(minutesOf(startTime), until - least);
      return { index, start, end: Math.max(minutesOf(endTime), start + least) };
    })
    .sort((left, right) => left.start - right.start || left.index - right.index);
  for (const { index, start, end } of inOrder) {
    const free = ends.findIndex((taken) => taken <= start);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = end;
    bars[index] = { lane, start, end };
  }
  return { bars, lanes: Math.max(1, ends.length) };
}
