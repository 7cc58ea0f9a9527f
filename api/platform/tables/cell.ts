/** How the cells of a column are written: texts as they are, all else so that programs can calculate and sort by it. */
export type CellFormat = 'text' | 'integer' | 'quantity' | 'money' | 'day' | 'moment' | 'time';

/**
 * What stands in a cell: a number (of money in francs), or a text, which is 'YYYY-MM-DD' for a day, ISO 8601 in UTC for a
 * moment and 'HH:MM' for a time. Empty where it is null.
 */
export type Cell = string | number | null;

export type Row = readonly Cell[];
