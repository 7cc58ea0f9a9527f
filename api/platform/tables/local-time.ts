import { Temporal } from 'temporal-polyfill';
import { ZONE } from '../vocabulary/zone.js';

const HOUR_MS = 3_600_000;
/** Most hours whose offset is cached: a table of many years repeats the same ones. */
const MOST_HOURS = 10_000;
const offsets = new Map<number, number>();

/** Offset of the zone at a moment in milliseconds; it changes at full hours only. */
function offsetAt(ms: number): number {
  const hour = Math.floor(ms / HOUR_MS);
  const cached = offsets.get(hour);
  if (cached !== undefined) return cached;
  const { offsetNanoseconds } = Temporal.Instant.fromEpochMilliseconds(hour * HOUR_MS).toZonedDateTimeISO(ZONE);
  if (offsets.size >= MOST_HOURS) offsets.clear();
  offsets.set(hour, offsetNanoseconds / 1e6);
  return offsetNanoseconds / 1e6;
}

/** Local time of the desk at a moment, as milliseconds to be formatted in UTC. */
export function localTime(moment: string): number {
  const ms = Date.parse(moment);
  return ms + offsetAt(ms);
}
