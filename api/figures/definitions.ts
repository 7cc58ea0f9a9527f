import type { FigureName } from '../vocabulary/figures.js';
import { CONTENT_RATING, RATINGS } from '../vocabulary/satisfaction.js';
import {
  CLOCK_RESULTS,
  ClockResult,
  OPEN_STATES,
  RUNNING_STATES,
  TICKET_STATES,
  TicketState,
} from '../vocabulary/ticket.js';
import { REPORT_FILTERS, ReportFilter } from '../vocabulary/work.js';
import { average, count, type Figure, type Filter, percentiles, share, sum } from './figure.js';

const SUBMITTED = TICKET_STATES.filter((state) => state !== TicketState.Draft);
const submitted =
  (more: Filter = {}) =>
  () => ({ state_eq_any: SUBMITTED, ...more });
const open = (states: readonly TicketState[], more: Filter = {}) => ({ state_eq_any: states, ...more });

/** The time that a clock took, for the tickets on which it has stopped. */
const lasted = (minutes: string, column: string, by: readonly string[]): Figure => ({
  unit: 'minutes',
  measures: percentiles(`e.${column}`),
  moment: 'createdAt',
  filter: submitted({ [`${minutes}_gte`]: 0 }),
  by,
});

/** The share of kept deadlines among the stopped clocks. */
const kept = (result: string, column: string, by: readonly string[]): Figure => ({
  unit: 'percent',
  measures: share(`e.${column} = '${ClockResult.Met}'`),
  moment: 'createdAt',
  filter: submitted({ [`${result}_eq_any`]: CLOCK_RESULTS }),
  by,
});

/** Filters of tickets with reports, which a filter of the request narrows. */
const REPORTED = REPORT_FILTERS.filter((filter) => filter !== ReportFilter.No);

/** The customers' ratings (decision 44), by the time of the rated closing. */
const rated = (unit: 'rating' | 'percent', measures: Figure['measures']): Figure => ({
  unit,
  measures,
  moment: 'closedAt',
  filter: () => ({ state_eq_any: [TicketState.Closed], satisfaction_gte: RATINGS[0] }),
  by: ['month'],
});

/** The amounts and hours of tickets with reports. */
const reported = (figure: Pick<Figure, 'unit' | 'measures' | 'looksAt'>): Figure => ({
  ...figure,
  moment: 'createdAt',
  filter: submitted({ reports_eq_any: REPORTED }),
  by: ['customer'],
});

/**
 * The figures of reporting, all defined here. Each number is computed of the tickets that its filter lists, so that a
 * reader who opens it finds exactly these.
 */
export const DEFINITIONS: Readonly<Record<FigureName, Figure>> = {
  created: { unit: 'tickets', measures: count, moment: 'createdAt', filter: submitted(), by: ['month'] },
  closed: {
    unit: 'tickets',
    measures: count,
    moment: 'closedAt',
    filter: () => ({ state_eq_any: [TicketState.Closed] }),
    by: ['month'],
  },
  backlog: { unit: 'tickets', measures: count, filter: () => open(OPEN_STATES), by: ['state', 'age'] },
  load: { unit: 'tickets', measures: count, filter: () => open(RUNNING_STATES), by: ['responsible'] },
  overdue: {
    unit: 'tickets',
    measures: count,
    filter: (now) => open(RUNNING_STATES, { dueAt_lt: now.toISOString() }),
    by: ['priority'],
  },
  firstResponse: lasted('reactionMinutes', 'reaction_minutes', ['month']),
  reactionKept: kept('reactionResult', 'reaction_result', ['month']),
  onSite: lasted('onSiteMinutes', 'on_site_minutes', ['month']),
  onSiteKept: kept('onSiteResult', 'on_site_result', ['month']),
  resolution: lasted('resolutionMinutes', 'resolution_minutes', ['type']),
  dueKept: kept('dueResult', 'due_result', ['priority']),
  reopened: {
    unit: 'percent',
    measures: share('e.reopenings > 0'),
    moment: 'createdAt',
    filter: submitted(),
    looksAt: ['reopenings'],
    by: ['month'],
  },
  satisfaction: rated('rating', average('e.satisfaction')),
  satisfied: rated('percent', share(`e.satisfaction >= ${CONTENT_RATING}`)),
  costs: reported({ unit: 'CHF', measures: sum('e.reported_amount', 100), looksAt: ['costs'] }),
  hours: reported({ unit: 'hours', measures: sum('e.reported_time', 60_000) }),
};
