import type { FilterValues } from '../../../model/filters';
import { boundsOf, type Period } from './periods';

/** Periods of a search, and the field of the ticket that each concerns. */
export const periodFields = { created: 'createdAt', completed: 'closedAt', due: 'dueAt' } as const;
export type PeriodFilter = keyof typeof periodFields;

/** The period of a search, if any. */
export const periodOf = (filter: FilterValues, name: PeriodFilter): Period | undefined =>
  filter[name] as Period | undefined;

/** A search with this period in place of its own; undefined removes it. */
export function withPeriod(filter: FilterValues, name: PeriodFilter, period: Period | undefined): FilterValues {
  const { [name]: _before, ...others } = filter;
  return period ? { ...others, [name]: period } : others;
}

/**
 * The search in the words of the contract's dialect: periods become bounds, a figure is left out, other filters stay.
 */
export function asDialect({ figure: _shown, ...filter }: FilterValues): FilterValues {
  return (Object.keys(periodFields) as PeriodFilter[]).reduce((dialect, name) => {
    const period = periodOf(filter, name);
    if (!period) return dialect;
    const { from, until } = boundsOf(period);
    const field = periodFields[name];
    return {
      ...withPeriod(dialect, name, undefined),
      ...(from && { [`${field}_gte`]: from }),
      ...(until && { [`${field}_lte`]: until }),
    };
  }, filter);
}
