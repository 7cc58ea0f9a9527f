/** One number of a chart with its text, and the address of the list of its records. */
export interface Mark {
  value: number;
  text: string;
  to: string;
  /** The same number of the period before, if periods are compared. */
  before?: { value: number | null; text: string };
}

/** The numbers of one category of a chart; a series without a number has none. */
export interface Place {
  key: string;
  label: string;
  /** A colour of the category, as a path of the palette, for a value with one colour on all screens. */
  colour?: string;
  marks: (Mark | undefined)[];
}

/** A chart: its categories in their order, and the names of the series with their numbers. */
export interface ChartData {
  name: string;
  series: string[];
  /** Colours of series with a fixed colour, as paths of the palette. */
  colours?: (string | undefined)[];
  places: Place[];
  /** The numbers are counts, so that a missing number means zero records. */
  isCount: boolean;
  /** Writes a number of the scale as text. */
  written(value: number): string;
}

/** The text of a mark for screen readers and tooltips. */
export const spokenOf = ({ series }: ChartData, { label, marks }: Place, at: number): string =>
  [label, series.length > 1 ? series[at] : '', marks[at]?.text].filter(Boolean).join(', ');

/** The greatest number of a chart, including the period before; always above zero. */
export const greatestOf = ({ places }: ChartData): number =>
  Math.max(
    ...places.flatMap(({ marks }) => marks.flatMap((mark) => (mark ? [mark.value, mark.before?.value ?? 0] : []))),
    Number.MIN_VALUE,
  );

/** The length of the longest number of a chart, in characters. */
export const longestOf = ({ places }: ChartData): number =>
  Math.max(...places.flatMap(({ marks }) => marks.map((mark) => mark?.text.length ?? 0)), 0);

/** Colours of series in their order, as paths of the palette; each series has a pattern as well. */
const seriesColours = [
  'primary.main',
  'warning.main',
  'success.main',
  'error.main',
  'info.main',
  'text.secondary',
] as const;

/** The colour of a series: its fixed colour, else the one of its index. */
export const colourOf = ({ colours }: Pick<ChartData, 'colours'>, at: number): string =>
  colours?.[at] ?? (seriesColours[at % seriesColours.length] as string);

/** Most series that readers can tell apart. */
export const MOST_SERIES = seriesColours.length;
