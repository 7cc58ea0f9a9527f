import { Choice, Shape, Time } from '../platform/resource/index.js';
import { WEEKDAYS, type Weekday } from '../vocabulary/standard-codes.js';

/** A stretch of a weekday; with an end that is not after its start it runs past midnight (domain "SLA clocks"). */
@Shape()
export class WeekWindow {
  @Choice(WEEKDAYS, { name: 'weekday', required: true }) weekday!: Weekday;
  @Time({ required: true }) start!: string;
  @Time({ required: true }) end!: string;
}
