import { WEEKDAYS, type Weekday } from '../../../vocabulary/weekday.js';

/** On-call duty on every day. */
export const WEEK: readonly Weekday[] = WEEKDAYS;
