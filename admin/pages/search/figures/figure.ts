import { TIME_STEPS } from '../../../../openapi/vocabulary';
import type { FilterValues } from '../../../model/filters';
import { filteredAddress } from '../../../model/filters';
import { periodBetween } from '../../../model/periods';
import type { Schema } from '../../../providers/contract';
import { SEARCH } from '../model/search';
import { toFilter } from '../model/search-filter';

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

const isDay = (bound: string | undefined) => /^\d{4}-\d\d-\d\d$/.test(bound ?? '');

/**
 * The query of a figure for the API: the period of the figure's moment by itself, so that it can be compared, and the
 * other filters.
 */
export function figureQuery(filter: FilterValues, { by, compare }: FigureChoice, moment: string | null) {
  const asked = toFilter(filter) as Record<string, string>;
  const { [`${moment}_gte`]: from, [`${moment}_lte`]: until, ...others } = asked;
  const period = periodBetween({ from, until });
  const isPeriod = period && (period !== 'CUSTOMISED' || [from, until].every(isDay));
  return {
    filter: isPeriod ? others : asked,
    by: by.join(','),
    ...(isPeriod && { period, ...(period === 'CUSTOMISED' && { from, until }) }),
    ...(compare && isPeriod && { compare: 'true' }),
  };
}

/** Address of the search for a filter, which may name a figure. */
export const searchAddress = (filter: FilterValues) => filteredAddress(SEARCH, filter);
