import { dayFrom } from '../../model/local-time';
import { minutesOf, type Times, timeOf } from './days';

/** A day and the times of an appointment. */
export interface Slot extends Times {
  readonly date: string;
}

/** Number of days ahead in which a free slot is searched. */
export const DAYS_AHEAD = 28;
const LAST_MINUTE = 24 * 60 - 1;
const STEP = 15;

interface Search {
  /** The chosen day. */
  date: string;
  /** The chosen minute of the day; undefined for the beginning of work. */
  from?: number | undefined;
  /** Duration of the slot, in minutes. */
  lasts: number;
  /** The present day and minute of the desk; no slot begins earlier. */
  now: { date: string; minute: number };
  work: { start: string; end: string };
  /** Whether the person does not work on a day. */
  isOff: (day: string) => boolean;
  /** The appointments of the person. */
  engaged: readonly Slot[];
  /** Minutes of travel from one appointment to another. */
  travel?: number | undefined;
}

/**
 * The next free slot of a person from the chosen day and minute on, never in the past: within the hours of work, unless
 * the user chose a minute outside of them, and after the chosen day on working days only. The slot is the proposal of a
 * dialog; the server confirms unusual times with the user (domain "Confirmation pattern").
 */
export function nextSlot({ date, from, lasts, now, work, isOff, engaged, travel = 0 }: Search): Slot {
  const chosen = date < now.date ? { date: now.date } : { date, from };
  const [opens, closes] = [minutesOf(work.start), minutesOf(work.end)];
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) {
    const day = dayFrom(chosen.date, ahead);
    const wanted = (ahead === 0 ? chosen.from : undefined) ?? opens;
    const latest = wanted < opens || wanted + lasts > closes ? LAST_MINUTE : closes;
    const earliest = day === now.date ? Math.max(wanted, Math.ceil(now.minute / STEP) * STEP) : wanted;
    const isChosen = day === date;
    const start =
      isOff(day) && !isChosen ? undefined : freeFrom(earliest, latest - lasts, lasts, ofDay(day, engaged), travel);
    if (start !== undefined) return { date: day, startTime: timeOf(start), endTime: timeOf(start + lasts) };
  }
  return { date: dayFrom(chosen.date, DAYS_AHEAD), startTime: work.start, endTime: timeOf(opens + lasts) };
}

const ofDay = (day: string, engaged: readonly Slot[]) =>
  engaged
    .filter(({ date }) => date === day)
    .map(({ startTime, endTime }) => ({ start: minutesOf(startTime), end: minutesOf(endTime) }))
    .sort((left, right) => left.start - right.start);

/** The first free minute of the day, with travel before and after; undefined if there is none. */
function freeFrom(
  earliest: number,
  latest: number,
  lasts: number,
  engaged: readonly { start: number; end: number }[],
  travel: number,
): number | undefined {
  let start = earliest;
  for (const slot of engaged) {
    const isBefore = start + lasts + travel <= slot.start;
    if (!isBefore) start = Math.max(start, slot.end + travel);
  }
  return start <= latest ? start : undefined;
}
