import type { Language } from '../../vocabulary/locale.js';

/** A holiday with the days on which it falls and the regions that keep it. */
export interface HolidayRow {
  /** The day 'MM-DD' or Easter Sunday, from which the others count. */
  readonly on: string;
  /** The n-th weekday (1 = Monday) from that day on. */
  readonly nth?: readonly [n: number, weekday: number];
  /** Days after it; negative before it. */
  readonly days?: number;
  /** The only weekdays of the holiday, or the excluded ones. */
  readonly only?: readonly number[];
  readonly not?: readonly number[];
  readonly names: Readonly<Record<Language, string>>;
  /** Regions of the holiday, separated by spaces. */
  readonly regions: string;
}
