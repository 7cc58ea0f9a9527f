import { Temporal } from 'temporal-polyfill';
import { clock } from '../clock.js';
import { ZONE } from '../vocabulary/zone.js';

const present = () =>
  Temporal.Instant.fromEpochMilliseconds(clock.now().getTime()).toZonedDateTimeISO(ZONE).toPlainDate();

/** The present day in the zone of the desk, 'YYYY-MM-DD'. */
export const today = (): string => present().toString();

/** A day so many days after the present one, or before it. */
export const dayFromToday = (days: number): string => present().add({ days }).toString();

/** The day before the present one. */
export const yesterday = (): string => dayFromToday(-1);
