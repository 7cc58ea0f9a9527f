import { EVALUATION_PERIODS } from '../../openapi/vocabulary';

/** Evaluation periods (spec §4). */
export const periodNames = EVALUATION_PERIODS;
export type PeriodName = (typeof periodNames)[number];

/** The bounds of a filter on days or moments: a day, or the name of a period, which the API resolves to its days. */
export interface Bounds {
  from?: string;
  until?: string;
}

const CUSTOMISED = 'CUSTOMISED';

/** The bounds of a period of the calendar in the dialect, such as `@this_month`; a customised one starts without. */
export function boundsOf(name: PeriodName): Bounds {
  const bound = `@${name.toLowerCase()}`;
  return name === CUSTOMISED ? {} : { from: bound, until: bound };
}

/** The name of the period between two bounds; undefined without a bound. */
export function periodBetween({ from, until }: Bounds): PeriodName | undefined {
  const named = periodNames.find((name) => from !== undefined && from === until && from === boundsOf(name).from);
  return named ?? ((from ?? until) === undefined ? undefined : CUSTOMISED);
}
