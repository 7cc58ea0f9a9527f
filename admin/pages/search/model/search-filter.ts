import type { FilterValues } from '../../../model/filters';
import { boundsOf, type PeriodName } from '../../../model/periods';

/** Fields of tickets whose periods the search offers. */
export const periodFields = ['createdAt', 'closedAt', 'dueAt'] as const;

/** Earlier names of these periods, which bookmarks may hold. */
const earlier = { created: 'createdAt', completed: 'closedAt', due: 'dueAt' } as const;

/** The search with its periods as bounds of the dialect: earlier, each had a name of its own. */
export function toPresent(filter: FilterValues): FilterValues {
  return Object.entries(earlier).reduce((present, [name, field]) => {
    if (!(name in present)) return present;
    const { [name]: period, ...others } = present;
    const { period: named, ...days } = period as { period: PeriodName; from?: string; until?: string };
    const { from, until } = { ...boundsOf(named), ...days };
    return { ...others, ...(from && { [`${field}_gte`]: from }), ...(until && { [`${field}_lte`]: until }) };
  }, filter);
}

/** The search in the contract's dialect: without its figure. */
export function toFilter(filter: FilterValues): FilterValues {
  const { figure: _shown, ...present } = toPresent(filter);
  return present;
}
