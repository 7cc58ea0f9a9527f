/** Evaluation periods (spec §4). */
export const EVALUATION_PERIODS = [
  'THIS_MONTH',
  'LAST_MONTH',
  'THIS_QUARTER',
  'LAST_QUARTER',
  'THIS_YEAR',
  'LAST_YEAR',
  'CUSTOMISED',
] as const;
export type EvaluationPeriod = (typeof EVALUATION_PERIODS)[number];

/** Steps of a figure's time axis. */
export const TIME_STEPS = ['day', 'week', 'month', 'quarter', 'year'] as const;
export type TimeStep = (typeof TIME_STEPS)[number];

/** Measures over the tickets of a cell. */
export const FIGURE_MEASURES = ['count', 'share', 'average', 'p50', 'p90', 'sum'] as const;
export type FigureMeasure = (typeof FIGURE_MEASURES)[number];

/** Units of a figure's values. */
export const FIGURE_UNITS = ['tickets', 'percent', 'rating', 'minutes', 'hours', 'CHF'] as const;
export type FigureUnit = (typeof FIGURE_UNITS)[number];

/** The figures of reporting, each explained by a sentence (`figures.<name>.text`). */
export const FIGURES = [
  'created',
  'closed',
  'backlog',
  'load',
  'overdue',
  'firstResponse',
  'reactionKept',
  'onSite',
  'onSiteKept',
  'resolution',
  'dueKept',
  'reopened',
  'satisfaction',
  'satisfied',
  'costs',
  'hours',
] as const;
export type FigureName = (typeof FIGURES)[number];
