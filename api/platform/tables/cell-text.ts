import type { Locale } from '../../vocabulary/locale.js';
import { ZONE } from '../vocabulary/zone.js';
import type { Cell, CellFormat } from './cell.js';

/** Characters of a cell on paper or in a message, which are overviews. */
const LONGEST = 200;

/** Formats moments and cells in the conventions of a language. */
export function shownIn(locale: Locale) {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'CHF' });
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone: 'UTC' });
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short', timeZone: ZONE });
  return {
    moment: (value: Date) => moment.format(value),
    cell(cell: Cell, format: CellFormat): string {
      if (cell === null) return '';
      if (typeof cell === 'number') return (format === 'money' ? money : number).format(cell);
      if (format === 'day') return day.format(new Date(`${cell}T00:00:00Z`));
      if (format === 'moment') return moment.format(new Date(cell));
      return cell.length > LONGEST ? `${cell.slice(0, LONGEST - 1).toWellFormed()}…` : cell;
    },
  };
}
