import { Temporal } from 'temporal-polyfill';
import { clock } from '../clock.js';
import { ZONE } from './time-kinds.js';

const present = () =>
  Temporal.Instant.fromEpochMilliseconds(clock.now().getTime()).toZonedDateTimeISO(ZONE).toPlainDate();

/** The present day in the zone of the desk, 'YYYY-MM-DD'. */
export const today = (): string => present().toString();

/** The day before the present one. */
export const yesterday = (): string => present().subtract({ days: 1 }).toString();
