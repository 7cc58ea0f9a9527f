import { Temporal } from 'temporal-polyfill';
import { ZONE } from '../vocabulary/zone.js';

const HOUR_MS = 3_600_000;
/** Hours at most whose offset is remembered: a table of many years asks for the same ones again and again. */
const MOST_HOURS = 10_000;
const offsets = new Map<number, number>();

/** Offset of the zone at a moment, in milliseconds; it changes at full hours only. */
function offsetAt(ms: number): number {
  const hour = Math.floor(ms / HOUR_MS);
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  const { offsetNanoseconds } = Temporal.Instant.fromEpochMilliseconds(hour * HOUR_MS).toZonedDateTimeISO(ZONE);
  if (offsets.size >= MOST_HOURS) offsets.clear();
  offsets.set(hour, offsetNanoseconds / 1e6);
  return offsetNanoseconds / 1e6;
}

/** What clocks in the zone of the desk show at a moment, as milliseconds that are read in UTC. */
export function localTime(moment: string): number {
  const ms = Date.parse(moment);
  return ms + offsetAt(ms);
}
