import { TIME_STEPS } from '../../../../openapi/vocabulary';
import type { FilterValues } from '../../../model/filters';
import { filteredAddress } from '../../../model/filters';
import type { Schema } from '../../../providers/contract';
import { boundsOf, periodBetween } from '../model/periods';
import { SEARCH } from '../model/search';
import { asDialect, type PeriodFilter, periodFields, periodOf, withPeriod } from '../model/search-filter';

/** A figure that the user may open. */
export type FigureDeclaration = Schema<'FigureDeclaration'>;
/** The answer of the API for a figure. */
export type FigureAnswer = Schema<'FigureAnswer'>;

/** The charts of a figure. */
export const shownAs = ['bar', 'line', 'heat', 'table'] as const;
export type ShownAs = (typeof shownAs)[number];

/** Whether a dimension is a step of time, such as months. */
export const isTimeStep = (dimension: string): boolean => (TIME_STEPS as readonly string[]).includes(dimension);

/** A figure as its address describes it, beside the filters that narrow it. */
export interface FigureChoice {
  name: string;
  by: string[];
  as: ShownAs;
  compare?: boolean;
}

/** The figure that the search shows instead of its tickets, if any. */
export const figureIn = (filter: FilterValues): FigureChoice | undefined => filter.figure as FigureChoice | undefined;

/** The search with this figure; without one it shows its tickets. */
export function withFigure(
  { figure: _before, ...others }: FilterValues,
  figure: FigureChoice | undefined,
): FilterValues {
  return figure ? { ...others, figure } : others;
}

/** The initial choice of a figure. */
export const startOf = ({ name, by, moment }: FigureDeclaration): FigureChoice => ({
  name,
  by,
  as: moment && by.includes('month') ? 'line' : by.length > 1 ? 'heat' : 'bar',
});

/** The period of the page that concerns the moment of a figure. */
const periodNameOf = (moment: string | null) =>
  (Object.keys(periodFields) as PeriodFilter[]).find((name) => periodFields[name] === moment);

/**
 * The query of a figure for the API: the period of the figure's moment by itself, so that it can be compared, and the
 * other filters.
 */
export function figureQuery(filter: FilterValues, { by, compare }: FigureChoice, moment: string | null) {
  const others = withFigure(filter, undefined);
  const name = periodNameOf(moment);
  const period = name && periodOf(others, name);
  const bounds = period && boundsOf(period);
  const isPeriod = bounds?.from && bounds.until;
  const narrowing = name && isPeriod ? withPeriod(others, name, undefined) : others;
  return {
    filter: asDialect(narrowing),
    by: by.join(','),
    ...(period && isPeriod && { period: period.period, ...(period.period === 'CUSTOMISED' && bounds) }),
    ...(compare && isPeriod && { compare: 'true' }),
  };
}

/** Address of the search for a filter of the dialect, in which bounds become a period of the page. */
export function listAddress(filter: FilterValues): string {
  let search = filter;
  for (const [name, field] of Object.entries(periodFields)) {
    const { [`${field}_gte`]: from, [`${field}_lte`]: until, ...others } = search;
    const period = periodBetween(from, until);
    if (period) search = withPeriod(others, name as PeriodFilter, period);
  }
  return filteredAddress(SEARCH, search);
}

/** Address of the search that shows a figure. */
export const figureAddress = (filter: FilterValues) => filteredAddress(SEARCH, filter);
