/** Format of a column; other cells than texts can be calculated with and sorted by. */
export type CellFormat = 'text' | 'integer' | 'quantity' | 'money' | 'day' | 'moment' | 'time';

/**
 * Value of a cell: a number (money in francs), or a text, which is 'YYYY-MM-DD' for a day, ISO 8601 in UTC for a moment
 * and 'HH:MM' for a time. Null for an empty cell.
 */
export type Cell = string | number | null;

export type Row = readonly Cell[];
