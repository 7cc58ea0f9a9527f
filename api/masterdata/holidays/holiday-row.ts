import type { Language } from '../../vocabulary/locale.js';

/** A holiday with the days on which it falls and the regions that keep it. */
export interface HolidayRow {
  /** The day 'MM-DD' or Easter Sunday, from which the others count. */
  readonly on: string;
  /** The n-th such weekday (1 = Monday) from that day on. */
  readonly nth?: readonly [n: number, weekday: number];
  /** Days after it; negative before it. */
  readonly days?: number;
  /** Weekdays on which alone it is kept, or on which it is not. */
  readonly only?: readonly number[];
  readonly not?: readonly number[];
  readonly names: Readonly<Record<Language, string>>;
  /** Those that keep it, apart by spaces. */
  readonly regions: string;
}
