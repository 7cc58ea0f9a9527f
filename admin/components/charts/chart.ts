/** One number of a chart, in words, and where what is behind it is listed. */
export interface Mark {
  value: number;
  text: string;
  to: string;
  /** The same of the time before, where it is compared. */
  before?: { value: number | null; text: string };
}

/** What stands on one place of a chart; a series without a number there has none. */
export interface Place {
  key: string;
  label: string;
  /** Its own colour, as a path of the palette, for a value with one colour on all screens. */
  colour?: string;
  marks: (Mark | undefined)[];
}

/** A chart: its places in their order, and the names of the series that have a number on each. */
export interface ChartData {
  name: string;
  series: string[];
  /** Colours of the series that have one of their own, as those of places. */
  colours?: (string | undefined)[];
  places: Place[];
  /** Where there is no number, there is none of what is counted. */
  isCount: boolean;
  /** A number of its scale in words. */
  written(value: number): string;
}

/** What a mark says to whoever hears it or points at it. */
export const spokenOf = ({ series }: ChartData, { label, marks }: Place, at: number): string =>
  [label, series.length > 1 ? series[at] : '', marks[at]?.text].filter(Boolean).join(', ');

/** The greatest number of a chart, those before included; at least above nothing. */
export const greatestOf = ({ places }: ChartData): number =>
  Math.max(
    ...places.flatMap(({ marks }) => marks.flatMap((mark) => (mark ? [mark.value, mark.before?.value ?? 0] : []))),
    Number.MIN_VALUE,
  );

/** How long the longest of its numbers is, in characters. */
export const longestOf = ({ places }: ChartData): number =>
  Math.max(...places.flatMap(({ marks }) => marks.map((mark) => mark?.text.length ?? 0)), 0);

/** Colours of the series of a chart in their order, as places of the theme; each has a pattern of its own besides. */
const seriesColours = [
  'primary.main',
  'warning.main',
  'success.main',
  'error.main',
  'info.main',
  'text.secondary',
] as const;

/** The colour of a series: its own, else that of its place among them. */
export const colourOf = ({ colours }: Pick<ChartData, 'colours'>, at: number): string =>
  colours?.[at] ?? (seriesColours[at % seriesColours.length] as string);

/** More series than these are told apart by nobody. */
export const MOST_SERIES = seriesColours.length;
